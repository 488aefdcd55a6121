import VCSourceFacts

/// Functions and closures that are handed on as such: `Row(open: show)`, `.environment(\.open, show)`.
extension Linker {
  /// The places that decide about an enum's value, also through functions and closures that are handed on, four times at most.
  func givers(ofValue use: Use) -> [Giver] {
    var found: [Giver] = []
    var next: [ClosureHolder]
    let place: Int
    switch use {
    case .parameter(let function, let position):
      found = givers(of: use)
      (next, place) = (holders(of: function), position)
    case .closure(let holder, let position): (next, place) = ([holder], position)
    default: return givers(of: use)
    }
    var seen: Set<ClosureHolder> = []
    for _ in 0..<Self.mostHops where !next.isEmpty {
      next = next.filter { seen.insert($0).inserted }
      found += next.flatMap { givers(of: .closure($0, place)) }
      next = next.flatMap(holders)
    }
    return found
  }

  /// Who keeps a function of a type that code of that type hands on by its name.
  private func holders(of function: FunctionSymbol) -> [ClosureHolder] {
    guard let owner = function.owner, owner.functions[function.name]?.count == 1 else { return [] }
    return (handed[function.name] ?? []).compactMap { call, argument, scope in
      scope.context.owner === owner ? resolver.holder(ofArgument: argument, call, scope) : nil
    }
  }

  /// Who keeps a closure that a property keeps and hands on.
  private func holders(of holder: ClosureHolder) -> [ClosureHolder] {
    guard case .property(let variable) = holder else { return [] }
    return (handed[variable.name] ?? []).compactMap { call, argument, scope in
      let value = call.arguments[argument].value
      return resolver.boundVariable(value, scope) == variable
        ? resolver.holder(ofArgument: argument, call, scope) : nil
    }
  }
}
