import VCSourceFacts

/// Calls through type erasers: `AnyCoordinator<ShopRoute>` passes them on to the coordinator whose routes are these.
extension Linker {
  /// Returns the calls on generic objects that share a protocol with the type of a function, which have the type of its first
  /// parameter as an argument. Arguments that an overload in an extension of the protocol provides are `nil`.
  func callers(throughErasersOf function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard let owner = function.owner, owner.isDeclared, owner.kind != .protocol, !function.declaration.isStatic,
      let first = function.declaration.parameters.first,
      let value = first.type.map({ index.type($0, in: owner).plain.name }), index.isDeclared(value)
    else { return [] }
    let protocols = index.ancestry(of: owner.name).filter { name in
      index.symbol(name).map { $0.kind == .protocol && $0.functions[function.name] != nil } ?? false
    }
    guard !protocols.isEmpty else { return [] }
    return record.calls(named: function.callNames).compactMap { call, scope in
      guard let argument = call.arguments.first, argument.label == first.label,
        isErased(call, scope, owner: owner, value: value, protocols)
      else { return nil }
      return (call.completed(for: function), scope)
    }
  }

  /// Returns whether a call is on a type eraser for a value's type, or by an overload of the protocol on the object itself.
  private func isErased(
    _ call: Call, _ scope: Scope, owner: TypeSymbol, value: String, _ protocols: [String]
  ) -> Bool {
    guard let receiver = call.receiver else { return scope.context.owner === owner && isOfProtocol(call, scope) }
    guard let object = resolver.type(of: receiver, scope)?.plain else { return false }
    if object.name == owner.name { return isOfProtocol(call, scope) }
    return object.arguments.contains { $0.plain.name == value }
      && index.ancestry(of: object.name).contains(where: protocols.contains)
  }

  /// Returns whether a call is of a function that an extension gives to all types that conform to a protocol.
  private func isOfProtocol(_ call: Call, _ scope: Scope) -> Bool {
    guard case .functions(let functions, _) = resolver.callee(of: call, scope) else { return false }
    return functions.allSatisfy { $0.hasBody && $0.owner?.kind == .protocol }
  }
}

extension Call {
  /// Returns the call with `nil` for arguments of a function that are missing.
  fileprivate func completed(for function: FunctionSymbol) -> Call {
    guard Arguments(function, self) == nil else { return self }
    var completed = self
    completed.arguments = function.declaration.parameters.map { parameter in
      arguments.first { $0.label == parameter.label } ?? Argument(parameter.label, .literal("nil"))
    }
    return completed
  }
}
