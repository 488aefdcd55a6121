import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// What a figure's file looks like, apart from what it shows.
package struct FigureOptions: Hashable, Encodable, Sendable {
  /// Its colours.
  package var theme: Theme
  /// Put before every identifier in the file, so that several figures can stand in one page.
  package var idPrefix: String
  /// When its lines are explained.
  package var legend: LegendMode
  /// Where its dark colours come from, when the theme has any.
  package var darkMode: DarkMode
  /// Boxes and lines that look different from others of their kind.
  package var styles: PartStyles
  /// What the file says of itself where no reader looks; `nil` for nothing.
  package var metadata: String?

  /// Options, each with its usual value.
  package init(
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
package enum FigureRenderer {
  /// The drawing, laid out as `place` does.
  package static func render<Failure: Error>(
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
  package static func place<Failure: Error>(
    _ diagram: Diagram, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedDiagram {
    guard !diagram.frames.isEmpty else { return try place(diagram, columns: 1, layout: layout) }
    let narrow = try place(diagram, columns: 2, layout: layout)
    // Frames that have the whole page are often so much lower that two rows take less room than one with two of them.
    let wide = try place(diagram, columns: 1, layout: layout)
    return wide.isShorter(than: narrow) ? wide : narrow
  }

  /// - Parameter columns: How many frames are to stand side by side, where the diagram has frames.
  static func place<Failure: Error>(
    _ diagram: Diagram, columns: Int, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedDiagram {
    let graph = LayoutGraph(diagram, columns: columns)
    let figure = PlacedFigure(diagram, try LayoutSearch.place(graph, layout: layout))
    guard !diagram.frames.isEmpty else { return PlacedDiagram(diagram: diagram, figure: figure) }
    var outlines = FamilyOutlines(figure)
    outlines.run()
    return PlacedDiagram(diagram: diagram, figure: outlines.figure)
  }
}

extension PlacedDiagram {
  /// Whether its frames take less height than others', and read no worse.
  fileprivate func isShorter(than other: PlacedDiagram) -> Bool {
    let (faults, others) = (faults, other.faults)
    guard faults.collisions <= others.collisions, faults.crossings <= others.crossings else { return false }
    return heightOfFrames < other.heightOfFrames
  }

  /// How high all frames are on one page, in points.
  var heightOfFrames: Double { FrameSheet(figure, options: FigureOptions()).height }
}
