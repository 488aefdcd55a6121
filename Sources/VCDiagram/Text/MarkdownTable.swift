import VCSVG

/// Writes what a diagram shows as Markdown: the summary, a table of its boxes, and a table of its lines.
///
/// The same for people who cannot see the figure, and the place for links where a figure is shown as a picture.
public struct MarkdownTable {
  /// The Markdown, ending with a line break.
  public static func text(of diagram: Diagram) -> String {
    var lines = ["# \(cell(diagram.title))", "", cell(diagram.summary)]
    if !diagram.rows.isEmpty {
      lines += styles(diagram.nodes)
    } else if diagram.frames.isEmpty {
      lines += tables(diagram.nodes, diagram.edges)
    }
    for frame in diagram.frames {
      lines += ["", "## \(cell(frame.heading))"]
      if !frame.detail.isEmpty { lines += ["", cell(frame.detail)] }
      lines += tables(frame.nodes, frame.edges)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func styles(_ nodes: [DiagramNode]) -> [String] {
    ["", "| Style | Here | Below |", "| --- | --- | --- |"]
      + nodes.map { row([$0.title.joined(), $0.detail ?? "the same", $0.subtitle.joined(separator: " ")]) }
  }

  private static func tables(_ nodes: [DiagramNode], _ edges: [DiagramEdge]) -> [String] {
    var lines: [String] = []
    if !nodes.isEmpty {
      lines += ["", "| Controller | Class | Kind | Seen |", "| --- | --- | --- | --- |"]
      lines += nodes.map(row)
    }
    if !edges.isEmpty {
      let titles = Dictionary(
        nodes.map { ($0.id, $0.title.joined(separator: " ")) }, uniquingKeysWith: { first, _ in first })
      lines += ["", "| From | Line | To | Label |", "| --- | --- | --- | --- |"]
      lines += edges.map { edge in
        let (tail, head) = (titles[edge.tail.node] ?? "", titles[edge.head.node] ?? "")
        let words = [edge.change?.rawValue, EdgeStyle(edge.kind).words].compactMap { $0 }
        return row([tail, words.joined(separator: ": "), head, edge.label.joined(separator: " ")])
      }
    }
    return lines
  }

  private static func row(_ node: DiagramNode) -> String {
    var title = cell(node.title.joined(separator: " "))
    if let link = node.safeLink { title = "[\(title)](<\(address(link.address))>)" }
    let seen = node.change?.rawValue ?? Legend.Entry.presence(node.presence).words
    return "| \(title) | \(cell(node.subtitle.joined())) | \(node.mark.words) | \(seen) |"
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.map(cell).joined(separator: " | ")) |" }

  /// On one line, with everything that Markdown reads as markup escaped.
  private static func cell(_ text: String) -> String {
    text.singleLine.map { "\\`*_[]<>|#&".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func address(_ address: String) -> String {
    address.map { character in
      switch character {
      case "<": "%3C"
      case ">": "%3E"
      case "|": "%7C"
      case "\\": "%5C"
      default: String(character)
      }
    }.joined()
  }
}
