public import VCModel

/// Finds paths through a map.
///
/// A path follows transitions from source to target. Before that it may go outwards from the start: to the start's
/// containers, which are on screen with it, since the user may select another tab first; and back to a screen that it
/// covers on its navigation stack. If the start can be in several places, all are considered. Unwinds are not followed,
/// and a path does not dismiss anything: it only leads onwards.
public struct NavigationPaths: Sendable {
  private let moves: PathMoves
  private let starts: [String]
  private let widths: [SizeClass]
  /// The maximum number of beginnings and of partial paths in a search.
  private static let limits = (beginnings: 400, looks: 100_000)

  /// Prepares a map for searching.
  /// - Parameter widths: The size classes of the window to consider.
  public init(_ map: NavigationMap, widths: Set<SizeClass> = Set(SizeClass.allCases)) {
    moves = PathMoves(map)
    starts = map.controllers.map(\.id)
    self.widths = SizeClass.allCases.filter(widths.contains)
  }

  /// Returns the path with the fewest steps; of several, the first in the map.
  public func shortest(from start: String, to end: String) -> MapPath? {
    paths(from: start, to: end, limit: 1).paths.first
  }

  /// Returns the paths that visit no controller twice, those with the fewest steps first.
  /// - Returns: At most `limit` paths, and whether the search was complete.
  /// - Complexity: At most a hundred thousand partial paths are examined.
  public func paths(from start: String, to end: String, limit: Int) -> (paths: [MapPath], isComplete: Bool) {
    paths(from: start, to: end, limit: limit, distances(to: end))
  }

  private func paths(
    from start: String, to end: String, limit: Int, _ distances: [SizeClass: [String: Cost]]
  ) -> (paths: [MapPath], isComplete: Bool) {
    guard limit > 0 else { return ([], false) }
    var partial = beginnings(at: start)
    var queue = PriorityQueue()
    func insert(_ position: Int) {
      let place = partial[position]
      let rest = place.widths.compactMap { distances[$0]?[place.end] }.min()
      if let rest { queue.insert(position, priority: place.cost + rest) }
    }
    for position in partial.indices.reversed() { insert(position) }
    var found: [MapPath] = []
    var looks = 0
    while let next = queue.removeNext() {
      looks += 1
      guard found.count < limit, looks <= Self.limits.looks else { return (found, false) }
      if partial[next].end == end {
        found.append(path(next, partial, start))
        continue
      }
      let passed = passed(next, partial)
      // The queue is last in, first out, so the first move in the map is inserted last.
      for choice in onward(from: partial[next]).reversed() where !passed.contains(choice.move.to) {
        guard let longer = partial[next].following(choice, at: next) else { continue }
        partial.append(longer)
        insert(partial.count - 1)
      }
    }
    return (found, true)
  }

  /// Returns every controller with a path to this one, nearest first, each with the number of steps.
  public func starts(reaching end: String) -> [(id: String, steps: Int)] {
    let distances = distances(to: end)
    return starts.filter { $0 != end }.compactMap { start -> (id: String, steps: Int)? in
      paths(from: start, to: end, limit: 1, distances).paths.first.map { (id: start, steps: $0.stepCount) }
    }.sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }

  /// Returns every controller that can be reached from this one, nearest first, each with the number of steps.
  public func ends(reachedFrom start: String) -> [(id: String, steps: Int)] {
    let partial = beginnings(at: start)
    var costs: [String: Cost] = [:]
    for position in partial.indices {
      let passed = passed(position, partial)
      for width in partial[position].widths {
        let reached = distances(
          from: partial[position].end, in: width, at: partial[position].cost, avoiding: passed,
          first: onward(from: partial[position]))
        costs.merge(reached, uniquingKeysWith: min)
      }
    }
    return costs.filter { $0.key != start }.map { (id: $0.key, steps: $0.value.steps) }
      .sorted { ($0.steps, $0.id) < ($1.steps, $1.id) }
  }
}

// MARK: - Distances

extension NavigationPaths {
  /// Returns the fewest steps along transitions from each controller to this one, per size class.
  private func distances(to end: String) -> [SizeClass: [String: Cost]] {
    var result: [SizeClass: [String: Cost]] = [:]
    for width in widths { result[width] = distances(from: end, in: width, moves.along(to:), \.from) }
    return result
  }

  /// Returns the cost of each controller reachable along transitions, after a beginning.
  private func distances(
    from start: String, in width: SizeClass, at cost: Cost, avoiding passed: Set<String>, first: [PathMoves.Choice]
  ) -> [String: Cost] {
    distances(from: start, in: width, at: cost, { $0 == start ? first : moves.along(from: $0) }, \.to, avoiding: passed)
  }

  private func distances(
    from start: String, in width: SizeClass, at cost: Cost = Cost(), _ choices: (String) -> [PathMoves.Choice],
    _ next: KeyPath<MapPath.Move, String>, avoiding passed: Set<String> = []
  ) -> [String: Cost] {
    var distances: [String: Cost] = [:]
    var queue = PriorityQueue()
    var places = [(id: start, cost: cost)]
    queue.insert(0, priority: cost)
    while let first = queue.removeNext() {
      let (here, cost) = places[first]
      guard distances[here] == nil else { continue }
      distances[here] = cost
      for choice in choices(here) where choice.widths.contains(width) {
        let id = choice.move[keyPath: next]
        guard distances[id] == nil, !passed.contains(id) else { continue }
        places.append((id: id, cost: cost + Cost(choice.move)))
        queue.insert(places.count - 1, priority: cost + Cost(choice.move))
      }
    }
    return distances
  }
}

// MARK: - Partial paths

/// A path that has not reached its end yet, as a move after another partial path.
private struct PartialPath {
  var end: String
  var cost = Cost()
  var widths: Set<SizeClass>
  var move: MapPath.Move?
  var before: Int?
  /// Whether the path has only moved to containers so far, so that its end still has its initial contents.
  var isInside = true

  /// Returns the path with one more move, or `nil` if it exists in no size class.
  func following(_ choice: PathMoves.Choice, at position: Int) -> PartialPath? {
    let widths = widths.intersection(choice.widths)
    guard !widths.isEmpty else { return nil }
    return PartialPath(
      end: choice.move.to, cost: cost + Cost(choice.move), widths: widths, move: choice.move, before: position,
      isInside: isInside && choice.move.direction == .toContainer)
  }
}

extension NavigationPaths {
  /// Returns the start, and the paths outwards from it.
  private func beginnings(at start: String) -> [PartialPath] {
    var result = [PartialPath(end: start, widths: standing(start))]
    var next = 0
    while next < result.count, result.count < Self.limits.beginnings {
      if result[next].isInside {
        let passed = passed(next, result)
        for choice in moves.outward(from: result[next].end) where !passed.contains(choice.move.to) {
          guard var longer = result[next].following(choice, at: next) else { continue }
          longer.widths.formIntersection(standing(longer.end))
          if !longer.widths.isEmpty { result.append(longer) }
        }
      }
      next += 1
    }
    return result
  }

  /// Returns the size classes in which a controller has a place.
  private func standing(_ id: String) -> Set<SizeClass> {
    Set(widths.filter { !moves.containerIndex.lines(to: id, in: $0).isEmpty })
  }

  private func onward(from partial: PartialPath) -> [PathMoves.Choice] {
    partial.isInside && partial.move != nil ? moves.along(fromInside: partial.end) : moves.along(from: partial.end)
  }

  private func path(_ last: Int, _ partial: [PartialPath], _ start: String) -> MapPath {
    var moves: [MapPath.Move] = []
    var position: Int? = last
    while let here = position {
      if let move = partial[here].move { moves.append(move) }
      position = partial[here].before
    }
    return MapPath(start: start, moves: moves.reversed(), widths: partial[last].widths)
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
