import VCModel
import VCSourceFacts

/// The elements of tuples.
extension Resolver {
  // MARK: Values

  /// Returns the possible values of the tuple element that a member names, by label or by position: `module.view`, `module.0`;
  /// `nil` if the base is no tuple.
  func parts(named name: String, of tuple: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)]? {
    type(of: tuple, scope)?.position(ofPart: name).map { part($0, of: tuple, scope) }
  }

  /// Returns the possible values of a tuple element.
  func part(_ position: Int, of tuple: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    limitingDepth([]) {
      switch tuple {
      case .tuple(let elements): return position < elements.count ? [(elements[position].value, scope)] : []
      case .choice(let parts, let condition):
        return scope.alternatives(parts, when: condition).flatMap { part(position, of: $0.value, $0.scope) }
      case .cast(let inner, _): return part(position, of: inner, scope)
      case .branches(let statement):
        return collectResults([statement], Scope(in: scope)).flatMap { part(position, of: $0.value, $0.scope) }
      case .name(let name, _):
        guard let local = scope.local(name) else { return [] }
        return once(local, []) { values(of: local).flatMap { part(position, of: $0.value, $0.scope) } }
      case .element(let list, let arguments, _) where arguments.isEmpty:
        return elements(of: list, scope).flatMap { part(position, of: $0.value, $0.scope) }
      case .member(let base?, let name, _):
        return parts(named: name, of: base, scope)?.flatMap { part(position, of: $0.value, $0.scope) } ?? []
      case .call(let call): return part(position, ofResultOf: call, scope)
      default: return []
      }
    }
  }

  private func part(
    _ position: Int, ofResultOf call: Call, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    let results: [(value: Expression, scope: Scope)]
    switch callee(of: call, scope) {
    case .functions(let functions, _) where !index.isAmbiguous(functions): results = functions.flatMap(self.results)
    case .closure(let closure, let inner):
      results = collectResults(closure.body, self.scope(of: closure, calledBy: call, from: scope, inner))
    default: results = []
    }
    return results.flatMap { part(position, of: $0.value, $0.scope) }
  }

  /// Returns the values of a local; for one that stands for the elements of a list, the elements.
  private func values(of local: Local) -> [(value: Expression, scope: Scope)] {
    switch local.source {
    case .element: local.values.flatMap { elements(of: $0.value, $0.scope) }
    case .closureParameter(0, _, let call, let scope) where call.calledName.map(Self.listCalls.contains) ?? false:
      call.receiver.map { elements(of: $0, scope) } ?? []
    default: local.values
    }
  }

  /// Returns the screens that a tuple element may be; `nil` if the base is no tuple.
  func screens(ofPart name: String, of tuple: Expression, _ scope: Scope) -> Outcome? {
    guard let parts = parts(named: name, of: tuple, scope) else { return nil }
    let outcome = screens(ofAny: parts, nil)
    guard outcome.candidates.isEmpty else { return Outcome(candidates: outcome.candidates).known(by: .oneHop) }
    return type(ofMember: name, of: tuple, scope).map { byType($0, .property) }
  }

  /// Returns the views that a tuple element may be; `nil` if the base is no tuple.
  func views(ofPart name: String, of tuple: Expression, _ scope: Scope) -> Outcome? {
    guard let parts = parts(named: name, of: tuple, scope) else { return nil }
    let outcome = parts.reduce(into: Outcome()) { $0.add(views(of: $1.value, $1.scope)) }
    return Outcome(candidates: outcome.candidates)
  }

  // MARK: Types

  /// Returns the type of a tuple with these elements; an element of an unknown type has no name.
  func type(ofTuple elements: [Argument], _ scope: Scope) -> TypeRef {
    TypeRef(
      TypeName.nameOfTuple(labels: elements.map(\.label)), elements.map { type(of: $0.value, scope) ?? TypeRef("") })
  }

  /// Returns the type of a tuple element: the declared type if a function returns the tuple, otherwise that of its value.
  func typeOfPart(_ position: Int, of tuple: Expression, _ scope: Scope) -> TypeRef? {
    if let type = type(of: tuple, scope), type.isTuple, position < type.arguments.count,
      !type.arguments[position].name.isEmpty
    {
      return type.arguments[position].plain
    }
    return part(position, of: tuple, scope).lazy.compactMap { self.type(of: $0.value, $0.scope) }.first
  }
}

extension TypeRef {
  /// Whether this is the type of a tuple.
  var isTuple: Bool { name.hasPrefix("(") && !isMeta }

  /// Returns the position of a tuple's element by its label or its number.
  func position(ofPart name: String) -> Int? {
    guard isTuple else { return nil }
    if let position = Int(name) { return position < arguments.count ? position : nil }
    return self.name.dropFirst().split(separator: ":").firstIndex { $0 == name }
  }
}
