import Testing
import VCDOT

@Suite struct WriterTests {
  @Test func `a graph with nothing in it has a name`() {
    #expect(DOTWriter.text(of: DOTGraph(name: "")) == "digraph G {\n}\n")
  }

  @Test func `statements stand in their order, one to a line`() throws {
    try expectGolden(DOTWriter.text(of: .photoLibrary), "photo-library.dot")
  }

  @Test func `rows of tables stand on lines of their own`() throws {
    try expectGolden(DOTWriter.text(of: .pointers), "pointers.dot")
  }

  @Test func `a graph without clusters keeps Graphviz's ranking`() {
    #expect(!DOTWriter.text(of: DOTGraph(name: "g", statements: [.node(DOTNode("a"))])).contains("newrank"))
  }

  @Test func `clusters do not take over texts from around them`() throws {
    let inner = DOTCluster("inner", statements: [.cluster(DOTCluster("innermost"))])
    let outer = DOTCluster("outer", [DOTAttribute(.label, .label(["Outer"]))], statements: [.cluster(inner)])
    let attributes = [DOTAttribute(.label, .label(["Graph"])), DOTAttribute(.bgcolor, "white")]
    try expectGolden(
      DOTWriter.text(of: DOTGraph(name: "g", attributes: attributes, statements: [.cluster(outer)])),
      "nested-clusters.dot")
  }

  @Test(arguments: [
    DOTAttribute(.splines, "ortho"), DOTAttribute(.minlen, 0), DOTAttribute(.weight, -1), DOTAttribute(.width, .nan),
    DOTAttribute(.height, .infinity), DOTAttribute(.fontname, "a\" onload=\"b"),
    DOTAttribute(.url, "javascript:alert(1)"),
    DOTAttribute(.url, "JavaScript:alert(1)"), DOTAttribute(.url, .label(["file:///etc/passwd"])),
    DOTAttribute(.url, .html(.text("x"))),
  ]) func `what Graphviz does not survive is not written`(attribute: DOTAttribute) {
    let inside = DOTCluster("c", statements: [.node(DOTNode("a", [attribute]))])
    let text = DOTWriter.text(of: DOTGraph(name: "g", attributes: [attribute], statements: [.cluster(inside)]))
    #expect(
      text
        == DOTWriter.text(
          of: .init(name: "g", statements: [.cluster(DOTCluster("c", statements: [.node(DOTNode("a"))]))])))
  }

  @Test(arguments: ["constraint", "rank", "concentrate", "image", "stylesheet", "fontpath", "newrank", "id", "dpi"])
  func `dangerous attributes have no name`(name: String) {
    #expect(DOTAttribute.Name(rawValue: name) == nil)
  }

  @Test(
    arguments: [
      (DOTEndpoint("a"), "a"), (DOTEndpoint("a", port: "row"), "a:row"),
      (DOTEndpoint("a", port: "row", compass: .e), "a:row:e"),
      (DOTEndpoint("a", compass: .sw), "a:sw"), (DOTEndpoint("a", port: "n"), "a:n:_"),
      (DOTEndpoint("a b", port: "x:y"), "\"a b\":x_y"),
    ] as [(DOTEndpoint, String)]) func `an end says its port and its side`(end: DOTEndpoint, expected: String)
  {
    let text = DOTWriter.text(of: DOTGraph(name: "g", statements: [.edge(DOTEdge(id: "e", from: end, to: end))]))
    #expect(text == "digraph g {\n  \(expected) -> \(expected) [id=e]\n}\n")
  }
}

extension DOTGraph {
  fileprivate static let photoLibrary = DOTGraph(
    name: "photo library", attributes: [DOTAttribute(.rankdir, "LR"), DOTAttribute(.nodesep, 0.25)],
    nodeDefaults: [DOTAttribute(.shape, "box"), DOTAttribute(.style, "rounded,filled")],
    edgeDefaults: [DOTAttribute(.color, "#0a60ff")],
    statements: [
      .cluster(
        DOTCluster(
          "window", [DOTAttribute(.label, .label(["Window", "main"]))],
          statements: [.node(DOTNode("camera", [DOTAttribute(.label, .label(["Camera"]))])), .node(DOTNode("node"))])),
      .cluster(
        DOTCluster("sheet", statements: [.cluster(DOTCluster("inner-1", statements: [.node(DOTNode("library"))]))])),
      .edge(
        DOTEdge(
          id: "camera→library", from: DOTEndpoint("camera", compass: .e), to: DOTEndpoint("library"),
          [DOTAttribute(.label, .label(["Tap \"Photo\""])), DOTAttribute(.penwidth, 1.5), DOTAttribute(.minlen, 2)])),
      .edge(DOTEdge(id: "2", from: DOTEndpoint("library"), to: DOTEndpoint("node"))),
    ])

  fileprivate static let pointers = DOTGraph(
    name: "pointers",
    statements: [
      .node(
        DOTNode(
          "camera",
          [
            DOTAttribute(
              .label,
              .html(
                .element(
                  .table, [DOTHTMLAttribute(.border, "0")],
                  [
                    .element(.tr, [], [.element(.td, [], [.element(.b, [], [.text("Camera & more")])])]),
                    .element(
                      .tr, [],
                      [.element(.td, [DOTHTMLAttribute(.port, "a:b")], [.text("<nil>"), .element(.br, [], [])])]),
                  ]))), DOTAttribute(.url, "https://example.org/?a=1&b=\"2\""),
          ]))
    ])
}
