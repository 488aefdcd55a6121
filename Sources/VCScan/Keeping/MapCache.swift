import VCDiagnostics
import VCFiles
import VCModel
import VCSourceFacts
import VCSourceReading

/// What the last scan joined, for as long as nothing has changed that it was made of.
///
/// It stands beside the facts of the same scan, and counts for the very program that kept it: another one may join otherwise.
struct MapCache: Sendable {
  private let file: KeptFile
  private let program: [UInt64]

  /// The cache beside that of the facts; `nil` where the program does not know which one it is.
  init?(beside cache: FactsCache) {
    guard let program = Surroundings.ownPath.flatMap({ FileSystem.stamp(of: $0) }) else { return nil }
    self.init(beside: cache, program: program)
  }

  /// - Parameter program: Numbers that another program does not have.
  init(beside cache: FactsCache, program: [UInt64]) {
    file = cache.file(beside: "map", for: "map 1")
    self.program = program
  }

  /// What was joined of the content with this key; `nil` where that was another one.
  func content(for key: ContentKey) -> JoinedContent? {
    guard var bytes = file.content(), ContentKey(takenFrom: &bytes) == whole(key) else { return nil }
    do throws(FactsDecoder.Damage) {
      var decoder = FactsDecoder(bytes)
      let content = try JoinedContent(from: &decoder)
      return decoder.isAtEnd ? content : nil
    } catch {
      return nil
    }
  }

  /// Keeps what was joined in place of what was kept before.
  func keep(_ content: JoinedContent, for key: ContentKey) {
    var encoder = FactsEncoder()
    content.encode(to: &encoder)
    file.keep(whole(key).bytes + encoder.bytes)
  }

  /// The key of the content, and of the program that joins it.
  private func whole(_ key: ContentKey) -> ContentKey {
    var encoder = FactsEncoder()
    for number in program { encoder.write(Int(truncatingIfNeeded: number)) }
    return ContentKey(of: key.bytes + encoder.bytes)
  }
}

extension JoinedContent: FactsCodable {
  func encode(to encoder: inout FactsEncoder) {
    map.encode(to: &encoder)
    isEmpty.encode(to: &encoder)
    said.encode(to: &encoder)
  }

  init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self.init(map: try .init(from: &decoder), isEmpty: try .init(from: &decoder), said: try .init(from: &decoder))
  }
}
