import VCModel
import VCSourceFacts

/// `router.launch(from: window)` of the library RIBs, by which a window shows a router's controller.
enum LaunchCall: CallDetector {
  static let names: Set<String> = ["launch"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard call.arguments.first?.label?.hasPrefix("from") ?? false, let router = call.receiver,
      callSite.resolver.isRouter(callSite.resolver.type(of: router, callSite.scope)?.plain.name), !callSite.isOfTheApp
    else { return [] }
    return [
      callSite.finding(.windowRoot, by: .noController, to: .member(router, "viewControllable", call.position))
    ]
  }
}
