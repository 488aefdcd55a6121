/// An order in which boxes have to stand, and which a layout may have lost.
protocol BoxOrder {
  init(_ placed: PlacedGraph)

  var placed: PlacedGraph { get }
  /// Whether the boxes stand in it.
  var isKept: Bool { get }

  /// Moves boxes until they do.
  mutating func restore()
}
