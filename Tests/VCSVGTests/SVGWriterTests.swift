import Testing
import VCSVG

@Suite struct SVGWriterTests {
  @Test(arguments: [
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
    ("null\u{0} bell\u{7} delete\u{7F} last\u{FFFF}", "null bell delete last"),
    ("画 👩‍👩‍👧 שלום", "画 👩‍👩‍👧 שלום"),
  ])
  func escapesTextOnce(text: String, expected: String) {
    let document = SVGDocument(width: 1, height: 1, [], [SVGElement("title", text: text)])
    #expect(document.text.contains("<title>\(expected)</title>"))
  }

  /// A PDF cannot contain them, but they do not prevent the figure from being written.
  @Test func leavesNoncharactersOut() {
    let noncharacters = ([0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFF, 0x10FFFF] as [UInt32]).compactMap(Unicode.Scalar.init)
    let text = noncharacters.map { "a\($0)" }.joined()
    let document = SVGDocument(width: 1, height: 1, [], [SVGElement("title", text: text)])
    #expect(document.text.contains("<title>aaaaa</title>"))
  }

  @Test func keepsAnAttributeInsideItsQuotes() {
    let element = SVGElement("a", [.init("href", "x?a=1&b=\"><script>\n")])
    let text = SVGDocument(width: 1, height: 1, [], [element]).text
    #expect(text.contains(#"<a href="x?a=1&amp;b=&quot;&gt;&lt;script&gt;&#10;"/>"#))
  }

  @Test(
    arguments: [
      (0, "0"), (1.5, "1.5"), (-0.004, "0"), (12.30, "12.3"), (-7.25, "-7.25"), (.nan, "0"),
      (1e300, "1000000000"),
    ] as [(Double, String)])
  func writesNumbersInHundredths(number: Double, expected: String) {
    #expect(SVGNumber.text(number) == expected)
  }

  @Test(arguments: [
    "https://example.com/a", "HTTP://example.com", "mailto:a@example.com", "Detail.html#top", "/a:b", "?a:b",
  ])
  func keepsHarmlessAddresses(address: String) { #expect(SVGLink(address)?.address == address) }

  @Test(arguments: ["javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,x", "file:///etc", "", "\u{1}"])
  func refusesOtherSchemes(address: String) { #expect(SVGLink(address) == nil) }

  @Test func replacesAndRemovesAttributes() {
    var element = SVGElement("g", [.init("id", "a")])
    element["id"] = "b"
    element["class"] = "node"
    #expect(element.attributes == [.init("id", "b"), .init("class", "node")])
    element["id"] = nil
    #expect(element["id"] == nil)
  }
}
