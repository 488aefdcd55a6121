import VCDOT

/// The score of a candidate; the lowest is the best.
struct LayoutScore: Comparable {
  /// Edges across boxes and labels, except for tolerated ones.
  let collisions: Int
  let crossings: Int
  /// In a map, siblings in later ranks than another one.
  let strays: Int
  /// Collisions, crossings and strays as one weighted number.
  let faults: Int
  /// Whether its aspect ratio is far from that of a page.
  let isRibbon: Bool
  /// Whether it is wider than a page.
  let isTooWide: Bool
  /// The ratio of the longer side to the shorter one.
  private let slenderness: Double
  /// How badly it fits a page, for graphs where that has priority over crossings; otherwise zero.
  let misfit: Int
  /// The sort keys, in order of priority.
  private let keys: [Int]

  init(_ passes: LayoutPasses) { self.init(passes.placed, passes.faults) }

  init(_ placed: PlacedGraph, _ found: LayoutFaults) {
    let (graph, bounds) = (placed.graph, placed.bounds)
    let isMap = graph.routing == .splines
    // In a map with many edges, a few collisions do not justify another layout.
    collisions = max(0, found.collisions - (isMap ? graph.edges.count / 50 : 0))
    crossings = found.crossings
    let isSmallMap = isMap && graph.edges.count <= Self.smallMap
    strays = isMap ? placed.strays : 0
    faults =
      collisions * (isSmallMap ? Self.collisionPrice.smallMap : Self.collisionPrice.usual) + crossings
      + strays * Self.strayPrice + (found.collisions - collisions) * Self.toleratedPrice
    let shape = bounds.height > 0 ? max(bounds.width, 1) / bounds.height : 1
    slenderness = max(shape, 1 / shape)
    isRibbon = Self.isRibbon(width: bounds.width, height: bounds.height)
    isTooWide = bounds.width > graph.maxWidth
    // If no candidate fits a page, the closest one wins.
    let (ribbon, wide) = (isRibbon ? max(1, Int(slenderness.rounded())) : 0, isTooWide ? 1 : 0)
    if graph.isWidthRequired {
      misfit = Self.misfit(ofWidth: bounds.width, in: graph)
      keys = [isMap ? 0 : collisions, misfit, ribbon, faults]
    } else if graph.hasFewBoxes {
      // It is read in the column of a page, where width has priority over everything except untraceable edges.
      let width = Self.misfit(ofWidth: bounds.width, in: graph)
      // A figure slightly too wide becomes too small to read; one slightly too long only becomes long.
      let length = isRibbon ? Int((slenderness / Self.slimmest * Self.misfitSteps).rounded()) : 0
      misfit = max(width, length)
      keys = [isMap ? 0 : collisions, misfit, faults]
    } else {
      misfit = 0
      // With many boxes crossings are unavoidable, so the page's width matters as well.
      let beyond = Self.excess(ofWidth: bounds.width, in: graph)
      keys = isMap ? [ribbon, faults + beyond, wide] : [collisions, ribbon, crossings + beyond, wide]
    }
  }

  /// Returns whether an aspect ratio is far from that of a page, at sizes where that matters.
  static func isRibbon(width: Double, height: Double) -> Bool {
    let shape = height > 0 ? max(width, 1) / height : 1
    return max(width, height) > small && !shapes.contains(shape)
  }

  /// The range of the page's ratio of width to height.
  private static let shapes = 1 / 3.0...4
  /// The maximum ratio of height to width.
  private static let slimmest = 3.0
  /// The number of steps per page width in which misfits are measured.
  private static let misfitSteps = 8.0
  /// The length, in points, up to which the shape does not matter.
  private static let small = 1000.0
  /// The cost of each extra page width, in crossings. A map is drawn on a page that is as wide as the column of text, so that its text
  /// becomes smaller.
  private static let pagePrice = (usual: 20.0, map: 60.0)
  /// The number of edges up to which a map's edges are traceable despite collisions.
  private static let smallMap = 50
  /// The cost of a collision, in crossings.
  private static let collisionPrice = (usual: 10_000, smallMap: 5)

  /// The cost of a collision that justifies no other layout, in crossings: if there is one without it, that is better.
  private static let toleratedPrice = 10
  /// The cost of a sibling in another rank, in crossings: readers look for tabs next to each other.
  private static let strayPrice = 10

  private static func misfit(ofWidth width: Double, in graph: LayoutGraph) -> Int {
    // If nothing is narrow enough, the narrowest figure does not depend on the width that was required.
    if graph.isWidthRequired { return width > graph.maxWidth ? Int((width / widthStep).rounded(.up)) : 0 }
    return Int((max(1, width / graph.maxWidth) * misfitSteps).rounded(.up))
  }

  /// The difference in width, in points, that is worth more crossings if neither figure has the required width.
  private static let widthStep = 8.0

  /// Returns the cost of the width beyond that of the page, in crossings.
  private static func excess(ofWidth width: Double, in graph: LayoutGraph) -> Int {
    let isMap = graph.routing == .splines
    guard graph.hasManyBoxes || isMap else { return 0 }
    return Int(max(0, (width / graph.maxWidth - 1) * (isMap ? pagePrice.map : pagePrice.usual)).rounded())
  }

  /// Returns whether it fits the page better than a given misfit, without collisions.
  func isFitter(than misfit: Int) -> Bool { collisions == 0 && self.misfit < misfit }

  /// Returns whether it fits the page better than any layout of boxes this wide can.
  func isFitter(thanBoxes width: Double, of graph: LayoutGraph) -> Bool {
    if graph.hasFewBoxes || graph.isWidthRequired { return isFitter(than: Self.misfit(ofWidth: width, in: graph)) }
    return graph.routing == .splines && keys.lexicographicallyPrecedes([0, Self.excess(ofWidth: width, in: graph)])
  }

  /// Returns whether it is better than the score with tighter spacing.
  func improves(on other: Self) -> Bool {
    misfit == other.misfit ? faults < other.faults : keys.lexicographicallyPrecedes(other.keys)
  }

  /// Whether no other candidate in the same arrangement can be better.
  var isClean: Bool { faults == 0 }

  static func < (left: Self, right: Self) -> Bool {
    left.keys == right.keys ? left.slenderness < right.slenderness : left.keys.lexicographicallyPrecedes(right.keys)
  }

  static func == (left: Self, right: Self) -> Bool { left.keys == right.keys && left.slenderness == right.slenderness }
}
