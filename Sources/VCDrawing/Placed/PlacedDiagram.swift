import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG
import VCWords

/// A diagram whose parts have their places, from which it is drawn in every theme and format.
package struct PlacedDiagram: Sendable {
  let diagram: Diagram
  let figure: PlacedFigure

  /// Another diagram in the same places: one that differs in its title, what it links to or which frame it shows alone.
  package func showing(_ diagram: Diagram) -> PlacedDiagram {
    PlacedDiagram(diagram: diagram, figure: PlacedFigure(diagram, figure.places))
  }

  /// What makes it hard to read, counted; of a figure with frames, in all of them together.
  package var faults: LayoutFaults {
    let moments = diagram.frames.isEmpty ? [figure] : diagram.frames.map(figure.showing)
    return moments.map(\.faults).reduce(LayoutFaults()) {
      LayoutFaults(collisions: $0.collisions + $1.collisions, crossings: $0.crossings + $1.crossings)
    }
  }

  /// The whole figure.
  package func svg(_ options: FigureOptions = FigureOptions()) -> SVGDocument {
    if diagram.frames.isEmpty { return FigureDrawing(figure, options: options).document }
    return diagram.arrangement == .animation
      ? FrameAnimation(figure, options: options).document : FrameSheet(figure, options: options).document
  }

  /// Each frame as a drawing of its own, in order; none where the diagram has no frames.
  ///
  /// All are of one size, and what stands in several of them stands at the same place. Headings and legend are left to the
  /// page that shows them. Identifiers begin with `step-N-`, after the prefix.
  package func frames(_ options: FigureOptions = FigureOptions()) -> [SVGDocument] {
    diagram.frames.map { frame in
      var options = options
      options.idPrefix += "step-\(frame.number)-"
      options.legend = .never
      return FigureDrawing(figure.showing(frame), options: options).document
    }
  }

  /// What explains the lines and boxes of all frames, as a drawing of its own; `nil` where nothing is to be explained.
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

  /// The graph that was laid out, in words and colours: of those tried, the one that came out clearest.
  ///
  /// Where `dot` would come to other places, the graph holds those of the figure.
  package var graph: DOTGraph { graph(FigureOptions()) }

  /// The same in the colours of a theme: those for light surroundings where it has both.
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
  /// Where everything stands.
  package var places: PlacedGraph { figure.places }
}
