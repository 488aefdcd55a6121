/// The amount of drawing that `use` elements cause, including nested ones.
struct SVGUses {
  /// Whether drawing ends within the limit.
  let isFinite: Bool

  private static let limit = 200_000

  init(_ root: SVGElement) {
    var parts: [String: SVGElement] = [:]
    Self.collect(root, into: &parts)
    var known: [String: Int] = [:]
    isFinite = Self.cost(of: root, parts, &known, inside: []) <= Self.limit
  }

  private static func collect(_ element: SVGElement, into parts: inout [String: SVGElement]) {
    if let id = element["id"], parts[id] == nil { parts[id] = element }
    for child in element.children { collect(child, into: &parts) }
  }

  /// Returns the number of elements drawn for an element; more than the limit if it contains itself.
  private static func cost(
    of element: SVGElement, _ parts: [String: SVGElement], _ known: inout [String: Int], inside: Set<String>
  ) -> Int {
    var cost = 1
    for child in element.children { cost += self.cost(of: child, parts, &known, inside: inside) }
    for target in targets(of: element) {
      guard !inside.contains(target), inside.count < 50 else { return limit + 1 }
      if let part = parts[target] {
        let known = known[target] ?? self.cost(of: part, parts, &known, inside: inside.union([target]))
        cost += known
      }
      if cost > limit { return limit + 1 }
    }
    if let id = element["id"] { known[id] = cost }
    return min(cost, limit + 1)
  }

  /// Returns the parts that an element refers to.
  private static func targets(of element: SVGElement) -> [String] {
    element.attributes.flatMap { attribute -> [String] in
      if attribute.name == "href" { return attribute.value.hasPrefix("#") ? [String(attribute.value.dropFirst())] : [] }
      var found: [String] = []
      var rest = attribute.value[...]
      while let start = rest.firstRange(of: "url(") {
        rest = rest[start.upperBound...]
        let name = rest.prefix { $0 != ")" }.filter { !"\"' #".contains($0) }
        found.append(name)
      }
      return found
    }
  }
}
