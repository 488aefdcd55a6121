import VCModel
import VCSourceFacts

/// `present(controller, animated: true)` and its Objective-C forms.
enum PresentCall: CallDetector {
  static let names: Set<String> = ["present", "presentViewController", "presentModalViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let target = call.firstPlain, !call.arguments[0].isTrailing else { return [] }
    let labels = Set(call.arguments.compactMap(\.label))
    // Calls with other labels are those of toasts, bulletins or the app's helpers.
    guard labels.contains("animated"), labels.isSubset(of: ["animated", "completion"]), !callSite.isOfTheApp else {
      return []
    }
    return [callSite.finding(.present, by: callSite.initiator, to: target)]
  }
}
