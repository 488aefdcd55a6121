import VCModel
import VCSourceFacts

/// `navigationController?.pushViewController(controller, animated: true)`.
enum PushCall: CallDetector {
  static let names: Set<String> = ["pushViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let target = callSite.call.firstPlain, !callSite.isOfTheApp else { return [] }
    guard callSite.call.arguments.count > 1 else { return [] }
    return [callSite.finding(.push, by: callSite.initiator, to: target)]
  }
}
