/// A directed graph in the DOT language, as a value.
///
/// Every statement is drawn in the order in which it stands here; nothing is sorted or deduplicated.
public struct DOTGraph: Hashable, Sendable {
  /// The graph's name; never empty, since Graphviz invents changing names for unnamed graphs.
  public var name: String
  public var attributes: [DOTAttribute]
  public var nodeDefaults: [DOTAttribute]
  public var edgeDefaults: [DOTAttribute]
  public var statements: [DOTStatement]

  public init(
    name: String, attributes: [DOTAttribute] = [], nodeDefaults: [DOTAttribute] = [], edgeDefaults: [DOTAttribute] = [],
    statements: [DOTStatement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.statements = statements
  }
}

/// A statement of a graph or a cluster.
public indirect enum DOTStatement: Hashable, Sendable {
  case node(DOTNode)
  case edge(DOTEdge)
  case cluster(DOTCluster)
}

/// A node statement.
public struct DOTNode: Hashable, Sendable {
  public var id: String
  public var attributes: [DOTAttribute]

  public init(_ id: String, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.attributes = attributes
  }
}

/// One end of an edge.
public struct DOTEndpoint: Hashable, Sendable {
  /// A side of a node or of a port.
  public enum Compass: String, Hashable, Sendable, CaseIterable { case n, ne, e, se, s, sw, w, nw, c }

  public var node: String
  /// The `PORT` of a cell in an HTML-like label.
  public var port: String?
  public var compass: Compass?

  public init(_ node: String, port: String? = nil, compass: Compass? = nil) {
    self.node = node
    self.port = port
    self.compass = compass
  }
}

/// An edge statement. `id` becomes the attribute `id`, by which a layout is read back.
public struct DOTEdge: Hashable, Sendable {
  public var id: String
  public var tail: DOTEndpoint
  public var head: DOTEndpoint
  public var attributes: [DOTAttribute]

  public init(id: String, from tail: DOTEndpoint, to head: DOTEndpoint, _ attributes: [DOTAttribute] = []) {
    self.id = id
    self.tail = tail
    self.head = head
    self.attributes = attributes
  }
}

/// A subgraph that is drawn as a box; the writer puts `cluster_` before its identifier.
public struct DOTCluster: Hashable, Sendable {
  public var id: String
  public var attributes: [DOTAttribute]
  public var statements: [DOTStatement]

  public init(_ id: String, _ attributes: [DOTAttribute] = [], statements: [DOTStatement] = []) {
    self.id = id
    self.attributes = attributes
    self.statements = statements
  }
}

/// A name and a value.
public struct DOTAttribute: Hashable, Sendable {
  /// A value and how it is to be quoted.
  public enum Value: Hashable, Sendable {
    /// A number, keyword or colour: quoted as an identifier.
    case text(String)
    /// Text for people: backslash sequences are kept from being substituted, lines are separated by `\n`.
    case label([String])
    /// An HTML-like label.
    case html(DOTHTML)
    /// Points or inches, written without trailing zeros.
    case number(Double)
  }

  public var name: String
  public var value: Value

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  public init(_ name: String, _ value: String) { self.init(name, .text(value)) }

  public init(_ name: String, _ value: Double) { self.init(name, .number(value)) }
}

/// Graphviz's HTML-like markup as a tree.
public indirect enum DOTHTML: Hashable, Sendable {
  /// Text for people; the writer escapes it.
  case text(String)
  /// An element such as `table`, `tr`, `td`, `font`, `b`, `br`.
  case element(String, [DOTHTMLAttribute], [DOTHTML])
}

/// An attribute of an HTML-like element.
public struct DOTHTMLAttribute: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
