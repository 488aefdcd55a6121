import VCSourceFacts

/// Factories of a container of dependencies that the code calls: `Container.shared.detail()`, with
/// `var detail: Factory<Detail> { self { Detail() } }`.
extension Resolver {
  /// Returns the type of the object that a factory creates.
  func typeMadeByFactory(_ call: Call, of container: TypeRef?) -> TypeRef? {
    factory(calledBy: call, of: container).flatMap { type(of: $0)?.arguments.last?.plain }
  }

  /// Returns the values that the closures of a factory return.
  func madeByFactory(_ call: Call, of container: TypeRef?) -> [(value: Expression, scope: Scope)] {
    guard let factory = factory(calledBy: call, of: container) else { return [] }
    return results(of: factory).flatMap { value, inner -> [(value: Expression, scope: Scope)] in
      guard let registration = value.registration,
        let place = registration.arguments.firstIndex(where: { if case .closure = $0.value { true } else { false } }),
        case .closure(let closure) = registration.arguments[place].value
      else { return [] }
      return collectResults(closure.body, BodyWalk.scope(of: closure, registration, place, inner))
    }
  }

  private func factory(calledBy call: Call, of container: TypeRef?) -> VariableSymbol? {
    guard call.selector == nil, let container, let name = call.calledName,
      let variable = index.variable(name, of: container.name), let type = type(of: variable), index.isFactory(type)
    else { return nil }
    return variable
  }
}

extension Expression {
  /// The call that registers a closure, in front of options: `self { Detail() }.singleton`.
  fileprivate var registration: Call? {
    switch self {
    case .member(let base?, _, _): base.registration
    case .call(let call): call.receiver?.registration ?? call
    default: nil
    }
  }
}
