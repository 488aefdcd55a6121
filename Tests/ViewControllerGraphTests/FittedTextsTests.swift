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
      "text", [.init("x", 20), .init("y", 30), .init("font-size", 13), .init("textLength", 50)], text: text)
    let fitted = try FittedTexts.fitted(SVGDocument(width: 200, height: 40, [], [element]))
    func picture(coveringFrom x: Double) throws -> [UInt8] {
      var document = fitted
      document.root.append(
        SVGElement("rect", [.init("x", x), .init("width", 200), .init("height", 40), .init("fill", "#fff")]))
      let white = Raster.Color(red: 1, green: 1, blue: 1)
      return try Raster.picture(of: document.bytes, width: 200, height: 40, as: .png, on: white)
    }
    let whole = try picture(coveringFrom: 200)
    // The first and the last letter have some space beside them.
    #expect(try picture(coveringFrom: 71) == whole)
    #expect(try picture(coveringFrom: 67) != whole)
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
