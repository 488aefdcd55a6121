import VCSVG
import VCWords

// What stands beside the drawing. It is complete without the page's program, which only shows and hides it.
extension Page {
  var panel: HTML {
    .tag("section", ["id": "panel", "aria-label": say("Details")], [overview] + items.flatMap(sheets))
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
      .tag("ol", ["id": "items"], items.map(entry)),
      keys,
    ]
    return .tag("section", ["id": "overview"], parts)
  }

  private func page(_ page: Related) -> HTML {
    .tag(
      "li", [:], [.tag("a", ["href": page.address, "aria-current": page.isCurrent ? "page" : nil], text: page.title)])
  }

  private func entry(_ item: Item) -> HTML {
    let words = ([item.title, item.detail, item.id] + item.keywords).joined(separator: " ")
    return .tag(
      "li", [:],
      [
        .tag(
          "a", ["href": address(of: item.id), "data-item": item.id, "data-words": words],
          [.tag("strong", text: item.title)] + (item.detail.isEmpty ? [] : [.tag("small", text: item.detail)]))
      ])
  }

  /// Leads back, in the direction of reading.
  private var arrow: String { Language.current.isRightToLeft ? "→" : "←" }

  private func sheets(of item: Item) -> [HTML] {
    item.sheets.map { sheet in
      .tag(
        "article",
        [
          "data-item": item.id, "data-first": "\(sheet.frames.lowerBound)", "data-last": "\(sheet.frames.upperBound)",
          "tabindex": "-1",
        ],
        [
          .tag(
            "p", ["class": "back scripted"],
            [.tag("a", ["href": "#", "data-back": ""], text: "\(arrow) \(itemsTitle)")]),
          .tag("h2", text: item.title),
        ] + (item.detail.isEmpty ? [] : [.tag("p", ["class": "detail"], [.tag("code", text: item.detail)])])
          + (frames.count > 1 ? [.tag("p", ["class": "steps-shown"], text: frameNames(sheet.frames))] : [])
          + body(of: sheet))
    }
  }

  private func frameNames(_ range: ClosedRange<Int>) -> String {
    let names = [range.lowerBound, range.upperBound].map { frames.indices.contains($0) ? frames[$0].title : "" }
    return range.count == 1 ? names[0] : say("\(names[0]) to \(names[1].lowercased())")
  }

  private func body(of sheet: Sheet) -> [HTML] {
    var parts: [HTML] = [.tag("p", ["class": "sentence"], text: sheet.sentence)]
    if let link = sheet.link {
      parts.append(.tag("p", [:], [.tag("a", ["href": link.address.address, "rel": "noreferrer"], text: link.words)]))
    }
    if !sheet.facts.isEmpty {
      parts.append(
        .tag("dl", [:], sheet.facts.flatMap { fact in [.tag("dt", text: fact.name)] + fact.values.map(value) }))
    }
    // Why is said in English in every language.
    if !sheet.reasons.isEmpty {
      let reasons = sheet.reasons.map { reason in
        HTML.tag("li", [:], [.text(reason.sentence + " "), .tag("small", text: reason.source)])
      }
      parts += [
        .tag("h3", text: say("Why")),
        .tag("ul", ["class": "reasons", "lang": Language.current.code == "en" ? nil : "en"], reasons),
      ]
    }
    return parts
  }

  private func value(_ value: Fact.Value) -> HTML {
    guard let item = value.item, items.contains(where: { $0.id == item }) else { return .tag("dd", text: value.text) }
    return .tag("dd", [:], [.tag("a", ["href": address(of: item), "data-item": item], text: value.text)])
  }

  private func address(of item: String) -> String { "#focus=" + item.percentEncoded }

  private var keys: HTML {
    var rows = [
      ("/", say("find")), ("+ − 0", say("zoom in, zoom out, show all")),
      ("Tab", say("into the figure, then arrow keys from one to the next")),
      ("Enter", say("read about it")), ("Esc", say("back to the whole figure")), ("d", say("show or hide the details")),
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
}
