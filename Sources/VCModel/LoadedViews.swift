/// The controllers whose views were in a window before.
///
/// All values are equal: a view that has been loaded does not distinguish two states of a hierarchy.
struct LoadedViews: Hashable, Sendable {
  private var positions: Set<Int> = []

  func contains(_ position: Int) -> Bool { positions.contains(position) }

  mutating func insert(_ shown: some Sequence<Int>) { positions.formUnion(shown) }

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Hierarchy {
  /// Records that views were loaded, given the positions of their controllers.
  package mutating func noteLoaded(_ shown: some Sequence<Int>) { loadedViews.insert(shown) }

  /// Returns whether the view of a controller was in a window at this moment or, in a replay, before.
  package func hasBeenInWindow(_ id: ControllerID) -> Bool { index[id].map(loadedViews.contains) ?? false }
}
