import Testing
import VCDOT

@testable import VCLayout

@Suite("The order of siblings in a layout with splines") struct SiblingOrderTests {
  private func order(_ scene: Scene) -> SiblingOrder {
    var layout = scene.boxes
    for edge in scene.placed.graph.edges {
      guard let tail = layout.nodes[edge.tail.node], let head = layout.nodes[edge.head.node] else { continue }
      let (start, end) = (Point(x: tail.maxX, y: tail.midY), Point(x: head.x, y: head.midY))
      layout.edges[edge.id] = .init(points: [start, start, end, end])
    }
    return SiblingOrder(scene.placed.graph, layout)
  }

  /// A tab bar with tabs from top to bottom: the first, third and second, and what each of them opens.
  private var tabs: Scene {
    Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 120), "one": .box(200, 0), "three": .box(200, 120), "two": .box(200, 240),
        "after one": .box(400, 0), "after three": .box(400, 120), "after two": .box(400, 240),
      ],
      edges: [
        .tree("bar", "one"), .tree("bar", "two"), .tree("bar", "three"), .main("one", "after one"),
        .main("two", "after two"), .main("three", "after three"),
      ])
  }

  @Test("siblings exchange their places, and take along what only they lead to")
  func exchange() throws {
    var order = order(tabs)
    #expect(order.inversions == (1, 2))
    order.restore()
    #expect(order.isKept)
    let boxes = order.layout.nodes
    #expect(boxes["two"]?.y == 120 && boxes["three"]?.y == 240)
    #expect(boxes["after two"]?.y == 120 && boxes["after three"]?.y == 240)
    #expect(boxes["bar"]?.y == 120 && boxes["one"]?.y == 0 && boxes["one"]?.x == 200)
  }

  @Test("splines move along with their boxes, and are routed again only if their ends moved apart")
  func splines() throws {
    var order = order(tabs)
    order.restore()
    #expect(order.layout.edges["bar two"] == nil && order.layout.edges["bar three"] == nil)
    #expect(order.layout.edges["bar one"]?.points.last == Point(x: 200, y: 20))
    let moved = try #require(order.layout.edges["two after two"])
    #expect(moved.points.allSatisfy { $0.y == 140 })
  }

  @Test("a spline whose ends moved a little apart is stretched", arguments: [(206.0, 8.0), (190, nil)])
  func stretched(y: Double, stretch: Double?) {
    // The third tab is higher than the second, and needs room above the fourth.
    let scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 100), "one": .box(200, 0), "three": Rectangle(x: 200, y: 60, width: 80, height: 60),
        "two": .box(200, 140), "four": .box(200, y),
      ],
      edges: [.tree("bar", "one"), .tree("bar", "two"), .tree("bar", "three"), .tree("bar", "four")])
    var order = order(scene)
    order.restore()
    #expect(order.isKept)
    let points = order.layout.edges["bar four"]?.points
    #expect(points?.first == stretch.map { _ in Point(x: 80, y: 120) })
    #expect(points?.last == stretch.map { Point(x: 200, y: y + 20 + $0) })
  }

  @Test("clusters that stand closer together than others keep their distance")
  func distances() throws {
    var scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 100), "two": .box(200, 0), "one": .box(200, 100), "upper": .box(600, 20), "lower": .box(600, 90),
      ],
      edges: [.tree("bar", "one"), .tree("bar", "two"), .main("bar", "upper"), .main("bar", "lower")],
      frames: ["above": ["upper"], "below": ["lower"]])
    for position in 0..<2 { scene.placed.graph.clusters[position].labelSize = Size(width: 30, height: 10) }
    var order = order(scene)
    order.restore()
    #expect(order.isKept)
    let (above, below) = try (
      #require(order.layout.clusters["above"]), #require(order.layout.clusters["below"])
    )
    #expect(below.y - above.maxY == 6)
  }

  @Test("what moves away leaves no wide band empty")
  func bands() {
    let scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 60), "two": .box(200, 0), "one": .box(200, 120), "after one": .box(400, 60),
        "far": .box(600, 60), "farther": .box(600, 120), "farthest": .box(600, 180), "last": .box(600, 240),
      ],
      edges: [
        .tree("bar", "one"), .tree("bar", "two"), .main("one", "after one"), .main("two", "far"),
        .main("two", "farther"),
        .main("two", "farthest"), .main("two", "last"),
      ])
    var order = order(scene)
    order.restore()
    #expect(order.isKept)
    let boxes = order.layout.nodes.values.sorted { $0.y < $1.y }
    var reached = 0.0
    for box in boxes {
      #expect(box.y - reached <= 60)
      reached = max(reached, box.maxY)
    }
  }

  @Test("siblings in different clusters take their clusters along, without overlaps")
  func clusters() throws {
    var scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 100), "two": .box(200, 0), "beside two": .box(200, 80), "one": .box(200, 200),
      ], edges: [.tree("bar", "one"), .tree("bar", "two"), .main("two", "beside two")],
      frames: ["first": ["two", "beside two"], "second": ["one"]])
    scene.placed.graph.clusters[0].labelSize = Size(width: 30, height: 10)
    var order = order(scene)
    order.restore()
    #expect(order.isKept)
    let layout = order.layout
    let (first, second) = try (#require(layout.clusters["first"]), #require(layout.clusters["second"]))
    #expect(!first.intersects(second))
    #expect(try first.contains(#require(layout.nodes["two"])) && first.contains(#require(layout.nodes["beside two"])))
    #expect(try second.contains(#require(layout.nodes["one"])))
  }

  @Test("a cluster keeps its frame around boxes that exchange their places in it")
  func within() throws {
    let scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 50), "two": .box(200, 0), "one": Rectangle(x: 200, y: 60, width: 80, height: 90),
        "other": .box(200, 220),
      ],
      edges: [.tree("bar", "one"), .tree("bar", "two")], frames: ["all": ["bar", "two", "one"]])
    var order = order(scene)
    order.restore()
    #expect(order.isKept)
    let frame = try #require(order.layout.clusters["all"])
    let boxes = try ["bar", "one", "two"].map { try #require(order.layout.nodes[$0]) }
    #expect(boxes.allSatisfy { frame.contains($0) })
    #expect(!boxes[1].intersects(boxes[2]))
    #expect(try !frame.intersects(#require(order.layout.nodes["other"])))
  }

  @Test("if two parents contradict each other, the first one's children are in order")
  func contradiction() {
    let scene = Scene(
      .leftToRight, .splines,
      boxes: [
        "bar": .box(0, 0), "other": .box(0, 100), "a": .box(200, 0), "b": .box(200, 60), "c": .box(200, 180),
        "d": .box(200, 240),
      ],
      edges: [.tree("bar", "c"), .tree("bar", "a"), .tree("other", "b"), .tree("other", "d")],
      frames: ["upper": ["a", "b"], "lower": ["c", "d"]])
    var order = order(scene)
    order.restore()
    let boxes = order.layout.nodes
    #expect((boxes["c"]?.midY ?? 0) < (boxes["a"]?.midY ?? 0))
  }
}
