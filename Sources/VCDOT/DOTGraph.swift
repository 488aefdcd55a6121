/// A directed graph in the DOT language, as a value.
///
/// Every statement is written in the order in which it stands here; nothing is sorted or deduplicated.
public struct DOTGraph: Hashable, Sendable {
  /// The graph's name; never empty, since Graphviz invents changing names for unnamed graphs.
  public var name: String
  /// What holds for the whole drawing, such as its direction.
  public var attributes: [DOTAttribute]
  /// What holds for every node that does not say otherwise.
  public var nodeDefaults: [DOTAttribute]
  /// What holds for every edge that does not say otherwise.
  public var edgeDefaults: [DOTAttribute]
  /// Nodes, edges and clusters.
  public var statements: [DOTStatement]

  /// A graph; an empty name becomes `G`.
  public init(
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
public indirect enum DOTStatement: Hashable, Sendable {
  /// A box.
  case node(DOTNode)
  /// A line between two boxes.
  case edge(DOTEdge)
  /// A frame around boxes.
  case cluster(DOTCluster)
}

/// A node statement.
public struct DOTNode: Hashable, Sendable {
  /// The name by which edges and layouts refer to it.
  public var id: String
  /// What differs from the graph's defaults.
  public var attributes: [DOTAttribute]

  /// A node with attributes of its own.
  public init(_ id: String, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.attributes = attributes
  }
}

/// One end of an edge.
public struct DOTEndpoint: Hashable, Sendable {
  /// A side of a node or of a port.
  public enum Compass: String, Hashable, Sendable, CaseIterable { case n, ne, e, se, s, sw, w, nw, c }

  /// The identifier of the node.
  public var node: String
  /// The `PORT` of a cell in an HTML-like label.
  public var port: String?
  /// The side at which the line is to arrive; Graphviz chooses one when there is none.
  public var compass: Compass?

  /// An end at a node, or at a cell of its label.
  public init(_ node: String, port: String? = nil, compass: Compass? = nil) {
    self.node = node
    self.port = port
    self.compass = compass
  }
}

/// An edge statement.
public struct DOTEdge: Hashable, Sendable {
  /// Becomes the attribute `id`, by which a layout is read back; unique within a graph.
  public var id: String
  /// Where it begins.
  public var tail: DOTEndpoint
  /// Where it ends.
  public var head: DOTEndpoint
  /// What differs from the graph's defaults.
  public var attributes: [DOTAttribute]

  /// An edge with attributes of its own.
  public init(id: String, from tail: DOTEndpoint, to head: DOTEndpoint, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.tail = tail
    self.head = head
    self.attributes = attributes
  }
}

/// A subgraph that is drawn as a box; the writer puts `cluster_` before its identifier.
public struct DOTCluster: Hashable, Sendable {
  /// The name by which layouts refer to it; unique within a graph.
  public var id: String
  /// The frame's look and its label.
  public var attributes: [DOTAttribute]
  /// What stands inside.
  public var statements: [DOTStatement]

  /// A cluster around statements.
  public init(_ id: String, _ attributes: [DOTAttribute] = [], statements: [DOTStatement] = []) {
    self.id = id
    self.attributes = attributes
    self.statements = statements
  }
}
