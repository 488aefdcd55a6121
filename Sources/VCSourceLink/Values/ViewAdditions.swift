import VCSourceFacts

/// The functions that extensions of `View` declare: `func sharing() -> some View { modifier(Sharing()) }`.
struct ViewAdditions {
  /// The views and modifiers that each function creates.
  private var created: [String: Set<String>] = [:]
  /// The functions that the code of each view calls.
  private var called: [String: Set<String>] = [:]

  mutating func visit(_ name: String, _ callSite: CallSite) {
    guard let owner = callSite.owner else { return }
    if owner.name == "View", !owner.isDeclared, let function = callSite.scope.context.function?.name {
      if name.looksLikeType {
        created[function, default: []].insert(callSite.index.resolve(name, in: nil))
      } else if isAddition(name, callSite.index) {
        called[Self.word(function), default: []].insert(name)
      }
    } else if !name.looksLikeType, callSite.index.isView(owner.name), isAddition(name, callSite.index) {
      called[owner.name, default: []].insert(name)
    }
  }

  private func isAddition(_ name: String, _ index: SymbolIndex) -> Bool {
    index.symbol("View")?.functions[name] != nil
  }

  /// The containing types or functions of each type.
  var holders: [(part: String, holder: String)] {
    created.flatMap { function, parts in parts.map { ($0, Self.word(function)) } }
      + called.flatMap { holder, functions in functions.map { (Self.word($0), holder) } }
  }

  /// Returns a name for a function that no type has.
  private static func word(_ function: String) -> String { "View.\(function)()" }
}

extension RouteTable {
  /// The views that create each view, and the functions of `View` through which they do.
  var holders: [String: [String]] {
    var holders: [String: [String]] = [:]
    for (holder, parts) in embedded { for part in parts { holders[part, default: []].append(holder) } }
    for (part, holder) in additions.holders { holders[part, default: []].append(holder) }
    return holders
  }
}
