import Testing
import VCDOT

@testable import VCLayout

@Suite("The order of children in the layout") struct ChildOrderTests {
  /// A parent whose second child is the given distance below the first, in the next rank.
  private func order(secondBelow distance: Double) -> ChildOrder {
    ChildOrder(
      Scene(
        boxes: ["parent": .box(0, 100), "first": .box(150, 100), "second": .box(300, 100 + distance)],
        edges: [.tree("parent", "first"), .tree("parent", "second")]
      ).placed)
  }

  @Test("the order is kept by a child beside its sibling, in another rank")
  func beside() {
    #expect(order(secondBelow: 0).isKept)
    #expect(order(secondBelow: 1).isKept)
    #expect(!order(secondBelow: -1).isKept)
  }

  @Test("the order is restored in one rank")
  func restored() throws {
    var order = order(secondBelow: -30)
    order.restore()
    #expect(order.isKept)
    #expect(try #require(order.placed.nodes["first"]).x == 150)
  }

  @Test("the order is restored in any ranks, below the descendants of the first child")
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

  @Test("a box that has another parent in a later frame is in the order of that parent's children")
  func later() throws {
    var scene = Scene(
      boxes: [
        "tabs": .box(0, 100), "home": .box(150, 0), "moved": .box(300, 60), "stack": .box(150, 100),
        "list": .box(300, 140),
      ],
      edges: [
        .tree("tabs", "home"), .tree("tabs", "moved"), .tree("tabs", "stack"), .tree("stack", "list"),
        .tree("stack", "moved"),
      ])
    scene.placed.graph.isOverlay = true
    var order = ChildOrder(scene.placed)
    #expect(!order.isKept)
    order.restore()
    let (list, moved) = try (#require(order.placed.nodes["list"]), #require(order.placed.nodes["moved"]))
    #expect(list.midY < moved.midY)
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

@Suite("The order of families in the layout") struct ReadingOrderTests {
  private func order(_ first: Rectangle, _ second: Rectangle) -> ReadingOrder {
    ReadingOrder(Scene(boxes: ["first": first, "second": second]).placed)
  }

  @Test("the order is kept if a family is after the previous ones, along the ranks or across them")
  func kept() {
    #expect(order(.box(0, 100), .box(0, 150)).isKept)
    #expect(order(.box(0, 100), .box(80, 0)).isKept)
    #expect(!order(.box(0, 100), .box(79, 0)).isKept)
    #expect(!order(.box(0, 100), .box(40, 100)).isKept)
  }

  @Test("a family is placed beside the box that leads to it, regardless of its inner lines")
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
