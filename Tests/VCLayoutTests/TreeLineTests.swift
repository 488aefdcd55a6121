import Testing
import VCDOT

@testable import VCLayout

@Suite("Lines of the tree") struct TreeLineTests {
  /// A parent, and its child two ranks further, with an optional box between them.
  private func router(hasBoxBetween: Bool) -> OrthogonalRouter {
    let between: KeyValuePairs<String, Rectangle> = [
      "parent": .box(0, 0), "other": .box(160, 0), "child": .box(320, 0),
    ]
    let edges = [LayoutEdge.tree("parent", "child")]
    let scene =
      hasBoxBetween
      ? Scene(boxes: between, edges: edges)
      : Scene(boxes: ["parent": .box(0, 0), "child": .box(320, 0)], edges: edges)
    var boxes = BoxPlacement(scene.placed.graph, layout: scene.boxes)
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    router.drawTree()
    router.routeLines()
    return router
  }

  @Test("A curve leads to a child; if a box is in its way, the line is routed around the box")
  func aroundBoxes() throws {
    let free = router(hasBoxBetween: false)
    #expect(try #require(free.obstacles.paths[0]).isOrthogonal == false)
    let led = router(hasBoxBetween: true)
    #expect(try #require(led.obstacles.paths[0]).isOrthogonal)
    #expect(led.obstacles.faults.collisions == 0)
  }
}
