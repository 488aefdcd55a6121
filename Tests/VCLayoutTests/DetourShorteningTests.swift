import Testing
import VCDOT

@testable import VCLayout

@Suite("Shortening lines that bypass labels")
struct DetourShorteningTests {
  /// A line from left to right, and another one, beside it or from above, whose label is in its way.
  private func routed(isRoomBeside: Bool) throws -> OrthogonalRouter {
    let others = isRoomBeside ? (Rectangle.box(100, -60), Rectangle.box(400, -60)) : (.box(200, -60), .box(200, 260))
    var scene = Scene(
      boxes: ["a": .box(0, 100), "b": .box(400, 100), "c": others.0, "d": others.1],
      edges: [.main("c", "d"), .main("a", "b")])
    scene.placed.graph.edges[0].labelSize = Size(width: 60, height: isRoomBeside ? 30 : 270)
    scene.placed.graph.edges[0].label = ["words"]
    var boxes = BoxPlacement(scene.placed.graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    router.route(0)
    router.obstacles.setLabel(
      Rectangle(x: 245, y: isRoomBeside ? 105 : -15, width: 60, height: isRoomBeside ? 30 : 270), of: 0)
    router.route(1)
    return router
  }

  @Test("labels that have another place give way")
  func moved() throws {
    let router = try routed(isRoomBeside: true)
    #expect(router.obstacles.paths[1]?.points.count == 6, "around the label")
    var shortening = DetourShortening(router)
    shortening.run()
    let obstacles = shortening.router.obstacles
    #expect(obstacles.paths[1]?.points.count == 2, "straight")
    #expect(try #require(obstacles.labels[0]) != #require(router.obstacles.labels[0]))
    #expect(obstacles.faults == router.obstacles.faults)
  }

  @Test("a label without another place stays, and so does the line")
  func kept() throws {
    let router = try routed(isRoomBeside: false)
    var shortening = DetourShortening(router)
    shortening.run()
    #expect(shortening.router.obstacles.paths == router.obstacles.paths)
    #expect(shortening.router.obstacles.labels == router.obstacles.labels)
  }
}
