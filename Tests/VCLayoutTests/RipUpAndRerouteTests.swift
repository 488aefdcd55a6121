import Testing
import VCDOT

@testable import VCLayout

@Suite("Rerouting of crossing lines") struct RipUpAndRerouteTests {
  /// Boxes in rows and columns, positioned as in a text picture, and lines between them.
  private func routed(_ picture: String, _ lines: String) -> OrthogonalRouter {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    var places: [String: Rectangle] = [:]
    for (row, names) in picture.split(separator: "\n").enumerated() {
      for (column, name) in names.split(separator: " ").enumerated() where name != "." {
        places[String(name)] = .box(Double(column) * 160, Double(row) * 90)
      }
    }
    graph.nodes = places.keys.sorted().map { LayoutNode(id: $0, width: 80, height: 40) }
    graph.edges = lines.split(separator: " ").map { .main(String($0.prefix(1)), String($0.suffix(1))) }
    var boxes = BoxPlacement(graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = places
    var router = OrthogonalRouter(boxes)
    router.routeLines()
    return router
  }

  /// The number of crossings before and after.
  private func crossings(_ picture: String, _ lines: String) -> (before: Int, after: Int) {
    let router = routed(picture, lines)
    var improvement = RipUpAndReroute(router, mostWork: 1_000_000)
    improvement.run()
    return (router.obstacles.faults.crossings, improvement.router.obstacles.faults.crossings)
  }

  @Test("either of two crossing lines may be routed first")
  func eitherOrder() {
    let found = crossings("a . d\n. b e\n. c f", "dc fb")
    #expect(found.before == 1)
    #expect(found.after == 0)
  }

  @Test("if that does not help, one line is routed first, followed by those in its way")
  func oneFirst() {
    let found = crossings("e . f\na b .\n. c d", "cf ce fa")
    #expect(found.before == 1)
    #expect(found.after == 0)
  }

  /// Five boxes, each connected to every other: two lines always cross.
  private func joinedToEach() -> OrthogonalRouter {
    let lines = "ab ac ad ae bc bd be cd ce de"
    var improvement = RipUpAndReroute(routed(". a .\nb . c\nd . e", lines), mostWork: 10_000_000)
    improvement.run()
    return improvement.router
  }

  @Test("changes without gain are undone")
  func takenBack() {
    let router = joinedToEach()
    var improvement = RipUpAndReroute(router, mostWork: 1_000_000)
    improvement.run()
    #expect(improvement.work > 0)
    #expect(improvement.router.obstacles.paths == router.obstacles.paths)
    #expect(improvement.router.obstacles.faults.crossings == 1)
  }

  @Test("a trial ends as soon as no gain is possible")
  func endsEarly() {
    func work(hasCollisions: Bool) -> Int {
      var router = joinedToEach()
      let before = router.work
      let crossings = router.obstacles.crossings
      let pair = crossings.indices.filter { !crossings[$0].isEmpty }
      for edges in [pair, pair.reversed()] {
        var trial = RerouteTrial(inOrder: edges)
        let found = trial.run(&router, toBeat: LayoutFaults(), hasCollisions: hasCollisions)
        #expect(found == nil)
      }
      return router.work - before
    }
    // A collision might be resolved, which the crossings do not show.
    #expect(work(hasCollisions: false) < work(hasCollisions: true))
  }

  @Test("a trial must gain more than the previous best")
  func toBeat() {
    var router = routed("a . d\n. b e\n. c f", "dc fb")
    let paths = router.obstacles.paths
    func gain(_ gain: LayoutFaults) -> LayoutFaults? {
      [[0, 1], [1, 0]].compactMap { edges in
        var trial = RerouteTrial(inOrder: edges)
        return trial.run(&router, toBeat: gain, hasCollisions: false)?.gain
      }.min()
    }
    #expect(gain(LayoutFaults()) == LayoutFaults(collisions: 0, crossings: -1))
    #expect(gain(LayoutFaults(collisions: 0, crossings: -1)) == nil)
    #expect(router.obstacles.paths == paths)
  }

  @Test("a line on top of another one is rerouted even if no work is left")
  func repaired() throws {
    var router = routed("a . d\nb . c", "ad bc")
    var route = router.route(of: 1)
    let ports = try #require(route.ports)
    let (start, end) = (ports.start.point, ports.end.point)
    let y = try #require(router.obstacles.paths[0]).points[0].y
    let corners = [Point(x: start.x + 20, y: start.y), Point(x: start.x + 20, y: y), Point(x: end.x - 20, y: y)]
    route.path = .orthogonal([start] + corners + [Point(x: end.x - 20, y: end.y), end])
    router.restore(1, route)
    #expect(router.obstacles.faults.collisions == 1)
    var improvement = RipUpAndReroute(router, mostWork: 0)
    improvement.run()
    #expect(improvement.router.obstacles.faults == LayoutFaults())
  }

  @Test("rerouting uses the work budget")
  func budget() {
    let router = routed("a . d\n. b e\n. c f", "dc fb")
    let scene = router.obstacles.placed
    var budget = WorkBudget(for: scene.graph)
    let before = budget.share
    var passes = LayoutPasses(
      on: scene.graph, boxes: GraphLayout(width: 400, height: 220, nodes: scene.nodes), detail: .full)
    passes.ripUpAndReroute(&budget)
    #expect(budget.share < before && !budget.isSpent)
    budget.spend(.max)
    #expect(budget.share == 0 && budget.isSpent)
  }
}
