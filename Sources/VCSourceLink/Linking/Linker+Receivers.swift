import VCSourceFacts

/// The objects whose methods code calls.
extension Linker {
  /// Returns the receivers in calls of a method that is available on any controller, also through other methods of its class:
  /// `func enqueue() { Alert.add(self) }`, where `add(_ alert: Alert)` calls `alert.show()`.
  func receivers(of function: FunctionSymbol) -> [ValueSupplier] {
    var seen: Set<FunctionSymbol> = []
    return receivers(of: function, &seen)
  }

  private func receivers(of function: FunctionSymbol, _ seen: inout Set<FunctionSymbol>) -> [ValueSupplier] {
    guard seen.insert(function).inserted, seen.count <= LinkLimits.callsToTarget else { return [] }
    var found: [ValueSupplier] = []
    for (call, scope) in record.calls(named: function.callNames) where isCall(call, scope, function, false) {
      if isOwnCall(call, scope, of: function) {
        found += receivers(passedOnBy: call, scope, &seen)
      } else {
        let value = call.receiver ?? .name("self", call.position)
        found.append(ValueSupplier(value: value, scope: scope, position: call.position, call: call))
      }
    }
    return found
  }

  /// Returns the receivers for a call in the code of the same class: those of the method around it, or the objects that other
  /// code passes to it.
  private func receivers(
    passedOnBy call: Call, _ scope: Scope, _ seen: inout Set<FunctionSymbol>
  ) -> [ValueSupplier] {
    guard let caller = scope.context.function, !caller.isInitializer else { return [] }
    if isOwn(call.receiver) { return caller.declaration.isStatic ? [] : receivers(of: caller, &seen) }
    guard let subject = call.receiver.flatMap({ scope.guardSubject($0) }), case .function(caller) = subject.code,
      let place = subject.parameter
    else { return [] }
    return suppliers(of: .parameter(caller, place)).flatMap { supplier -> [ValueSupplier] in
      guard resolver.isSelf(supplier.value) else { return [supplier] }
      guard let method = supplier.scope.context.function, !method.isInitializer, !method.declaration.isStatic else {
        return []
      }
      return receivers(of: method, &seen)
    }
  }

  /// Returns whether a receiver is the code's own object: `self`, `super`, or none.
  func isOwn(_ receiver: Expression?) -> Bool {
    if case .name("super", _)? = receiver { return true }
    return resolver.isSelf(receiver)
  }

  /// Returns whether a call is in the class that declares the method or in a subclass, such as an override that calls the
  /// inherited method; a controller that presents itself is not the source. Controllers of other subclasses are not meant.
  private func isOwnCall(_ call: Call, _ scope: Scope, of function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, owner.isDeclared, owner.kind == .class, let caller = scope.context.owner,
      index.ancestry(of: caller.name).contains(owner.name)
    else { return false }
    if case .name("super", _)? = call.receiver { return true }
    guard let receiver = call.receiver, !resolver.isSelf(receiver) else { return !passesOnController(call, scope) }
    return resolver.type(of: receiver, scope).map { $0.plain.name == owner.name } ?? true
  }

  /// Returns whether one of the arguments is a controller that the caller of the function around the call passes.
  private func passesOnController(_ call: Call, _ scope: Scope) -> Bool {
    call.arguments.contains { argument in
      guard case .name(let name, _) = argument.value, let local = scope.local(name), case .parameter = local.source,
        let type = local.type
      else { return false }
      return index.controllerKind(index.type(type, in: scope.context.owner).plain.name) != nil
    }
  }
}
