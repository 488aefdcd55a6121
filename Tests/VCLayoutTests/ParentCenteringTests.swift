import Testing
import VCDOT

@testable import VCLayout

@Suite("Where parents stand beside their children") struct ParentCenteringTests {
  /// The height of the parent of boxes at the given heights in the next rank, after it was moved.
  private func height(
    of children: [Double], parent: Double, other: Rectangle? = nil, isFramed: Bool = false
  ) throws -> Double {
    var boxes = children.enumerated().map { ("child \($0)", Rectangle.box(150, $1)) }
    boxes.append(("parent", .box(0, parent)))
    if let other { boxes.append(("other", other)) }
    var placed =
      isFramed ? Scene(boxes: ["parent": .box(0, parent)], frames: ["frame": ["parent"]]).placed : Scene().placed
    placed.graph.nodes = boxes.map { LayoutNode(id: $0, width: $1.width, height: $1.height) }
    placed.graph.edges = children.indices.map { LayoutEdge.tree("parent", "child \($0)") }
    for (id, box) in boxes { placed.nodes[id] = box }
    var centering = ParentCentering(placed)
    let isChanged = centering.center()
    let height = try #require(centering.placed.nodes["parent"]).y
    #expect(isChanged == (height != parent))
    return height
  }

  @Test("a parent beside its last child moves to the middle of its children")
  func last() throws {
    #expect(try height(of: [0, 100], parent: 100) == 50)
    #expect(try height(of: [0, 100], parent: 300) == 50)
  }

  @Test("a parent between its children stays, unless it is nearly level with one of them")
  func between() throws {
    #expect(try height(of: [0, 100], parent: 40) == 40)
    #expect(try height(of: [0, 200, 400], parent: 150) == 150)
    #expect(try height(of: [0, 200, 400], parent: 190) == 200)
  }

  @Test("of children near the middle, one becomes level with the parent")
  func level() throws {
    #expect(try height(of: [0, 80, 240], parent: 240) == 80)
    #expect(try height(of: [70], parent: 0) == 70)
  }

  @Test("a parent does not move into another box or past it, nor into the heading of a frame")
  func obstacles() throws {
    #expect(try height(of: [0, 200], parent: 200, other: .box(0, 120)) == 200)
    #expect(try height(of: [0, 200], parent: 0, other: .box(0, 400)) == 100)
    #expect(try height(of: [0, 200], parent: 200, isFramed: true) == 200)
  }

  @Test("a parent does not move past its sibling in another rank")
  func order() throws {
    let scene = Scene(
      boxes: [
        "root": .box(0, 50), "a": .box(150, 0), "b": .box(450, 100), "x": .box(300, 120), "y": .box(300, 300),
      ],
      edges: [.tree("root", "a"), .tree("root", "b"), .tree("a", "x"), .tree("a", "y")])
    var centering = ParentCentering(scene.placed)
    let isChanged = centering.center()
    #expect(!isChanged)
  }
}
