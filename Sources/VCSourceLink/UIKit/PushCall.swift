import VCModel
import VCSourceFacts

/// `navigationController?.pushViewController(controller, animated: true)`.
enum PushCall: CallDetector {
  static let names: Set<String> = ["pushViewController"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let target = callSite.call.firstPlain, !callSite.isOfTheApp else { return [] }
    guard callSite.call.arguments.count > 1 else { return [] }
    var finding = callSite.finding(.push, by: callSite.initiator, to: target)
    finding.source.emptyStack = emptyStack(callSite)
    return [finding]
  }

  /// Returns the place in the function that creates the receiver of a call without a root.
  static func emptyStack(_ callSite: CallSite) -> Place? {
    // A closure inside the code that creates the stack may run when it has been filled.
    guard case .name(let name, _)? = callSite.call.receiver, let local = callSite.scope.local(name),
      local.values.count == 1, local.values[0].scope.deferral == callSite.scope.deferral,
      case .call(let call) = local.values[0].value,
      case .constructor(let type) = callSite.resolver.callee(of: call, local.values[0].scope),
      callSite.index.controllerKind(type.name) == .navigation, RootConstructor.root(of: call) == nil,
      callSite.resolver.settings(of: local, before: callSite.call.position).values["viewControllers"] == nil
    else { return nil }
    return Place(file: callSite.scope.context.file, position: call.position)
  }
}
