/// A line that starts or ends the place of a figure: a comment that begins with `vcgraph` or `/vcgraph`.
struct CommentMarker {
  let style: CommentStyle
  /// Whether it is the comment after a figure.
  let isEnd: Bool
  /// The text after `vcgraph` on the line, without the comment's end.
  let info: String
  /// Whether the comment ends on the line.
  let isWhole: Bool
  /// Whether there is text after the comment on the same line.
  let hasTextBehind: Bool

  /// - Parameter content: A line without its prefix.
  init?(_ content: Substring) {
    guard let style = CommentStyle.allCases.first(where: { content.hasPrefix($0.opening) }) else { return nil }
    let words = content.dropFirst(style.opening.count).drop { $0 == " " }
    isEnd = words.hasPrefix("/vcgraph")
    let rest = words.dropFirst(isEnd ? 1 : 0)
    guard rest.hasPrefix("vcgraph") else { return nil }
    let text = rest.dropFirst("vcgraph".count).trimmed
    guard text.isEmpty || rest.dropFirst("vcgraph".count).first?.isWhitespace == true || text.hasPrefix(style.closing)
    else { return nil }
    self.style = style
    let close = text.firstRange(of: style.closing)
    isWhole = close != nil
    hasTextBehind = close.map { $0.upperBound != text.endIndex } ?? false
    info = String((close.map { text[..<$0.lowerBound] } ?? text).trimmed)
  }
}
