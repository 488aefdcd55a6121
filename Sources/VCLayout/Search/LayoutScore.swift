import VCDOT

/// How well a candidate came out; the least is the best.
struct LayoutScore: Comparable {
  /// Lines through boxes and words, but for those that are tolerated.
  var collisions: Int
  /// Whether it is far from the shape of a page.
  var isRibbon: Bool
  /// Whether it is wider than a page.
  var isTooWide: Bool
  var crossings: Int
  /// How many times longer in one direction than in the other.
  var slenderness: Double

  init(_ placed: PlacedGraph) {
    let faults = placed.faults
    // A map of many lines is not worth laying out again for the odd one that touches something.
    let tolerated = placed.graph.routing == .splines ? placed.graph.edges.count / 50 : 0
    collisions = max(0, faults.collisions - tolerated)
    crossings = faults.crossings
    let bounds = placed.bounds
    let shape = bounds.height > 0 ? max(bounds.width, 1) / bounds.height : 1
    slenderness = max(shape, 1 / shape)
    isRibbon = max(bounds.width, bounds.height) > Self.small && !Self.shapes.contains(shape)
    isTooWide = bounds.width > placed.graph.maxWidth
  }

  /// How many times wider than high a page may be.
  private static let shapes = 1 / 3.0...4
  /// Up to this length in points the shape does not matter.
  private static let small = 1000.0

  /// Whether nothing can be better in the same arrangement.
  var isClean: Bool { collisions == 0 && crossings == 0 }

  static func < (left: Self, right: Self) -> Bool {
    if left.collisions != right.collisions { return left.collisions < right.collisions }
    if left.isRibbon != right.isRibbon { return right.isRibbon }
    if left.isTooWide != right.isTooWide { return right.isTooWide }
    if left.crossings != right.crossings { return left.crossings < right.crossings }
    return left.slenderness < right.slenderness
  }
}
