import VCModel
import VCSourceFacts

/// `show(controller, sender: self)` and `showDetailViewController(controller, sender: self)`.
enum ShowCall: CallDetector {
  static let names: Set<String> = ["show", "showViewController", "showDetailViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard call.arguments.count == 2, call.arguments[1].label == "sender", let target = call.firstPlain,
      !callSite.isOfTheApp
    else { return [] }
    return [
      callSite.finding(
        call.calledName == "showDetailViewController" ? .showDetail : .show, by: callSite.initiator, to: target)
    ]
  }
}
