import Testing
import VCDOT

@testable import VCLayout

@Suite("Ports of boxes") struct PortTests {
  private let box = Rectangle(x: 0, y: 0, width: 120, height: 100)

  private func ports(_ node: LayoutNode, isTail: Bool) -> [Port] {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = [node]
    return PortSlots(graph).ports(
      of: .init(node.id, port: node.body?.ports.first?.name), node, number: 0, box: box, direction: .leftToRight,
      isTail: isTail)
  }

  @Test(
    "lines leave a body in the reading direction, and arrive from the opposite one", arguments: [true, false])
  func body(isBackward: Bool) {
    var node = LayoutNode(id: "device", width: 120, height: 100)
    node.body = .init(width: 60, height: 80, ports: [.init("next", height: 40, isBackward: isBackward)])
    func sides(isTail: Bool) -> [Side] {
      ports(node, isTail: isTail).filter { $0.offset == 0 }.sorted { $0.cost < $1.cost }.map(\.side)
    }
    let (forward, backward): ([Side], [Side]) = ([.right, .top, .left], [.left, .top, .right])
    #expect(sides(isTail: true) == (isBackward ? backward : forward))
    #expect(sides(isTail: false) == (isBackward ? forward : backward))
  }

  @Test("each line occupies ports at both ends, and releases them")
  func places() throws {
    let scene = Scene(boxes: ["a": .box(0, 0), "b": .box(300, 50)], edges: [.main("a", "b")])
    var router = OrthogonalRouter(BoxPlacement(scene.placed.graph, layout: scene.boxes))
    func free(_ number: Int) throws -> [Point] {
      let (node, box) = try (scene.placed.graph.nodes[number], #require(router.obstacles.boxes[number]))
      return router.slots.ports(
        of: .init(node.id), node, number: number, box: box, direction: .leftToRight, isTail: number == 0
      ).map(\.point)
    }
    router.routeLines()
    let points = try #require(router.obstacles.paths[0]).points
    #expect(try !free(0).contains(#require(points.first)))
    #expect(try !free(1).contains(#require(points.last)))
    router.ripUp(0)
    #expect(try free(0).contains(#require(points.first)))
    #expect(try free(1).contains(#require(points.last)))
    router.routeLines()
    let route = router.ripUp(0)
    router.restore(0, route)
    #expect(try !free(0).contains(#require(points.first)))
    #expect(try !free(1).contains(#require(points.last)))
  }

  @Test("ends of lines are so far apart that their arrowheads are distinguishable, as long as there is room")
  func distances() {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = [LayoutNode(id: "box", width: 120, height: 54)]
    let box = Rectangle(x: 0, y: 0, width: 120, height: 54)
    var slots = PortSlots(graph)
    func cheapest() -> Double? {
      slots.ports(of: .init("box"), graph.nodes[0], number: 0, box: box, direction: .leftToRight, isTail: false)
        .filter { $0.side == .left }.min { $0.cost < $1.cost }?.offset
    }
    var offsets: [Double] = []
    while offsets.count < 5, let offset = cheapest() {
      guard !offsets.contains(offset) else { break }
      offsets.append(offset)
      slots.take(.left, of: 0, at: offset)
    }
    #expect(offsets.prefix(3) == [0, 12, -12], "a side of 54 points has room for three ends")
    #expect(offsets.count == 3, "and for none between them")
    slots = PortSlots(graph)
    slots.take(.left, of: 0, at: 4)
    slots.take(.left, of: 0, at: -16)
    #expect(cheapest() == -8, "closer, if there is no other room")
  }

  /// The path from a row of a box, with neighbours at the given distance on both sides and, optionally, above and
  /// below.
  private func pathFromRow(gap: Double, isWalledIn: Bool = false) throws -> [Point] {
    var scene = Scene(
      boxes: [
        "a": .box(0, 0), "left": .box(-80 - gap, 0), "right": .box(80 + gap, 0),
        "above": .box(0, isWalledIn ? -42 : -200), "below": .box(0, isWalledIn ? 42 : 100), "b": .box(400, 300),
      ], edges: [.main("a", "b")])
    scene.placed.graph.nodes[0].rows = [.init(port: "next", height: 14, middle: 20)]
    scene.placed.graph.edges[0].tail = .init("a", port: "next")
    var boxes = BoxPlacement(scene.placed.graph, layout: GraphLayout(width: 0, height: 0))
    boxes.placed.nodes = scene.placed.nodes
    var router = OrthogonalRouter(boxes)
    router.routeLines()
    return try #require(router.obstacles.paths[0]).points
  }

  @Test(
    "a line leaves a row at its side, turns early if a neighbour is close, and is drawn even if the row is enclosed")
  func rows() throws {
    let (free, near, blocked) = try (pathFromRow(gap: 60), pathFromRow(gap: 18), pathFromRow(gap: 8))
    #expect(free[0] == Point(x: 80, y: 20) && free[1].x >= 96)
    #expect(near[0] == Point(x: 80, y: 20) && near[1].x == 88)
    #expect([0, 40].contains(blocked[0].y), "from above or below")
    #expect(try pathFromRow(gap: 2, isWalledIn: true).count == 3, "through the obstacles")
  }

  @Test("a small step beside a box is removed, and the end at the box moves")
  func steps() {
    func route(step: Double) -> EndStraightening {
      let points = [
        Point(x: 0, y: 0), Point(x: 16, y: 0), Point(x: 16, y: step), Point(x: 200, y: step), Point(x: 200, y: 90),
      ]
      let start = Port(point: points[0], side: .right, offset: 0, cost: 0)
      let end = Port(point: points[4], side: .top, offset: 0, cost: 0)
      return EndStraightening(.init(points: points, start: start, end: end), isTailFree: true, isHeadFree: true)
    }
    let straight = route(step: 5).route
    #expect(straight.points == [Point(x: 0, y: 5), Point(x: 200, y: 5), Point(x: 200, y: 90)])
    #expect(straight.start.point == Point(x: 0, y: 5))
    #expect(straight.start.offset == 5)
    #expect(route(step: 12).route.points.count == 5)
  }
}
