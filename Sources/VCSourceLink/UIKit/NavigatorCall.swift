import VCModel
import VCSourceFacts

/// `navigator.push(controller)` and `navigator.present(controller, wrap: UINavigationController.self)` of the library
/// URLNavigator, which shows a controller on the topmost one.
enum NavigatorCall: CallDetector {
  static let names: Set<String> = ["push", "present"]
  private static let types: Set<String> = ["Navigator", "NavigatorType", "NavigatorProtocol"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let receiver = callSite.call.receiver, let target = callSite.call.firstPlain,
      let type = callSite.resolver.type(of: receiver, callSite.scope)?.plain.name, types.contains(type),
      !callSite.index.isDeclared(type)
    else { return [] }
    var finding = callSite.finding(callSite.call.calledName == "push" ? .push : .present, by: .unknown, to: target)
    // The library also shows what a URL stands for.
    if finding.target.outcome.isEmpty { return [] }
    finding.target.isCertain = false
    return [finding]
  }
}
