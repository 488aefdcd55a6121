import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG
import VCWords

/// A diagram with the positions of its parts, which is drawn in every theme and format.
package struct PlacedDiagram: Sendable {
  let diagram: Diagram
  let figure: PlacedFigure

  /// Returns another diagram with the same positions, which differs in its title, its links or its only frame.
  package func showing(_ diagram: Diagram) -> PlacedDiagram {
    PlacedDiagram(diagram: diagram, figure: PlacedFigure(diagram, figure.places))
  }

  /// The number of faults that make it hard to read; for a figure with frames, in all frames together.
  package var faults: LayoutFaults {
    let moments = diagram.frames.isEmpty ? [figure] : diagram.frames.map(figure.showing)
    return moments.map(\.faults).reduce(LayoutFaults()) {
      LayoutFaults(collisions: $0.collisions + $1.collisions, crossings: $0.crossings + $1.crossings)
    }
  }

  /// Returns the whole figure.
  package func svg(_ options: FigureOptions = FigureOptions()) -> SVGDocument {
    if diagram.frames.isEmpty { return FigureDrawing(figure, options: options).document }
    return diagram.arrangement == .animation
      ? FrameAnimation(figure, options: options).document : FrameSheet(figure, options: options).document
  }

  /// Returns each frame as a separate drawing, in order; empty if the diagram has no frames.
  ///
  /// All drawings have the same size, and parts that occur in several of them keep their positions. Headings and the legend are
  /// left to the page that shows them. Identifiers begin with `step-N-`, after the prefix.
  package func frames(_ options: FigureOptions = FigureOptions()) -> [SVGDocument] {
    diagram.frames.map { frame in
      var options = options
      options.idPrefix += "step-\(frame.number)-"
      options.legend = .never
      return FigureDrawing(figure.showing(frame), options: options).document
    }
  }

  /// Returns the legend of all frames as a separate drawing; `nil` if there is nothing to explain.
  package func legend(_ options: FigureOptions = FigureOptions()) -> SVGDocument? {
    guard let legend = Legend(diagram, mode: options.legend) else { return nil }
    let painter = Painter(options).prefixed("legend-")
    let foot = Foot(legend: legend, caption: diagram.caption, width: 900)
    var explained = Diagram(name: "legend", title: say("Legend"))
    explained.caption = diagram.caption
    var frame = DocumentFrame(explained, painter)
    (frame.width, frame.height) = (foot.width, foot.height)
    return frame.document(foot.elements(painter, x: 0, y: 0))
  }

  /// The DOT graph with text and colours: of the variants tried, the clearest one.
  ///
  /// If `dot` would compute other positions, the graph contains those of the figure.
  package var graph: DOTGraph { graph(FigureOptions()) }

  /// Returns the graph in the colours of a theme: the light ones if it has both.
  package func graph(_ options: FigureOptions) -> DOTGraph {
    guard diagram.frames.isEmpty else {
      return DiagramLowering(diagram.unrolled, spacing: .regular, options: options).graph
    }
    let places = figure.places
    return DiagramLowering(
      figure.diagram, spacing: places.spacing, places: DOTPlaces(places), options: options
    ).graph
  }
}

extension PlacedDiagram {
  /// The positions of all parts.
  package var places: PlacedGraph { figure.places }
}
