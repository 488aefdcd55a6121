/// A directed graph in the DOT language, as a value.
///
/// Statements are written in the order given here; nothing is sorted or deduplicated.
package struct DOTGraph: Hashable, Sendable {
  /// The graph's name; never empty, since Graphviz generates varying names for unnamed graphs.
  package var name: String
  /// The attributes of the whole drawing, such as its direction.
  package var attributes: [DOTAttribute]
  /// The default attributes of nodes.
  package var nodeDefaults: [DOTAttribute]
  /// The default attributes of edges.
  package var edgeDefaults: [DOTAttribute]
  /// The nodes, edges and clusters.
  package var statements: [DOTStatement]

  /// Creates a graph; an empty name becomes `G`.
  package init(
    name: String, attributes: [DOTAttribute] = [], nodeDefaults: [DOTAttribute] = [], edgeDefaults: [DOTAttribute] = [],
    statements: [DOTStatement] = []
  ) {
    self.name = name.isEmpty ? "G" : name
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.statements = statements
  }
}

/// A statement of a graph or a cluster.
package indirect enum DOTStatement: Hashable, Sendable {
  /// A node.
  case node(DOTNode)
  /// An edge between two nodes.
  case edge(DOTEdge)
  /// A cluster, drawn as a frame around nodes.
  case cluster(DOTCluster)
}

/// A node statement.
package struct DOTNode: Hashable, Sendable {
  /// The identifier that edges and layouts use for the node.
  package var id: String
  /// The attributes that differ from the graph's defaults.
  package var attributes: [DOTAttribute]

  /// Creates a node with its attributes.
  package init(_ id: String, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.attributes = attributes
  }
}

/// One end of an edge.
package struct DOTEndpoint: Hashable, Sendable {
  /// A side of a node or of a port.
  package enum Compass: String, Hashable, Sendable, CaseIterable { case n, ne, e, se, s, sw, w, nw, c }

  /// The identifier of the node.
  package var node: String
  /// The `PORT` of a cell in an HTML-like label.
  package var port: String?
  /// The side where the edge attaches; if `nil`, Graphviz chooses one.
  package var compass: Compass?

  /// Creates an end at a node, or at a cell of its label.
  package init(_ node: String, port: String? = nil, compass: Compass? = nil) {
    self.node = node
    self.port = port
    self.compass = compass
  }
}

/// An edge statement.
package struct DOTEdge: Hashable, Sendable {
  /// The identifier, written as the `id` attribute, by which a layout is read back; unique within a graph.
  package var id: String
  /// The start of the edge.
  package var tail: DOTEndpoint
  /// The end of the edge.
  package var head: DOTEndpoint
  /// The attributes that differ from the graph's defaults.
  package var attributes: [DOTAttribute]

  /// Creates an edge with its attributes.
  package init(id: String, from tail: DOTEndpoint, to head: DOTEndpoint, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.tail = tail
    self.head = head
    self.attributes = attributes
  }
}

/// A subgraph that is drawn as a box; the writer adds `cluster_` before its identifier.
package struct DOTCluster: Hashable, Sendable {
  /// The identifier that layouts use for the cluster; unique within a graph.
  package var id: String
  /// The attributes of the frame and its label.
  package var attributes: [DOTAttribute]
  /// The statements inside.
  package var statements: [DOTStatement]

  /// Creates a cluster around statements.
  package init(_ id: String, _ attributes: [DOTAttribute] = [], statements: [DOTStatement] = []) {
    self.id = id
    self.attributes = attributes
    self.statements = statements
  }
}
