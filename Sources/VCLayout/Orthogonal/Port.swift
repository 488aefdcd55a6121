import VCDOT

/// A side of a box.
enum Side: Int, CaseIterable {
  case left, right, top, bottom

  var isVertical: Bool { self == .left || self == .right }
  /// The direction away from the box.
  var outward: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}

/// A place where an edge may touch a box.
struct Port {
  var point: Point
  var side: Side
  /// The offset from the middle of the side.
  var offset: Double
  /// The cost of using the port, in points of detour.
  var cost: Double
  /// The length of the straight stub before an edge may bend, which arrowheads need.
  var reach = Self.usualReach

  static let usualReach = 16.0
  /// The length next to another box, where an arrowhead just fits.
  static let leastReach = 8.0
}

extension Port {
  /// The first point where an edge may bend.
  var stub: Point { Point(x: point.x + side.outward.x * reach, y: point.y + side.outward.y * reach) }

  /// The port with the shortest possible stub.
  var short: Port {
    var port = self
    port.reach = Self.leastReach
    return port
  }
}
