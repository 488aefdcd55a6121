import VCModel
import VCSourceFacts

/// Properties that hold an object of the app while a sheet or cover shows it: code that assigns them sends the object.
extension RouteTable {
  /// Records a modifier whose item is not an enum.
  mutating func note(_ finding: Finding, object item: Expression, _ callSite: CallSite) {
    guard let variable = callSite.resolver.boundVariable(item, callSite.scope) else { return }
    note(finding, object: variable, callSite.resolver)
  }

  /// Records a modifier, possibly one of the app, that shows views while a property holds an object.
  mutating func note(_ finding: Finding, object variable: VariableSymbol, _ resolver: Resolver) {
    guard finding.target.outcome.uses.isEmpty, !finding.target.outcome.candidates.isEmpty,
      let type = resolver.type(of: variable)?.plain, resolver.index.isDeclared(type.name),
      resolver.index.symbol(type.name)?.kind != .enum
    else { return }
    var mapping = Mapping(finding: finding, type: type.name)
    mapping.items = [variable]
    objects.append(mapping)
  }

  /// Returns a transition for each assignment to the property outside the view with the modifier.
  func objectFindings(_ linker: Linker) -> [Finding] {
    objects.flatMap { mapping in
      let candidates = mapping.finding.target.outcome.candidates
      return mapping.items.flatMap { sends(to: $0, mapping, linker) }.flatMap { send -> [Finding] in
        // If an enum case inside the object selects the screen, only that case determines the target.
        if candidates.contains(where: { $0.value != nil }) { return decided(candidates, send, mapping, linker) }
        guard send.values.contains(where: { $0.type == mapping.type }) else { return [] }
        return candidates.map { finding(from: send, to: $0, CaseValue(type: mapping.type, name: nil), mapping) }
      }
    }
  }

  /// Returns the transitions for the enum cases that an object is created with: `Configuration(route: .help)`, `Box(.help)`.
  private func decided(_ candidates: [ScreenCandidate], _ send: Send, _ mapping: Mapping, _ linker: Linker) -> [Finding]
  {
    let held = Send(
      values: send.wrapped.values, uses: send.wrapped.uses, sink: send.sink, place: send.place, scope: send.scope)
    return resolved(held, linker).flatMap { send in
      candidates.compactMap { candidate in
        guard let value = candidate.value, send.values.contains(value) else { return nil }
        return finding(from: send, to: candidate, value, mapping)
      }
    }
  }

  private func sends(to item: VariableSymbol, _ mapping: Mapping, _ linker: Linker) -> [Send] {
    let expected = linker.resolver.type(of: item)?.plain
    let suppliers = linker.suppliers(of: .assigned(item)) + linker.bindingAssignments(to: item)
    let found = suppliers.flatMap { supplier -> [Send] in
      if supplier.constructor != nil { return [] }
      let cases = linker.resolver.cases(of: supplier.value, supplier.scope, expected: expected)
      guard !cases.values.isEmpty || !cases.uses.isEmpty else { return [] }
      let send = Send(
        values: cases.values, uses: cases.uses,
        wrapped: Self.wrapped(by: supplier.value, supplier.scope, expected, linker.resolver), sink: .item(item),
        place: Place(file: supplier.scope.context.file, position: supplier.position), scope: supplier.scope)
      return resolved(send, linker)
    }
    // The modifier itself covers the assignments in its own view.
    return found.filter { $0.scope.context.owner !== mapping.finding.site.owner }
  }
}

extension Linker {
  /// Returns the assignments through a property that is a binding: `presenter.sheet.wrappedValue = item`.
  func bindingAssignments(to variable: VariableSymbol) -> [ValueSupplier] {
    (record.assignments["wrappedValue"] ?? []).compactMap { base, value, scope in
      guard resolver.boundVariable(base, scope) == variable, let position = value.position else { return nil }
      return ValueSupplier(value: value, scope: scope, position: position, call: nil, base: base)
    }
  }
}
