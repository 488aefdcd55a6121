public import VCModel

/// The part of two maps that a figure of their difference shows: the changes and their surroundings.
public struct MapChanges: Sendable {
  /// The part of the old map.
  public let old: NavigationMap
  /// The part of the new map.
  public let new: NavigationMap
  /// The number of controllers that are in both maps but in neither part.
  public let leftOut: Int

  /// - Parameters:
  ///   - old: The map before the change.
  ///   - new: The map after it.
  ///   - controllers: The controllers that were added, removed or changed.
  ///   - isChanged: Whether a transition was added, removed or changed.
  public init(
    from old: NavigationMap, to new: NavigationMap, controllers: Set<String>,
    where isChanged: (MapTransition) -> Bool
  ) {
    let all = old.transitions + new.transitions
    var shown = controllers
    for transition in all where isChanged(transition) {
      shown.formUnion([transition.source, transition.target].compactMap(\.self))
    }
    for transition in all {
      guard let source = transition.source, let target = transition.target else { continue }
      if controllers.contains(source) { shown.insert(target) }
      if controllers.contains(target) { shown.insert(source) }
    }
    self.old = old.part(shown)
    self.new = new.part(shown)
    leftOut = Set((old.controllers + new.controllers).map(\.id)).subtracting(shown).count
  }
}

extension NavigationMap {
  /// Returns these controllers and the transitions between them.
  fileprivate func part(_ ids: Set<String>) -> NavigationMap {
    NavigationMap(
      controllers: controllers.filter { ids.contains($0.id) },
      transitions: transitions.filter { transition in
        [transition.source, transition.target].compactMap(\.self).allSatisfy(ids.contains)
      })
  }
}
