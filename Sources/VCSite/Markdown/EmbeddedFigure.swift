import VCPage

/// A figure as a page shows it.
package struct EmbeddedFigure: Hashable, Sendable {
  /// What the figure says, for those who cannot see it.
  package var alternativeText: String
  /// What is shown.
  package var content: Content
  /// A table of the controllers in Markdown, which keeps the links that an image loses.
  package var table: String?

  /// The ways to show it.
  package enum Content: Hashable, Sendable {
    /// The address of one image.
    case image(String)
    /// The addresses of two images.
    case picture(light: String, dark: String)
    /// The text of an SVG.
    case inline(String)
    /// Mermaid's language.
    case mermaid(String)
  }

  package init(alternativeText: String, content: Content, table: String? = nil) {
    self.alternativeText = alternativeText
    self.content = content
    self.table = table
  }

  /// The lines for the page, without an empty line around them.
  package var markdown: String {
    var text =
      switch content {
      case .image(let address): "![\(alternativeText.escapedForMarkdown)](\(address.asAddress))"
      case .picture(let light, let dark): picture(light: light, dark: dark)
      case .inline(let svg): svg.withoutDeclarationAndEmptyLines
      case .mermaid(let source): "```mermaid\n\(source.withoutLastLineEnd)\n```"
      }
    if let table { text += "\n\n\(table.withoutLastLineEnd)" }
    return text
  }

  private func picture(light: String, dark: String) -> String {
    let dark = HTML.tag(
      "source", ["media": "(prefers-color-scheme: dark)", "srcset": dark.asAddress])
    // An empty line would end the block of HTML.
    let image = HTML.tag("img", ["alt": alternativeText.onOneLine, "src": light.asAddress])
    return HTML.tag("picture", [:], [dark, image]).markup
  }
}

extension String {
  /// For the brackets of an image: one line, nothing that Markdown gives a meaning to.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for character in onOneLine {
      if "\\[]`*_<>&{}".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// A path as a part of a page: everything outside of what addresses may hold is written in percents.
  package var asAddress: String {
    utf8.map { byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/-._~:@!$&'*+,;=".utf8.contains(byte)
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  fileprivate var withoutLastLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }

  /// An SVG that HTML and Markdown take as one block: an empty line would end it.
  fileprivate var withoutDeclarationAndEmptyLines: String {
    var lines = split(whereSeparator: \.isNewline).filter { !$0.trimmed.isEmpty }
    lines.removeAll { $0.hasPrefix("<?xml") || $0.hasPrefix("<!DOCTYPE") }
    return lines.joined(separator: "\n")
  }
}
