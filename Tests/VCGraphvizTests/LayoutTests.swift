import Testing
import VCDOT
import VCGraphviz
import VCTypography

@Suite struct LayoutTests {
  @Test func `a graph with nothing in it is a point`() throws {
    #expect(try Graphviz.layout(DOTGraph(name: "g")) == GraphLayout(width: 0, height: 0))
  }

  @Test func `a single box fills the page`() throws {
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: [.box("a", width: 2, height: 1)]))
    #expect(layout == GraphLayout(width: 144, height: 72, nodes: ["a": .init(x: 0, y: 0, width: 144, height: 72)]))
  }

  @Test func `y grows downwards`() throws {
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: [.line("e", "up", "down")]))
    let up = try #require(layout.nodes["up"])
    let down = try #require(layout.nodes["down"])
    let edge = try #require(layout.edges["e"])
    #expect(up.y == 0)
    #expect(down.y + down.height == layout.height)
    #expect(edge.points.count % 3 == 1)
    #expect(abs(edge.points[0].y - up.height) < 1)
    #expect(abs(try #require(edge.headTip).y - down.y) < 1)
    #expect(edge.tailTip == nil)
  }

  @Test func `without courses nodes stand where they stood`() throws {
    let statements = [DOTStatement.line("e", "a", "b"), .line("f", "a", "c"), .line("g", "c", "b")]
    let whole = try Graphviz.layout(DOTGraph(name: "g", statements: statements))
    let bare = try Graphviz.layout(
      DOTGraph(name: "g", attributes: [DOTAttribute(.splines, "none")], statements: statements))
    #expect(bare.nodes == whole.nodes)
    #expect(bare.edges.isEmpty)
  }

  @Test func `labels of edges and clusters have middles`() throws {
    let layout = try Graphviz.layout(.twoClusters)
    let outer = try #require(layout.clusters["one two"])
    let label = try #require(layout.clusterLabels["one two"])
    #expect(outer.x < label.x && label.x < outer.x + outer.width)
    #expect(outer.y < label.y && label.y < outer.y + outer.height)
    #expect(layout.clusters["b"] != nil)
    #expect(layout.clusterLabels["b"] == nil)
    #expect(layout.edges["e"]?.label != nil)
    #expect(layout.edges["beside"]?.label != nil)
  }

  @Test func `only clusters with a label have one`() throws {
    let inner = DOTCluster("inner", statements: [.node(DOTNode("a"))])
    let outer = DOTCluster("outer", [DOTAttribute(.label, .label(["Outer"]))], statements: [.cluster(inner)])
    let title = DOTAttribute(.label, .label(["Title"]))
    let layout = try Graphviz.layout(DOTGraph(name: "g", attributes: [title], statements: [.cluster(outer)]))
    #expect(Array(layout.clusterLabels.keys) == ["outer"])
    #expect(Set(layout.clusters.keys) == ["inner", "outer"])
  }

  @Test func `arrows have tips at the ends where they are drawn`() throws {
    let both = DOTEdge(id: "both", from: DOTEndpoint("a"), to: DOTEndpoint("b"), [DOTAttribute(.dir, "both")])
    let none = DOTEdge(id: "none", from: DOTEndpoint("a"), to: DOTEndpoint("b"), [DOTAttribute(.arrowhead, "none")])
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: [.edge(both), .edge(none)]))
    #expect(layout.edges["both"]?.tailTip != nil)
    #expect(layout.edges["both"]?.headTip != nil)
    #expect(layout.edges["none"]?.headTip == nil)
  }

  @Test func `boxes are as wide as their text`() throws {
    let label = "Photo library"
    let attributes = [
      DOTAttribute(.shape, "plain"), DOTAttribute(.label, .label([label])), DOTAttribute(.fontsize, 20),
    ]
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: [.node(DOTNode("a", attributes))]))
    let expected = TextMetrics.width(of: label, in: Font(size: 20))
    #expect(abs(layout.width - expected) < 1)
  }

  @Test func `a line ends at the cell that it names`() throws {
    let rows = (0..<5).map { row in
      DOTHTML.element(.tr, [], [.element(.td, [.init(.port, "row\(row)")], [.text("row \(row)")])])
    }
    let table = DOTNode("t", [DOTAttribute(.shape, "plain"), DOTAttribute(.label, .html(.element(.table, [], rows)))])
    let edges = [0, 4].map {
      DOTStatement.edge(DOTEdge(id: "\($0)", from: .init("t", port: "row\($0)", compass: .e), to: .init("b")))
    }
    let graph = DOTGraph(name: "g", attributes: [DOTAttribute(.rankdir, "LR")], statements: [.node(table)] + edges)
    let layout = try Graphviz.layout(graph)
    let first = try #require(layout.edges["0"]?.points.first)
    let last = try #require(layout.edges["4"]?.points.first)
    #expect(first.y < last.y)
  }

  @Test func `loops and parallel lines are all there`() throws {
    let edges = (0..<5).map { DOTStatement.line("p\($0)", "a", "b") } + [.line("loop", "a", "a")]
    let layout = try Graphviz.layout(DOTGraph(name: "g", statements: edges))
    #expect(Set(layout.edges.keys) == ["p0", "p1", "p2", "p3", "p4", "loop"])
    #expect(Set(layout.edges.values).count == 6)
  }

  @Test(.timeLimit(.minutes(10))) func `a thousand boxes take moments`() throws {
    let edges =
      (1..<1000).map { DOTStatement.line("e\($0)", "n\($0 / 3)", "n\($0)") }
      + (0..<300).map { .line("x\($0)", "n\($0 * 7 % 1000)", "n\($0 * 13 % 1000)") }
    #expect(try Graphviz.layout(DOTGraph(name: "g", statements: edges)).nodes.count == 1000)
  }

  @Test func `the version is a number`() {
    #expect(Graphviz.version.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 2)
  }
}
