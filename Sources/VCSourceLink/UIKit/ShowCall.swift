import VCModel
import VCSourceFacts

/// `show(controller, sender: self)` and `showDetailViewController(controller, sender: self)`.
enum ShowCall: CallDetector {
  static let names: Set<String> = ["show", "showViewController", "showDetailViewController"]

  static func findings(_ sight: Sight) -> [Finding] {
    let call = sight.call
    guard call.arguments.count == 2, call.arguments[1].label == "sender", let target = call.firstPlain,
      !sight.isOfTheApp
    else { return [] }
    return [
      sight.finding(call.calledName == "showDetailViewController" ? .showDetail : .show, by: sight.asker, to: target)
    ]
  }
}
