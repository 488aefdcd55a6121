import Testing
import VCDOT

@testable import VCLayout

@Suite("Routing lines in another order") struct RoutingOrdersTests {
  /// A chain of four boxes in two rows, each with a line to the next one and one back.
  private func router() -> OrthogonalRouter {
    func box(_ x: Double, _ y: Double) -> Rectangle { Rectangle(x: x, y: y, width: 160, height: 100) }
    func line(_ tail: String, _ head: String, _ row: String, _ role: LayoutEdge.Role) -> LayoutEdge {
      LayoutEdge(id: "\(tail) \(head)", role: role, from: .init(tail, port: row), to: .init(head))
    }
    let pairs = [("a", "b"), ("b", "c"), ("c", "d")]
    var scene = Scene(
      boxes: ["a": box(0, 0), "b": box(325, 0), "c": box(0, 230), "d": box(325, 230)],
      edges: pairs.map { line($0, $1, "next", .main) } + pairs.map { line($1, $0, "back", .minor(routingRank: 1)) },
      frames: ["A": ["a"], "B": ["b"], "C": ["c"], "D": ["d"]])
    for position in scene.placed.graph.nodes.indices {
      scene.placed.graph.nodes[position].rows = [
        .init(port: "next", height: 20, middle: 65), .init(port: "back", height: 20, middle: 85),
      ]
      scene.placed.graph.nodes[position].headHeight = 50
    }
    var boxes = BoxPlacement(scene.placed.graph, layout: scene.boxes)
    (boxes.placed.nodes, boxes.placed.clusters) = (scene.placed.nodes, scene.placed.clusters)
    var router = OrthogonalRouter(boxes)
    router.routeLines()
    return router
  }

  /// Returns the length of the lines between the boxes of each row, which are 165 points apart.
  private func lengths(_ router: OrthogonalRouter) -> [Double] {
    [0, 2, 3, 5].map { edge in
      router.obstacles.paths[edge]?.segments.reduce(0) { $0 + $1.length } ?? .infinity
    }
  }

  @Test("neighbours get short lines, although others were routed first")
  func neighbours() {
    let router = router()
    #expect(lengths(router).contains { $0 > 300 })
    var orders = RoutingOrders(router)
    orders.run()
    #expect(lengths(orders.router).allSatisfy { $0 < 200 })
    #expect(orders.router.obstacles.faults <= router.obstacles.faults)
    #expect(orders.router.graph.edges.indices.allSatisfy(orders.router.isRouted))
  }

  @Test("other orders are tried although nothing is left of the budget")
  func budget() {
    var router = router()
    router.mostWork = router.work
    var orders = RoutingOrders(router)
    orders.run()
    #expect(lengths(orders.router).allSatisfy { $0 < 200 })
    #expect(orders.router.obstacles.faults <= router.obstacles.faults)
  }

  @Test("lines without a detour stay as they are")
  func direct() {
    let scene = Scene(boxes: ["a": .box(0, 0), "b": .box(200, 0)], edges: [.main("a", "b"), .main("b", "a")])
    var router = OrthogonalRouter(BoxPlacement(scene.placed.graph, layout: scene.boxes))
    router.routeLines()
    var orders = RoutingOrders(router)
    orders.run()
    #expect(orders.router.obstacles.paths == router.obstacles.paths)
    #expect(orders.router.work == router.work)
  }
}
