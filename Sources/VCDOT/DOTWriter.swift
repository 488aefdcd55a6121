/// Writes graphs in the DOT language; the only place that quotes.
///
/// The text is stable and easy to review: one statement per line, two spaces for each level, and nothing that is Graphviz's
/// default. Attributes whose values would crash Graphviz are left out (see `DOTAttribute.Name`).
package struct DOTWriter {
  /// The prefix that makes Graphviz draw a subgraph as a box.
  package static let clusterPrefix = "cluster_"

  private var text = ""
  private let hasClusters: Bool
  private let names: DOTNames

  /// Returns the graph as a complete DOT file.
  ///
  /// Edges carry their identifier as the `id` attribute. With clusters, `newrank` is set, because without it Graphviz frees the
  /// labels of edges between clusters twice. Clusters inherit the style of their surroundings, but not labels and links.
  package static func text(of graph: DOTGraph) -> String { text(of: graph, names: DOTNames(graph)) }

  /// Returns the graph as a DOT file with the names used to read its parts back.
  package static func text(of graph: DOTGraph, names: DOTNames) -> String {
    var writer = DOTWriter(hasClusters: graph.statements.contains(where: \.isCluster), names)
    writer.write(graph)
    return writer.text
  }

  /// Returns the name that was written as an identifier, from the form in which Graphviz returns it.
  package static func name(fromIdentifier identifier: String) -> String {
    guard identifier.utf8.contains(UInt8(ascii: "\\")) else { return identifier }
    var name = ""
    var isEscaped = false
    for scalar in identifier.unicodeScalars {
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { name.unicodeScalars.append(scalar) }
    }
    return name
  }

  private init(hasClusters: Bool, _ names: DOTNames) {
    self.hasClusters = hasClusters
    self.names = names
  }

  private mutating func write(_ graph: DOTGraph) {
    line("digraph \(DOTQuoting.identifier(graph.name)) {", level: 0)
    let attributes = safe(graph.attributes)
    write(attributes, level: 1)
    if hasClusters { line("newrank=true", level: 1) }
    writeDefaults("node", graph.nodeDefaults)
    writeDefaults("edge", graph.edgeDefaults)
    write(graph.statements, inside: attributes, level: 1)
    line("}", level: 0)
  }

  private mutating func write(_ attributes: [DOTAttribute], level: Int) {
    for attribute in attributes {
      indent(level)
      write(attribute, level: level)
      text += "\n"
    }
  }

  private mutating func write(_ attribute: DOTAttribute, level: Int) {
    text += attribute.name.rawValue
    text += "="
    text += value(of: attribute, level: level)
  }

  private mutating func writeDefaults(_ kind: String, _ attributes: [DOTAttribute]) {
    let attributes = safe(attributes)
    guard !attributes.isEmpty else { return }
    indent(1)
    text += kind
    writeList(attributes, level: 1)
    text += "\n"
  }

  private mutating func write(_ statements: [DOTStatement], inside attributes: [DOTAttribute], level: Int) {
    for statement in statements {
      switch statement {
      case .node(let node): write(node, level: level)
      case .edge(let edge): write(edge, level: level)
      case .cluster(let cluster): write(cluster, inside: attributes, level: level)
      }
    }
  }

  private mutating func write(_ node: DOTNode, level: Int) {
    indent(level)
    text += DOTQuoting.identifier(names.name(ofNode: node.id))
    writeList(safe(node.attributes), level: level)
    text += "\n"
  }

  private mutating func write(_ edge: DOTEdge, level: Int) {
    indent(level)
    text += endpoint(edge.tail)
    text += " -> "
    text += endpoint(edge.head)
    text += " [id="
    text += DOTQuoting.identifier(names.name(ofEdge: edge.id))
    for attribute in safe(edge.attributes) {
      text += ", "
      write(attribute, level: level)
    }
    text += "]\n"
  }

  private mutating func write(_ cluster: DOTCluster, inside outer: [DOTAttribute], level: Int) {
    line("subgraph \(DOTQuoting.identifier(Self.clusterPrefix + names.name(ofCluster: cluster.id))) {", level: level)
    let attributes = safe(cluster.attributes)
    write(Self.barrier(against: outer, in: attributes) + attributes, level: level + 1)
    write(cluster.statements, inside: attributes, level: level + 1)
    line("}", level: level)
  }

  /// Returns empty values for attributes that a cluster must not inherit from its surroundings.
  private static func barrier(against outer: [DOTAttribute], in inner: [DOTAttribute]) -> [DOTAttribute] {
    [.label, .tooltip, .url, .bgcolor].filter { (name: DOTAttribute.Name) in
      outer.contains { $0.name == name } && !inner.contains { $0.name == name }
    }.map { DOTAttribute($0, "") }
  }

  private func safe(_ attributes: [DOTAttribute]) -> [DOTAttribute] {
    attributes.filter { $0.isSafe(besideClusters: hasClusters) }
  }

  private func value(of attribute: DOTAttribute, level: Int) -> String {
    switch attribute.value {
    case .text(let text): attribute.name == .url ? DOTQuoting.address(text) : DOTQuoting.identifier(text)
    case .label(let lines):
      attribute.name == .url ? DOTQuoting.address(lines.joined()) : DOTQuoting.label(lines)
    case .html(let html): "<" + html.markup(level: level + 1) + ">"
    case .number(let number): DOTQuoting.number(number)
    }
  }

  private mutating func writeList(_ attributes: [DOTAttribute], level: Int) {
    for (position, attribute) in attributes.enumerated() {
      text += position == 0 ? " [" : ", "
      write(attribute, level: level)
    }
    if !attributes.isEmpty { text += "]" }
  }

  /// Returns an endpoint. A port named like a compass point is followed by `_`, which lets Graphviz choose the side.
  private func endpoint(_ end: DOTEndpoint) -> String {
    var text = DOTQuoting.identifier(names.name(ofNode: end.node))
    if let port = end.port { text += ":" + DOTQuoting.identifier(DOTHTML.portName(port)) }
    if let compass = end.compass {
      text += ":" + compass.rawValue
    } else if let port = end.port, DOTEndpoint.Compass(rawValue: port) != nil {
      text += ":_"
    }
    return text
  }

  private mutating func line(_ content: String, level: Int) {
    indent(level)
    text += content
    text += "\n"
  }

  private mutating func indent(_ level: Int) {
    for _ in 0..<level { text += "  " }
  }
}

extension DOTStatement {
  fileprivate var isCluster: Bool { if case .cluster = self { true } else { false } }
}
