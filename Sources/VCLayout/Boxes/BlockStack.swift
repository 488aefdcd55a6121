import VCDOT

/// Boxes and clusters along the axis across the ranks, rearranged so that siblings are in their order.
///
/// Siblings exchange their places, and take along what only they lead to. Then all blocks are placed one after the other, each at its
/// place or, if others are there, after them.
struct BlockStack {
  /// Boxes that move as a unit.
  struct Block {
    var nodes: [String: Rectangle]
    var clusters: [String] = []
    var area: Rectangle
  }

  /// How far each block moves.
  private(set) var distances: [Double]

  private let blocks: [Block]
  /// The block of each box.
  private let homes: [String: Int]
  private let siblings: [[String]]
  private let forest: EdgeForest
  private let axes: RankAxes
  private let gap: Double
  /// The width that an empty band across all ranks may have, in points, unless there were wider ones.
  private static let widestBand = 60.0

  /// - Parameters:
  ///   - blocks: The boxes and clusters, in the order of the graph.
  ///   - siblings: The boxes that must follow each other.
  ///   - forest: The box that leads to each box.
  ///   - axes: The axes of the layout.
  ///   - gap: The distance to keep between blocks of a rank.
  init(_ blocks: [Block], _ siblings: [[String]], _ forest: EdgeForest, _ axes: RankAxes, gap: Double) {
    self.blocks = blocks
    self.siblings = siblings
    self.forest = forest
    self.axes = axes
    self.gap = gap
    var homes: [String: Int] = [:]
    for (number, block) in blocks.enumerated() { for id in block.nodes.keys { homes[id] = number } }
    self.homes = homes
    distances = blocks.map { _ in 0 }
  }

  mutating func run() {
    let widest = max(Self.widestBand, emptyBands.map(\.width).max() ?? 0)
    for family in siblings { exchange(family) }
    place(in: order)
    closeBands(widerThan: widest)
  }

  // MARK: - Exchanging places

  /// Gives the places of siblings to them in their order, and moves along what only they lead to.
  private mutating func exchange(_ family: [String]) {
    var seen: Set<Int> = []
    let first = family.filter { node in homes[node].map { seen.insert($0).inserted } ?? false }
    let places = first.map(middle)
    let slots = places.sorted()
    guard places != slots else { return }
    for (node, distance) in zip(first, zip(slots, places).map { $0 - $1 }) {
      guard let block = homes[node] else { continue }
      move(block, by: distance, except: seen.subtracting([block]))
    }
  }

  private mutating func move(_ block: Int, by distance: Double, except others: Set<Int>) {
    var waiting = [block]
    var moved = others
    while let next = waiting.popLast() {
      guard moved.insert(next).inserted else { continue }
      distances[next] += distance
      let children = blocks[next].nodes.keys.sorted().flatMap { forest.tree.children[$0] ?? [] }
      for child in children {
        // A block moves along with the first box that leads to it.
        if let home = homes[child], home != next, entrance(of: home) == next { waiting.append(home) }
      }
    }
  }

  /// Returns the block that leads to a block: the one that leads to its first box.
  private func entrance(of block: Int) -> Int? {
    forest.order.first { node in
      homes[node] == block && (forest.tree.parents[node].flatMap { homes[$0] } ?? block) != block
    }.flatMap { forest.tree.parents[$0] }.flatMap { homes[$0] }
  }

  private func middle(_ node: String) -> Double {
    guard let block = homes[node], let box = blocks[block].nodes[node] else { return 0 }
    return axes.middle(box) + distances[block]
  }

  // MARK: - Placing

  /// The blocks in the order of their places, siblings in their own order.
  private var order: [Int] {
    let before = predecessors
    func center(_ block: Int) -> Double {
      axes.middle(blocks[block].area) + distances[block]
    }
    var rest = blocks.indices.sorted { (center($0), $0) < (center($1), $1) }
    var done: Set<Int> = []
    var result: [Int] = []
    while let next = rest.firstIndex(where: { before[$0].isSubset(of: done) }) {
      result.append(rest[next])
      done.insert(rest.remove(at: next))
    }
    return result
  }

  /// The blocks that must come before each block, without contradictions.
  private var predecessors: [Set<Int>] {
    var before = blocks.map { _ in Set<Int>() }
    func isBefore(_ first: Int, _ second: Int) -> Bool {
      var seen: Set<Int> = []
      var waiting = [second]
      while let next = waiting.popLast() {
        if next == first { return true }
        if seen.insert(next).inserted { waiting += before[next] }
      }
      return false
    }
    for family in siblings {
      let homes = family.compactMap { self.homes[$0] }
      for (first, second) in zip(homes, homes.dropFirst()) where !isBefore(second, first) {
        before[second].insert(first)
      }
    }
    return before
  }

  private mutating func place(in order: [Int]) {
    var settled: [Int] = []
    let next = followers
    for block in order {
      var distance = distances[block]
      for other in settled where axes.shareRank(blocks[block].area, blocks[other].area) {
        distance = max(distance, end(other) + gap(between: other, and: block) - axes.start(blocks[block].area))
      }
      for (earlier, node) in next[block] ?? [] {
        guard let home = homes[earlier], settled.contains(home), let box = blocks[block].nodes[node] else { continue }
        distance = max(distance, middle(earlier) + 1 - axes.middle(box))
      }
      distances[block] = distance
      settled.append(block)
    }
  }

  /// The bands across all ranks in which nothing is, in order, with the place after each.
  private var emptyBands: [(end: Double, width: Double)] {
    var bands: [(end: Double, width: Double)] = []
    var reached: Double?
    for block in blocks.indices.sorted(by: { (start($0), $0) < (start($1), $1) }) {
      if let reached, start(block) > reached { bands.append((start(block), start(block) - reached)) }
      reached = max(reached ?? end(block), end(block))
    }
    return bands
  }

  /// Moves blocks together where siblings that exchanged their places left a wide band empty.
  private mutating func closeBands(widerThan widest: Double) {
    let bands = emptyBands.filter { $0.width > widest }
    for block in blocks.indices {
      let before = bands.prefix { $0.end <= start(block) }
      distances[block] -= before.reduce(0) { $0 + $1.width - widest }
    }
  }

  /// Returns the gap to keep, which is not wider than it was.
  private func gap(between first: Int, and second: Int) -> Double {
    let before = axes.start(blocks[second].area) - axes.end(blocks[first].area)
    return before < 0 ? gap : min(gap, before)
  }

  /// The siblings in each block, after the ones before them in other blocks.
  private var followers: [Int: [(earlier: String, node: String)]] {
    var result: [Int: [(earlier: String, node: String)]] = [:]
    for family in siblings {
      for (earlier, node) in zip(family, family.dropFirst()) where homes[earlier] != homes[node] {
        if let home = homes[node] { result[home, default: []].append((earlier, node)) }
      }
    }
    return result
  }

  private func start(_ block: Int) -> Double { axes.start(blocks[block].area) + distances[block] }
  private func end(_ block: Int) -> Double { axes.end(blocks[block].area) + distances[block] }
}
