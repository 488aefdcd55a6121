/// The pointers that the boxes of a figure list, with the controllers that the arrows lead to.
struct PointersText {
  let text: String

  init(_ diagram: Diagram) {
    let titles = Dictionary(diagram.nodes.map { ($0.id, $0.heading) }) { first, _ in first }
    let targets = Dictionary(
      diagram.edges.compactMap { edge in edge.tail.port.map { ("\(edge.tail.node) \($0)", edge.head.node) } }
    ) { first, _ in first }
    var table = TextTable("controller", "property", "value")
    for node in diagram.nodes {
      for (position, row) in node.rows.enumerated() {
        let target = targets["\(node.id) \(row.port)"].flatMap { titles[$0] }
        let value = row.value ?? target ?? ""
        table.rows.append([position == 0 ? node.heading : "", row.property, value])
      }
    }
    text = ([table.text] + [diagram.caption].compactMap { $0.map { $0 + "\n" } }).joined(separator: "\n")
  }
}

extension DiagramNode {
  /// The title, with the class if that is another name.
  fileprivate var heading: String {
    let title = title.joined(separator: " ")
    return className.map { "\(title) (\($0))" } ?? title
  }
}
