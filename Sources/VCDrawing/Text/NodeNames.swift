import VCDiagram

/// The names of a diagram's boxes in tables, where those with the same title are told apart.
struct NodeNames {
  /// The names by the boxes' identifiers.
  let names: [String: String]

  init(_ nodes: [DiagramNode]) {
    let namesakes = Dictionary(grouping: nodes) { $0.title.joined(separator: " ") }
    let names = namesakes.flatMap { title, nodes in nodes.map { ($0.id, Self.name(of: $0, title, among: nodes)) } }
    self.names = Dictionary(names) { first, _ in first }
  }

  /// Returns a title, followed by the kind if it differs from that of the namesakes, otherwise by the class, as in the
  /// sentences about the figure.
  private static func name(of node: DiagramNode, _ title: String, among namesakes: [DiagramNode]) -> String {
    guard namesakes.count > 1 else { return title }
    // Every controller is a view controller: only the class tells one from a container.
    let isTold = node.mark != .content && namesakes.filter { $0.mark == node.mark }.count == 1
    return "\(title) (\(isTold ? node.mark.words : node.className ?? node.mark.words))"
  }
}
