import Testing
import VCDOT

@testable import VCLayout

@Suite("Gaps between ranks") struct RankGapsTests {
  /// Three boxes in a row with gaps of 200 points, and lines between them.
  private func row(labelled: [Double], usual: Double = 46) -> GraphLayout {
    let ids = ["a", "b", "c"]
    var scene = Scene(.leftToRight, .splines, boxes: ["a": .box(0, 0), "b": .box(280, 0), "c": .box(560, 0)])
    var layout = scene.boxes
    layout.width = 640
    for (number, width) in labelled.enumerated() {
      var edge = LayoutEdge.main(ids[number], ids[number + 1])
      if width > 0 { (edge.label, edge.labelSize) = (["Go"], Size(width: width, height: 12)) }
      scene.placed.graph.edges.append(edge)
      let start = 80 + 280 * Double(number)
      layout.edges[edge.id] = .init(
        points: [start, start + 70, start + 130, start + 200].map { Point(x: $0, y: 20) })
    }
    return RankGaps(scene.placed.graph, layout, usual: usual).narrowed
  }

  @Test("are as wide as usual without labels, and as wide as labels need with them")
  func labels() {
    #expect(row(labelled: [0, 0]).nodes.values.map(\.x).sorted() == [0, 126, 252])
    #expect(row(labelled: [0, 0]).width == 332)
    let withLabel = row(labelled: [0, 90])
    #expect(withLabel.nodes["b"]?.x == 126)
    #expect(abs((withLabel.nodes["c"]?.x ?? 0) - 330) < 0.01)
    #expect(withLabel.nodes.values.allSatisfy { $0.width == 80 })
  }

  @Test("are never wider than before")
  func never() {
    #expect(row(labelled: [300, 0]).nodes["b"]?.x == 280)
    #expect(row(labelled: [0, 0], usual: 500).nodes["c"]?.x == 560)
  }

  @Test("move lines along, whose ends keep their distance from boxes")
  func lines() {
    #expect(row(labelled: [0, 0]).edges["a b"]?.points.map(\.x) == [80, 101.875, 104.125, 126])
  }

  @Test("have room for many lines through them")
  func manyLines() {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .splines)
    var layout = GraphLayout(width: 280, height: 600)
    for number in 0..<10 {
      for (side, x) in [("left", 0.0), ("right", 200)] {
        graph.nodes.append(LayoutNode(id: "\(side)\(number)", width: 80, height: 40))
        layout.nodes["\(side)\(number)"] = .box(x, 60 * Double(number))
      }
      graph.edges.append(.main("left\(number)", "right\(number)"))
    }
    let right = RankGaps(graph, layout, usual: 46).narrowed.nodes["right0"]?.x ?? 0
    #expect(abs(right - (80 + 46 + 4 * 3)) < 0.01)
  }

  @Test("keep the width that the label of a cluster needs")
  func headings() throws {
    var scene = Scene(
      .leftToRight, .splines, boxes: ["a": .box(0, 0), "b": .box(280, 0)], edges: [.main("a", "b")],
      frames: ["frame": ["a"]])
    scene.placed.graph.clusters[0].labelSize = Size(width: 150, height: 12)
    scene.placed.clusters["frame"] = Rectangle(x: -12, y: -30, width: 174, height: 82)
    let layout = RankGaps(scene.placed.graph, scene.boxes, usual: 46).narrowed
    #expect(layout.clusters["frame"]?.width == 174)
    #expect(try #require(layout.nodes["b"]).x == 162 + 46)
  }
}
