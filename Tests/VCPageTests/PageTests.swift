import Testing
import VCSVG

@testable import VCPage

@Suite struct PageTests {
  private static let hostile = "</script><script>alert(1)</script> \"quoted\" & <b>bold</b>"

  private static func page(title: String = "Two", item: String = "a b", frames: Int = 1) -> Page {
    let drawings = (0..<frames).map { number in
      var drawing = SVGDocument(width: 100, height: 50)
      drawing.root.append(SVGElement("g", [.init("id", "n\(number)")], [SVGElement("title", text: "One\nfile:1")]))
      drawing.root.append(SVGElement("g", [.init("id", "l\(number)")]))
      return drawing
    }
    let sheet = Page.Sheet(
      sentence: "It is one.", facts: [Page.Fact("parent", items: [("One", item), ("Gone", "gone")])])
    var page = Page(
      title: title, summary: title, itemsTitle: "Items",
      frames: drawings.enumerated().map { Page.Frame(title: "Step \($0)", caption: title, drawing: $1) },
      items: [Page.Item(id: item, title: title, detail: title, sheets: [sheet])],
      colors: [Page.Color("page", light: "#ffffff", dark: "#000000")])
    for number in page.frames.indices {
      page.frames[number].nodes = [("n\(number)", item)]
      page.frames[number].lines = [("l\(number)", item, item)]
    }
    return page
  }

  @Test func nothingThatIsWrittenInAModelBecomesMarkup() {
    let text = Self.page(title: Self.hostile, item: Self.hostile).text
    #expect(text.ranges(of: "<script").count == 1, "only the page's own script")
    #expect(!text.contains("<b>"))
    #expect(text.contains("&lt;/script&gt;"))
  }

  @Test func itSaysWhatItRunsAndFetchesNothing() {
    let text = Self.page().text
    #expect(text.contains("default-src 'none'"))
    #expect(text.contains("script-src 'sha256-\(SHA256.base64(of: Array(Program.script.utf8)))'"))
    for word in ["http:", "https:", "src=", "url(", "@import", "import(", "fetch("] {
      let rest = text.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(word), "\(word)")
    }
  }

  @Test func elementsOfADrawingAreNamedAndJoinedToTheirItems() {
    let text = Self.page().text
    #expect(text.contains("<g data-item=\"a b\"><title>One\nfile:1</title></g>"))
    #expect(text.contains("data-from=\"a b\" data-to=\"a b\""))
  }

  @Test func factsLeadToItemsOfThePageOnly() {
    let text = Self.page().text
    #expect(text.contains("<dd><a href=\"#focus=a%20b\">One</a><dd>Gone</dl>"))
  }

  @Test func whatTheDrawingCallsAnItemIsNotWrittenTwice() {
    var page = Self.page()
    #expect(page.text.contains("<p class=\"sentence\">It is one.</p>"))
    page.items[0].sheets[0].sentence = "One"
    #expect(!page.text.contains("class=\"sentence\""))
  }

  @Test func reasonsThatSeveralSheetsGiveAreWrittenOnce() {
    var page = Self.page()
    let shared = [Page.Reason("It rains.", source: "R1"), Page.Reason("It pours.", source: "R2")]
    page.items = ["a", "b", "c"].map { id in
      let reasons = (id == "c" ? [] : shared) + [Page.Reason("It is \(id).", source: "R3")]
      return Page.Item(id: id, title: id, sheets: [Page.Sheet(sentence: id, reasons: reasons)])
    }
    let text = page.text
    #expect(text.ranges(of: "It rains.").count == 1)
    #expect(text.contains("<ul class=\"why\">\n<li><a href=\"#why-0\">more</a>\n<li>It is a. <i>R3</i>\n</ul>"))
    let list = "<ul class=\"why\" id=\"why-0\">\n<li>It rains. <i>R1</i>\n<li>It pours. <i>R2</i>\n</ul>"
    #expect(text.contains(list))
    #expect(text.contains("<ul class=\"why\">\n<li>It is c. <i>R3</i>\n</ul>"))
  }

  @Test func shapesNameTheirPaintAndTheirExtent() {
    var page = Self.page()
    let rectangle = SVGElement(
      "rect",
      [
        .init("x", "1"), .init("width", "30"), .init("height", "20"), .init("class", "f-box"), .init("fill", "#ffffff"),
        .init("stroke-width", "2"),
      ])
    let paint: [SVGElement.Attribute] = [.init("font-size", "13"), .init("class", "f-box"), .init("fill", "#000000")]
    let letters = SVGElement("text", paint, text: "A")
    page.frames[0].drawing.root.append(SVGElement("style", text: "#figure .f-box{fill:light-dark(#ffffff,#000000)}"))
    page.frames[0].drawing.root.append(contentsOf: Array(repeating: rectangle, count: 4) + [letters])
    let text = page.text
    #expect(text.contains(".p0{fill:#ffffff;stroke-width:2;width:30px;height:20px}\n.p1{font-size:13px;fill:#000000}"))
    #expect(text.contains("<rect x=\"1\" class=\"p0\"/><rect x=\"1\" class=\"p0\"/>"))
    #expect(text.contains("<text class=\"p1\">A</text>"))
    #expect(text.contains("<style>#figure :is(.p0,.p1){fill:light-dark(#ffffff,#000000)}</style>"))
  }

  @Test func aSliderStandsWhereThereAreSteps() {
    #expect(!Self.page().text.contains("type=\"range\""))
    let text = Self.page(frames: 3).text
    #expect(text.contains("type=\"range\" min=\"0\" max=\"2\""))
    #expect(text.contains("data-step=\"2\""))
  }

  @Test func aPageIsTheSameEveryTime() {
    #expect(Self.page().text == Self.page().text)
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func aDigestIsWhatTheStandardSays(text: String, digest: String) {
    #expect(SHA256.base64(of: Array(text.utf8)) == digest)
  }
}
