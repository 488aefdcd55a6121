/// A map as a table for a person: a line for each way from one controller to another.
public struct MapText: Sendable {
  /// The map that is listed, in its own order.
  public var map: NavigationMap

  /// Lists a map.
  public init(_ map: NavigationMap) { self.map = map }

  /// The table, with the controllers that no way touches below it.
  public var text: String {
    var table = TextTable("from", "relation", "to", "identifier", "trigger", "place")
    for transition in map.transitions {
      table.rows.append([
        transition.source ?? "–", transition.relation.rawValue, transition.target ?? "?",
        transition.identifier ?? "–", transition.trigger ?? "–", transition.origin.location.description,
      ])
    }
    let touched = Set(map.transitions.flatMap { [$0.source, $0.target].compactMap(\.self) })
    let alone = map.controllers.map(\.id).filter { !touched.contains($0) }
    return table.text + (alone.isEmpty ? "" : "\nwithout any way: \(alone.joined(separator: ", "))\n")
  }
}
