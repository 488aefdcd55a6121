import VCModel
import VCSourceFacts

/// `.navigationDestination(for:)`, `(isPresented:)` and `(item:)`, and the modifiers of libraries with such a name.
enum DestinationModifier: CallDetector {
  static let names: Set<String> = RouteStack.destinations.union(["navigationDestination"])

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    let content = callSite.resolver.withChoosers { Builder.content(of: call, callSite, labels: ["destination"]) }
    guard let content else { return [] }
    let relation = RouteStack.relation(ofStyle: call.argument("style")) ?? .destination
    var finding = Finding(relation, by: .own, to: content, at: call.position, in: callSite.scope)
    finding.target.isCertain = false
    let item = call.argument("item") ?? call.argument("unwrapping")
    if let bound = call.argument("isPresented") ?? item,
      let demand = callSite.resolver.demand(ofBinding: bound, callSite.scope),
      callSite.traversal.found.routes.add(finding, shownBy: demand)
    {
      return []
    }
    if let item, callSite.traversal.found.routes.add(finding, item: item, callSite) {
      return []
    }
    if let type = call.argument("for"), let value = valueType(type, content, callSite) {
      finding.target.outcome.keepLabels(of: value, callSite.index)
      callSite.traversal.found.routes.add(finding, for: value, callSite.index)
      return []
    }
    return [finding]
  }

  /// Returns the type of the values that a modifier maps to views. For a generic parameter, that is its constraint if the values
  /// know their views; otherwise whoever passes the builder decides.
  private static func valueType(_ type: Expression, _ content: Outcome, _ callSite: CallSite) -> TypeRef? {
    if !content.candidates.isEmpty { return callSite.resolver.type(ofValuesFor: type, callSite.scope) }
    var value = callSite.resolver.type(of: type, callSite.scope)
    value?.isMeta = false
    return value
  }
}

extension Outcome {
  /// Removes the enum cases from screens that the code does not select by the value: the builder of
  /// `.navigationDestination(for: Item.self)` may ask something else, `if case .large = size`.
  fileprivate mutating func keepLabels(of value: TypeRef, _ index: SymbolIndex) {
    guard let type = index.symbol(value.plain.name), type.kind == .struct || type.kind == .class else { return }
    let parts = type.allVariables.compactMap { variable in
      variable.declaration.type.map { index.type($0, in: type).plain.name }
    }
    for place in candidates.indices {
      guard let label = candidates[place].value, !parts.contains(label.type) else { continue }
      (candidates[place].value, candidates[place].carried) = (nil, nil)
    }
  }
}
