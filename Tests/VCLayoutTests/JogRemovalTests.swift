import Testing
import VCDOT

@testable import VCLayout

@Suite("Jogs near the ends of a path") struct JogRemovalTests {
  /// The path of a line from a box down to a wider one, with a jog of some height, next to another line or a box.
  private func straightened(jog: Double, other: Double? = nil, beside: Double = 1000) throws
    -> [[Double]]
  {
    let scene = Scene(
      boxes: ["a": .box(0, 0), "b": Rectangle(x: 0, y: 200, width: 120, height: 40), "c": .box(beside, 90)],
      edges: [.main("a", "b"), .main("a", "b")])
    var boxes = BoxPlacement(scene.placed.graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    func port(_ side: Side, _ x: Double, _ y: Double, _ middle: Double) -> Port {
      Port(point: Point(x: x, y: y), side: side, offset: x - middle, cost: 0)
    }
    func take(_ edge: Int, _ points: [Point]) {
      let ends = (port(.bottom, points[0].x, 40, 40), port(.top, points[points.count - 1].x, 200, 60))
      router.restore(edge, .init(path: .orthogonal(points), label: nil, ports: (start: ends.0, end: ends.1)))
    }
    if let other { take(1, [Point(x: other, y: 40), Point(x: other, y: 200)]) }
    take(
      0,
      [Point(x: 40, y: 40), Point(x: 40, y: 170), Point(x: 40 + jog, y: 170), Point(x: 40 + jog, y: 200)])
    var simplification = PathSimplification(router)
    simplification.run()
    return try #require(simplification.router.obstacles.paths[0]).points.map { [$0.x, $0.y] }
  }

  @Test("the end moves along its side, so that the line is straight")
  func straight() throws { #expect(try straightened(jog: 20) == [[60, 40], [60, 200]]) }

  @Test("the other end moves if another line ends where the first would move to")
  func taken() throws { #expect(try straightened(jog: 20, other: 66) == [[40, 40], [40, 200]]) }

  @Test("the other end moves if a box is in the way of the first")
  func blocked() throws { #expect(try straightened(jog: 20, beside: 50) == [[40, 40], [40, 200]]) }

  @Test("a high jog stays")
  func intended() throws { #expect(try straightened(jog: 30).count == 4) }

  @Test("a line that begins at a row stays there")
  func rows() throws {
    var scene = Scene(
      boxes: ["a": .box(0, 0), "b": .box(400, 10)],
      edges: [LayoutEdge(id: "a b", role: .main, from: .init("a", port: "row"), to: .init("b"))])
    scene.placed.graph.nodes[0].rows = [.init(port: "row", height: 20, middle: 20)]
    var boxes = BoxPlacement(scene.placed.graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    router.route(0)
    var simplification = PathSimplification(router)
    simplification.run()
    let points = try #require(simplification.router.obstacles.paths[0]).points
    #expect(points == [Point(x: 80, y: 20), Point(x: 400, y: 20)], "the end at the other box moves instead")
  }
}
