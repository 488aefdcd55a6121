import Testing
import VCRaster
import VCSVG
import ViewControllerGraph

/// Texts in images remain inside their boxes with any font.
@Suite(.enabled(if: Raster.isAvailable, "librsvg is not installed"))
struct FittedTextsTests {
  @Test(arguments: ["narrow", "PresentingViewController", "WWWW"])
  func everyTextComesOutAtItsLength(text: String) throws {
    let element = SVGElement(
      "text", [.init("id", "a"), .init("x", 20), .init("font-size", 13), .init("textLength", 50)], text: text)
    let fitted = try FittedTexts.fitted(SVGDocument(width: 200, height: 40, [], [element]))
    var root = fitted.root
    root.content = [.element(SVGElement("g", [.init("id", "group")], root.children))]
    var document = fitted
    document.root = root
    let width = try #require(try Raster.widths(of: ["group"], in: document.bytes)[0])
    #expect(abs(width - 50) < 0.5)
  }

  @Test func whatHasNoLengthStaysAsItIs() throws {
    let element = SVGElement("text", [.init("x", 20)], text: "لون")
    let document = SVGDocument(width: 200, height: 40, [], [element])
    #expect(try FittedTexts.fitted(document) == document)
  }
}
