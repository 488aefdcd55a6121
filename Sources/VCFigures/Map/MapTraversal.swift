import VCDiagram
import VCModel

/// A traversal of a map from its entries along the edges.
///
/// A screen that a container holds, such as the root of a tab, belongs beside the container's other screens, wherever else it is
/// reached from: an edge that leads back to it from further on is a back edge, whichever tab is visited first.
struct MapTraversal {
  /// The position at which each screen was first visited.
  private(set) var order: [String: Int] = [:]
  /// The back edges of the traversal.
  private(set) var backward: Set<MapConnection.Key> = []

  private let connections: [String: [MapConnection]]

  init(_ content: MapContent) {
    connections = Dictionary(grouping: content.connections.filter { $0.kind != .unwind }) { $0.source }
    backward = returns(among: content.connections)
    let edges = content.connections.filter { $0.source != $0.target && $0.kind != .unwind }
    let targets = Set(edges.map(\.target))
    let contained = Set(edges.filter { $0.kind == .contains }.map(\.target))
    func rank(_ screen: MapScreen) -> Int {
      if screen.entry == .window { return 0 }
      let (isInitial, isReached) = (screen.entry == .initial, targets.contains(screen.id))
      // Screens of a container are visited from there, in its order.
      if isInitial, !contained.contains(screen.id) { return isReached ? 3 : 1 }
      return isReached ? isInitial ? 4 : 5 : 2
    }
    let ranks = content.screens.map(rank)
    let starts = content.screens.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { content.screens[$0].id }
    for start in starts where order[start] == nil { walk(from: start) }
  }

  /// Returns the edges that lead to a contained screen from one that it leads to.
  private func returns(among all: [MapConnection]) -> Set<MapConnection.Key> {
    let contained = Set(all.filter { $0.kind == .contains && $0.source != $0.target }.map(\.target))
    let candidates = all.filter {
      $0.kind != .contains && $0.kind != .unwind && $0.source != $0.target && contained.contains($0.target)
    }
    var result: Set<MapConnection.Key> = []
    for (target, edges) in Dictionary(grouping: candidates, by: \.target) {
      let reached = screens(after: target)
      result.formUnion(edges.filter { reached.contains($0.source) }.map(\.key))
    }
    return result
  }

  /// Returns all screens that a screen leads to.
  private func screens(after start: String) -> Set<String> {
    var reached: Set<String> = []
    var next = [start]
    while let here = next.popLast() {
      for connection in connections[here] ?? [] where reached.insert(connection.target).inserted {
        next.append(connection.target)
      }
    }
    return reached
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
      if backward.contains(connection.key) { continue }
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
