import Testing
import VCSVG

@Suite("Pictures inside an SVG")
struct SVGImageTests {
  private static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 1, width, 0, 0, 2, height,
    ]
  }

  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + [0xFF, 0xC2, 0, 11, 8, 0x01, 0x00, 0x00, 0x80, 1, 0, 0, 0]

  private static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
  }

  @Test("format and size are found in the file's first bytes")
  func sizes() throws {
    let png = try SVGImage(Self.png(width: 4, height: 1))
    #expect(png.format == .png && png.width == 260 && png.height == 513)
    let jpeg = try SVGImage(Self.jpeg)
    #expect(jpeg.format == .jpeg && jpeg.width == 128 && jpeg.height == 256)
    let svg = try SVGImage(Self.svg(#"width="30px" height="40""#))
    #expect(svg.format == .svg && svg.width == 30 && svg.height == 40)
    let box = try SVGImage(Self.svg(#"width="100%" viewBox="0 0 12,5""#))
    #expect(box.width == 12 && box.height == 5)
  }

  @Test(
    "the address contains the picture, whatever its length",
    arguments: [(0, "PC9zdmc+"), (1, "PC9zdmc+IA=="), (2, "PC9zdmc+ICA="), (3, "PC9zdmc+ICAg")])
  func address(spaces: Int, end: String) throws {
    // The opening tag is a multiple of three bytes long.
    let bytes = Self.svg("width='1'   height='1'") + Array(repeating: 0x20, count: spaces)
    let address = try SVGImage(bytes).address
    #expect(address.hasPrefix("data:image/svg+xml;base64,PHN2ZyB4bWxucz0i") && address.hasSuffix(end), "\(address)")
  }

  @Test(
    "what is no picture, or half of one, is refused",
    arguments: [
      (Array("GIF89a".utf8), .unknownFormat), ([], .unknownFormat),
      (Array(png(width: 1, height: 1).prefix(20)), .damaged(.png)), (Array(jpeg.prefix(10)), .damaged(.jpeg)),
      (svg(""), .damaged(.svg)), (Array("<svg width='1' height='1'/>".utf8), .damaged(.svg)),
      (svg("width='1' height='1'").dropLast(2), .damaged(.svg)), (svg("width='0' height='1'"), .damaged(.svg)),
    ] as [([UInt8], SVGImage.Fault)])
  func damaged(bytes: [UInt8], fault: SVGImage.Fault) {
    #expect(throws: fault) { try SVGImage(bytes) }
  }

  @Test(
    "an SVG that runs or fetches something is refused",
    arguments: [
      "<script>1</script>", "<g onclick='x()'/>", "<foreignObject/>", "<image href='https://example.com/a.png'/>",
      "<style>@import 'a.css';</style>", "<style>g { fill: url( 'a.svg#b' ) }</style>",
      "<rect style='fill: url(//example.com/#a)'/>", "<a href='javascript:x()'/>",
    ])
  func unsafe(content: String) {
    #expect {
      try SVGImage(Self.svg("width='1' height='1'", content))
    } throws: { error in
      if case SVGImage.Fault.unsafe = error { true } else { false }
    }
  }

  @Test("an SVG that points at its own parts is fine")
  func ownParts() throws {
    _ = try SVGImage(Self.svg("width='1' height='1'", "<use href='#a'/><rect fill='url(#b)'/>"))
  }
}
