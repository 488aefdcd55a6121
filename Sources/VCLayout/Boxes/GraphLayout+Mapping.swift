import VCDOT

extension GraphLayout {
  /// Returns the layout with other positions along one axis.
  /// - Parameters:
  ///   - isHorizontal: Whether the positions are horizontal ones.
  ///   - moved: Returns the new position; positions at both sides of a box are as far apart as before.
  func mapped(along isHorizontal: Bool, _ moved: (Double) -> Double) -> GraphLayout {
    func point(_ point: Point) -> Point {
      isHorizontal ? Point(x: moved(point.x), y: point.y) : Point(x: point.x, y: moved(point.y))
    }
    func box(_ box: Rectangle) -> Rectangle {
      let (a, b) = (point(Point(x: box.x, y: box.y)), point(Point(x: box.maxX, y: box.maxY)))
      return Rectangle(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    return GraphLayout(
      width: width, height: height, nodes: nodes.mapValues(box),
      edges: edges.mapValues { $0.mapped(point) }, clusters: clusters.mapValues(box),
      clusterLabels: clusterLabels.mapValues(point))
  }

  /// Returns the mirror image along one axis.
  func mirrored(along isHorizontal: Bool) -> GraphLayout {
    let length = isHorizontal ? width : height
    return mapped(along: isHorizontal) { length - $0 }
  }
}
