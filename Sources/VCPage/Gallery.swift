import VCWords

/// A page of pictures, each with its words and its files. It holds no program.
package struct Gallery: Sendable {
  /// A picture in a gallery.
  package struct Card: Sendable {
    /// The heading.
    package var title: String
    /// The picture in sentences.
    package var summary: String
    /// A word for what it is.
    package var label: String
    /// What it was made of.
    package var source: String
    /// The address of the picture in light surroundings, or everywhere.
    package var picture: String?
    /// The address of the picture in dark surroundings.
    package var darkPicture: String?
    /// The address of the page where there is more to see.
    package var page: String?
    /// Every file, with a word for it.
    package var files: [(words: String, address: String)] = []

    /// A card without files.
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

  /// A gallery of cards in their order.
  package init(title: String, cards: [Card], colors: [Page.Color]) {
    self.title = title
    self.cards = cards
    self.colors = colors
  }

  /// The whole page as one file, which fetches the pictures and nothing else.
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

  /// The picture repeats a link that the heading has, so that keys and screen readers need not pass it.
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
