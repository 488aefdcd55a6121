import VCDOT

/// The identifiers of the parts of a graph that a layout must contain.
struct GraphNames {
  var nodes: Set<String> = []
  var edges: [String] = []
  var clusters: [String] = []

  /// Returns the parts that a layout lacks, in a stable order.
  func missing(in layout: GraphLayout) -> [String] {
    nodes.filter { layout.nodes[$0] == nil }.sorted() + edges.filter { layout.edges[$0] == nil }
      + clusters.filter { layout.clusters[$0] == nil }
  }
}

extension DOTGraph {
  var names: GraphNames {
    var names = GraphNames()
    names.add(statements)
    if attributes.contains(DOTAttribute(.splines, "none")) { names.edges = [] }
    return names
  }

  /// Returns the graph with a limit on the network simplex search, which takes minutes for thousands of nodes.
  /// - Parameter count: The number of nodes.
  func withLimitedEffort(for count: Int) -> DOTGraph {
    guard count > 300, !attributes.contains(where: { $0.name == .nslimit }) else { return self }
    let limit = count > 4000 ? 0.1 : count > 1500 ? 0.2 : 1
    var graph = self
    graph.attributes += [DOTAttribute(.nslimit, limit), DOTAttribute(.nslimit1, limit)]
    return graph
  }
}

extension GraphNames {
  fileprivate mutating func add(_ statements: [DOTStatement]) {
    for statement in statements {
      switch statement {
      case .node(let node): nodes.insert(node.id)
      case .edge(let edge):
        nodes.insert(edge.tail.node)
        nodes.insert(edge.head.node)
        edges.append(edge.id)
      case .cluster(let cluster):
        let before = nodes.count + edges.count
        add(cluster.statements)
        // Graphviz draws no frame for an empty cluster.
        if nodes.count + edges.count > before { clusters.append(cluster.id) }
      }
    }
  }
}
