import VCSourceFacts

/// The names of the cases and constants that a value may be, which conditions compare.
extension Resolver {
  /// Returns the cases that a value may be; empty if it may be any case.
  func names(of value: Value) -> Set<String> {
    if case .literal(let text) = value.value {
      switch text {
      case "true", "YES": return ["true"]
      case "false", "NO": return ["false"]
      case "nil": return [CaseGuard.none]
      default: return []
      }
    }
    if case .list(let parts) = value.value, let type = value.type, type.name == "Array" {
      let found = parts.map { self.names(of: ($0, value.scope, type.element)) }
      return found.contains([]) ? [] : found.reduce(into: []) { $0.formUnion($1) }
    }
    if let constant = constant(value) { return [constant] }
    let found = cases(of: value.value, value.scope, expected: value.type)
    let names = found.values.compactMap(\.name)
    guard found.uses.isEmpty, !names.isEmpty, names.count == found.values.count else { return [] }
    return Set(names).union(mayBeNil(value.value, value.scope) ? [CaseGuard.none] : [])
  }

  /// Returns whether `nil` is one of the alternatives of a value: `isWiped ? .local : nil`.
  private func mayBeNil(_ value: Expression, _ scope: Scope) -> Bool {
    switch value {
    case .literal("nil"): return true
    case .choice(let parts, _): return parts.contains { mayBeNil($0, scope) }
    case .name(let name, _):
      guard let local = scope.local(name) else { return false }
      return once(local, false) { local.values.contains { mayBeNil($0.value, $0.scope) } }
    default: return false
    }
  }

  /// Returns the name of a type's constant of its own type, which a `switch` compares like a case: `static let archive = Action()`.
  private func constant(_ value: Value) -> String? {
    guard case .member(let base, let name, _) = value.value,
      let type = base.map({ self.type(of: $0, value.scope) }) ?? value.type, base == nil || type.isMeta,
      index.symbol(type.name)?.kind != .enum,
      let variable = index.variable(name, of: type.name), variable.declaration.isStatic,
      variable.declaration.getter == nil, self.type(of: variable)?.plain.name == type.plain.name
    else { return nil }
    return name
  }
}
