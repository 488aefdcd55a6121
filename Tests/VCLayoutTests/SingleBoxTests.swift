import Testing
import VCDOT

@testable import VCLayout

@Suite("Layout of a single box")
struct SingleBoxTests {
  private func graph(
    label: Double = 44, isEnteredFromAbove: Bool = false, direction: LayoutGraph.Direction = .leftToRight
  ) -> LayoutGraph {
    var graph = Scene(direction, boxes: ["a": Rectangle(x: 0, y: 0, width: 146.5, height: 51)]).placed.graph
    graph.clusters = [
      LayoutCluster(
        id: "family", label: .text(""), labelSize: Size(width: label, height: 16), margin: 12,
        isEnteredFromAbove: isEnteredFromAbove, members: ["a"])
    ]
    return graph
  }

  @Test("a box without a frame fills the layout")
  func bare() throws {
    let scene = Scene(boxes: ["a": .box(30, 40)])
    let layout = try #require(SingleBox(scene.placed.graph)).layout
    #expect(layout == GraphLayout(width: 80, height: 40, nodes: ["a": .init(x: 0, y: 0, width: 80, height: 40)]))
  }

  @Test("a frame has a margin around the box, and room for its label above")
  func framed() throws {
    let layout = try #require(SingleBox(graph())).layout
    #expect(layout.clusters["family"] == .init(x: 8, y: 8, width: 173, height: 105))
    #expect(layout.nodes["a"] == .init(x: 20, y: 48, width: 149, height: 53))
    #expect(layout.width == 189 && layout.height == 121)
  }

  @Test("a frame that is entered from above has its label at the foot, unless the figure reads from left to right")
  func foot() throws {
    let below = try #require(SingleBox(graph(isEnteredFromAbove: true, direction: .topToBottom))).layout
    #expect(below.clusters["family"] == .init(x: 8, y: 8, width: 173, height: 105))
    #expect(below.nodes["a"]?.y == 20)
    let above = try #require(SingleBox(graph(isEnteredFromAbove: true))).layout
    #expect(above.nodes["a"]?.y == 48)
  }

  @Test("a frame is as wide as its label, with the box in the middle")
  func wideLabel() throws {
    let layout = try #require(SingleBox(graph(label: 200))).layout
    #expect(layout.clusters["family"] == .init(x: 8, y: 8, width: 224, height: 105))
    #expect(layout.nodes["a"] == .init(x: 45.5, y: 48, width: 149, height: 53))
  }

  @Test("frames are nested")
  func nested() throws {
    var graph = graph()
    var inner = graph.clusters[0]
    (inner.id, inner.margin) = ("context", 8)
    graph.clusters[0].members = []
    graph.clusters[0].clusters = [inner]
    let layout = try #require(SingleBox(graph)).layout
    #expect(layout.clusters["context"] == .init(x: 20, y: 48, width: 165, height: 97))
    #expect(layout.clusters["family"] == .init(x: 8, y: 8, width: 189, height: 149))
    #expect(layout.nodes["a"] == .init(x: 28, y: 84, width: 149, height: 53))
  }

  @Test("several boxes, or a line, need ranks")
  func several() {
    #expect(SingleBox(Scene(boxes: ["a": .box(0, 0), "b": .box(100, 0)]).placed.graph) == nil)
    #expect(SingleBox(Scene(boxes: ["a": .box(0, 0)], edges: [.main("a", "a")]).placed.graph) == nil)
  }
}
