import Foundation
import Testing
import VCSVG

@Suite("Pictures inside an SVG")
struct SVGImageTests {
  /// A chunk of a PNG.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(CRC32.of(named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func png(width: Int, height: Int, others: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [8, 0, 0, 0, 0]) + others + chunk("IDAT", [1, 2, 3])
      + chunk("IEND", [])
  }

  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + [0xFF, 0xC2, 0, 11, 8, 0x01, 0x00, 0x00, 0x80, 1, 0, 0, 0]
    + [0xFF, 0xDA, 0, 3, 0, 1, 2, 0xFF, 0, 3, 0xFF, 0xD9]

  private static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
  }

  /// The rebuilt form of some content.
  private func rebuilt(_ content: String) throws -> String {
    let picture = try SVGImage(Self.svg("width='1' height='1'", content))
    return String(decoding: picture.bytes, as: UTF8.self)
  }

  @Test("format and size are read without decoding")
  func sizes() throws {
    let png = try SVGImage(Self.png(width: 260, height: 513))
    #expect(png.format == .png && png.width == 260 && png.height == 513)
    let jpeg = try SVGImage(Self.jpeg)
    #expect(jpeg.format == .jpeg && jpeg.width == 128 && jpeg.height == 256)
    let svg = try SVGImage(Self.svg(#"width="30px" height="40""#))
    #expect(svg.format == .svg && svg.width == 30 && svg.height == 40)
    let box = try SVGImage(Self.svg(#"width="100%" viewBox="0 0 12,5""#))
    #expect(box.width == 12 && box.height == 5)
  }

  @Test("the data URL contains the picture, for any length", arguments: 0...3)
  func address(more: Int) throws {
    let bytes = Self.jpeg + Array(repeating: 7, count: more)
    #expect(try SVGImage(bytes).address == "data:image/jpeg;base64,\(Data(bytes).base64EncodedString())")
  }

  @Test(
    "data that is not a picture, or is incomplete, is refused",
    arguments: [
      (Array("GIF89a".utf8), .unknownFormat), ([], .unknownFormat), (svg(""), .damaged(.svg)),
      (Array("<svg width='1' height='1'/>".utf8), .damaged(.svg)),
      (svg("width='1' height='1'").dropLast(2), .damaged(.svg)), (svg("width='0' height='1'"), .damaged(.svg)),
      (png(width: 0, height: 1), .damaged(.png)),
    ] as [([UInt8], SVGImage.Fault)])
  func damaged(bytes: [UInt8], fault: SVGImage.Fault) {
    #expect(throws: fault) { try SVGImage(bytes) }
  }

  @Test("a picture that is truncated anywhere is refused")
  func truncated() {
    let png = Self.png(width: 1, height: 1)
    for count in 8..<png.count { #expect(throws: SVGImage.Fault.damaged(.png)) { try SVGImage(Array(png[..<count])) } }
    for count in 3..<Self.jpeg.count {
      #expect(throws: SVGImage.Fault.damaged(.jpeg)) { try SVGImage(Array(Self.jpeg[..<count])) }
    }
  }

  @Test("a PNG with any wrong bit is refused")
  func wrongBits() {
    let png = Self.png(width: 1, height: 1)
    for position in 8..<png.count {
      var wrong = png
      wrong[position] ^= 4
      #expect(throws: SVGImage.Fault.self) { try SVGImage(wrong) }
    }
  }

  @Test("a small file with many pixels is refused, unless more are allowed")
  func area() throws {
    let huge = Self.png(width: 30_000, height: 30_000)
    #expect(throws: SVGImage.Fault.tooLarge(width: 30_000, height: 30_000)) { try SVGImage(huge) }
    #expect(try SVGImage(huge, pixelLimit: 900_000_000).width == 30_000)
    #expect(throws: SVGImage.Fault.tooLarge(width: 128, height: 256)) { try SVGImage(Self.jpeg, pixelLimit: 32_767) }
  }

  @Test("the pixels of the pictures inside an SVG are added up")
  func areaInside() throws {
    let inside = try SVGImage(Self.png(width: 4_000, height: 4_000)).address
    func svg(_ count: Int) -> [UInt8] {
      Self.svg("width='1' height='1'", String(repeating: "<image href='\(inside)'/>", count: count))
    }
    #expect(try SVGImage(svg(1)).pixelCount == 16_000_000)
    #expect(throws: SVGImage.Fault.tooLargeInside(pixels: 32_000_000)) { try SVGImage(svg(2)) }
    #expect(try SVGImage(svg(2), pixelLimit: 32_000_000).pixelCount == 32_000_000)
  }

  @Test("only the image data of a PNG is kept")
  func otherChunks() throws {
    let others = Self.chunk("tEXt", Array("Comment\0secret".utf8)) + Self.chunk("acTL", [0, 0, 0, 9, 0, 0, 0, 0])
    #expect(
      try SVGImage(Self.png(width: 2, height: 3, others: others)).bytes == SVGImage(Self.png(width: 2, height: 3)).bytes
    )
  }

  @Test(
    "an SVG with scripts, animations or external references is refused",
    arguments: [
      "<script>1</script>", "<g onclick='x()'/>", "<foreignObject/>", "<image href='https://example.com/a.png'/>",
      "<style>@import 'a.css';</style>", "<style>g { fill: url( 'a.svg#b' ) }</style>",
      "<rect style='fill: url(//example.com/#a)'/>", "<a href='javascript:x()'/>", "<animate attributeName='x'/>",
      "<set attributeName='href' to='x'/>", "<use href='other.svg#a'/>",
      "<image href='data:image/svg+xml;base64,PHN2Zz4='/>",
      "<rect fill='image-set(\"a.png\" 1x)'/>", "<rect style='fill:image(\"a.png\")'/>",
      "<g style='x:cross-fade(url(a),1)'/>",
      "<rect style='fill:u\\72l(a.png)'/>", "<style>g{fill:u\\72l(a)}</style>", "<style>@font-face{src:url(a)}</style>",
      "<style>g{background:src(\"a.png\")}</style>", "<style>/**/@im/**/port 'a'</style>", "<feImage href='a.png'/>",
      "<style>g{filter:url(https://example.com/f.svg#a)}</style>", "<g ONLOAD='x()'/>", "<discard/>", "<iframe/>",
    ])
  func unsafe(content: String) {
    #expect {
      try SVGImage(Self.svg("width='1' height='1'", content))
    } throws: { error in
      if case SVGImage.Fault.unsafe = error { true } else { false }
    }
  }

  @Test("SVG from drawing programs is kept")
  func harmless() throws {
    let text = try rebuilt(
      """
      <defs><linearGradient id='b'><stop offset='0' stop-color='rgb(1, 2, 3)'/></linearGradient><path id="a" d="M0 0h1"/></defs>
      <style>.one, #two > g { fill: url("#b"); stroke : #fff } /* note */ text{font-size:3px}</style>
      <use xlink:href='#a' transform='translate(3 4) scale(2)'/><rect fill='url(#b)' style='opacity: .5; -inkscape-x: y'/>
      <text x='1'>A &lt; B</text>
      """)
    for part in [
      "<stop offset=\"0\" stop-color=\"rgb(1, 2, 3)\"/>", "<path id=\"a\" d=\"M0 0h1\"/>",
      ".one, #two &gt; g { fill: url(\"#b\"); stroke: #fff }\ntext { font-size: 3px }",
      "<use href=\"#a\" transform=\"translate(3 4) scale(2)\"/>", "<rect fill=\"url(#b)\" style=\"opacity: .5\"/>",
      "<text x=\"1\">A &lt; B</text>",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("unknown content is not copied to the result")
  func unknown() throws {
    let text = try rebuilt(
      "<metadata>secret</metadata><g data-x='secret' aria-label='secret' xml:base='secret' ping='secret'/>"
        + "<x:note xmlns:x='secret'><script>secret</script></x:note><!-- secret --><?secret secret?><g id='kept'/>")
    #expect(!text.contains("secret") && text.contains("<g id=\"kept\"/>"), "\(text)")
  }

  @Test("a nested picture is checked, too")
  func nested() throws {
    let inner = Data(Self.png(width: 2, height: 2)).base64EncodedString()
    #expect(try rebuilt("<image href='data:image/png;base64,\(inner)'/>").contains(inner))
    let huge = Data(Self.png(width: 30_000, height: 30_000)).base64EncodedString()
    for address in ["data:image/png;base64,\(huge)", "data:image/png;base64,\(inner.dropLast(9))", "data:text/html,x"] {
      #expect(throws: SVGImage.Fault.self) { try rebuilt("<image href='\(address)'/>") }
    }
  }

  @Test("repeatedly referenced parts come to an end")
  func uses() throws {
    let bomb = (0..<40).map { "<g id='g\($0)'><use href='#g\($0 + 1)'/><use href='#g\($0 + 1)'/></g>" }.joined()
    for content in [
      bomb, "<g id='a'><use href='#a'/></g>", "<g id='a'><g mask='url(#b)'/></g><mask id='b'><use href='#a'/></mask>",
    ] {
      #expect(throws: SVGImage.Fault.damaged(.svg)) { try rebuilt(content) }
    }
    let deep = String(repeating: "<g>", count: 500) + String(repeating: "</g>", count: 500)
    #expect(throws: SVGImage.Fault.self) { try rebuilt(deep) }
    let wide = String(repeating: "<g/>", count: 60_000)
    #expect(throws: SVGImage.Fault.self) { try rebuilt(wide) }
  }
}
