import VCDOT
import VCDiagram
import VCLayout
import VCModel

/// A diagram in which everything has its place.
struct PlacedFigure {
  /// The diagram as it was laid out: in the direction of the layout that was chosen.
  var diagram: Diagram
  var places: PlacedGraph

  init(_ diagram: Diagram, _ places: PlacedGraph) {
    self.places = places
    self.diagram = diagram
    self.diagram.direction = FigureDirection(places.graph.direction)
    for position in diagram.edges.indices { self.diagram.edges[position].span = places.graph.edges[position].span }
  }

  var faults: LayoutFaults { places.faults }

  /// Everything moved by the same distance.
  func moved(x dx: Double, y dy: Double) -> PlacedFigure {
    var result = self
    result.places = places.moved(x: dx, y: dy)
    return result
  }
}
