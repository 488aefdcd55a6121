import Testing
import VCDOT

@testable import VCLayout

@Suite("Routing lines that cross once more") struct RipUpAndRerouteTests {
  /// Boxes in rows and columns, named by a picture; and lines between them.
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

  /// How many lines cross before and after.
  private func crossings(_ picture: String, _ lines: String) -> (before: Int, after: Int) {
    let router = routed(picture, lines)
    var improvement = RipUpAndReroute(router, mostWork: 1_000_000)
    improvement.run()
    return (router.obstacles.faults.crossings, improvement.router.obstacles.faults.crossings)
  }

  @Test("either of two lines that cross may be routed first")
  func eitherOrder() {
    let found = crossings("a . d\n. b e\n. c f", "dc fb")
    #expect(found.before == 1)
    #expect(found.after == 0)
  }

  @Test("where that does not help, one goes first and those in its way follow")
  func oneFirst() {
    let found = crossings("d . .\nf b a\nc e g", "fg gc ed")
    #expect(found.before == 1)
    #expect(found.after == 0)
  }

  /// Five boxes, each joined to each: two lines cross, whatever one does.
  private func joinedToEach() -> OrthogonalRouter {
    let lines = "ab ac ad ae bc bd be cd ce de"
    var improvement = RipUpAndReroute(routed(". a .\nb . c\nd . e", lines), mostWork: 10_000_000)
    improvement.run()
    return improvement.router
  }

  @Test("what brings no gain is taken back")
  func takenBack() {
    let router = joinedToEach()
    var improvement = RipUpAndReroute(router, mostWork: 1_000_000)
    improvement.run()
    #expect(improvement.work > 0)
    #expect(improvement.router.obstacles.paths == router.obstacles.paths)
    #expect(improvement.router.obstacles.faults.crossings == 1)
  }

  @Test("a trial ends as soon as it is known that it brings no gain")
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
    // Something that collides might be mended, which the crossings do not tell.
    #expect(work(hasCollisions: false) < work(hasCollisions: true))
  }

  @Test("a trial has to spare more than another did")
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

  @Test("is work that the budget pays")
  func budget() {
    let router = routed("a . d\n. b e\n. c f", "dc fb")
    let scene = router.obstacles.placed
    var budget = WorkBudget(for: scene.graph)
    let before = budget.share
    var passes = LayoutPasses(
      on: scene.graph, boxes: GraphLayout(width: 400, height: 220, nodes: scene.nodes), detail: .full)
    passes.ripUpAndReroute(&budget)
    #expect(budget.share < before)
  }
}
