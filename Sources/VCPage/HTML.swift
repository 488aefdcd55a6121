/// A node of an HTML page.
///
/// Optional end tags are omitted: those of rows and entries, which the next one ends anyway.
///
/// Nothing is escaped here: names are the program's own, and text and attributes are escaped once, when written.
package indirect enum HTML: Sendable {
  case element(String, [(name: String, value: String)], [HTML])
  /// Displayed text.
  case text(String)
  /// Markup that is safe as it is: a drawing, a style sheet, a script.
  case verbatim(String)

  /// Creates an element. An attribute with a `nil` value is omitted; an empty value means `true`.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = []
  ) -> HTML {
    .element(name, attributes.compactMap { name, value in value.map { (name, $0) } }, children)
  }

  /// Creates an element that contains only text.
  package static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) -> HTML {
    .tag(name, attributes, [.text(text)])
  }
}

extension HTML {
  /// The markup, with blocks on separate lines.
  package var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private static let empty: Set<String> = ["meta", "link", "input", "img", "source", "br"]
  private static let inline: Set<String> = [
    "a", "b", "button", "code", "dd", "dl", "dt", "h1", "h2", "h3", "i", "kbd", "label", "li", "option", "output", "p",
    "small",
    "span", "script", "style", "strong", "summary", "td", "title",
  ]
  /// Elements whose end tag is implied by the next one or by the end of the parent.
  private static let unended: Set<String> = ["dd", "dt", "li"]

  private func write(to text: inout String) {
    switch self {
    case .text(let words): text += words.escaped
    case .verbatim(let markup): text += markup
    case .element(let name, let attributes, let children):
      text += "<" + name
      for attribute in attributes {
        text += " " + attribute.name
        if !attribute.value.isEmpty { text += "=\"\(attribute.value.escaped)\"" }
      }
      text += ">"
      if Self.empty.contains(name) { return }
      for child in children {
        if !Self.inline.contains(name), child.isElement { text += "\n" }
        child.write(to: &text)
      }
      if !Self.inline.contains(name), children.contains(where: \.isElement) { text += "\n" }
      if !Self.unended.contains(name) { text += "</\(name)>" }
    }
  }

  private var isElement: Bool { if case .element = self { true } else { false } }
}

extension String {
  /// The string as text or as a quoted attribute; control characters that are invalid in a page are removed.
  fileprivate var escaped: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      default:
        if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) { result.append(scalar) }
      }
    }
    return String(result)
  }
}
