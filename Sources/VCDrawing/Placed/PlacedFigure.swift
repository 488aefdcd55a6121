import VCDOT
import VCDiagram
import VCLayout
import VCModel

/// A diagram with the positions of all its parts.
struct PlacedFigure {
  /// The diagram as it was laid out, in the direction of the chosen layout.
  var diagram: Diagram
  var places: PlacedGraph

  init(_ diagram: Diagram, _ places: PlacedGraph) {
    self.places = places
    self.diagram = diagram
    self.diagram.direction = FigureDirection(places.graph.direction)
    for (position, edge) in zip(diagram.edges.indices, places.graph.edges) {
      self.diagram.edges[position].span = edge.span
    }
  }

  var faults: LayoutFaults { places.faults }

  /// Returns the figure with everything moved by the same offset.
  func moved(x dx: Double, y dy: Double) -> PlacedFigure {
    var result = self
    result.places = places.moved(x: dx, y: dy)
    return result
  }
}
