import VCPage
import VCWords

/// A figure as a page shows it.
package struct EmbeddedFigure: Hashable, Sendable {
  /// What the figure says, for those who cannot see it.
  package var alternativeText: String
  /// What is shown.
  package var content: Content
  /// The address that the figure leads to.
  package var target: String?
  /// A link below it for figures that cannot be links themselves: its words and its address.
  package var fullSize: Link?
  /// What stands below it.
  package var caption: String?
  /// The figure in sentences, where the alternative text is shorter.
  package var description: [String] = []
  /// A table of the controllers in Markdown, which keeps the links that an image loses.
  package var table: String?

  /// A link as its words and its address.
  package struct Link: Hashable, Sendable {
    package var words: String
    package var address: String
  }

  /// The ways to show it.
  package enum Content: Hashable, Sendable {
    /// The address of one image.
    case image(String)
    /// The addresses of two images.
    case picture(light: String, dark: String)
    /// The addresses of two images, of which the page's theme shows one.
    case only(light: String, dark: String)
    /// The text of an SVG as a part of the page.
    case inline(String)
    /// Mermaid's language.
    case mermaid(String)
  }

  /// The language of the page around it.
  package var pageLanguage = Language.english

  package init(alternativeText: String, content: Content, table: String? = nil) {
    self.alternativeText = alternativeText
    self.content = content
    self.table = table
  }

  /// The lines for the page, without an empty line around them.
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
    // A block that every Markdown leaves alone; programs that search pages pass over it where they can be told to.
    case .inline(let svg):
      "<div class=\"vcgraph\"\(Language.current.attributes(in: pageLanguage)) data-search-exclude data-pagefind-ignore>\n\(svg)\n</div>"
    case .mermaid(let source): "```mermaid\n\(source.withoutLastLineEnd)\n```"
    }
  }

  /// Closed until a reader opens it.
  private var details: String {
    let text = description.map(\.onOneLine.escapedForMarkdown).joined(separator: " ")
    return "<details>\n<summary>\(say("In words"))</summary>\n\n\(text)\n\n</details>"
  }

  private func linked(_ image: String) -> String { target.map { "[\(image)](\($0.asTarget))" } ?? image }

  private func picture(light: String, dark: String) -> String {
    let dark = HTML.tag(
      "source", ["media": "(prefers-color-scheme: dark)", "srcset": dark.asAddress])
    // An empty line would end the block of HTML.
    let image = HTML.tag("img", ["alt": alternativeText.onOneLine, "src": light.asAddress])
    let picture = HTML.tag("picture", [:], [dark, image])
    guard let target else { return picture.markup }
    return HTML.tag("a", ["href": target.asTarget], [picture]).markup
  }
}

extension Language {
  /// For a part of a page; nothing for English in a page that is English, too, as pages mostly are.
  fileprivate func attributes(in page: Language) -> String {
    self == .english && page == .english ? "" : " lang=\"\(tag.attributeValue)\" dir=\"\(direction)\""
  }
}

extension String {
  /// A language tag has letters, digits and hyphens only.
  fileprivate var attributeValue: String { filter { $0.isLetter || $0.isNumber || $0 == "-" } }

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
  package var asAddress: String { encoded(keeping: "/-._~:@!$&'*+,;=") }

  /// An address that somebody wrote: what it means stays, what would end a link in Markdown is written in percents.
  fileprivate var asTarget: String { encoded(keeping: "/-._~:@!$&'*+,;=?#%") }

  private func encoded(keeping marks: String) -> String {
    utf8.map { byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || marks.utf8.contains(byte)
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  fileprivate var withoutLastLineEnd: String { last?.isNewline == true ? String(dropLast()) : self }
}
