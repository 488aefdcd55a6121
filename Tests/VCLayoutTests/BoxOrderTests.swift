import Testing
import VCDOT

@testable import VCLayout

@Suite("Putting children in order") struct ChildOrderTests {
  /// A parent whose second child stands so far below the first, in the next rank.
  private func order(secondBelow distance: Double) -> ChildOrder {
    ChildOrder(
      Scene(
        boxes: ["parent": .box(0, 100), "first": .box(150, 100), "second": .box(300, 100 + distance)],
        edges: [.tree("parent", "first"), .tree("parent", "second")]
      ).placed)
  }

  @Test("is kept by a child that stands beside its sibling, in another rank")
  func beside() {
    #expect(order(secondBelow: 0).isKept)
    #expect(order(secondBelow: 1).isKept)
    #expect(!order(secondBelow: -1).isKept)
  }

  @Test("is restored below each other")
  func restored() throws {
    var order = order(secondBelow: -30)
    order.restore()
    #expect(order.isKept)
    #expect(try #require(order.placed.nodes["first"]).x == 150)
  }

  @Test("is restored in whatever ranks they stand, below what the first one has below itself")
  func ranks() throws {
    let scene = Scene(
      boxes: [
        "parent": .box(0, 100), "first": .box(150, 100), "second": .box(450, 0), "x": .box(300, 80),
        "y": .box(300, 140),
      ],
      edges: [.tree("parent", "first"), .tree("first", "x"), .tree("first", "y"), .tree("parent", "second")])
    var order = ChildOrder(scene.placed)
    #expect(!order.isKept)
    order.restore()
    #expect(order.isKept)
    let (first, second) = try (#require(order.placed.nodes["first"]), #require(order.placed.nodes["second"]))
    #expect(first.midY < second.midY)
  }

  @Test("is restored without an overlap between parts whose ranks have different middles")
  func parts() throws {
    let scene = Scene(
      boxes: [
        "a": .box(0, 0), "below a": .box(154, 0), "b": .box(0, 100), "first": .box(150, 130), "second": .box(150, 70),
      ],
      edges: [.tree("a", "below a"), .tree("b", "first"), .tree("b", "second")])
    var order = ChildOrder(scene.placed)
    order.restore()
    #expect(order.isKept)
    let (other, first) = try (#require(order.placed.nodes["below a"]), #require(order.placed.nodes["first"]))
    #expect(!other.intersects(first))
  }
}

@Suite("Putting families in order") struct ReadingOrderTests {
  private func order(_ first: Rectangle, _ second: Rectangle) -> ReadingOrder {
    ReadingOrder(Scene(boxes: ["first": first, "second": second]).placed)
  }

  @Test("is kept behind those before, along the ranks or across them")
  func kept() {
    #expect(order(.box(0, 100), .box(0, 150)).isKept)
    #expect(order(.box(0, 100), .box(80, 0)).isKept)
    #expect(!order(.box(0, 100), .box(79, 0)).isKept)
    #expect(!order(.box(0, 100), .box(40, 100)).isKept)
  }

  @Test("places a family beside the box that leads to it, whatever lines it has inside")
  func entrance() throws {
    let scene = Scene(
      boxes: [
        "root": .box(0, 500), "top": .box(150, 0), "below": .box(270, 60),
      ], edges: [.main("top", "below"), .main("root", "top")], frames: ["one": ["root"], "two": ["top", "below"]])
    var order = ReadingOrder(scene.placed)
    order.restore()
    let (root, top) = try (#require(order.placed.nodes["root"]), #require(order.placed.nodes["top"]))
    #expect(root.midY == top.midY)
  }
}
