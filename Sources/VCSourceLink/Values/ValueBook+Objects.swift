import VCModel
import VCSourceFacts

/// Properties that hold an object of the app's own while a sheet or cover shows it: whoever gives them one sends it.
extension ValueBook {
  /// Notes a modifier with an item that is no enum.
  mutating func note(_ finding: Finding, object item: Expression, _ sight: Sight) {
    guard finding.outcome.uses.isEmpty, !finding.outcome.things.isEmpty,
      let variable = sight.resolver.boundVariable(item, sight.scope),
      let type = sight.resolver.type(of: variable)?.plain, sight.index.isDeclared(type.name),
      sight.index.symbol(type.name)?.kind != .enum
    else { return }
    var mapping = Mapping(finding: finding, type: type.name)
    mapping.items = [variable]
    objects.append(mapping)
  }

  /// What others than the view with the modifier give the property, each a way to what is shown.
  func objectFindings(_ linker: Linker) -> [Finding] {
    objects.flatMap { mapping in
      mapping.items.flatMap { item in
        sends(to: item, mapping, linker).flatMap { send in
          mapping.finding.outcome.things.map { thing in
            finding(from: send, to: thing, CaseValue(type: mapping.type, name: nil), mapping)
          }
        }
      }
    }
  }

  private func sends(to item: VariableSymbol, _ mapping: Mapping, _ linker: Linker) -> [Send] {
    let givers = linker.givers(of: .assigned(item)) + linker.bindingAssignments(to: item)
    let found = givers.flatMap { giver -> [Send] in
      if giver.constructor != nil { return [] }
      let expected = linker.resolver.type(of: item)?.plain
      let cases = linker.resolver.cases(of: giver.value, giver.scope, expected: expected)
      guard !cases.values.isEmpty || !cases.uses.isEmpty else { return [] }
      let place = Place(file: giver.scope.context.file, position: giver.position)
      let send = Send(values: cases.values, uses: cases.uses, sink: .item(item), place: place, scope: giver.scope)
      return resolved(send, linker, hops: 0)
    }
    // The modifier itself tells what its own view does.
    return found.filter { send in
      send.scope.context.owner !== mapping.finding.site.owner && send.values.contains { $0.type == mapping.type }
    }
  }
}

extension Linker {
  /// What is assigned to what a property that is a binding binds: `presenter.sheet.wrappedValue = item`.
  func bindingAssignments(to variable: VariableSymbol) -> [Giver] {
    (assignments["wrappedValue"] ?? []).compactMap { base, value, scope in
      guard resolver.boundVariable(base, scope) == variable, let position = value.position else { return nil }
      return Giver(value: value, scope: scope, position: position, call: nil, base: base)
    }
  }
}
