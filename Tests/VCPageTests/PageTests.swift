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
    #expect(text.ranges(of: "<script").count == 1, "the page's own program only")
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
    #expect(text.contains("<g id=\"n0\" role=\"button\" tabindex=\"-1\" data-item=\"a b\" aria-label=\"One\">"))
    #expect(text.contains("data-from=\"a b\" data-to=\"a b\""))
  }

  @Test func factsLeadToItemsOfThePageOnly() {
    let text = Self.page().text
    #expect(text.contains("<dd><a href=\"#focus=a%20b\" data-item=\"a b\">One</a></dd>"))
    #expect(text.contains("<dd>Gone</dd>"))
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
