import VCDiagram
import VCModel

/// Screens that many others lead to, or that lead to many others: most of those lines are told in words.
///
/// A line among many that meet at one box cannot be followed. Of those that arrive the one is drawn that comes first in reading
/// order, of those that leave as many as can be followed; and those of screens that would stand alone without theirs.
struct MapHubs {
  /// With fewer lines, and with words in the boxes of hubs.
  private(set) var content: MapContent

  /// What the lines at a hub have in common.
  private enum Sort: Int {
    /// They open the hub.
    case opening
    case unwind
    /// The hub opens other screens.
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

  /// So many screens may lead to one; fewer in a map of which nobody can follow so many lines.
  private static let most = (usual: 8, crowded: 4, dense: 3)
  /// One screen may lead to so many times as many: lines that part are easier to follow than lines that meet.
  private static let exits = 2
  /// A map is crowded, or dense, that has more lines than this, and more for each box.
  private static let crowded = (lines: 60, linesPerBox: 1.5)
  private static let dense = (lines: 120, linesPerBox: 3.0)

  private let places: [String: Int]
  private let most: Int
  /// How many lines each screen has.
  private var lines: [String: Int] = [:]

  init(_ content: MapContent) {
    self.content = content
    let (count, boxes) = (content.ways.count, Double(content.screens.count))
    func exceeds(_ limit: (lines: Int, linesPerBox: Double)) -> Bool {
      count > limit.lines && Double(count) > limit.linesPerBox * boxes
    }
    most = exceeds(Self.dense) ? Self.most.dense : exceeds(Self.crowded) ? Self.most.crowded : Self.most.usual
    places = Dictionary(content.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for way in content.ways where way.source != way.target {
      lines[way.source, default: 0] += 1
      lines[way.target, default: 0] += 1
    }
    // What still arrives can be followed; what leaves a hub may be spared there already.
    thin { $0 == .exit ? nil : $0 }
    thin { $0 == .opening ? .exit : nil }
  }

  /// Leaves lines out at all hubs, those first at which most lines meet.
  /// - Parameter sort: What a line counts as that opens a screen or unwinds to it; `nil` where it stays.
  private mutating func thin(_ sort: (Sort) -> Sort?) {
    var hubs: [Hub: [Int]] = [:]
    for (position, way) in content.ways.enumerated() where way.source != way.target {
      guard let sort = Sort(way.kind).flatMap(sort) else { continue }
      let screen = sort == .exit ? way.source : way.target
      guard let place = places[screen], !content.screens[place].isFocus else { continue }
      hubs[Hub(screen: screen, sort: sort), default: []].append(position)
    }
    func rank(_ hub: (key: Hub, value: [Int])) -> (Int, Int, Int) {
      (-hub.value.count, places[hub.key.screen] ?? 0, hub.key.sort.rawValue)
    }
    var left: Set<Int> = []
    for (hub, ways) in hubs.sorted(by: { rank($0) < rank($1) }) {
      let spared = spared(of: ways, at: hub)
      left.formUnion(spared)
      tell(spared.sorted().map { content.ways[$0] }, at: hub)
    }
    content.ways = content.ways.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  /// The lines at a hub that are not drawn.
  private mutating func spared(of ways: [Int], at hub: Hub) -> Set<Int> {
    func other(_ position: Int) -> String {
      hub.sort == .exit ? content.ways[position].target : content.ways[position].source
    }
    let byPlace = ways.sorted { (places[other($0)] ?? 0, $0) < (places[other($1)] ?? 0, $1) }
    guard Set(ways.map(other)).count > most * (hub.sort == .exit ? Self.exits : 1) else { return [] }
    let alone = Set(ways.map(other).filter { lines[$0, default: 0] == 1 })
    // All lines of one screen stay together.
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

  private mutating func tell(_ ways: [MapWay], at hub: Hub) {
    guard let place = places[hub.screen] else { return }
    switch hub.sort {
    case .opening: content.screens[place].openedFrom += sources(of: ways)
    case .unwind: content.screens[place].unwoundFrom += sources(of: ways)
    case .exit:
      content.screens[place].opensBesides += Set(ways.map(\.target)).count
      // Nobody could find those among all others: they say it, too.
      for way in ways {
        guard let target = places[way.target] else { continue }
        content.screens[target].openedFrom += sources(of: [way])
        content.screens[target].opener = content.screens[place].words
      }
    }
  }

  private func sources(of ways: [MapWay]) -> Int {
    Set(ways.flatMap { way in way.transitions.map { $0.source ?? way.source } }).count
  }
}
