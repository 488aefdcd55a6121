import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// A diagram whose parts have their places, from which it is drawn in every theme and format.
public struct PlacedDiagram: Sendable {
  let diagram: Diagram
  let figure: PlacedFigure

  /// What makes it hard to read, counted; of a figure with frames, in all of them together.
  package var faults: LayoutFaults {
    let moments = diagram.frames.isEmpty ? [figure] : diagram.frames.map(figure.showing)
    return moments.map(\.faults).reduce(LayoutFaults()) {
      LayoutFaults(collisions: $0.collisions + $1.collisions, crossings: $0.crossings + $1.crossings)
    }
  }

  /// The whole figure.
  public func svg(_ options: FigureOptions = FigureOptions()) -> SVGDocument {
    diagram.frames.isEmpty
      ? FigureDrawing(figure, options: options).document : FrameSheet(figure, options: options).document
  }

  /// Each frame as a drawing of its own, in order; none where the diagram has no frames.
  ///
  /// All are of one size, and what stands in several of them stands at the same place. Headings and legend are left to the
  /// page that shows them. Identifiers begin with `step-N-`, after the prefix.
  public func frames(_ options: FigureOptions = FigureOptions()) -> [SVGDocument] {
    diagram.frames.map { frame in
      var options = options
      options.idPrefix += "step-\(frame.number)-"
      options.legend = .never
      return FigureDrawing(figure.showing(frame), options: options).document
    }
  }

  /// The graph that Graphviz laid out, in words and colours: of those tried, the one that came out clearest.
  public var graph: DOTGraph { graph(FigureOptions()) }

  /// The same in the colours of a theme: those for light surroundings where it has both.
  public func graph(_ options: FigureOptions) -> DOTGraph {
    let (diagram, spacing) =
      diagram.frames.isEmpty ? (figure.diagram, figure.places.spacing) : (diagram.unrolled, LayoutSpacing.regular)
    return DiagramLowering(diagram, spacing: spacing, options: options).graph
  }
}
