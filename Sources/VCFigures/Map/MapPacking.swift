import VCDiagram

/// Packs small groups of screens onto shared pages, preferring groups with many edges between them.
struct MapPacking {
  /// The groups of each page, by index; pages are in the order of their first groups.
  private(set) var pages: [[Int]] = []

  /// - Parameters:
  ///   - sizes: The number of screens in each group.
  ///   - connections: A pair of groups for each edge from one to another.
  ///   - limit: The number of screens that fit one page. A group that takes more than a third of it gets a separate page.
  init(sizes: [Int], connections: [(Int, Int)], limit: Int) {
    let bonds = Self.bonds(connections)
    var isTaken = sizes.map { $0 * 3 > limit }
    for first in sizes.indices {
      guard !isTaken[first] else {
        if sizes[first] * 3 > limit { pages.append([first]) }
        continue
      }
      isTaken[first] = true
      var page = [first]
      var room = limit - sizes[first]
      var pull = bonds[first] ?? [:]
      while let next = Self.best(sizes, isTaken, pull, from: first, room: room) {
        isTaken[next] = true
        page.append(next)
        room -= sizes[next]
        pull.merge(bonds[next] ?? [:], uniquingKeysWith: +)
      }
      pages.append(page.sorted())
    }
  }

  /// Returns the number of edges between each pair of groups.
  private static func bonds(_ connections: [(Int, Int)]) -> [Int: [Int: Int]] {
    var bonds: [Int: [Int: Int]] = [:]
    for (one, other) in connections where one != other {
      bonds[one, default: [:]][other, default: 0] += 1
      bonds[other, default: [:]][one, default: 0] += 1
    }
    return bonds
  }

  /// Returns the group that fits and has the most edges to the page; of equal ones the first.
  private static func best(
    _ sizes: [Int], _ isTaken: [Bool], _ pull: [Int: Int], from first: Int, room: Int
  ) -> Int? {
    var best: Int?
    for group in (first + 1)..<max(sizes.count, first + 1) where !isTaken[group] && sizes[group] <= room {
      if best == nil || pull[group] ?? 0 > best.flatMap({ pull[$0] }) ?? 0 { best = group }
    }
    return best
  }
}
