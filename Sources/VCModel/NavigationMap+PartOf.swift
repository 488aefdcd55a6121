extension NavigationMap {
  /// Returns the map with parts of views merged into the screens that contain them: what a row opens, its screen opens. The
  /// other parts belong to these screens directly instead of to parts of them.
  /// - Parameters:
  ///   - limit: The number of containing screens above which a part stays separate.
  ///   - kept: The ids of parts that stay separate.
  /// - Complexity: O(n log n) in the number of controllers and transitions.
  package func mergingParts(intoAtMost limit: Int = .max, except kept: Set<String> = []) -> NavigationMap {
    let all = screensByPart
    guard !all.isEmpty else { return self }
    let screens = all.filter { !kept.contains($0.key) && $0.value.count <= limit }
    var result = self
    for position in controllers.indices {
      result.controllers[position].partOf = all[controllers[position].id] ?? controllers[position].partOf
    }
    result.transitions = transitions.flatMap { transition -> [MapTransition] in
      guard let source = transition.source, let screens = screens[source] else { return [transition] }
      return transition.moved(to: screens)
    }
    let targets = Set(transitions.compactMap(\.target))
    result.controllers.removeAll { screens[$0.id] != nil && !targets.contains($0.id) }
    return result
  }

  /// The map in which screens have the transitions of their parts as well.
  package var addingMovesOfParts: NavigationMap {
    let screens = screensByPart
    guard !screens.isEmpty else { return self }
    var result = self
    result.transitions = transitions.flatMap { transition -> [MapTransition] in
      guard let source = transition.source, let screens = screens[source] else { return [transition] }
      return [transition] + transition.moved(to: screens)
    }
    return result
  }

  /// The screens that contain each part, directly or inside other parts.
  private var screensByPart: [String: [String]] {
    let wholes = Dictionary(controllers.filter { !$0.partOf.isEmpty }.map { ($0.id, $0.partOf) }) { first, _ in first }
    let known = Set(controllers.map(\.id))
    return wholes.compactMapValues { parents in
      var screens: Set<String> = []
      var seen: Set<String> = []
      var next = parents
      while let here = next.popLast() {
        guard seen.insert(here).inserted, known.contains(here) else { continue }
        if let outer = wholes[here] { next += outer } else { screens.insert(here) }
      }
      return screens.isEmpty ? nil : screens.sorted()
    }
  }
}

extension MapTransition {
  /// Returns the transition from each of these screens instead of from its source.
  fileprivate func moved(to sources: [String]) -> [MapTransition] {
    sources.map { source in
      var moved = self
      moved.source = source
      return moved
    }
  }
}
