import VCModel
import VCSourceFacts

/// `present(controller, animated: true)` and how Objective-C writes it.
enum PresentCall: CallDetector {
  static let names: Set<String> = ["present", "presentViewController", "presentModalViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard let target = call.firstPlain, !call.arguments[0].isTrailing else { return [] }
    let labels = Set(call.arguments.compactMap(\.label))
    // A toast, a bulletin or an app's own helper is called otherwise.
    guard labels.contains("animated"), labels.isSubset(of: ["animated", "completion"]), !sight.isOfTheApp else {
      return []
    }
    return [sight.finding(.present, by: sight.asker, to: target)]
  }
}
