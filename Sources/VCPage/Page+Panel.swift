import VCSVG
import VCWords

// The panel beside the drawing. It is complete without the page's script, which only shows and hides it.
extension Page {
  var panel: HTML {
    let shared = SharedReasons(items.flatMap(\.sheets))
    let known = Set(items.map(\.id))
    let names = frames.map(\.names)
    let articles = items.flatMap { item in
      item.sheets.map { sheet in
        let frame = sheet.frames.lowerBound
        let isNamed = names.indices.contains(frame) && names[frame][item.id] == sheet.sentence
        return article(sheet, of: item, known, shared, hasSentence: !isNamed)
      }
    }
    return .tag(
      "section", ["id": "panel", "aria-label": say("Details")],
      [back, overview] + articles + (shared.lists.isEmpty ? [] : [lists(of: shared)]))
  }

  private var back: HTML {
    .tag("p", ["class": "back scripted"], [.tag("a", ["href": "#", "data-back": ""], text: "\(arrow) \(itemsTitle)")])
  }

  private var overview: HTML {
    var parts: [HTML] =
      sentences.count > 1
      ? [.tag("ul", ["class": "summary"], sentences.map { .tag("li", text: $0) })]
      : [.tag("p", ["class": "summary"], text: sentences.first ?? summary)]
    if !related.isEmpty {
      parts += [.tag("h2", text: say("Pages")), .tag("ul", ["class": "pages"], related.map(page))]
    }
    parts += [
      .tag(
        "h2", [:],
        [
          .text(itemsTitle + " "),
          .tag(
            "output", ["id": "found", "for": "find", "data-some": say("\("{0}") of \("{1}")")], text: "\(items.count)"),
        ]),
      .tag("ol", ["id": "items", "class": "scripted"]),
      keys,
    ]
    return .tag("section", ["id": "overview"], parts)
  }

  private func page(_ page: Related) -> HTML {
    .tag(
      "li", [:], [.tag("a", ["href": page.address, "aria-current": page.isCurrent ? "page" : nil], text: page.title)])
  }

  /// The arrow for going back, in the direction of reading.
  private var arrow: String { Language.current.isRightToLeft ? "→" : "←" }

  /// Returns the article of an item, which the page's script lists, and finds by heading, identifier and keywords.
  /// - Parameter hasSentence: Whether it includes the description; otherwise the script takes that from the drawing.
  private func article(
    _ sheet: Sheet, of item: Item, _ known: Set<String>, _ shared: SharedReasons, hasSentence: Bool
  ) -> HTML {
    let hasSteps = frames.count > 1
    return .tag(
      "article",
      [
        "data-item": item.id, "data-words": item.keywords.isEmpty ? nil : item.keywords.joined(separator: " "),
        "data-first": hasSteps ? "\(sheet.frames.lowerBound)" : nil,
        "data-last": hasSteps ? "\(sheet.frames.upperBound)" : nil,
      ],
      [.tag("h2", text: item.title)]
        + (item.detail.isEmpty ? [] : [.tag("code", ["class": "detail"], text: item.detail)])
        + (hasSteps ? [.tag("p", ["class": "steps-shown"], text: frameNames(sheet.frames))] : [])
        + (hasSentence ? [.tag("p", ["class": "sentence"], text: sheet.sentence)] : [])
        + body(of: sheet, known) + reasons(of: sheet, shared))
  }

  private func frameNames(_ range: ClosedRange<Int>) -> String {
    let names = [range.lowerBound, range.upperBound].map { frames.indices.contains($0) ? frames[$0].title : "" }
    return range.count == 1 ? names[0] : say("\(names[0]) to \(names[1].lowercased())")
  }

  private func body(of sheet: Sheet, _ known: Set<String>) -> [HTML] {
    var parts: [HTML] = []
    if let link = sheet.link {
      parts.append(.tag("p", [:], [.tag("a", ["href": link.address.address, "rel": "noreferrer"], text: link.words)]))
    }
    if !sheet.facts.isEmpty {
      let rows = sheet.facts.flatMap { fact in
        [.tag("dt", text: fact.name)] + fact.values.map { value($0, known) }
      }
      parts.append(.tag("dl", [:], rows))
    }
    return parts
  }

  private func value(_ value: Fact.Value, _ known: Set<String>) -> HTML {
    guard let item = value.item, known.contains(item) else { return .tag("dd", text: value.text) }
    return .tag("dd", [:], [.tag("a", ["href": address(of: item)], text: value.text)])
  }

  private func address(of item: String) -> String { "#focus=" + item.percentEncoded() }

  private var keys: HTML {
    var rows = [
      ("/", say("find")), ("+ − 0", say("zoom in, zoom out, show all")),
      ("Tab", say("focus the figure, then use the arrow keys")),
      ("Enter", say("show its details")), ("Esc", say("back to the whole figure")),
      ("d", say("show or hide the details")),
    ]
    if hasSchemes { rows.append(("c", say("light or dark"))) }
    if frames.count > 1 { rows.append(("[ ] p", say("previous step, next step, play"))) }
    return .tag(
      "details", ["class": "keys scripted"],
      [.tag("summary", text: say("Keys"))]
        + [
          .tag(
            "dl", [:],
            rows.flatMap { key, words in [.tag("dt", [:], [.tag("kbd", text: key)]), .tag("dd", text: words)] })
        ])
  }

  // MARK: - Reasons

  /// Reasons are in English in every language.
  private var languageOfReasons: String? { Language.current.code == "en" ? nil : "en" }

  /// For a list elsewhere on the page there is a link; the page's script replaces the link with the list.
  private func reasons(of sheet: Sheet, _ shared: SharedReasons) -> [HTML] {
    if sheet.reasons.isEmpty { return [] }
    let entries = shared.parts(of: sheet).map { part in
      switch part {
      case .own(let reason): entry(reason)
      case .shared(let list):
        HTML.tag(
          "li", ["lang": languageOfReasons.map { _ in Language.current.tag }],
          [.tag("a", ["href": "#why-\(list)"], text: say("more"))])
      }
    }
    return [.tag("h3", text: say("Why")), .tag("ul", ["class": "why", "lang": languageOfReasons], entries)]
  }

  private func lists(of shared: SharedReasons) -> HTML {
    let lists = shared.lists.enumerated().map { position, reasons in
      HTML.tag("ul", ["class": "why", "id": "why-\(position)", "lang": languageOfReasons], reasons.map(entry))
    }
    return .tag("section", ["id": "shared"], [.tag("h2", text: say("Why"))] + lists)
  }

  private func entry(_ reason: Reason) -> HTML {
    .tag("li", [:], [.text(reason.sentence + " "), .tag("i", text: reason.source)])
  }
}
