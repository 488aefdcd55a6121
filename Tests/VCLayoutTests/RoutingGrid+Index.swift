import VCDOT

@testable import VCLayout

extension RoutingGrid {
  /// Creates the grid for an edge among everything in an index.
  init(
    _ obstacles: ObstacleIndex, for edge: Int, ports: [Port], crossingPrice: PathFinder.CrossingPrice,
    window: Rectangle
  ) {
    self.init(
      RoutingObstacles(of: edge, in: obstacles, window: window, crossingPrice: crossingPrice), ports: ports,
      figure: obstacles.bounds, window: window)
  }
}
