import VCDOT

extension DOTStatement {
  static func box(_ id: String, width: Double, height: Double) -> DOTStatement {
    .node(DOTNode(id, [DOTAttribute(.shape, "box"), DOTAttribute(.width, width), DOTAttribute(.height, height)]))
  }

  static func line(_ id: String, _ tail: String, _ head: String) -> DOTStatement {
    .edge(DOTEdge(id: id, from: DOTEndpoint(tail), to: DOTEndpoint(head)))
  }
}

extension DOTGraph {
  /// Two clusters with labelled lines between them, which Graphviz lays out incorrectly without `newrank`.
  static let twoClusters = DOTGraph(
    name: "clusters",
    statements: [
      .cluster(
        DOTCluster(
          "one two", [DOTAttribute(.label, .label(["First"]))], statements: [.node(DOTNode("a")), .node(DOTNode("b"))])),
      .cluster(DOTCluster("b", statements: [.node(DOTNode("c")), .line("x", "c", "d")])),
      .edge(
        DOTEdge(
          id: "e", from: DOTEndpoint("a"), to: DOTEndpoint("c"),
          [DOTAttribute(.label, .label(["Tap"])), DOTAttribute(.headlabel, .label(["1"]))])),
      .edge(
        DOTEdge(id: "beside", from: DOTEndpoint("b"), to: DOTEndpoint("d"), [DOTAttribute(.xlabel, .label(["text"]))])),
    ])
}
