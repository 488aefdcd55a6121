import Testing
import VCDOT

@testable import VCLayout

@Suite("Loops in a path") struct LoopRemovalTests {
  /// Two boxes, a third one at a place, and the path of an edge between the first two after loops are removed.
  private func path(
    _ points: [(Double, Double)], beside other: Rectangle = .box(1000, 1000), frame: [String] = []
  ) -> [[Double]] {
    let scene = Scene(
      boxes: ["a": .box(0, 0), "b": .box(400, 300), "c": other], edges: [.main("a", "b")],
      frames: frame.isEmpty ? [:] : ["frame": frame])
    let path = EdgePath.orthogonal(points.map { Point(x: $0.0, y: $0.1) })
    return LoopRemoval(path, of: 0, in: ObstacleIndex(scene.placed)).path.points.map { [$0.x, $0.y] }
  }

  /// Down past the end, back up, and down again.
  private let hairpin = [
    (40.0, 40.0), (40, 500), (60, 500), (60, 250), (80, 250), (80, 320), (400, 320),
  ]

  @Test("a hairpin goes, whether its ends meet on the first segment or beyond it")
  func hairpins() {
    #expect(path(hairpin) == [[40, 40], [40, 320], [400, 320]])
    let short = [(40.0, 40.0), (40, 200), (20, 200), (20, 320), (400, 320)]
    #expect(path(short) == [[40, 40], [40, 320], [400, 320]])
  }

  @Test("a loop around a box or into a foreign cluster's ground stays")
  func obstacles() {
    let around = [(40.0, 40.0), (40, 100), (200, 100), (200, 320), (400, 320)]
    #expect(path(around, beside: Rectangle(x: 10, y: 150, width: 80, height: 60)) == around.map { [$0.0, $0.1] })
    #expect(
      path(around, beside: Rectangle(x: 52, y: 150, width: 80, height: 60), frame: ["c"])
        == around.map { [$0.0, $0.1] })
    #expect(path(around) == [[40, 40], [40, 320], [400, 320]])
  }

  @Test("a path does not pass below its own boxes")
  func ownBoxes() {
    let around = [(80.0, 30.0), (100, 30), (100, -20), (-20, -20), (-20, 10), (-60, 10), (-60, 320), (400, 320)]
    #expect(path(around)[..<4].contains([-60, -20]))
  }

  @Test("the ends keep the room of an arrowhead")
  func ends() {
    let near = [(40.0, 40.0), (40, 60), (20, 60), (20, 44), (200, 44), (200, 320), (400, 320)]
    #expect(path(near).first == [40, 40])
    #expect(path(near)[1][1] >= 40 + Port.leastReach)
  }

  @Test("loops are removed from routed lines, with ports at both ends")
  func routed() throws {
    let scene = Scene(boxes: ["a": .box(0, 0), "b": .box(400, 300)], edges: [.main("a", "b")])
    var boxes = BoxPlacement(scene.placed.graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    let ports = (
      start: Port(point: Point(x: 40, y: 40), side: .bottom, offset: 0, cost: 0),
      end: Port(point: Point(x: 400, y: 320), side: .left, offset: 0, cost: 0)
    )
    let path = EdgePath.orthogonal(hairpin.map { Point(x: $0.0, y: $0.1) })
    router.restore(0, .init(path: path, label: nil, ports: ports))
    var simplification = PathSimplification(router)
    simplification.run()
    let points = try #require(simplification.router.obstacles.paths[0]).points
    #expect(points == [Point(x: 40, y: 40), Point(x: 40, y: 320), Point(x: 400, y: 320)])
  }
}
