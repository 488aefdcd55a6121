import Testing
import VCDOT

@testable import VCLayout

@Suite("Edges that lead back to one of several siblings") struct ReturnTests {
  /// A container of two screens; from further on, an edge leads back to the first one.
  private let graph = {
    var back = LayoutEdge.main("next", "first")
    (back.isBackward, back.isReturn) = (true, true)
    (back.label, back.labelSize) = (["Back"], Size(width: 2, height: 2))
    return Scene(
      .leftToRight, .splines,
      boxes: ["all": .box(0, 50), "first": .box(200, 0), "second": .box(200, 100), "next": .box(400, 0)],
      edges: [.tree("all", "first"), .tree("all", "second"), .main("first", "next"), back]
    ).placed.graph
  }()

  /// Returns the edges that the layout of boxes gets.
  private func written(_ dot: DOTGraph) -> [String] {
    dot.statements.compactMap { if case .edge(let edge) = $0 { "\(edge.tail.node) \(edge.head.node)" } else { nil } }
  }

  @Test("are written from their heads to their tails in one of the layouts with reduced detail")
  func details() {
    func isExchanged(_ detail: LayoutDetail) -> Bool {
      !written(BoxGraph(graph, spacing: .regular, detail: detail).dot).contains("next first")
    }
    #expect(LayoutDetail.allCases.filter(isExchanged) == [.full, .reducedWithSiblings])
    #expect(LayoutDetail.tries(for: graph, isLarge: true).contains(.reducedWithSiblings))
    var other = graph
    other.edges.removeLast()
    #expect(!LayoutDetail.tries(for: other, isLarge: true).contains(.reducedWithSiblings))
  }

  @Test("beside siblings are left out of that layout")
  func beside() {
    var graph = graph
    graph.edges = [.tree("all", "first"), .tree("all", "second"), .main("first", "second"), .main("second", "next")]
    graph.markReturns()
    #expect(graph.edges.filter(\.isBetweenSiblings).map(\.id) == ["first second"])
    let dot = { [graph] in written(BoxGraph(graph, spacing: .regular, detail: $0).dot) }
    #expect(dot(.reduced).contains("first second"))
    #expect(!dot(.reducedWithSiblings).contains("first second") && dot(.reducedWithSiblings).contains("second next"))
  }

  @Test("edges from the container pull more in that layout than others do, and no edge does in other layouts")
  func weights() {
    var graph = graph
    graph.edges[0].isContainment = true
    let pulls = LayoutDetail.allCases.map { detail in
      BoxGraph(graph, spacing: .regular, detail: detail).dot.statements.compactMap { statement -> String? in
        guard case .edge(let edge) = statement, edge.attributes.contains(where: { $0.name == .weight }) else {
          return nil
        }
        return edge.id
      }
    }
    #expect(pulls == LayoutDetail.allCases.map { $0 == .reducedWithSiblings ? ["all first"] : [] })
  }

  @Test("are those from any of the siblings' screens, but not those from before them")
  func marked() {
    var graph = graph
    graph.nodes.append(LayoutNode(id: "before", width: 80, height: 40))
    graph.edges = [
      .tree("all", "first"), .tree("all", "second"), .main("second", "next"), .main("next", "first"),
      .main("before", "first"),
    ]
    graph.markReturns()
    #expect(graph.edges.filter(\.isReturn).map(\.id) == ["next first"])
  }

  @Test("containers that hold each other are in different ranks")
  func circle() {
    var graph = graph
    graph.edges = [.tree("all", "first"), .main("first", "next"), .main("next", "first")]
    for position in 1...2 { graph.edges[position].isContainment = true }
    #expect(graph.siblingRanks == [["first"], ["next"]])
  }

  @Test("are drawn from their tails to their heads", arguments: [LayoutDetail.full, .reducedWithSiblings])
  func drawn(detail: LayoutDetail) throws {
    let scene = Scene(
      .leftToRight, .splines, boxes: ["first": .box(0, 0), "next": .box(200, 0)], edges: Array(graph.edges.suffix(1)))
    var layout = scene.boxes
    let (start, end) = (Point(x: 80, y: 20), Point(x: 200, y: 20))
    layout.edges["next first"] = .init(points: [start, start, end, end])
    let path = LayoutPasses(on: scene.placed.graph, boxes: layout, detail: detail).placed.paths["next first"]
    #expect(try #require(path).points.first == end)
  }

  /// The number of box layouts that the search requests if two edges cross, and the second screen is in some place.
  private func layouts(second: Rectangle) -> Int {
    var layout = GraphLayout(width: 480, height: 400)
    layout.nodes = ["all": .box(0, 50), "first": .box(200, 0), "second": second, "next": .box(400, 0)]
    for (id, (left, right)) in ["all first": (200.0, 300.0), "all second": (300.0, 200.0)] {
      let (start, end) = (Point(x: 0, y: left), Point(x: 100, y: right))
      layout.edges[id] = .init(points: [start, start, end, end])
    }
    var count = 0
    _ = LayoutSearch.place(graph) { (_: DOTGraph) throws(Never) in
      count += 1
      return layout
    }
    return count
  }

  @Test("have such a layout only if siblings are in different ranks otherwise")
  func search() { #expect(layouts(second: .box(200, 100)) < layouts(second: .box(400, 100))) }

  @Test("a sibling that begins after another one ends costs as much as ten crossings")
  func score() {
    func score(_ x: Double, crossings: Int = 0) -> LayoutScore {
      var placed = PlacedGraph(graph: graph)
      placed.nodes = ["all": .box(0, 50), "first": .box(200, 0), "second": .box(x, 100), "next": .box(400, 0)]
      var faults = LayoutFaults()
      faults.crossings = crossings
      return LayoutScore(placed, faults)
    }
    #expect(score(279).strays == 0 && score(281).strays == 1)
    #expect(score(200, crossings: 9) < score(281))
    #expect(score(281) < score(200, crossings: 11))
  }

  @Test("what siblings hold belongs in one rank, too, unless another container holds it as well")
  func roots() {
    func root(_ stack: String, _ root: String) -> LayoutEdge {
      var edge = LayoutEdge.main(stack, root)
      edge.isContainment = true
      return edge
    }
    func strays(_ edges: [LayoutEdge]) -> Int {
      var graph = graph
      graph.edges = [.tree("all", "first"), .tree("all", "second")] + edges
      var placed = PlacedGraph(graph: graph)
      placed.nodes = [
        "all": .box(0, 50), "first": .box(200, 0), "second": .box(200, 100), "one": .box(400, 0),
        "two": .box(600, 100), "other": .box(400, 200),
      ]
      return placed.strays
    }
    #expect(strays([root("first", "one"), root("second", "two")]) == 1)
    #expect(strays([root("first", "one"), root("second", "two"), root("other", "two")]) == 0)
    #expect(strays([root("first", "one"), .main("second", "two")]) == 0)
  }
}
