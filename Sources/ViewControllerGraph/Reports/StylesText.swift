/// The presentation styles of a figure as a table: the adapted style, and the effect on the screen below.
struct StylesText {
  let text: String

  init(_ diagram: Diagram) {
    var table = TextTable("style", "here", "below")
    for node in diagram.nodes {
      table.rows.append([node.title.joined(), node.detail ?? "the same", node.subtitle.joined(separator: " ")])
    }
    text = (diagram.caption.map { $0 + "\n\n" } ?? "") + table.text
  }
}
