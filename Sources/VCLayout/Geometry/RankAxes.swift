import VCDOT

/// The axes of a layout in ranks: one along which the ranks follow each other, and one across, on which the boxes of a rank do.
///
/// Passes that use them need not distinguish layouts from left to right and from top to bottom.
struct RankAxes {
  /// Whether the ranks follow each other from left to right, not from top to bottom.
  let isLeftToRight: Bool

  func point(along: Double, across: Double) -> Point {
    isLeftToRight ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension RankAxes {
  // MARK: - Along the ranks

  /// Returns the extent of a box along the ranks.
  func rank(_ box: Rectangle) -> ClosedRange<Double> {
    isLeftToRight ? box.x...box.maxX : box.y...box.maxY
  }

  func rankMiddle(_ box: Rectangle) -> Double { isLeftToRight ? box.midX : box.midY }

  func length(_ size: Size) -> Double { isLeftToRight ? size.width : size.height }

  /// Returns whether two boxes overlap along the ranks.
  func shareRank(_ box: Rectangle, _ other: Rectangle) -> Bool {
    isLeftToRight ? box.x < other.maxX && other.x < box.maxX : box.y < other.maxY && other.y < box.maxY
  }
}

extension RankAxes {
  // MARK: - Across the ranks

  func start(_ box: Rectangle) -> Double { isLeftToRight ? box.y : box.x }
  func end(_ box: Rectangle) -> Double { isLeftToRight ? box.maxY : box.maxX }
  func middle(_ box: Rectangle) -> Double { isLeftToRight ? box.midY : box.midX }
  func extent(_ box: Rectangle) -> Double { isLeftToRight ? box.height : box.width }

  /// Returns a box moved across the ranks.
  func moved(_ box: Rectangle, by distance: Double) -> Rectangle {
    isLeftToRight ? box.moved(x: 0, y: distance) : box.moved(x: distance, y: 0)
  }

  /// Returns a box with another extent across the ranks.
  func resized(_ box: Rectangle, from start: Double, to end: Double) -> Rectangle {
    isLeftToRight
      ? Rectangle(x: box.x, y: start, width: box.width, height: end - start)
      : Rectangle(x: start, y: box.y, width: end - start, height: box.height)
  }
}

extension LayoutGraph {
  var axes: RankAxes { RankAxes(isLeftToRight: isLeftToRight) }
}
