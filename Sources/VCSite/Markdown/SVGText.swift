import VCSVG

/// The text of an SVG written by this program, with changes to its root for embedding.
struct SVGText {
  private(set) var text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] { Array(text.utf8) }

  /// The width in points.
  var width: Double? { value(of: "width") }

  /// Scales the figure to another width, in proportion.
  mutating func scale(toWidth width: Double) {
    guard let old = value(of: "width"), let height = value(of: "height"), old > 0 else { return }
    set("width", to: width)
    set("height", to: (height * width / old * 100).rounded() / 100)
  }

  /// Replaces the description of the figure.
  mutating func describe(as words: String) {
    if let description {
      text.replaceSubrange(description.startIndex..<description.endIndex, with: words.escapedForXML)
    }
  }

  /// The description of the figure, with its entities.
  var description: Substring? {
    guard let start = text.firstRange(of: "<desc"), let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</desc>")
    else { return nil }
    return text[text.index(after: open)..<end.lowerBound]
  }

  /// The SVG for inline embedding: never wider than its column, without a declaration, and without empty lines, which
  /// would end an HTML block in Markdown.
  var inPage: String {
    var lines = text.split(whereSeparator: \.isNewline).map(String.init)
    lines.removeAll { $0.hasPrefix("<?xml") || $0.hasPrefix("<!DOCTYPE") || $0.allSatisfy(\.isWhitespace) }
    let svg = lines.map { String(Substring($0).trimmed) }.joined(separator: "\n").withoutMarkdown
    guard svg.hasPrefix("<svg ") else { return svg }
    return "<svg style=\"max-width:100%;height:auto\" " + svg.dropFirst("<svg ".count)
  }

  /// Returns the range of an attribute's value in the root.
  private func range(of attribute: String) -> Range<String.Index>? {
    guard let root = text.firstRange(of: "<svg"), let end = text[root.upperBound...].firstIndex(of: ">"),
      let name = text[root.upperBound..<end].firstRange(of: " \(attribute)=\""),
      let close = text[name.upperBound..<end].firstIndex(of: "\"")
    else { return nil }
    return name.upperBound..<close
  }

  private func value(of attribute: String) -> Double? { range(of: attribute).flatMap { Double(text[$0]) } }

  private mutating func set(_ attribute: String, to value: Double) {
    guard let range = range(of: attribute) else { return }
    text.replaceSubrange(range, with: value == value.rounded() ? String(Int(value)) : String(value))
  }
}

extension String {
  /// Markup with the text escaped for Markdown: in admonitions Python-Markdown parses it.
  fileprivate var withoutMarkdown: String {
    var result = ""
    var isTag = false
    var isStyle = false
    for part in split(separator: "<", omittingEmptySubsequences: false) {
      if isTag { result += "<" }
      isStyle = isTag && (part.hasPrefix("style") || (isStyle && !part.hasPrefix("/style")))
      guard isTag, !isStyle, let end = part.firstIndex(of: ">") else {
        result += part
        isTag = true
        continue
      }
      result += part[...end]
      for character in part[part.index(after: end)...] {
        result += "*_`[]\\".contains(character) ? "&#\(character.unicodeScalars.first?.value ?? 0);" : String(character)
      }
      isTag = true
    }
    return result
  }

  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
