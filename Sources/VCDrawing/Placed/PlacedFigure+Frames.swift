import VCDOT
import VCDiagram
import VCLayout

extension PlacedFigure {
  /// Returns the parts of one moment, at their positions in the whole figure.
  func showing(_ frame: DiagramFrame) -> PlacedFigure {
    let slots = diagram.places
    var result = self
    result.diagram = diagram.showing(frame)
    result.places.graph = LayoutGraph(result.diagram)
    for node in frame.nodes { result.places.nodes[node.id] = places.nodes[slots.place(ofNode: node.id)] }
    for edge in frame.edges {
      let place = slots.place(ofEdge: edge.id)
      result.places.paths[edge.id] = places.paths[place]
      result.places.labels[edge.id] = places.labels[place].flatMap { room in
        edge.labelPlace(in: room, along: places.paths[place])
      }
    }
    for cluster in frame.clusters.flatMap(\.all) {
      let place = slots.place(ofCluster: cluster.id)
      result.places.clusters[cluster.id] = places.clusters[cluster.id] ?? places.clusters[place]
      result.places.clusterLabels[cluster.id] =
        places.clusterLabels[cluster.id] ?? places.clusterLabels[place]
    }
    return result
  }
}

extension DiagramEdge {
  /// Returns the position of the label within the room reserved for all labels of its edge, as close to the edge as possible.
  fileprivate func labelPlace(in room: Rectangle, along path: EdgePath?) -> Rectangle? {
    let size = labelSize
    guard size.width > 0 else { return nil }
    let middle = Point(x: room.midX, y: room.midY)
    let near = path?.nearest(to: middle) ?? middle
    return Rectangle(
      x: min(max(near.x - size.width / 2, room.x), room.maxX - size.width),
      y: min(max(near.y - size.height / 2, room.y), room.maxY - size.height), width: size.width, height: size.height)
  }
}

extension EdgePath {
  /// Returns the point of the path that is closest to another point.
  fileprivate func nearest(to point: Point) -> Point? {
    segments.map { segment in segment.nearest(to: point) }.min {
      $0.squaredDistance(to: point) < $1.squaredDistance(to: point)
    }
  }
}

extension Segment {
  fileprivate func nearest(to point: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    guard square > 0 else { return start }
    let part = min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1)
    return Point(x: start.x + part * x, y: start.y + part * y)
  }
}

extension GraphLayout.Point {
  fileprivate func squaredDistance(to other: GraphLayout.Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
