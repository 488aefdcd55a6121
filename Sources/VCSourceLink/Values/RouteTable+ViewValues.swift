import VCModel

/// The views inside values, by the place that creates each value.
extension RouteTable {
  /// Returns the mapping of a value's content to the views of each place that creates such a value; `nil` for other
  /// mappings.
  static func created(_ mapping: Mapping, _ linker: Linker) -> Mapping? {
    let own = mapping.finding.target.outcome.uses.filter { isContent($0, of: mapping.type) }
    guard mapping.finding.target.outcome.candidates.isEmpty, !own.isEmpty, linker.resolver.containsView(mapping.type)
    else {
      return nil
    }
    var result = mapping
    result.finding.target.outcome = Outcome()
    for use in own { addViews(of: use, to: &result, linker, hops: 0) }
    return result
  }

  /// Adds the views that an external value may be. If a function creates the value from its own parameter, the callers of
  /// that function determine the view.
  private static func addViews(of use: Use, to mapping: inout Mapping, _ linker: Linker, hops: Int) {
    guard hops < LinkLimits.callsToTarget else { return }
    for supplier in linker.suppliers(of: use) {
      let place = Place(file: supplier.scope.context.file, position: supplier.position)
      let outcome = linker.views(of: supplier, nil).known(by: .oneHop)
      for var candidate in outcome.candidates {
        candidate.value = linker.resolver.createdValue(mapping.type, at: supplier.position, supplier.scope)
        candidate.place = place
        mapping.creations[place] = supplier.scope
        mapping.finding.target.outcome.candidates.append(candidate)
      }
      for use in outcome.uses { addViews(of: use, to: &mapping, linker, hops: hops + 1) }
    }
  }

  /// Returns the type of the value whose view a modifier shows: its item, or a property of the item.
  static func shownContent(_ finding: Finding, of item: String, _ resolver: Resolver) -> String? {
    guard finding.target.outcome.candidates.isEmpty, !finding.target.outcome.uses.isEmpty else { return nil }
    let held = resolver.index.symbol(item)?.allVariables.compactMap { resolver.type(of: $0)?.plain.name } ?? []
    return ([item] + held).first { type in
      resolver.containsView(type) && finding.target.outcome.uses.contains { isContent($0, of: type) }
    }
  }

  /// Returns whether an external value is set when a value of the type is created.
  private static func isContent(_ use: Use, of type: String) -> Bool {
    switch use {
    case .parameter(let function, _): function.name == "init" && function.owner?.name == type
    case .property(let variable): variable.owner?.name == type
    default: false
    }
  }
}
