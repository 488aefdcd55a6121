import VCSourceFacts

/// Values that an app offers wherever a path or a link takes any value: `extension Hashable { static var help: HelpPage { … } }`,
/// `NavigationLink(value: .help)`.
extension Resolver {
  /// Returns the values of a static member that the app adds to `Hashable`; `nil` for any other expression.
  func valuesOfHashableMember(_ expression: Expression) -> Cases? {
    guard let name = expression.implicitMember, let hashable = index.symbol("Hashable") else { return nil }
    if let variable = hashable.variables[name], let type = variable.declaration.type {
      return values(of: results(of: variable), index.type(type, in: hashable))
    }
    if let function = hashable.functions[name]?.first, let type = function.declaration.result {
      return values(of: results(of: function), index.type(type, in: hashable))
    }
    return nil
  }

  private func values(of results: [(value: Expression, scope: Scope)], _ type: TypeRef) -> Cases {
    let found = results.reduce(into: Cases()) { $0.add(cases(of: $1.value, $1.scope, expected: type)) }
    return found.values.isEmpty ? Cases(values: [CaseValue(type: type.plain.name, name: nil)]) : found
  }
}
