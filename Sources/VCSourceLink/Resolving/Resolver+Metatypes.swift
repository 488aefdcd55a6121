import VCModel
import VCSourceFacts

/// Static methods of types that are values: `activities[row].makeScreen()`.
extension Resolver {
  /// Returns the screens that a static method of a type in a variable creates; `nil` for other calls.
  func madeByType(_ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome? {
    guard case .member(let receiver?, let name, _) = call.callee, name != "init",
      let type = type(of: receiver, scope)?.plain, type.isMeta, index.symbol(type.name)?.kind == .protocol
    else { return nil }
    var outcome = Outcome()
    for name in classes(of: receiver, scope) where index.symbol(name)?.kind != .protocol {
      outcome.add(returned(by: TypeRef(name, isMeta: true), call, scope, expected))
    }
    if outcome.isEmpty, call.arguments.isEmpty, let use = useOfType(receiver, scope) {
      outcome.uses = [.part(use, name: name, labels: [])]
    }
    return outcome.isEmpty ? nil : outcome.known(by: .oneHop)
  }

  /// Returns the parameter or property with a type that other code supplies.
  func useOfType(_ receiver: Expression, _ scope: Scope) -> Use? {
    guard let name = receiver.ownProperty else { return nil }
    guard let local = scope.local(name) else { return variable(name, scope).map(Use.assigned) }
    guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
    return .parameter(function, place)
  }
}
