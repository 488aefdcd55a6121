import Testing
import VCDiagnostics
import VCWords

@testable import VCSite

/// Figures, tables and pages in other languages than English.
@Suite struct SiteLanguageTests {
  private static let model = """
    title: {en: Buying, de: Einkaufen, ar: الشراء}
    description: {en: A guest pays., de: Ein Gast zahlt.}
    window: {id: shop, title: {en: Shop, de: Laden}}
    controllers:
      pay: {title: {en: Payment, de: Zahlung}, note: {en: With a card, de: Mit Karte}}
    steps:
      - {present: pay, from: shop, style: pageSheet, trigger: {en: Tap Buy, de: Kaufen antippen}}

    """

  private func site(_ configuration: String, _ page: String = "") throws -> Site {
    try Site(["vcgraph.yml": configuration, "a.vcmodel.yaml": Self.model, "p.template.md": page])
  }

  @Test func twoLanguagesOfOneModelAreMadeInOneBuild() throws {
    let site = try site("sources: [a.vcmodel.yaml]\nlang: [en, de]\nstyle: {legend: always}\n")
    #expect(try site.build().written == ["figures/a.svg", "figures/a-de.svg"])
    let (english, german) = (try site.text(of: "figures/a.svg"), try site.text(of: "figures/a-de.svg"))
    for word in ["Buying", "Payment", "Tap Buy", "as a page sheet", "on screen"] {
      #expect(english.contains(word) && !german.contains(word), "\(word)")
    }
    for word in ["Einkaufen", "Zahlung", "Kaufen antippen", "als Page-Sheet", "sichtbar", "Legende", "lang=\"de\""] {
      #expect(german.contains(word), "\(word)")
    }
    #expect(!english.contains("lang="))
    #expect(try site.build().drawn == 0)
  }

  @Test func thePatternMayHaveTheLanguage() throws {
    let site = try site("sources: [a.vcmodel.yaml]\nlang: [en, de]\noutput: '{lang}/{name}.{format}'\n")
    #expect(try site.build().written == ["en/a.svg", "de/a.svg"])
  }

  @Test func aPageRuleAndABlockChooseALanguage() throws {
    let page =
      "```vcgraph src: a.vcmodel.yaml, table: yes\n```\n\n```vcgraph src: a.vcmodel.yaml, lang: ja, table: yes\n```\n"
    let site = try site("pages: [{path: p.template.md, lang: de, numbered: true}]\n", page)
    #expect(try site.build().diagnostics.isEmpty)
    let text = try site.text(of: "p.md")
    #expect(text.contains("![Ein Gast zahlt. Hierarchie, "))
    #expect(text.contains("<summary>In Worten</summary>\n\nEin Gast zahlt. 2 Familien mit 2 View-Controllern."))
    #expect(text.contains("| Controller | Klasse | Wo |") && text.contains("| コントローラ | クラス | 場所 |"))
    #expect(text.contains("*Abbildung 1*") && text.contains("*図2*"))
    #expect(text.contains("](figures/p-a-ja.svg)"))
  }

  @Test func fromRightToLeftIsSaidAndPlacesStay() throws {
    let site = try site(
      "pages: [{path: p.template.md, as: inline, lang: ar}]\n", "```vcgraph src: a.vcmodel.yaml\n```\n")
    try site.build()
    let text = try site.text(of: "p.md")
    #expect(text.contains("<div class=\"vcgraph\" lang=\"ar\" dir=\"rtl\" "))
    #expect(text.contains("lang=\"ar\" direction=\"ltr\"") && text.contains("unicode-bidi=\"plaintext\""))
    #expect(text.contains("الشراء"))
  }

  @Test func marksEnglishFigureOnPageInOtherLanguage() throws {
    let site = try site(
      "pages: [{path: p.template.md, as: inline, lang: ar}]\n", "```vcgraph src: a.vcmodel.yaml, lang: en\n```\n")
    try site.build()
    #expect(try site.text(of: "p.md").contains("<div class=\"vcgraph\" lang=\"en\" dir=\"ltr\" "))
  }

  @Test func englishTextIsNotLabelledAsAnotherLanguage() throws {
    let site = try site(
      "sources: [a.vcmodel.yaml]\npages: [{path: p.template.md, as: inline, lang: fr}]\nlang: [en, fr]\n",
      "```vcgraph src: a.vcmodel.yaml\n```\n")
    #expect(try site.build().written.contains("figures/a-fr.svg"))
    #expect(try !site.text(of: "figures/a-fr.svg").contains("lang="))
    #expect(try site.text(of: "p.md").contains("<div class=\"vcgraph\" lang=\"en\" dir=\"ltr\" "))
  }

  @Test func textsOfTheModelKeepTheirLanguage() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [a.vcmodel.yaml]\nlang: fr\n",
      "a.vcmodel.yaml": "title: {en: Shop, fr: Magasin}\nwindow: {id: shop}\n",
    ])
    try site.build()
    #expect(try site.text(of: "figures/a.svg").contains("lang=\"fr\""))
  }

  @Test func fallsBackToEnglishOrFirstText() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [a.vcmodel.yaml]\nlang: zh-Hant\n",
      "a.vcmodel.yaml": "title: {en: Buying, de: Einkaufen}\nwindow: {id: a, title: {fr: Liste, de: Aufzählung}}\n",
    ])
    try site.build()
    let svg = try site.text(of: "figures/a.svg")
    #expect(svg.contains("Buying") && svg.contains("Liste") && svg.contains("视图控制器"))
  }

  @Test func aListInPlaceOfATextIsAnError() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [a.vcmodel.yaml]\n", "a.vcmodel.yaml": "title: [a]\nwindow: {id: a}\n",
    ])
    let problem = try #require(try site.build().diagnostics.first)
    #expect(problem.severity == .error && problem.message.contains("found a list, expected text"))
  }
}
