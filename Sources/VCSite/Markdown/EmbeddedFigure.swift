import VCPage
import VCWords

/// A figure as embedded in a page.
package struct EmbeddedFigure: Hashable, Sendable {
  /// The text alternative for readers who cannot see the figure.
  package var alternativeText: String
  /// The embedded content.
  package var content: Content
  /// The URL to which the figure links.
  package var target: String?
  /// A link below the figure, for figures that cannot be links themselves.
  package var fullSize: Link?
  /// The caption below the figure.
  package var caption: String?
  /// The full description in sentences, if the alternative text is shorter.
  package var description: [String] = []
  /// A table of the controllers in Markdown, with the links that an image loses.
  package var table: String?

  /// A link with its text and URL.
  package struct Link: Hashable, Sendable {
    package var words: String
    package var address: String
  }

  /// The forms of content.
  package enum Content: Hashable, Sendable {
    /// The URL of one image.
    case image(String)
    /// The URLs of two images.
    case picture(light: String, dark: String)
    /// The URLs of two images, of which the page's theme shows one.
    case only(light: String, dark: String)
    /// The text of an SVG as a part of the page.
    case inline(String)
    /// The source of a Mermaid diagram.
    case mermaid(String)
  }

  /// The language of the surrounding page.
  package var pageLanguage = Language.english

  package init(alternativeText: String, content: Content, table: String? = nil) {
    self.alternativeText = alternativeText
    self.content = content
    self.table = table
  }

  /// The lines for the page, without surrounding empty lines.
  package var markdown: String {
    var parts = [figure]
    if let fullSize { parts.append("[\(fullSize.words.escapedForMarkdown)](\(fullSize.address.asTarget))") }
    if let caption, !caption.isEmpty { parts.append("*\(caption.escapedForMarkdown)*") }
    if !description.isEmpty { parts.append(details) }
    if let table { parts.append(table.withoutLastLineEnd) }
    return parts.joined(separator: "\n\n")
  }

  private var figure: String {
    switch content {
    case .image(let address): linked("![\(alternativeText.escapedForMarkdown)](\(address.asAddress))")
    case .picture(let light, let dark): picture(light: light, dark: dark)
    case .only(let light, let dark):
      [(light, "light"), (dark, "dark")].map { address, mode in
        linked("![\(alternativeText.escapedForMarkdown)](\(address.asAddress)#only-\(mode))")
      }.joined(separator: "\n")
    // A block that all Markdown processors preserve; search engines that support it skip the block.
    case .inline(let svg):
      "<div class=\"vcgraph\"\(Language.current.attributes(in: pageLanguage)) data-search-exclude data-pagefind-ignore>\n\(svg)\n</div>"
    case .mermaid(let source): "```mermaid\n\(source.withoutLastLineEnd)\n```"
    }
  }

  /// Collapsed by default.
  private var details: String {
    let text = description.map(\.onOneLine.escapedForMarkdown).joined(separator: " ")
    return "<details>\n<summary>\(say("In words"))</summary>\n\n\(text)\n\n</details>"
  }

  private func linked(_ image: String) -> String { target.map { "[\(image)](\($0.asTarget))" } ?? image }

  private func picture(light: String, dark: String) -> String {
    let dark = HTML.tag(
      "source", ["media": "(prefers-color-scheme: dark)", "srcset": dark.asAddress])
    // An empty line would end the HTML block.
    let image = HTML.tag("img", ["alt": alternativeText.onOneLine, "src": light.asAddress])
    let picture = HTML.tag("picture", [:], [dark, image])
    guard let target else { return picture.markup }
    return HTML.tag("a", ["href": target.asTarget], [picture]).markup
  }
}

extension Language {
  /// Returns the language attributes of a part of a page; empty for English in an English page, the usual case.
  fileprivate func attributes(in page: Language) -> String {
    self == .english && page == .english ? "" : " lang=\"\(tag.attributeValue)\" dir=\"\(direction)\""
  }
}

extension String {
  /// A language tag has letters, digits and hyphens only.
  fileprivate var attributeValue: String { filter { $0.isLetter || $0.isNumber || $0 == "-" } }

  /// The string for the brackets of an image: on one line, without characters that are special in Markdown.
  fileprivate var escapedForMarkdown: String {
    var result = ""
    for character in onOneLine {
      if "\\[]`*_<>&{}".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The path as a URL in a page, with all other characters percent-encoded.
  package var asAddress: String { percentEncoded(keeping: "/-._~:@!$&'*+,;=") }

  /// A URL by an author: its meaning is preserved, and characters that would end a Markdown link are percent-encoded.
  fileprivate var asTarget: String { percentEncoded(keeping: "/-._~:@!$&'*+,;=?#%") }

  fileprivate var withoutLastLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}
