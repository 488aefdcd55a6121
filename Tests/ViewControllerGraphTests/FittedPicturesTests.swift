import Testing
import VCRaster
import VCSVG
import ViewControllerGraph

/// Pictures inside a figure are decoded at the size at which they are drawn.
@Suite(.enabled(if: Raster.isAvailable, "librsvg is not installed"))
struct FittedPicturesTests {
  /// A red PNG with green where `cut` is, a path in a square of four.
  private func picture(width: Int, height: Int, cut: String = "") throws -> SVGImage {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4' preserveAspectRatio='none' width='\(width)'"
      + " height='\(height)'><path fill='red' d='M0 0h4v4h-4z'/><path fill='lime' d='\(cut)'/></svg>"
    let size = (width: Double(width), height: Double(height))
    return try SVGImage(Raster.picture(of: Array(svg.utf8), width: size.width, height: size.height, as: .png))
  }

  private func document(_ address: String, _ attributes: SVGElement.Attribute...) -> SVGDocument {
    let image = SVGElement(
      "image", [.init("width", 40), .init("height", 40), .init("href", address)] + attributes)
    return SVGDocument(width: 100, height: 100, [], [SVGElement("g", [], [image])])
  }

  private func picture(in document: SVGDocument) throws -> SVGImage {
    let image = try #require(document.root.descendants.first { $0.name == "image" })
    return try #require(SVGImage(dataAddress: image["href"] ?? ""))
  }

  @Test func aPictureGetsAsManyPixelsAsItsPlaceNeeds() throws {
    let large = try picture(width: 1200, height: 1200)
    let fitted = try picture(in: FittedPictures.fitted(document(large.address), density: 3))
    #expect(fitted.format == .png && fitted.width == 120 && fitted.height == 120)
  }

  @Test func aPictureThatIsSmallStaysAsItIs() throws {
    let small = document(try picture(width: 100, height: 100).address)
    #expect(try FittedPictures.fitted(small, density: 3) == small)
  }

  /// Only the red part of each picture is visible.
  @Test(
    arguments: [
      ("xMidYMin slice", 400, 1600, "M0 2h4v2h-4z"), ("xMidYMax slice", 400, 1600, "M0 0h4v2h-4z"),
      ("xMidYMid slice", 1600, 400, "M0 0h1v4h-1z M3 0h1v4h-1z"), ("xMidYMid meet", 1600, 400, ""),
      ("none", 1600, 400, ""),
    ])
  func keepsVisibleArea(aspect: String, width: Int, height: Int, cut: String) throws {
    let large = document(
      try picture(width: width, height: height, cut: cut).address, .init("preserveAspectRatio", aspect))
    let fitted = try FittedPictures.fitted(large, density: 2)
    #expect(fitted != large)
    func drawn(_ document: SVGDocument) throws -> [UInt8] {
      try Raster.picture(of: document.bytes, width: 100, height: 100, as: .png)
    }
    #expect(try drawn(fitted) == drawn(large))
  }

  /// Only embedded pictures are decoded: shapes remain shapes.
  @Test func anSVGIsMadePixelsOnlyForThePicturesInside() throws {
    func svg(_ content: String) throws -> SVGImage {
      try SVGImage(
        Array("<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'>\(content)</svg>".utf8))
    }
    let shapes = document(try svg("<circle r='200'/>").address)
    #expect(try FittedPictures.fitted(shapes, density: 3) == shapes)
    let inside = try picture(width: 1200, height: 1200).address
    let pixels = document(try svg("<image width='400' height='400' href='\(inside)'/>").address)
    #expect(try picture(in: FittedPictures.fitted(pixels, density: 3)).width == 120)
  }
}
