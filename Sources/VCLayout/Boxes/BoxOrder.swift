/// A required order of boxes, which a layout may have violated.
protocol BoxOrder {
  init(_ placed: PlacedGraph)

  var placed: PlacedGraph { get }
  /// Whether the boxes are in the required order.
  var isKept: Bool { get }

  /// Moves boxes into the required order.
  mutating func restore()
}
