import VCSourceFacts

/// Methods that code calls on an object which it receives as one of a protocol with several implementations:
/// `func open(_ screen: UIViewController, with transition: Transition) { transition.open(screen) }`.
extension Linker {
  /// Returns the arguments in such calls of one implementation. Each is subject to the condition that the object is of the
  /// implementation's type, which the callers decide.
  func suppliers(dispatchedTo function: FunctionSymbol, _ place: Int) -> [ValueSupplier] {
    dispatchedCalls(of: function).compactMap { call, scope in
      guard let places = Arguments(function, call)?.positions, place < places.count, let argument = places[place] else {
        return nil
      }
      return ValueSupplier(value: call.arguments[argument].value, scope: scope, position: call.position, call: call)
    }
  }

  private func dispatchedCalls(of function: FunctionSymbol) -> [CodeRecord.RecordedCall] {
    if let known = caches.dispatchedCalls[function] { return known }
    let found =
      isOneOfSeveral(function)
      ? record.calls(named: function.callNames).compactMap { dispatched($0, to: function) } : []
    if record.isComplete { caches.dispatchedCalls[function] = found }
    return found
  }

  /// Returns whether a method is one of a few implementations of a protocol's requirement.
  private func isOneOfSeveral(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, owner.isDeclared, owner.kind != .protocol, !function.declaration.isStatic,
      !function.isInitializer
    else { return false }
    return index.ancestry(of: owner.name).contains { name in
      guard let type = index.symbol(name), type.kind == .protocol, type.functions[function.name] != nil else {
        return false
      }
      return (2...LinkLimits.implementationsCompared).contains(index.conformingTypes(to: name).count)
    }
  }

  private func dispatched(_ recorded: CodeRecord.RecordedCall, to function: FunctionSymbol) -> CodeRecord.RecordedCall?
  {
    let (call, scope) = recorded
    guard let owner = function.owner, let object = call.receiver, let subject = scope.guardSubject(object),
      subject.parameter != nil, Arguments(function, call) != nil,
      case .functions(let implementations, _) = resolver.callee(of: call, scope),
      index.isAmbiguous(implementations), implementations.contains(function)
    else { return nil }
    let inner = Scope(in: scope)
    inner.guards.insert(
      CaseGuard(guardSubject: subject, question: .whichClass, names: [owner.name], isRequired: true))
    return (call, inner)
  }
}
