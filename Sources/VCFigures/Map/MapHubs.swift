import VCDiagram
import VCModel

/// Thins out the edges at hubs: screens with many incoming or many outgoing edges. Most of those edges become text.
///
/// An edge among many that meet at one box cannot be followed. Of the incoming edges only the first in reading order is drawn,
/// of the outgoing edges as many as can be followed, plus the edges of screens that would otherwise be isolated.
struct MapHubs {
  /// The content with fewer edges, and with text in the boxes of hubs.
  private(set) var content: MapContent

  /// The role of an edge at a hub.
  private enum Sort: Int {
    /// The edge opens the hub.
    case opening
    case unwind
    /// The hub opens another screen.
    case exit

    init?(_ kind: EdgeKind) {
      switch kind {
      case .unwind: self = .unwind
      case .presents, .push, .show, .custom: self = .opening
      default: return nil
      }
    }
  }

  private struct Hub: Hashable {
    var screen: String
    var sort: Sort
  }

  /// The number of screens that may lead to one screen; lower for maps with too many edges to follow.
  private static let most = (usual: 8, crowded: 4, dense: 3)
  /// The factor for outgoing edges: edges that diverge are easier to follow than edges that converge.
  private static let exits = 2
  /// The limits in edges and in edges per box, both of which a crowded or dense map exceeds.
  private static let crowded = (lines: 60, linesPerBox: 1.5)
  private static let dense = (lines: 120, linesPerBox: 3.0)

  private let places: [String: Int]
  private let most: Int
  /// The number of edges of each screen.
  private var lines: [String: Int] = [:]

  init(_ content: MapContent) {
    self.content = content
    let (count, boxes) = (content.connections.count, Double(content.screens.count))
    func exceeds(_ limit: (lines: Int, linesPerBox: Double)) -> Bool {
      count > limit.lines && Double(count) > limit.linesPerBox * boxes
    }
    most = exceeds(Self.dense) ? Self.most.dense : exceeds(Self.crowded) ? Self.most.crowded : Self.most.usual
    places = Dictionary(content.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for connection in content.connections where connection.source != connection.target {
      lines[connection.source, default: 0] += 1
      lines[connection.target, default: 0] += 1
    }
    // Incoming edges are thinned first, since that may already thin outgoing edges at a hub enough.
    thin { $0 == .exit ? nil : $0 }
    thin { $0 == .opening ? .exit : nil }
  }

  /// Removes edges at all hubs, starting with those that have the most edges.
  /// - Parameter sort: Maps the role of an edge that opens a screen or unwinds to it; `nil` keeps the edge.
  private mutating func thin(_ sort: (Sort) -> Sort?) {
    var hubs: [Hub: [Int]] = [:]
    for (position, connection) in content.connections.enumerated() where connection.source != connection.target {
      guard let sort = Sort(connection.kind).flatMap(sort) else { continue }
      let screen = sort == .exit ? connection.source : connection.target
      guard let place = places[screen], !content.screens[place].isFocus else { continue }
      hubs[Hub(screen: screen, sort: sort), default: []].append(position)
    }
    // Others have too few edges to thin.
    let ranked = hubs.filter { $0.value.count > most }
      .map { (rank: (-$1.count, places[$0.screen] ?? 0, $0.sort.rawValue), hub: $0, connections: $1) }
    var left: Set<Int> = []
    for (_, hub, connections) in ranked.sorted(by: { $0.rank < $1.rank }) {
      let spared = spared(of: connections, at: hub)
      left.formUnion(spared)
      tell(spared.sorted().map { content.connections[$0] }, at: hub)
    }
    content.connections = content.connections.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  /// Returns the edges at a hub that are not drawn.
  private mutating func spared(of connections: [Int], at hub: Hub) -> Set<Int> {
    func other(_ position: Int) -> String {
      hub.sort == .exit ? content.connections[position].target : content.connections[position].source
    }
    guard Set(connections.map(other)).count > most * (hub.sort == .exit ? Self.exits : 1) else { return [] }
    let byPlace = connections.sorted { (places[other($0)] ?? 0, $0) < (places[other($1)] ?? 0, $1) }
    let alone = Set(connections.map(other).filter { lines[$0, default: 0] == 1 })
    // All edges of one screen are treated alike.
    var kept = Set(byPlace.prefix(1).map(other))
    if hub.sort == .exit {
      for position in byPlace where kept.union(alone).count < most { kept.insert(other(position)) }
    }
    var spared: Set<Int> = []
    for position in byPlace where !kept.contains(other(position)) {
      let other = other(position)
      guard lines[other, default: 0] > 1 else { continue }
      lines[other, default: 0] -= 1
      lines[hub.screen, default: 0] -= 1
      spared.insert(position)
    }
    return spared
  }

  private mutating func tell(_ connections: [MapConnection], at hub: Hub) {
    guard let place = places[hub.screen] else { return }
    switch hub.sort {
    case .opening: content.screens[place].openedFrom += sources(of: connections)
    case .unwind: content.screens[place].unwoundFrom += sources(of: connections)
    case .exit:
      content.screens[place].opensBesides += Set(connections.map(\.target)).count
      // Readers could not find those screens among all others, so the targets list the hub, too.
      for connection in connections {
        guard let target = places[connection.target] else { continue }
        content.screens[target].openedFrom += sources(of: [connection])
        content.screens[target].opener = content.screens[place].words
      }
    }
  }

  private func sources(of connections: [MapConnection]) -> Int {
    Set(connections.flatMap { connection in connection.transitions.map { $0.source ?? connection.source } }).count
  }
}
