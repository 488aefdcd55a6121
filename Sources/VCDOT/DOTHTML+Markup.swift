extension DOTHTML {
  /// Returns the markup, with a line for each row of a table; Graphviz ignores white space around rows.
  func markup(level: Int) -> String {
    switch self {
    case .text(let text): DOTQuoting.html(text)
    case .element(let tag, let attributes, let content):
      Self.element(tag, attributes, content.isEmpty ? nil : Self.body(of: tag, content, level: level))
    }
  }

  private static func element(_ tag: Tag, _ attributes: [DOTHTMLAttribute], _ body: String?) -> String {
    // Graphviz reports an error for styled text that is empty.
    if tag.isStyle, body?.isEmpty != false { return "" }
    guard let body else { return tag.isEmpty ? "<\(tag.rawValue)\(list(attributes))/>" : element(tag, attributes, "") }
    return "<\(tag.rawValue)\(list(attributes))>\(body)</\(tag.rawValue)>"
  }

  /// Returns a port's name without colons, where Graphviz would cut it.
  static func portName(_ name: String) -> String { String(name.map { $0 == ":" ? "_" : $0 }) }

  private static func body(of tag: Tag, _ content: [DOTHTML], level: Int) -> String {
    guard tag == .table else { return content.map { $0.markup(level: level) }.joined() }
    let lineBreak = "\n" + String(repeating: "  ", count: level)
    return content.map { lineBreak + $0.markup(level: level + 1) }.joined() + lineBreak.dropLast(2)
  }

  private static func list(_ attributes: [DOTHTMLAttribute]) -> String {
    attributes.map { attribute in
      let value = attribute.name == .port ? portName(attribute.value) : attribute.value
      return " \(attribute.name.rawValue)=\"\(DOTQuoting.html(value))\""
    }.joined()
  }
}

extension DOTHTML.Tag {
  /// Whether the element never has content.
  fileprivate var isEmpty: Bool { self == .br || self == .hr || self == .vr }

  /// Whether the element only affects the style of its text.
  fileprivate var isStyle: Bool { [.font, .b, .i, .u, .o, .s, .sub, .sup].contains(self) }
}
