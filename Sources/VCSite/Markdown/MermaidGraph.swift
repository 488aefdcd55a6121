import VCDiagram
import VCModel

/// A diagram in Mermaid's flowchart language, for sites and forges that draw it themselves.
///
/// Mermaid knows fewer lines than the figures do: what is told by a line's style there is told by its label here.
struct MermaidGraph {
  private let diagram: Diagram
  /// Names that Mermaid takes whatever a controller is called.
  private let names: [String: String]

  init(_ diagram: Diagram) {
    self.diagram = diagram
    names = Dictionary(diagram.nodes.enumerated().map { ($1.id, "n\($0 + 1)") }) { first, _ in first }
  }

  /// The flowchart, with the figure's title and words for those who cannot see it.
  var text: String {
    var lines = ["flowchart \(diagram.direction.rawValue)", "  accTitle: \(diagram.title.onOneLine)"]
    if !diagram.summary.isEmpty { lines.append("  accDescr: \(diagram.summary.onOneLine)") }
    let clustered = Set(diagram.clusters.flatMap(\.nodes))
    for (number, cluster) in diagram.clusters.enumerated() { lines += self.lines(cluster, "c\(number + 1)", "  ") }
    for node in diagram.nodes where !clustered.contains(node.id) { lines.append("  \(box(node))") }
    lines += diagram.edges.compactMap { line($0).map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ cluster: DiagramCluster, _ name: String, _ indent: String) -> [String] {
    let title = [cluster.title, cluster.detail ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    let members = Set(cluster.members)
    return ["\(indent)subgraph \(name)[\"\(title.inMermaid)\"]"]
      + diagram.nodes.filter { members.contains($0.id) }.map { "\(indent)  \(box($0))" }
      + cluster.clusters.enumerated().flatMap { lines($1, "\(name)_\($0 + 1)", indent + "  ") } + ["\(indent)end"]
  }

  private func box(_ node: DiagramNode) -> String {
    let title = node.title.joined(separator: " ").inMermaid
    let subtitle = node.subtitle.joined().inMermaid
    let text = subtitle.isEmpty ? title : "\(title)<br><small>\(subtitle)</small>"
    let name = names[node.id] ?? ""
    return node.isContainer ? "\(name)[[\"\(text)\"]]" : "\(name)(\"\(text)\")"
  }

  private func line(_ edge: DiagramEdge) -> String? {
    guard let tail = names[edge.tail.node], let head = names[edge.head.node] else { return nil }
    let label = edge.label.joined(separator: " ")
    let words = edge.kind.word.map { label.isEmpty ? $0 : "\($0): \(label)" } ?? label
    let arrow = edge.kind.arrow
    return words.isEmpty ? "\(tail) \(arrow) \(head)" : "\(tail) \(arrow)|\"\(words.inMermaid)\"| \(head)"
  }
}

extension EdgeKind {
  /// Thick for presentations, dashed for what only asks or returns, without a head for containment.
  fileprivate var arrow: String {
    switch self {
    case .presents, .presented, .opens: "==>"
    case .asks, .delegate, .presenting, .parent, .returns, .unwind: "-.->"
    case .child, .shownChild, .contains, .embed: "---"
    default: "-->"
    }
  }

  /// What the style of the line does not tell.
  fileprivate var word: String? {
    switch self {
    case .asks: "asks"
    case .delegate: "delegate"
    case .presented: "presentedViewController"
    case .presenting: "presentingViewController"
    case .parent: "parent"
    case .push: "pushes"
    case .show: "shows"
    case .unwind: "unwinds"
    default: nil
    }
  }
}

extension String {
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// In quotes Mermaid reads entities, and gives a meaning to what looks like a tag or a comment.
  fileprivate var inMermaid: String {
    var result = ""
    for character in onOneLine {
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case "`": result += "#96;"
      default: result.append(character)
      }
    }
    return result
  }
}
