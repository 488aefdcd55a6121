import VCWords

/// A page of pictures, each with its text and files. It has no script.
package struct Gallery: Sendable {
  /// A picture in a gallery.
  package struct Card: Sendable {
    /// The heading.
    package var title: String
    /// A description of the picture in sentences.
    package var summary: String
    /// A word for its kind.
    package var label: String
    /// The source of the picture.
    package var source: String
    /// The URL of the picture for light mode, or for both.
    package var picture: String?
    /// The URL of the picture for dark mode.
    package var darkPicture: String?
    /// The URL of the page with more details.
    package var page: String?
    /// All files, each with a label.
    package var files: [(words: String, address: String)] = []

    /// Creates a card without files.
    package init(title: String, summary: String, label: String, source: String) {
      self.title = title
      self.summary = summary
      self.label = label
      self.source = source
    }
  }

  private let title: String
  private let cards: [Card]
  private let colors: [Page.Color]

  /// Creates a gallery of cards in their order.
  package init(title: String, cards: [Card], colors: [Page.Color]) {
    self.title = title
    self.cards = cards
    self.colors = colors
  }

  /// The whole page as one file, which loads the pictures and nothing else.
  package var text: String {
    let style = Page.rules(for: colors) + Program.galleryStyle
    let head = HTML.tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["name": "generator", "content": "vcgraph"]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("title", text: title), .tag("style", [:], [.verbatim(style)]),
      ])
    let body = HTML.tag(
      "body", [:],
      [.tag("header", [:], [.tag("h1", text: title)]), .tag("main", [:], cards.map(element))])
    return "<!DOCTYPE html>\n"
      + HTML.tag(
        "html",
        [
          "lang": Language.current.tag, "dir": Language.current.isRightToLeft ? "rtl" : nil,
        ], [head, body]
      ).markup + "\n"
  }

  private func element(_ card: Card) -> HTML {
    let links = card.files.map { file in
      HTML.tag(
        "li", [:],
        [.tag("a", ["href": file.address, "aria-label": "\(card.title), \(file.words)"], text: file.words)])
    }
    return .tag(
      "article", [:],
      picture(card) + [
        .tag("p", ["class": "label"], text: card.label), .tag("h2", [:], [heading(card)]),
        .tag("p", ["class": "summary"], text: card.summary), .tag("ul", [:], links),
        .tag("p", ["class": "source"], text: card.source),
      ])
  }

  private func heading(_ card: Card) -> HTML {
    guard let page = card.page ?? card.picture else { return .text(card.title) }
    return .tag("a", ["href": page], text: card.title)
  }

  /// The picture repeats the heading's link, so keyboards and screen readers skip it.
  private func picture(_ card: Card) -> [HTML] {
    guard let light = card.picture else { return [] }
    let dark = card.darkPicture.map {
      HTML.tag("source", ["media": "(prefers-color-scheme: dark)", "srcset": $0])
    }
    let image = HTML.tag("img", ["src": light, "alt": "", "loading": "lazy"])
    return [
      .tag(
        "a", ["class": "picture", "href": card.page ?? light, "tabindex": "-1", "aria-hidden": "true"],
        [.tag("picture", [:], (dark.map { [$0] } ?? []) + [image])])
    ]
  }
}
