public import VCModel

/// Finds ways through a map.
///
/// A way follows transitions from source to target. It may begin at a container of the start, which is on screen with it,
/// as a person may select another tab first. Unwinds are not followed: they lead back to what is there already (R115), so
/// that a way never needs one, nor do they bring a screen that is not. Compact columns are not followed either.
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
      guard let source = transition.source, let target = transition.target, transition.isFollowed else {
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
    var queue = PriorityQueue()
    for position in partial.indices.reversed() {
      let place = partial[position]
      if let rest = distances[place.end] { queue.insert(position, priority: place.cost + rest) }
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
        let cost = partial[next].cost + Cost(move)
        partial.append(PartialPath(end: move.to, cost: cost, move: move, before: next))
        queue.insert(partial.count - 1, priority: cost + rest)
      }
    }
    return (found, true)
  }

  /// Every controller from which there is a way to this one, the nearest first, each with how many steps it takes.
  public func starts(reaching end: String) -> [(id: String, steps: Int)] {
    let distances = distances(to: end)
    return starts.filter { $0 != end }.compactMap { start -> (id: String, steps: Int)? in
      let places = [start] + families.containers(around: start).compactMap(\.source)
      return places.compactMap { distances[$0] }.min().map { (id: start, steps: $0.steps) }
    }.sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }

  /// Every controller to which there is a way from this one, the nearest first, each with how many steps it takes.
  public func ends(reachedFrom start: String) -> [(id: String, steps: Int)] {
    var distances: [String: Cost] = [:]
    for place in [start] + families.containers(around: start).compactMap(\.source) {
      distances.merge(self.distances(from: place, moves: moves, \.to), uniquingKeysWith: min)
    }
    return distances.filter { $0.key != start }.map { (id: $0.key, steps: $0.value.steps) }
      .sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }

  /// The fewest steps from each controller to one.
  private func distances(to end: String) -> [String: Cost] { distances(from: end, moves: arrivals, \.from) }

  private func distances(
    from start: String, moves: [String: [NavigationPath.Move]], _ next: KeyPath<NavigationPath.Move, String>
  ) -> [String: Cost] {
    var distances: [String: Cost] = [:]
    var queue = PriorityQueue()
    var places = [(id: start, cost: Cost())]
    queue.insert(0, priority: Cost())
    while let first = queue.removeNext() {
      let (here, cost) = places[first]
      guard distances[here] == nil else { continue }
      distances[here] = cost
      for move in moves[here] ?? [] where distances[move[keyPath: next]] == nil {
        places.append((id: move[keyPath: next], cost: cost + Cost(move)))
        queue.insert(places.count - 1, priority: cost + Cost(move))
      }
    }
    return distances
  }
}

extension MapTransition {
  /// The compact column stands for all others in a narrow window only, so that no way goes through it and them.
  fileprivate var isFollowed: Bool { relation != .unwind && column != .compact }
}

// MARK: - Partial ways

/// A way that has not arrived yet, as a move behind another partial way.
private struct PartialPath {
  var end: String
  var cost: Cost
  var move: NavigationPath.Move?
  var before: Int?
}

extension NavigationPaths {
  /// The start, and for each container around it the way up to it.
  private func beginnings(at start: String) -> [PartialPath] {
    var result = [PartialPath(end: start, cost: Cost())]
    for transition in families.containers(around: start) {
      guard let container = transition.source else { continue }
      let here = result.count - 1
      let move = NavigationPath.Move(
        transition: transition, direction: .toContainer, from: result[here].end, to: container)
      result.append(PartialPath(end: container, cost: result[here].cost + Cost(move), move: move, before: here))
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
