import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// The options for a figure's file that do not affect its content.
package struct FigureOptions: Hashable, Encodable, Sendable {
  /// The colours.
  package var theme: Theme
  /// The prefix of every identifier in the file, so that one page can contain several figures.
  package var idPrefix: String
  /// When to add a legend.
  package var legend: LegendMode
  /// The source of the dark colours, if the theme has any.
  package var darkMode: DarkMode
  /// Styles for individual boxes and edges.
  package var styles: PartStyles
  /// The metadata of the file, which readers do not see; `nil` for none.
  package var metadata: String?

  /// Creates options with their default values.
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

/// Finds the positions of a diagram's parts, using a layout that the caller provides.
package enum FigureRenderer {
  /// Renders the diagram, laid out by `place`.
  package static func render<Failure: Error>(
    _ diagram: Diagram, options: FigureOptions = FigureOptions(),
    layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> SVGDocument {
    try place(diagram, layout: layout).svg(options)
  }

  /// Lays out the diagram as clearly as a few attempts allow.
  ///
  /// `layout` is usually called once. It is called again with less edge detail and wider spacing if edges would cross or run
  /// through labels, and in the other direction if the figure is far from the shape of a page. The result depends only on the
  /// diagram and the layouts.
  package static func place<Failure: Error>(
    _ diagram: Diagram, layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedDiagram {
    guard !diagram.frames.isEmpty else { return try place(diagram, columns: 1, layout: layout) }
    let narrow = try place(diagram, columns: 2, layout: layout)
    // Frames as wide as the page are often so much lower that two rows need less space than one row with two frames.
    let wide = try place(diagram, columns: 1, layout: layout)
    return wide.isShorter(than: narrow) ? wide : narrow
  }

  /// - Parameter columns: The number of frames side by side, if the diagram has frames.
  static func place<Failure: Error>(
    _ diagram: Diagram, columns: Int, layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout
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
  /// Returns whether its frames need less height than another figure's, without more faults.
  fileprivate func isShorter(than other: PlacedDiagram) -> Bool {
    let (faults, others) = (faults, other.faults)
    guard faults.collisions <= others.collisions, faults.crossings <= others.crossings else { return false }
    return heightOfFrames < other.heightOfFrames
  }

  /// The total height of all frames on one page, in points.
  var heightOfFrames: Double { FrameSheet(figure, options: FigureOptions()).height }
}
