import VCDiagram
import VCModel

/// Screens that many others lead to: most of the lines to them are told in words.
///
/// A line among many that meet at one box cannot be followed. Drawn is the one that comes first in reading order, and those
/// of screens that would stand alone without theirs.
struct MapHubs {
  /// With fewer lines, and with words in the boxes of hubs.
  private(set) var content: MapContent

  /// How lines come to a hub.
  private enum Sort: Hashable {
    case opening, unwind

    init?(_ kind: EdgeKind) {
      switch kind {
      case .unwind: self = .unwind
      case .presents, .push, .show, .custom: self = .opening
      default: return nil
      }
    }
  }

  private struct Entrance: Hashable {
    var target: String
    var sort: Sort
  }

  /// So many screens may lead to one; fewer in a map of which nobody can follow many lines.
  private static let most = (usual: 8, dense: 3)
  /// A map is dense that has more lines than this, and more for each box.
  private static let dense = (lines: 120, linesPerBox: 3)

  init(_ content: MapContent) {
    self.content = content
    let isDense = content.ways.count > max(Self.dense.lines, Self.dense.linesPerBox * content.screens.count)
    let most = isDense ? Self.most.dense : Self.most.usual
    let places = Dictionary(content.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var lines: [String: Int] = [:]
    var entrances: [Entrance: [Int]] = [:]
    for (position, way) in content.ways.enumerated() where way.source != way.target {
      lines[way.source, default: 0] += 1
      lines[way.target, default: 0] += 1
      guard let sort = Sort(way.kind), let place = places[way.target], !content.screens[place].isFocus else { continue }
      entrances[Entrance(target: way.target, sort: sort), default: []].append(position)
    }
    var left: Set<Int> = []
    for (entrance, ways) in entrances.sorted(by: { Self.order($0, $1, places) }) {
      let byPlace = ways.sorted {
        (places[content.ways[$0].source] ?? 0, $0) < (places[content.ways[$1].source] ?? 0, $1)
      }
      guard Set(ways.map { content.ways[$0].source }).count > most, let first = byPlace.first else { continue }
      // All lines from one screen stay together.
      let kept = content.ways[first].source
      var spared: Set<Int> = []
      for position in byPlace where content.ways[position].source != kept {
        let source = content.ways[position].source
        guard lines[source, default: 0] > 1 else { continue }
        lines[source, default: 0] -= 1
        spared.insert(position)
      }
      left.formUnion(spared)
      tell(spared.map { content.ways[$0] }, at: places[entrance.target], entrance.sort)
    }
    self.content.ways = content.ways.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  /// Those first that most lines lead to.
  private static func order(
    _ left: (key: Entrance, value: [Int]), _ right: (key: Entrance, value: [Int]), _ places: [String: Int]
  ) -> Bool {
    func rank(_ entrance: (key: Entrance, value: [Int])) -> (Int, Int, Int) {
      (-entrance.value.count, places[entrance.key.target] ?? 0, entrance.key.sort == .opening ? 0 : 1)
    }
    return rank(left) < rank(right)
  }

  private mutating func tell(_ ways: [MapWay], at place: Int?, _ sort: Sort) {
    guard let place else { return }
    let sources = Set(ways.flatMap { way in way.transitions.map { $0.source ?? way.source } }).count
    switch sort {
    case .opening: content.screens[place].openedFrom += sources
    case .unwind: content.screens[place].unwoundFrom += sources
    }
  }
}
