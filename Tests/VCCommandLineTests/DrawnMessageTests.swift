import Testing
import VCBinaryCoding
import VCModel
import ViewControllerGraph

@testable import VCCommandLine

/// The messages with which worker processes return figures.
@Suite struct DrawnMessageTests {
  private static let entry = {
    var entry = GalleryEntry(title: "Trips", summary: "", kind: .chain, source: "trips.vcmodel.yaml")
    entry.files = [GalleryEntry.File(format: .pdf, theme: FigureTheme(.dark), address: "trips.pdf")]
    return entry
  }()

  /// Returns the result of decoding the entry's bytes with a word in them replaced by one of the same length.
  private func decoded(_ word: String = "", as other: String = "") throws -> GalleryEntry? {
    var encoder = BinaryEncoder()
    Self.entry.encode(to: &encoder)
    var bytes = encoder.bytes
    if !word.isEmpty { bytes.replaceSubrange(try #require(bytes.ranges(of: Array(word.utf8)).first), with: other.utf8) }
    var decoder = BinaryDecoder(bytes[...])
    return try? GalleryEntry(from: &decoder)
  }

  @Test func decodesEncodedEntry() throws { #expect(try decoded() == Self.entry) }

  @Test(arguments: [("chain", "chaim"), ("pdf", "pdg"), ("dark", "dard")])
  func refusesUnknownWord(word: String, other: String) throws {
    #expect(try decoded(word, as: other) == nil)
  }
}
