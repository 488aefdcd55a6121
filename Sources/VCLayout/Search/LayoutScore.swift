import VCDOT

/// How well a candidate came out; the least is the best.
struct LayoutScore: Comparable {
  /// Lines through boxes and words, but for those that are tolerated.
  let collisions: Int
  let crossings: Int
  /// Both as one number.
  let faults: Int
  /// Whether it is far from the shape of a page.
  let isRibbon: Bool
  /// Whether it is wider than a page.
  let isTooWide: Bool
  /// How many times longer in one direction than in the other.
  private let slenderness: Double
  /// How badly it fits a page, where that comes before crossings; else nothing.
  let misfit: Int
  /// What it pays in the order of importance.
  private let keys: [Int]

  init(_ placed: PlacedGraph) {
    let (graph, found, bounds) = (placed.graph, placed.faults, placed.bounds)
    let isMap = graph.routing == .splines
    // A map of many lines is not worth laying out again for the odd one that touches something.
    collisions = max(0, found.collisions - (isMap ? graph.edges.count / 50 : 0))
    crossings = found.crossings
    let isSmallMap = isMap && graph.edges.count <= Self.smallMap
    faults = collisions * (isSmallMap ? Self.collisionPrice.smallMap : Self.collisionPrice.usual) + crossings
    let shape = bounds.height > 0 ? max(bounds.width, 1) / bounds.height : 1
    slenderness = max(shape, 1 / shape)
    isRibbon = max(bounds.width, bounds.height) > Self.small && !Self.shapes.contains(shape)
    isTooWide = bounds.width > graph.maxWidth
    // Where nothing comes near a page, what comes nearest.
    let (ribbon, wide) = (isRibbon ? max(1, Int(slenderness.rounded())) : 0, isTooWide ? 1 : 0)
    if graph.hasFewBoxes {
      // It is read in the column of a page: there width comes before all but lines that cannot be followed.
      let width = Self.misfit(ofWidth: bounds.width, in: graph)
      // A little too wide is too small to read; a little too long is only long.
      let length = isRibbon ? Int((slenderness / Self.slimmest * Self.misfitSteps).rounded()) : 0
      misfit = max(width, length)
      keys = [isMap ? 0 : collisions, misfit, faults]
    } else {
      misfit = 0
      // Many lines cross somewhere, whatever one does: there the page matters as well.
      let pages = bounds.width / graph.maxWidth - 1
      let beyond = graph.hasManyBoxes || isMap ? Int(max(0, pages * Self.pagePrice).rounded()) : 0
      keys = isMap ? [ribbon, faults + beyond, wide] : [collisions, ribbon, crossings + beyond, wide]
    }
  }

  /// How many times wider than high a page may be.
  private static let shapes = 1 / 3.0...4
  /// How many times higher than wide a page may be.
  private static let slimmest = 3.0
  /// Misfits that differ by less than one of so many parts of a page are alike.
  private static let misfitSteps = 8.0
  /// Up to this length in points the shape does not matter.
  private static let small = 1000.0
  /// What a page of width too many counts, in crossings.
  private static let pagePrice = 20.0
  /// Lines of a map in which one can be followed although it touches something.
  private static let smallMap = 50
  /// What a collision counts, in crossings.
  private static let collisionPrice = (usual: 10_000, smallMap: 5)

  private static func misfit(ofWidth width: Double, in graph: LayoutGraph) -> Int {
    Int((max(1, width / graph.maxWidth) * misfitSteps).rounded(.up))
  }

  /// Whether it fits the page better than another that nothing collides in.
  func isFitter(than misfit: Int) -> Bool { collisions == 0 && self.misfit < misfit }

  /// Whether it fits the page better than anything that can come of boxes as wide as this.
  func isFitter(thanBoxes width: Double, of graph: LayoutGraph) -> Bool {
    graph.hasFewBoxes && isFitter(than: Self.misfit(ofWidth: width, in: graph))
  }

  /// Whether it is better than the same with less room.
  func improves(on other: Self) -> Bool {
    misfit == other.misfit ? faults < other.faults : keys.lexicographicallyPrecedes(other.keys)
  }

  /// Whether nothing can be better in the same arrangement.
  var isClean: Bool { faults == 0 }

  static func < (left: Self, right: Self) -> Bool {
    left.keys == right.keys ? left.slenderness < right.slenderness : left.keys.lexicographicallyPrecedes(right.keys)
  }

  static func == (left: Self, right: Self) -> Bool { left.keys == right.keys && left.slenderness == right.slenderness }
}
