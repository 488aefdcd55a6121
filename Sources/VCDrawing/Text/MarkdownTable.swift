import VCDiagram
import VCSVG
import VCWords

/// Writes a diagram as Markdown: the summary, a table of its boxes, and a table of its edges.
///
/// It serves readers who cannot see the figure, and provides links if a figure is shown as an image.
package struct MarkdownTable {
  /// Returns the Markdown, ending with a line break.
  package static func text(of diagram: Diagram) -> String {
    var lines = ["# \(cell(diagram.title))", "", cell(diagram.summary)]
    if !diagram.rows.isEmpty {
      lines += styles(diagram.nodes)
    } else if diagram.frames.isEmpty {
      lines += tables(of: diagram)
    }
    for frame in diagram.frames {
      lines += ["", "## \(cell(frame.heading))"]
      if !frame.detail.isEmpty { lines += ["", cell(frame.detail)] }
      lines += tables(of: diagram.showing(frame))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func styles(_ nodes: [DiagramNode]) -> [String] {
    ["", row([say("Style"), say("Here"), say("Below")]), "| --- | --- | --- |"]
      + nodes.map { node in
        row([node.title.joined(), node.detail ?? say("the same"), node.subtitle.joined(separator: " ")].map(cell))
      }
  }

  private static func tables(of diagram: Diagram) -> [String] {
    let (nodes, edges) = (diagram.nodes, diagram.edges)
    let surroundings = Surroundings(diagram)
    let titles = surroundings.titles
    var lines: [String] = []
    if !nodes.isEmpty {
      let hasScreens = nodes.contains { $0.screen != nil }
      let columns = NodeColumn.allCases.compactMap { column -> (String, [String])? in
        // A screen represents a family as it was last seen, so a column for its visibility would be redundant.
        // A map shows no moment.
        if column == .seen, hasScreens || !diagram.showsMoment { return nil }
        let cells = nodes.map { column.cell($0, in: surroundings) }
        let name = hasScreens && column == .title ? say("Screen") : column.name
        return column.isOptional && cells.allSatisfy(\.isEmpty) ? nil : (name, cells)
      }
      lines += ["", row(columns.map(\.0)), row(columns.map { _ in "---" })]
      lines += nodes.indices.map { position in row(columns.map { $0.1[position] }) }
    }
    if !edges.isEmpty {
      lines += ["", row([say("From"), say("Line"), say("To"), say("Label")]), "| --- | --- | --- | --- |"]
      lines += edges.map { edge in
        let (tail, head) = (titles[edge.tail.node] ?? "", titles[edge.head.node] ?? "")
        let words = [edge.change?.words, EdgeStyle(edge.kind).words].compactMap { $0 }
        return row([tail, words.joined(separator: ": "), head, edge.labelWords].map(cell))
      }
    }
    return lines
  }

  /// A column of the table of boxes. Optional columns are left out if they would be empty.
  private enum NodeColumn: CaseIterable {
    case title, className, kind, seen, place, role, style, pointers

    /// The column's heading.
    var name: String {
      switch self {
      case .title: say("Controller")
      case .className: say("Class")
      case .kind: say("Kind")
      case .seen: say("Seen")
      case .place: say("In")
      case .role: say("Is")
      case .style: say("Presented")
      case .pointers: say("Pointers")
      }
    }

    var isOptional: Bool { [.place, .role, .style, .pointers].contains(self) }

    func cell(_ node: DiagramNode, in surroundings: Surroundings) -> String {
      switch self {
      case .title:
        let title = MarkdownTable.cell(node.title.joined(separator: " "))
        return node.safeLink.map { "[\(title)](<\(MarkdownTable.address($0.address))>)" } ?? title
      case .className: return MarkdownTable.cell(node.classWords)
      case .kind: return node.mark.words
      case .seen:
        // A frame strikes out a removed box; its state is that of the moment before.
        guard let change = node.change else { return node.presence.words }
        return change == .removed ? change.words : say("\(change.words), \(node.presence.words)")
      case .place: return MarkdownTable.cell(surroundings.places[node.id] ?? "")
      case .role:
        // A map has no column for the state.
        let isMissing = !surroundings.showsMoment && node.presence == .unresolved
        return MarkdownTable.cell(
          [node.eyebrow, isMissing ? node.presence.words : nil].compactMap(\.self).joined(separator: "; "))
      case .style: return MarkdownTable.cell(node.detail ?? "")
      case .pointers: return MarkdownTable.cell(pointers(of: node, in: surroundings))
      }
    }

    /// Returns the values of a node's rows; for a row with an arrow, the title of the box that the arrow points to.
    private func pointers(of node: DiagramNode, in surroundings: Surroundings) -> String {
      let edges = surroundings.edges[node.id] ?? []
      return node.rows.map { row in
        let arrows = edges.filter {
          $0.tail.port == row.port && ($0.change != .removed || node.change == .removed)
        }
        let heads = arrows.compactMap { surroundings.titles[$0.head.node] }.joined(separator: ", ")
        let held = "\(row.property): \(row.isSet && row.value == nil ? heads : row.value ?? heads)"
        return row.isChanged ? say("\(held) (changed)") : held
      }.joined(separator: "; ")
    }
  }

  /// What the cells of a box say about its clusters and about other boxes.
  private struct Surroundings {
    /// The titles of all boxes.
    let titles: [String: String]
    /// Whether the figure shows a moment and not everything that may happen.
    let showsMoment: Bool
    /// The edges that start at each box.
    let edges: [String: [DiagramEdge]]
    /// The path of families or groups around each box, from the outermost one: "Photo library (pageSheet)".
    private(set) var places: [String: String] = [:]

    init(_ diagram: Diagram) {
      titles = NodeNames(diagram.nodes).names
      showsMoment = diagram.showsMoment
      edges = Dictionary(grouping: diagram.edges, by: \.tail.node)
      for cluster in diagram.clusters { place(cluster, in: "") }
    }

    private mutating func place(_ cluster: DiagramCluster, in outer: String) {
      let path = outer + cluster.title + (cluster.detail.map { " (\($0))" } ?? "")
      for node in cluster.members where places[node] == nil { places[node] = path }
      for inner in cluster.clusters { place(inner, in: path + " / ") }
    }
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// Returns the text on one line, with all Markdown markup escaped.
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

extension DiagramNode.Change {
  /// The label in text formats.
  var words: String { self == .added ? say("added") : say("removed") }
}
