import VCModel

/// The family of each controller in a map, found from the controller outwards.
struct MapFamilies: Sendable {
  private let incoming: [String: [MapTransition]]
  private let controllers: [String: MapController]

  init(_ map: NavigationMap) {
    incoming = Dictionary(grouping: map.transitions.filter { $0.target != nil }, by: { $0.target ?? "" })
    controllers = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the transitions that place a controller in its family, nearest first: containments, and pushes onto the
  /// stack of an outer navigation controller.
  func line(to id: String) -> [MapTransition] {
    var line: [MapTransition] = []
    var seen: Set<String> = [id]
    var top = id
    while let before = predecessor(of: top, seen), let source = before.source {
      line.append(before)
      seen.insert(source)
      top = source
    }
    // Screens that push one another without a navigation controller around them are not a family.
    while let last = line.last, !last.relation.isContainment { line.removeLast() }
    return line
  }

  /// Returns the containments of a controller's containers, nearest first.
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
