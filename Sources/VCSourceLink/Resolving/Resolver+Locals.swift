import VCModel
import VCSourceFacts

/// Controllers in local variables and parameters.
extension Resolver {
  /// Returns the screens that a local may be, and the external values it depends on.
  func screens(of local: Local, _ scope: Scope) -> Outcome {
    once(local, Outcome()) {
      var outcome = screens(ofValuesOf: local, scope)
      if !outcome.candidates.isEmpty { return outcome.known(by: .local) }
      if case .closureParameter(let position, let argument, let call, let outer) = local.source {
        outcome.add(elementScreens(position, of: call, argument, outer))
        if position == 0, outcome.isEmpty, call.consumes(by: argument), let stream = call.receiver {
          for (value, inner) in values(ofStream: stream, outer) { outcome.add(screens(of: value, inner)) }
        }
        if !outcome.isEmpty { return outcome }
      }
      if case .parameter(let place) = local.source, let function = scope.context.function {
        let previews = previews(passedTo: function, place)
        if !previews.isEmpty { return previews }
      }
      addSuppliers(of: local, to: &outcome, scope)
      return outcome
    }
  }

  /// Returns the screens that the code assigns to a local.
  private func screens(ofValuesOf local: Local, _ scope: Scope) -> Outcome {
    var outcome = Outcome()
    switch local.source {
    case .element:
      for (value, inner) in local.values.flatMap({ elements(of: $0.value, $0.scope) }) {
        outcome.add(screens(of: value, inner))
      }
      if outcome.isEmpty { outcome.uses = local.values.flatMap { usesOfList($0.value, $0.scope).map(Use.element) } }
    case .part(let position):
      for (value, inner) in local.values.flatMap({ part(position, of: $0.value, $0.scope) }) {
        outcome.add(screens(of: value, inner))
      }
      outcome.uses = []
    case .carried(let name, let position, let subject, let outer):
      for (value, inner) in carried(by: name, position, of: subject, outer) {
        outcome.add(screens(of: value, inner, expected: type(of: local, scope)))
      }
    default:
      let expected = local.type.map { index.type($0, in: scope.context.owner) }
      for (value, inner) in local.values { outcome.add(screens(of: value, inner, expected: expected)) }
    }
    return outcome
  }

  /// Adds what is known of a local without a value in the code: its type, and who supplies it.
  private func addSuppliers(of local: Local, to outcome: inout Outcome, _ scope: Scope) {
    let typed = local.type.map { constrained($0, scope) } ?? type(of: local, scope)
    var evidence = MapTransition.Evidence.local
    switch local.source {
    case .parameter(let place):
      evidence = .parameter
      // A class of the app without subclasses is specific enough; for others, callers may be more specific.
      let isPrecise = typed.map(isLeaf) ?? false
      if let function = scope.context.function, !isPrecise { outcome.uses.append(.parameter(function, place)) }
    case .newValue(let variable): outcome.uses.append(.assigned(variable))
    case .localParameter(let place, let function): outcome.uses.append(.local(function, place))
    default: break
    }
    if let typed { outcome.add(byType(typed, evidence)) }
    if let use = useOfCarried(local, typed) { outcome.uses.append(use) }
    if outcome.candidates.isEmpty, let use = useOfClosure(local) { outcome.uses.append(use) }
  }

  private func isLeaf(_ type: TypeRef) -> Bool {
    index.isDeclared(type.name) && index.isSpecificController(type.name) && index.inheritors(of: type.name).isEmpty
  }

  /// Returns the elements passed to a closure parameter: `[a, b].map { UINavigationController(rootViewController: $0) }`.
  private func elementScreens(_ position: Int, of call: Call, _ argument: Int, _ scope: Scope) -> Outcome {
    guard let name = call.calledName, Self.listCalls.contains(name),
      var sequence = call.receiver
    else { return Outcome() }
    // `pages.enumerated().forEach { position, page in … }`
    if case .call(let counted) = sequence, counted.calledName == "enumerated", let list = counted.receiver,
      position == 1
    {
      sequence = list
    } else if case .closure(let closure) = call.arguments[argument].value, closure.parameters.count > 1 {
      // `[("Home", home)].forEach { title, page in … }`
      let parts = elements(of: sequence, scope).flatMap { part(position, of: $0.value, $0.scope) }
      if !parts.isEmpty || position != 0 { return screens(ofAny: parts, nil) }
    } else if position != 0 {
      return Outcome()
    }
    var outcome = Outcome()
    for (value, inner) in elements(of: sequence, scope) { outcome.add(screens(of: value, inner)) }
    // `controller.map { present($0, animated: true) }`, where the receiver is an optional.
    if outcome.isEmpty, name != "forEach" { outcome.add(screens(of: sequence, scope)) }
    if outcome.isEmpty { outcome.uses = usesOfList(sequence, scope).map(Use.element) }
    return outcome
  }
}
