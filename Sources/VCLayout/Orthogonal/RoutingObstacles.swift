import VCDOT

/// Everything near the ends of an edge that its path has to pass or pays for.
struct RoutingObstacles {
  /// A frame of a cluster; crossing it costs nothing if the cluster contains an end of the edge.
  struct Frame {
    var box: Rectangle
    var isForeign: Bool
  }

  /// The path of another edge, with the cost of crossing it.
  struct Line {
    var path: EdgePath
    var price: Double
  }

  private(set) var boxes: [Rectangle] = []
  /// The labels and headings, with the space around them.
  private(set) var texts: [Rectangle] = []
  private(set) var frames: [Frame] = []
  private(set) var lines: [Line] = []

  /// Finds the obstacles of an edge in a window.
  init(
    of edge: Int, in obstacles: ObstacleIndex, window: Rectangle, crossingPrice: PathFinder.CrossingPrice
  ) {
    let ends = obstacles.ends[edge]
    for node in obstacles.boxes(near: window) {
      guard let box = obstacles.boxes[node] else { continue }
      // An edge may only run beside the text of a box at its own ends.
      if node == ends.tail || node == ends.head {
        boxes += obstacles.graph.nodes[node].solidParts(in: box)
      } else {
        boxes.append(box)
      }
    }
    texts =
      obstacles.headings(near: window).compactMap { obstacles.headings[$0]?.grown(by: 4) }
      + obstacles.labels(near: window).compactMap { $0 == edge ? nil : obstacles.labels[$0]?.grown(by: 4) }
    frames = obstacles.frames(near: window).compactMap { number in
      obstacles.frames[number].map { Frame(box: $0, isForeign: obstacles.isForeign(number, to: edge)) }
    }
    lines = obstacles.paths(near: window).compactMap { number in
      number == edge
        ? nil
        : obstacles.paths[number].map { path in
          Line(path: path, price: obstacles.areSeenTogether(edge, number) ? crossingPrice.price(of: number) : 0)
        }
    }
  }
}
