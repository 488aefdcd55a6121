import VCModel
import VCSourceFacts

/// `UINavigationController(rootViewController: controller)`, also with subclasses.
enum RootConstructor: CallDetector {
  static let names: Set<String> = []

  /// Examines any initialiser, because the label is decisive.
  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    guard let argument = root(of: call) else { return [] }
    if call.isDelegation {
      guard callSite.ownKind == .navigation else { return [] }
      return [callSite.finding(.root, by: .own, to: argument)]
    }
    guard case .constructor(let type) = callSite.resolver.callee(of: call, callSite.scope),
      callSite.index.controllerKind(type.name) == .navigation
    else { return [] }
    let screen = callSite.resolver.screen(
      type.name, at: Place(file: callSite.scope.context.file, position: call.position))
    var finding = callSite.finding(.root, by: .screen(screen), to: argument)
    if let function = callSite.methodOfAnyController(argument) {
      finding.target.outcome.uses.append(.receiver(function))
    }
    return [finding]
  }

  /// Returns the root with which an initialiser creates a stack.
  static func root(of call: Call) -> Expression? {
    call.argument("rootViewController") ?? call.argument("navigationRoot")
      ?? (call.calledName == "initWithRootViewController" ? call.firstPlain : nil)
  }
}
