import VCDiagram
import VCModel

/// Writes a diagram as a Mermaid flowchart, which GitHub and other sites render from text.
package struct MermaidWriter {
  private let diagram: Diagram
  private let names: [String: String]
  private var lines: [String] = []

  /// Returns the flowchart's text, ending with a line break.
  package static func text(of diagram: Diagram) -> String {
    var writer = MermaidWriter(diagram)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(_ diagram: Diagram) {
    self.diagram = diagram
    names = Dictionary(
      diagram.nodes.enumerated().map { ($1.id, "n\($0 + 1)") }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func write() {
    lines.append("flowchart \(diagram.direction.rawValue)")
    for (number, cluster) in diagram.clusters.enumerated() { write(cluster, name: "c\(number + 1)", level: 1) }
    for node in diagram.looseNodes { write(node, level: 1) }
    for edge in diagram.edges { write(edge) }
    lines.append("  classDef container fill:#e6f0fc,stroke:#1a5fb4,color:#17202c")
    let containers = diagram.nodes.filter(\.isContainer).compactMap { names[$0.id] }
    if !containers.isEmpty { lines.append("  class \(containers.joined(separator: ",")) container") }
  }

  private mutating func write(_ cluster: DiagramCluster, name: String, level: Int) {
    let indent = String(repeating: "  ", count: level)
    let label = [cluster.title, cluster.detail].compactMap { $0 }.joined(separator: " · ")
    lines.append("\(indent)subgraph \(name)[\(quoted([label]))]")
    let members = Set(cluster.members)
    for node in diagram.nodes where members.contains(node.id) { write(node, level: level + 1) }
    for (number, inner) in cluster.clusters.enumerated() {
      write(inner, name: "\(name)_\(number + 1)", level: level + 1)
    }
    lines.append("\(indent)end")
  }

  private mutating func write(_ node: DiagramNode, level: Int) {
    guard let name = names[node.id] else { return }
    lines.append("\(String(repeating: "  ", count: level))\(name)(\(quoted(node.title + node.subtitle)))")
  }

  private mutating func write(_ edge: DiagramEdge) {
    guard let tail = names[edge.tail.node], let head = names[edge.head.node] else { return }
    let label = edge.label.isEmpty ? "" : "|\(quoted([edge.label.joined(separator: " ")]))|"
    lines.append("  \(tail) \(arrow(edge.kind))\(label) \(head)")
  }

  private func arrow(_ kind: EdgeKind) -> String {
    switch kind {
    case .child, .contains, .embed: "---"
    case .shownChild: "==="
    case .presents, .presented, .opens: "==>"
    case .asks, .delegate, .presenting, .parent, .returns, .unwind, .custom: "-.->"
    case .push, .show: "-->"
    }
  }

  /// Returns quoted lines. Mermaid reads entities inside quotes, so all characters that could end the quotes or be markup
  /// become entities.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.unicodeScalars.map { scalar in
        "\"#<>&`;\\".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
      }.joined()
    }
    return "\"\(escaped.joined(separator: "<br/>"))\""
  }
}
