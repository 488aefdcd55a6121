import Testing
import VCRaster
import VCSVG
import VCTypography
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
    // The first and the last letter have some space beside them.
    #expect(width < 50.5 && width > 47)
  }

  /// The space beside a letter belongs to the length of a text: a single digit is not stretched more than several.
  @Test(arguments: ["0", "i", "W"])
  func aShortTextIsScaledLikeALongOne(character: Character) throws {
    let scales = try [1, 2, 8].map { (count: Int) in
      let element = SVGElement(
        "text", [.init("font-size", 13), .init("textLength", Double(30 * count))],
        text: String(repeating: character, count: count)
      )
      let fitted = try FittedTexts.fitted(SVGDocument(width: 400, height: 40, [], [element]))
      let transform = try #require(fitted.root.children.first?["transform"])
      return try #require(transform.dropFirst("matrix(".count).split(separator: " ").first.flatMap { Double($0) })
    }
    #expect(scales.allSatisfy { abs($0 - scales[0]) < scales[0] / 100 })
  }

  @Test func anUnusualLengthHoldsInHelveticaToo() throws {
    let natural = TextMetrics.width(of: "Photo Library", in: Font(size: 13))
    func transform(_ length: Double) throws -> String? {
      let element = SVGElement("text", [.init("font-size", 13), .init("textLength", length)], text: "Photo Library")
      let document = SVGDocument(width: 400, height: 40, [.init("font-family", "Liberation Sans")], [element])
      return try FittedTexts.fitted(document).root.children.first?["transform"]
    }
    #expect(try transform(2 * natural)?.hasPrefix("matrix(") == true)
  }

  @Test func leavesTextWithoutALengthUnchanged() throws {
    let element = SVGElement("text", [.init("x", 20)], text: "لون")
    let document = SVGDocument(width: 200, height: 40, [], [element])
    #expect(try FittedTexts.fitted(document) == document)
  }
}
