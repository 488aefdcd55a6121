import VCDiagram
import VCModel

extension MapContent {
  /// Returns what leads to the focus within `depth` edges, and, unless reversed, what the focus leads to.
  func near(_ focus: [String], depth: Int?, reverse: Bool) -> MapContent {
    let start = Set(focus)
    var reached = reach(from: start, depth: depth, \.target, \.source)
    if !reverse { reached.formUnion(reach(from: start, depth: depth, \.source, \.target)) }
    return keeping { reached.contains($0.id) }
  }

  /// Returns the screens within `depth` edges in one direction, including the start.
  private func reach(
    from start: Set<String>, depth: Int?, _ here: KeyPath<MapConnection, String>,
    _ there: KeyPath<MapConnection, String>
  ) -> Set<String> {
    let next = Dictionary(grouping: connections) { $0[keyPath: here] }
    var reached = start
    var frontier = start
    var steps = 0
    while !frontier.isEmpty, depth.map({ steps < $0 }) ?? true {
      let found = frontier.flatMap { next[$0] ?? [] }.map { $0[keyPath: there] }
      frontier = Set(found).subtracting(reached)
      reached.formUnion(frontier)
      steps += 1
    }
    return reached
  }

  /// The screens in reading order: entries first, each screen's targets after it.
  var inReadingOrder: MapContent {
    let places = MapTraversal(self).order
    var result = self
    result.screens.sort { (places[$0.id] ?? .max, $0.id) < (places[$1.id] ?? .max, $1.id) }
    return result
  }
}

/// A traversal of a map from its entries along the edges.
struct MapTraversal {
  /// The position at which each screen was first visited.
  private(set) var order: [String: Int] = [:]
  /// The back edges of the traversal.
  private(set) var backward: Set<MapConnection.Key> = []

  private let connections: [String: [MapConnection]]

  init(_ content: MapContent) {
    connections = Dictionary(grouping: content.connections.filter { $0.kind != .unwind }) { $0.source }
    let targets = Set(content.connections.filter { $0.source != $0.target && $0.kind != .unwind }.map(\.target))
    let starts = content.screens.sorted { (rank($0, targets), $0.id) < (rank($1, targets), $1.id) }
    for start in starts where order[start.id] == nil { walk(from: start.id) }
  }

  private func rank(_ screen: MapScreen, _ targets: Set<String>) -> Int {
    if let entry = screen.entry { return entry.rawValue }
    return targets.contains(screen.id) ? 3 : 2
  }

  /// Visits depth first, without recursion, because a map may be one long chain.
  private mutating func walk(from start: String) {
    var path: [(id: String, next: Int)] = [(start, 0)]
    var onPath: Set<String> = [start]
    order[start] = order.count
    while let last = path.last {
      let connections = connections[last.id] ?? []
      guard last.next < connections.count else {
        onPath.remove(last.id)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let connection = connections[last.next]
      if onPath.contains(connection.target) {
        if connection.target != connection.source { backward.insert(connection.key) }
      } else if order[connection.target] == nil {
        order[connection.target] = order.count
        onPath.insert(connection.target)
        path.append((connection.target, 0))
      }
    }
  }
}
