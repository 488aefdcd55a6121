/// A directed graph in the DOT language, as a value.
///
/// Every statement is written in the order in which it stands here; nothing is sorted or deduplicated.
package struct DOTGraph: Hashable, Sendable {
  /// The graph's name; never empty, since Graphviz invents changing names for unnamed graphs.
  package var name: String
  /// What holds for the whole drawing, such as its direction.
  package var attributes: [DOTAttribute]
  /// What holds for every node that does not say otherwise.
  package var nodeDefaults: [DOTAttribute]
  /// What holds for every edge that does not say otherwise.
  package var edgeDefaults: [DOTAttribute]
  /// Nodes, edges and clusters.
  package var statements: [DOTStatement]

  /// A graph; an empty name becomes `G`.
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
  /// A box.
  case node(DOTNode)
  /// A line between two boxes.
  case edge(DOTEdge)
  /// A frame around boxes.
  case cluster(DOTCluster)
}

/// A node statement.
package struct DOTNode: Hashable, Sendable {
  /// The name by which edges and layouts refer to it.
  package var id: String
  /// What differs from the graph's defaults.
  package var attributes: [DOTAttribute]

  /// A node with attributes of its own.
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
  /// The side at which the line is to arrive; Graphviz chooses one when there is none.
  package var compass: Compass?

  /// An end at a node, or at a cell of its label.
  package init(_ node: String, port: String? = nil, compass: Compass? = nil) {
    self.node = node
    self.port = port
    self.compass = compass
  }
}

/// An edge statement.
package struct DOTEdge: Hashable, Sendable {
  /// Becomes the attribute `id`, by which a layout is read back; unique within a graph.
  package var id: String
  /// Where it begins.
  package var tail: DOTEndpoint
  /// Where it ends.
  package var head: DOTEndpoint
  /// What differs from the graph's defaults.
  package var attributes: [DOTAttribute]

  /// An edge with attributes of its own.
  package init(id: String, from tail: DOTEndpoint, to head: DOTEndpoint, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.tail = tail
    self.head = head
    self.attributes = attributes
  }
}

/// A subgraph that is drawn as a box; the writer puts `cluster_` before its identifier.
package struct DOTCluster: Hashable, Sendable {
  /// The name by which layouts refer to it; unique within a graph.
  package var id: String
  /// The frame's look and its label.
  package var attributes: [DOTAttribute]
  /// What stands inside.
  package var statements: [DOTStatement]

  /// A cluster around statements.
  package init(_ id: String, _ attributes: [DOTAttribute] = [], statements: [DOTStatement] = []) {
    self.id = id
    self.attributes = attributes
    self.statements = statements
  }
}
