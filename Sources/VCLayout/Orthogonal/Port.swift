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
  /// How far a line runs straight before it may turn: arrowheads need that much.
  var reach = Self.usualReach

  static let usualReach = 16.0
  /// Where another box is near: an arrowhead just fits.
  static let leastReach = 8.0
}

extension Port {
  /// Where a line may first turn.
  var stub: Point { Point(x: point.x + side.outward.x * reach, y: point.y + side.outward.y * reach) }

  /// The same with as little straight as there can be.
  var short: Port {
    var port = self
    port.reach = Self.leastReach
    return port
  }
}
