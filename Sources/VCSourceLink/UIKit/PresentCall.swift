import VCModel
import VCSourceFacts

/// `present(controller, animated: true)` and its Objective-C forms.
enum PresentCall: CallDetector {
  static let names: Set<String> = ["present", "presentViewController", "presentModalViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard let target = call.firstPlain, !call.arguments[0].isTrailing else { return [] }
    let labels = Set(call.arguments.compactMap(\.label))
    // Calls with other labels are those of toasts, bulletins or the app's helpers.
    guard labels.contains("animated"), labels.isSubset(of: ["animated", "completion"]), !sight.isOfTheApp else {
      return []
    }
    return [sight.finding(.present, by: sight.asker, to: target)]
  }
}
