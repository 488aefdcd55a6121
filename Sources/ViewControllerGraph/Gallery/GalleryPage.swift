import VCPage
import VCWords

/// A page with figures side by side, each with links to its files: `index.html` of a folder of figures.
public struct GalleryPage: Sendable {
  private let entries: [GalleryEntry]

  /// Creates a page of figures in their order; those without files are omitted.
  public init(_ entries: [GalleryEntry]) { self.entries = entries.filter { !$0.files.isEmpty } }

  /// The whole page. Its links are relative, so the folder can be moved.
  public var text: String {
    var cards = entries.map(card)
    // Headings are links and must be unique: they are distinguished by kind, else by source, else by number.
    let distinctions: [(Gallery.Card) -> String] = [\.label, \.source]
    for distinction in distinctions { cards = Self.telling(cards, by: distinction) }
    var counts: [String: Int] = [:]
    for position in cards.indices {
      let count = counts[cards[position].title, default: 0] + 1
      counts[cards[position].title] = count
      if count > 1 { cards[position].title += " (\(count))" }
    }
    return Gallery(title: say("Figures"), cards: cards, colors: .page(Theme(.auto))).text
  }

  /// Returns the cards with a suffix for headings that several of them share.
  private static func telling(_ cards: [Gallery.Card], by word: (Gallery.Card) -> String) -> [Gallery.Card] {
    let groups = Dictionary(grouping: cards, by: \.title)
    return cards.map { card in
      guard let same = groups[card.title], same.count > 1, Set(same.map(word)).count > 1 else { return card }
      var card = card
      card.title += ", \(word(card))"
      return card
    }
  }

  private func card(_ entry: GalleryEntry) -> Gallery.Card {
    let pictures = entry.files.filter { $0.format == .svg }.nonEmpty ?? entry.files.filter { $0.format == .png }
    let dark = pictures.first { $0.theme.base == .dark }
    var card = Gallery.Card(
      title: entry.title, summary: entry.summary, label: entry.kind.rawValue, source: entry.source)
    card.picture = pictures.first?.address
    card.darkPicture = dark?.address
    card.page = entry.files.first { $0.format == .html }?.address
    card.files = entry.files.map { file in
      let isFirst = file.theme == entry.files.first?.theme
      return (isFirst ? file.format.name : "\(file.format.name), \(file.theme.name)", file.address)
    }
    return card
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension [Page.Color] {
  /// Returns the colours of a page around figures of a theme.
  static func page(_ theme: Theme) -> [Page.Color] {
    let roles: [(String, ColorRole)] = [
      ("page", .page), ("panel", .familyFill), ("edge", .familyLine), ("tint", .containerFill), ("text", .text),
      ("muted", .mutedText), ("accent", .accent),
    ]
    return roles.map { name, role in
      Page.Color(name, light: theme.palette[role], dark: (theme.darkVariant ?? theme.palette)[role])
    }
  }
}
