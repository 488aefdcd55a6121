import VCDOT

/// A side of a box.
enum Side: Int, CaseIterable {
  case left, right, top, bottom

  var isVertical: Bool { self == .left || self == .right }
  /// The step away from the box.
  var outward: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}

/// A place at which a line may touch a box.
struct Port {
  var point: Point
  var side: Side
  /// Along the side, from its middle.
  var offset: Double
  /// What it costs to use it, in points of detour.
  var cost: Double
}

extension Port {
  /// Where a line may first turn: arrowheads need a straight piece.
  var stub: Point {
    let length = 16.0
    return Point(x: point.x + side.outward.x * length, y: point.y + side.outward.y * length)
  }
}
