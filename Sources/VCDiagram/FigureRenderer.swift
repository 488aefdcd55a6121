import VCDOT
import VCModel
import VCSVG

/// What a figure's file looks like, apart from what it shows.
public struct FigureOptions: Hashable, Sendable {
  /// Its colours.
  public var theme: Theme
  /// Put before every identifier in the file, so that several figures can stand in one page.
  public var idPrefix: String
  /// When its lines are explained.
  public var legend: LegendMode
  /// Where its dark colours come from, when the theme has any.
  public var darkMode: DarkMode
  /// Boxes and lines that look different from others of their kind.
  public var styles: PartStyles

  /// Options, each with its usual value.
  public init(
    theme: Theme = Theme(.auto), idPrefix: String = "", legend: LegendMode = .auto, darkMode: DarkMode = .preference,
    styles: PartStyles = PartStyles()
  ) {
    self.theme = theme
    self.idPrefix = idPrefix
    self.legend = legend
    self.darkMode = darkMode
    self.styles = styles
  }
}

/// Finds the places of a diagram's parts, with a layout that somebody else computes.
public enum FigureRenderer {
  /// The drawing, laid out as `place` does.
  public static func render<Failure: Error>(
    _ diagram: Diagram, options: FigureOptions = FigureOptions(),
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> SVGDocument {
    try place(diagram, layout: layout).svg(options)
  }

  /// The diagram, laid out as clearly as a few tries allow.
  ///
  /// `layout` is called once in the ordinary case; again, told less of the lines and with more room, where lines would cross
  /// or run through labels, and in the other direction where the figure is far from the shape of a page. The outcome
  /// depends on the diagram and the layouts only.
  public static func place<Failure: Error>(
    _ diagram: Diagram, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedDiagram {
    let figure = try clearest(of: diagram, layout: layout)
    guard !diagram.frames.isEmpty else { return PlacedDiagram(diagram: diagram, figure: figure) }
    var outlines = FamilyOutlines(figure)
    outlines.run()
    return PlacedDiagram(diagram: diagram, figure: outlines.figure)
  }

  /// Wider than this many times its height, a figure is tried from top to bottom.
  fileprivate static let widestShape = 4.5
  /// Up to this width in points a figure fits a page as it is, whatever its shape.
  private static let pageWidth = 1280.0

  private static let spacings: [DiagramSpacing] = [
    .regular, DiagramSpacing(nodes: 26, ranks: 72), DiagramSpacing(nodes: 40, ranks: 110),
  ]
  /// A figure of more lines is not laid out again for lines that cross.
  fileprivate static let mostLines = 300

  private static func clearest<Failure: Error>(
    of diagram: Diagram, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedFigure {
    let wide = try roomiest(diagram, layout: layout)
    guard !diagram.isDirectionFixed, wide.isTooWide, wide.bounds.width > pageWidth else { return wide }
    var best = (figure: wide, faults: wide.faults)
    let most = best.faults.collisions
    for other in [diagram.cascading, diagram.turned] where other != diagram {
      let figure = try roomiest(other, layout: layout)
      let faults = figure.faults
      if faults.collisions <= most, isBetter(figure, faults, than: best) { best = (figure, faults) }
      if !best.figure.isTooWide, best.faults.crossings == 0 { break }
    }
    return best.figure
  }

  /// Whether a figure suits a page better, or as well with fewer lines that cross.
  private static func isBetter(
    _ figure: PlacedFigure, _ faults: FigureFaults, than other: (figure: PlacedFigure, faults: FigureFaults)
  ) -> Bool {
    guard figure.isTooWide == other.figure.isTooWide else { return other.figure.isTooWide }
    guard faults.crossings == other.faults.crossings else { return faults.crossings < other.faults.crossings }
    return figure.slenderness < other.figure.slenderness
  }

  /// The figure with as little room as it can have without collisions, and without lines that cross where another layout
  /// spares them.
  private static func roomiest<Failure: Error>(
    _ diagram: Diagram, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedFigure {
    let tries = diagram.sparesCrossings ? LayoutHints.tries(for: diagram.routing) : [.all]
    var best: Attempt?
    for spacing in spacings.prefix(diagram.spacingTries) {
      for hints in tries {
        let attempt = try attempt(diagram, spacing, hints, layout: layout)
        if best.map({ attempt.faults < $0.faults }) ?? true { best = attempt }
        if attempt.faults == FigureFaults() { return attempt.figure }
      }
      if best?.faults.collisions == 0, diagram.routing == .laidOut || !diagram.sparesCrossings { break }
    }
    return best?.figure ?? PlacedFigure(diagram: diagram)
  }

  /// A figure, and its faults but for those that are tolerated.
  private typealias Attempt = (figure: PlacedFigure, faults: FigureFaults)

  private static func attempt<Failure: Error>(
    _ diagram: Diagram, _ spacing: DiagramSpacing, _ hints: LayoutHints,
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Attempt {
    let room = hints == .all ? spacing : diagram.withRoomForWords(spacing)
    let graph = DiagramLowering(diagram, spacing: room, purpose: .layout(hints)).graph
    var figure = FigurePlacement.place(diagram, layout: try layout(graph), hints: hints)
    // In a file words make their own room.
    figure.spacing = spacing
    var faults = figure.faults
    faults.collisions = max(0, faults.collisions - diagram.toleratedCollisions)
    return (figure, faults)
  }
}

extension Diagram {
  /// A map of many lines is not worth laying out again for the odd one that touches something.
  fileprivate var toleratedCollisions: Int { routing == .laidOut ? edges.count / 50 : 0 }

  /// Whether it is laid out again for lines that cross. Of a figure with frames most of them are never seen together.
  fileprivate var sparesCrossings: Bool { frames.isEmpty && edges.count <= FigureRenderer.mostLines }

  /// Ranks so far apart that the words of lines find room between them, for a layout that is not told of words.
  fileprivate func withRoomForWords(_ spacing: DiagramSpacing) -> DiagramSpacing {
    guard routing == .laidOut else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map { direction == .leftToRight ? $0.width : $0.height }.max() ?? 0
    return DiagramSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// How often it may be laid out: many lines take long, and more room does not untangle them.
  fileprivate var spacingTries: Int { routing == .laidOut && edges.count > 80 ? 1 : 3 }

  /// With each family beginning below the one that presents it, rather than after it.
  fileprivate var cascading: Diagram {
    var result = self
    for position in edges.indices { result.edges[position].span = 1 }
    return result
  }

  /// In the other direction.
  fileprivate var turned: Diagram {
    var result = self
    result.direction = direction == .leftToRight ? .topToBottom : .leftToRight
    return result
  }
}

extension PlacedFigure {
  /// How many times wider than high.
  fileprivate var shape: Double {
    let bounds = bounds
    return bounds.height > 0 ? max(bounds.width, 1) / bounds.height : 1
  }

  /// How many times longer in one direction than in the other.
  fileprivate var slenderness: Double { max(shape, 1 / shape) }

  fileprivate var isTooWide: Bool { shape > FigureRenderer.widestShape }
}
