public import VCModel

/// Finds ways through a map.
///
/// A way follows transitions from source to target. It may begin at a container of the start, which is on screen with it,
/// as a person may select another tab first. Unwinds lead back and are not followed.
public struct NavigationPaths: Sendable {
  private let families: MapFamilies
  private let starts: [String]
  /// The moves from each controller, in the map's order.
  private var moves: [String: [NavigationPath.Move]] = [:]
  private var arrivals: [String: [NavigationPath.Move]] = [:]

  /// Prepares a map for searching.
  public init(_ map: NavigationMap) {
    families = MapFamilies(map)
    starts = map.controllers.map(\.id)
    for transition in map.transitions {
      guard let source = transition.source, let target = transition.target, transition.relation != .unwind else {
        continue
      }
      let move = NavigationPath.Move(transition: transition, direction: .along, from: source, to: target)
      moves[source, default: []].append(move)
      arrivals[target, default: []].append(move)
    }
  }

  /// The way with the fewest steps; of several the one that comes first in the map.
  public func shortest(from start: String, to end: String) -> NavigationPath? {
    ways(from: start, to: end, limit: 1).paths.first
  }

  /// The ways that pass no controller twice, those with the fewest steps first.
  /// - Returns: At most `limit` ways, and whether there may be more.
  /// - Complexity: At most a hundred thousand partial ways are looked at.
  public func ways(from start: String, to end: String, limit: Int) -> (paths: [NavigationPath], isComplete: Bool) {
    let distances = distances(to: end)
    guard limit > 0 else { return ([], false) }
    var partial = beginnings(at: start)
    var queue = BucketQueue()
    for position in partial.indices.reversed() {
      if let rest = distances[partial[position].end] { queue.insert(position, priority: rest) }
    }
    var found: [NavigationPath] = []
    var looks = 0
    while let next = queue.removeNext() {
      looks += 1
      guard found.count < limit, looks <= 100_000 else { return (found, false) }
      let here = partial[next].end
      if here == end {
        found.append(path(next, partial, start))
        continue
      }
      let passed = passed(next, partial)
      // The move that comes first in the map goes in last and comes out first.
      for move in (moves[here] ?? []).reversed() where !passed.contains(move.to) {
        guard let rest = distances[move.to] else { continue }
        let steps = partial[next].steps + (move.isStep ? 1 : 0)
        partial.append(PartialPath(end: move.to, steps: steps, move: move, before: next))
        queue.insert(partial.count - 1, priority: steps + rest)
      }
    }
    return (found, true)
  }

  /// Every controller from which there is a way to this one, the nearest first, each with how many steps it takes.
  public func starts(reaching end: String) -> [(id: String, steps: Int)] {
    let distances = distances(to: end)
    return starts.filter { $0 != end }.compactMap { start -> (id: String, steps: Int)? in
      let places = [start] + families.containers(around: start).compactMap(\.source)
      return places.compactMap { distances[$0] }.min().map { (id: start, steps: $0) }
    }.sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }

  /// Every controller to which there is a way from this one, the nearest first, each with how many steps it takes.
  public func ends(reachedFrom start: String) -> [(id: String, steps: Int)] {
    var distances: [String: Int] = [:]
    for place in [start] + families.containers(around: start).compactMap(\.source) {
      distances.merge(self.distances(from: place, moves: moves, \.to), uniquingKeysWith: min)
    }
    return distances.filter { $0.key != start }.map { (id: $0.key, steps: $0.value) }
      .sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }

  /// The fewest steps from each controller to one.
  private func distances(to end: String) -> [String: Int] { distances(from: end, moves: arrivals, \.from) }

  private func distances(
    from start: String, moves: [String: [NavigationPath.Move]], _ next: KeyPath<NavigationPath.Move, String>
  ) -> [String: Int] {
    var distances: [String: Int] = [:]
    var queue = BucketQueue()
    var nodes = [start]
    queue.insert(0, priority: 0)
    while let first = queue.removeNext() {
      let here = nodes[first]
      guard distances[here] == nil else { continue }
      distances[here] = queue.priority
      for move in moves[here] ?? [] where distances[move[keyPath: next]] == nil {
        nodes.append(move[keyPath: next])
        queue.insert(nodes.count - 1, priority: queue.priority + (move.isStep ? 1 : 0))
      }
    }
    return distances
  }
}

// MARK: - Partial ways

/// A way that has not arrived yet, as a move behind another partial way.
private struct PartialPath {
  var end: String
  var steps: Int
  var move: NavigationPath.Move?
  var before: Int?
}

extension NavigationPaths {
  /// The start, and for each container around it the way up to it.
  private func beginnings(at start: String) -> [PartialPath] {
    var result = [PartialPath(end: start, steps: 0)]
    for transition in families.containers(around: start) {
      guard let container = transition.source else { continue }
      let here = result.count - 1
      let move = NavigationPath.Move(
        transition: transition, direction: .toContainer, from: result[here].end, to: container)
      result.append(PartialPath(end: container, steps: 0, move: move, before: here))
    }
    return result
  }

  private func path(_ last: Int, _ partial: [PartialPath], _ start: String) -> NavigationPath {
    var moves: [NavigationPath.Move] = []
    var position: Int? = last
    while let here = position {
      if let move = partial[here].move { moves.append(move) }
      position = partial[here].before
    }
    return NavigationPath(start: start, moves: moves.reversed())
  }

  private func passed(_ last: Int, _ partial: [PartialPath]) -> Set<String> {
    var result: Set<String> = []
    var position: Int? = last
    while let here = position {
      result.insert(partial[here].end)
      position = partial[here].before
    }
    return result
  }
}

/// Numbers by small priorities; of equal ones the last in is the first out, so that a search goes on where it is.
private struct BucketQueue {
  private var buckets: [[Int]] = []
  /// The priority of what was removed last; nothing smaller is inserted later.
  private(set) var priority = 0

  mutating func insert(_ value: Int, priority: Int) {
    while buckets.count <= priority { buckets.append([]) }
    buckets[priority].append(value)
  }

  mutating func removeNext() -> Int? {
    while priority < buckets.count {
      if let value = buckets[priority].popLast() { return value }
      priority += 1
    }
    priority = max(0, buckets.count - 1)
    return nil
  }
}
