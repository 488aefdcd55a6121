import VCModel

/// Which family a map puts a controller into, as seen from the controller itself.
struct MapFamilies: Sendable {
  private let incoming: [String: [MapTransition]]
  private let controllers: [String: MapController]

  init(_ map: NavigationMap) {
    incoming = Dictionary(grouping: map.transitions.filter { $0.target != nil }, by: { $0.target ?? "" })
    controllers = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The transitions by which a controller comes to stand in its family, the nearest first: containments, and pushes
  /// onto the stack of a navigation controller further out.
  func line(to id: String) -> [MapTransition] {
    var line: [MapTransition] = []
    var seen: Set<String> = [id]
    var top = id
    while let before = predecessor(of: top, seen), let source = before.source {
      line.append(before)
      seen.insert(source)
      top = source
    }
    // Screens that push one another without a navigation controller around them are no family.
    while let last = line.last, !last.relation.isContainment { line.removeLast() }
    return line
  }

  /// The containments of the containers around a controller, the nearest first.
  func containers(around id: String) -> [MapTransition] { line(to: id).filter(\.relation.isContainment) }

  private func predecessor(of id: String, _ seen: Set<String>) -> MapTransition? {
    let candidates = (incoming[id] ?? []).filter { $0.source.map { !seen.contains($0) } ?? false }
    if let container = candidates.first(where: { $0.relation.isContainment && $0.column != .compact }) {
      return container
    }
    let isScreen = controllers[id]?.kind != .navigation && !(controllers[id]?.isInitial ?? false)
    return isScreen ? candidates.first { $0.relation == .push || $0.relation == .show } : nil
  }
}
