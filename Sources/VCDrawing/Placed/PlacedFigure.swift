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
    for position in diagram.edges.indices { self.diagram.edges[position].span = places.graph.edges[position].span }
  }

  var faults: LayoutFaults { places.faults }

  /// Returns the figure with everything moved by the same offset.
  func moved(x dx: Double, y dy: Double) -> PlacedFigure {
    var result = self
    result.places = places.moved(x: dx, y: dy)
    return result
  }
}
