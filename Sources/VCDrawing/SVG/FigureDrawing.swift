import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCWords

/// Draws a placed figure as a document.
struct FigureDrawing {
  static let margin = 16.0

  let figure: PlacedFigure
  let legend: Legend?
  let painter: Painter

  init(_ figure: PlacedFigure, options: FigureOptions) {
    painter = Painter(options)
    let bounds = figure.places.bounds
    self.figure = figure.moved(x: Self.margin - bounds.x, y: Self.margin - bounds.y)
    legend = Legend(figure.diagram, mode: options.legend)
  }

  var document: SVGDocument {
    let diagram = figure.diagram
    let bounds = figure.places.bounds
    let foot = Foot(legend: legend, caption: diagram.caption, width: max(bounds.width, 260))
    var frame = DocumentFrame(diagram, painter)
    frame.width = max(bounds.width, foot.width) + 2 * Self.margin
    frame.height = bounds.height + foot.height + 2 * Self.margin
    return frame.document(
      FigureParts(figure, painter).elements + foot.elements(painter, x: Self.margin, y: Self.margin + bounds.height))
  }
}
