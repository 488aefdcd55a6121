/// The screens of a chain and the transitions between them, as a list of sentences.
struct ChainText {
  let text: String

  init(_ diagram: Diagram) {
    let screens = diagram.nodes.map { "- \($0.name)" }
    let transitions = diagram.edges.map { "- \($0.name)" }
    let caption = [diagram.caption].compactMap(\.self)
    let parts = [screens, transitions, caption].filter { !$0.isEmpty }
    text = parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
