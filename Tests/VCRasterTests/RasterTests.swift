import Testing
import VCBase64
import VCRaster

@Suite("Images", .enabled(if: Raster.isAvailable, "librsvg is not installed"))
struct RasterTests {
  static let square = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="20" fill="red"/></svg>"#
      .utf8)

  @Test(arguments: [(1.0, 10, 20), (2.5, 25, 50)])
  func `a PNG has as many pixels as the scale says`(scale: Double, width: Int, height: Int) throws {
    let png = try Raster.picture(of: Self.square, width: 10, height: 20, scale: scale, as: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    #expect(png[20..<24].reduce(0) { $0 << 8 | Int($1) } == height)
  }

  @Test func `on a page a PNG has no transparency, and shows the same`() throws {
    let drawing = ##"<rect x="3" y="4" width="5" height="6" fill="#12a4d6"/></svg>"##
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">"#
    let page = Raster.Color(red: 1, green: 0.2, blue: 0)
    let png = try Raster.picture(of: Array((head + drawing).utf8), width: 10, height: 20, as: .png, on: page)
    let transparent = try Raster.picture(of: Array((head + drawing).utf8), width: 10, height: 20, as: .png)
    // The colour type byte: 2 for RGB, 6 for RGB with alpha.
    #expect((png[25], transparent[25]) == (2, 6))

    let shown = head + #"<image width="10" height="20" href="data:image/png;base64,\#(Base64.text(of: png))"/></svg>"#
    let drawn = head + ##"<rect width="10" height="20" fill="#ff3300"/>"## + drawing
    let pictures = try [shown, drawn].map { try Raster.picture(of: Array($0.utf8), width: 10, height: 20, as: .png) }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `a PDF is the same on every run`() throws {
    let pdf = try Raster.picture(of: Self.square, width: 10, height: 20, as: .pdf)
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    let white = Raster.Color(red: 1, green: 1, blue: 1)
    #expect(try Raster.picture(of: Self.square, width: 10, height: 20, as: .pdf, on: white) == pdf)
  }

  @Test func `texts are as wide as this machine's fonts make them`() throws {
    let texts = [
      Raster.Text("ii", size: 12), Raster.Text("WW", size: 12), Raster.Text("WW", size: 24),
      Raster.Text("WW", size: 12, isBold: true), Raster.Text("", size: 12),
    ]
    let widths = try Raster.widths(of: texts, family: "sans-serif")
    #expect(widths.count == 5 && widths[0] > 0 && widths[4] == 0)
    #expect(widths[0] < widths[1] && widths[1] < widths[3])
    #expect(abs(widths[2] - 2 * widths[1]) < 0.01)
  }

  /// Two parts of one text are drawn where the first one's width puts the second one.
  @Test(arguments: [false, true])
  func `texts are as wide as librsvg draws them`(isBold: Bool) throws {
    let text = Raster.Text("AVA To Photos, Way 8", size: 13, isBold: isBold)
    let width = try #require(try Raster.widths(of: [text], family: "Helvetica, Arial, sans-serif").first)
    func picture(_ content: String) throws -> [UInt8] {
      let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="250" height="20" font-family="Helvetica, Arial, sans-serif" "#
        + #"font-size="13"\#(isBold ? #" font-weight="bold""# : "")>\#(content)</svg>"#
      return try Raster.picture(of: Array(svg.utf8), width: 250, height: 20, as: .png)
    }
    let whole = try picture(#"<text y="14">\#(text.text)<tspan>H</tspan></text>"#)
    func parts(at x: Double) throws -> [UInt8] {
      try picture(#"<text y="14">\#(text.text)</text><text x="\#(x)" y="14">H</text>"#)
    }
    #expect(try parts(at: width) == whole)
    #expect(try parts(at: width + 0.5) != whole)
  }

  @Test func `what is no SVG is refused in librsvg's words`() {
    #expect {
      try Raster.picture(of: Array("no picture".utf8), width: 10, height: 10, as: .png)
    } throws: { error in
      guard case .failed(let message)? = error as? RasterError else { return false }
      return !message.isEmpty
    }
  }

  @Test func `a picture that no surface holds is refused before it is drawn`() {
    #expect(throws: RasterError.tooLarge(width: 1_000_000, height: 2_000_000)) {
      try Raster.picture(of: Self.square, width: 10, height: 20, scale: 100_000, as: .png)
    }
  }
}
