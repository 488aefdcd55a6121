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
    describe("accTitle", diagram.title)
    describe("accDescr", diagram.summary)
    for (number, cluster) in diagram.clusters.enumerated() { write(cluster, name: "c\(number + 1)", level: 1) }
    for node in diagram.looseNodes { write(node, level: 1) }
    for edge in diagram.edges { write(edge) }
    writeCaption()
    lines.append("  classDef container fill:#e6f0fc,stroke:#1a5fb4,color:#17202c")
    style(diagram.nodes.filter(\.isContainer), as: "container")
    let unseen = diagram.nodes.filter { ![.front, .partlyCovered].contains($0.presence) }
    if !unseen.isEmpty { lines.append("  classDef unseen stroke-dasharray:4") }
    style(unseen, as: "unseen")
  }

  private mutating func style(_ nodes: [DiagramNode], as name: String) {
    let members = nodes.compactMap { names[$0.id] }
    if !members.isEmpty { lines.append("  class \(members.joined(separator: ",")) \(name)") }
  }

  /// Writes a text alternative, which ends with its line. Two percent signs would begin a comment.
  private mutating func describe(_ keyword: String, _ text: String) {
    let words = text.singleLine.replacing("%", with: "").drop { " ;#{".contains($0) }
    if !words.isEmpty { lines.append("  \(keyword): \(words)") }
  }

  /// Writes the note below the figure as a box without an outline.
  private mutating func writeCaption() {
    guard let caption = diagram.caption, !caption.isEmpty else { return }
    let text = TextStyle.caption.lines(of: caption, width: Self.captionWidth, limit: Self.captionLines)
    lines.append("  caption[\(quoted(text))]")
    lines.append("  classDef caption fill:none,stroke:none,text-align:left")
    lines.append("  class caption caption")
  }

  private static let (captionWidth, captionLines) = (420.0, 20)

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
    lines.append(
      "\(String(repeating: "  ", count: level))\(name)(\(quoted(node.title + node.subtitle + state(of: node))))")
  }

  /// Returns the effect of the step on a box, and how much of it is visible unless it is simply on screen.
  private func state(of node: DiagramNode) -> [String] {
    // A screen represents a family as it was last seen.
    let presence = node.presence == .front || node.screen != nil ? nil : node.presence.words
    let words = [node.change?.words, node.change == .removed ? nil : presence].compactMap(\.self)
    return words.isEmpty ? [] : ["(\(words.joined(separator: ", ")))"]
  }

  private mutating func write(_ edge: DiagramEdge) {
    guard let tail = names[edge.tail.node], let head = names[edge.head.node] else { return }
    let label = edge.label.isEmpty ? "" : "|\(quoted(edge.label))|"
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
