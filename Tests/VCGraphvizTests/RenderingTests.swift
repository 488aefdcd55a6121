import Testing
import VCDOT
import VCGraphviz

@Suite struct RenderingTests {
  @Test(arguments: Graphviz.installation().imageFormats) func `images begin as their format does`(format: ImageFormat)
    throws
  {
    let bytes = try Graphviz.render(.twoClusters, as: format)
    let signature: [UInt8] = format == .png ? [0x89, 0x50, 0x4E, 0x47] : [0x25, 0x50, 0x44, 0x46]
    #expect(bytes.starts(with: signature))
    #expect(bytes.count > 500)
  }

  @Test func `drawing an image leaves layouts as they were`() throws {
    let before = try Graphviz.layout(.twoClusters)
    for format in Graphviz.installation().imageFormats { _ = try Graphviz.render(.twoClusters, as: format) }
    #expect(try Graphviz.layout(.twoClusters) == before)
  }

  @Test func `an installation that lays out says so`() {
    let installation = Graphviz.installation()
    #expect(installation.canLayOut)
    #expect(installation.version == Graphviz.version)
  }
}
