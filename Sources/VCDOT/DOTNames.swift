import VCNames

/// The unique names under which the parts of a graph are written, whatever characters their identifiers contain.
///
/// Most identifiers are used as names. Those that DOT, a terminal or Graphviz's parsers might not return unchanged get a
/// generated name, and identifiers that are canonically equivalent in Unicode share the name of the first one.
package struct DOTNames: Sendable {
  private var nodes = Names()
  private var edges = Names()
  private var clusters = Names()

  /// Creates the names of a graph's nodes, edges and clusters.
  package init(_ graph: DOTGraph) {
    var ids = Identifiers()
    ids.add(graph.statements)
    nodes = Names(ids.nodes)
    edges = Names(ids.edges)
    clusters = Names(ids.clusters)
  }

  /// Returns the identifier of the node with a name returned by Graphviz.
  package func node(named name: String) -> String { nodes.identifier(of: DOTWriter.name(fromIdentifier: name)) }

  /// Returns the identifier of an edge by its `id` attribute.
  package func edge(named name: String) -> String { edges.identifier(of: DOTWriter.name(fromIdentifier: name)) }

  /// Returns the identifier of a cluster by the subgraph's name after the prefix.
  package func cluster(named name: String) -> String { clusters.identifier(of: DOTWriter.name(fromIdentifier: name)) }

  func name(ofNode id: String) -> String { nodes.name(of: id) }
  func name(ofEdge id: String) -> String { edges.name(of: id) }
  func name(ofCluster id: String) -> String { clusters.name(of: id) }
}

/// The names of one kind of part.
private struct Names: Sendable {
  /// The names of identifiers that are not used as names, or that have several spellings.
  private var names: [String: String] = [:]
  private var identifiers: [String: String] = [:]

  /// The maximum length of a name; longer ones are hard to read, and overflow the buffers of some versions.
  private static let maximumLength = 200

  init() {}

  init(_ ids: [String]) {
    var waiting: [String] = []
    for id in ids where !id.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) || id.utf8.count > Self.maximumLength {
      if names[id] == nil {
        names[id] = id
        if !Self.isPossible(id) { waiting.append(id) }
      }
    }
    guard !waiting.isEmpty else { return }
    var unique = UniqueNames(separator: "~", besides: Set(ids))
    for id in waiting {
      let name = unique.name(for: Self.beginning(of: DOTQuoting.plain(id)) + "~1")
      names[id] = name
      identifiers[name] = id
    }
  }

  func name(of id: String) -> String { names.isEmpty ? id : names[id] ?? id }

  func identifier(of name: String) -> String { identifiers.isEmpty ? name : identifiers[name] ?? name }

  private static func isPossible(_ id: String) -> Bool {
    id.utf8.count <= maximumLength && DOTQuoting.plain(id).unicodeScalars.elementsEqual(id.unicodeScalars)
  }

  /// Returns the beginning of an identifier.
  private static func beginning(of text: String) -> String { String(text.prefix(40).unicodeScalars.prefix(40)) }
}

/// The identifiers of a graph, in writing order.
private struct Identifiers {
  var nodes: [String] = []
  var edges: [String] = []
  var clusters: [String] = []

  mutating func add(_ statements: [DOTStatement]) {
    for statement in statements {
      switch statement {
      case .node(let node): nodes.append(node.id)
      case .edge(let edge):
        nodes += [edge.tail.node, edge.head.node]
        edges.append(edge.id)
      case .cluster(let cluster):
        clusters.append(cluster.id)
        add(cluster.statements)
      }
    }
  }
}
