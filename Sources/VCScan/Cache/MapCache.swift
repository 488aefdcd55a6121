import VCBinaryCoding
import VCDiagnostics
import VCFiles
import VCModel
import VCSourceFacts
import VCSourceReading

/// A cache of the last scan's joined content, which is valid while its inputs are unchanged.
///
/// It is stored next to the facts of the same scan, and is valid only for the same executable, because another one may join
/// differently.
struct MapCache: Sendable {
  private let file: CacheFile
  private let program: [UInt64]

  /// Creates the cache next to that of the facts; `nil` if the running executable cannot be identified.
  init?(beside cache: FactsCache) {
    guard let program = ProcessEnvironment.ownPath.flatMap({ FileSystem.stamp(of: $0) }) else { return nil }
    self.init(beside: cache, program: program)
  }

  /// Creates the cache for an executable.
  /// - Parameter program: Numbers that identify the executable.
  init(beside cache: FactsCache, program: [UInt64]) {
    file = cache.file(beside: "map", for: "map 1")
    self.program = program
  }

  /// Returns the cached content for a key; `nil` if the cache is for another key.
  func content(for key: ContentKey) -> JoinedContent? {
    guard var bytes = file.content(), ContentKey(takenFrom: &bytes) == whole(key) else { return nil }
    do throws(BinaryDecoder.Damage) {
      var decoder = BinaryDecoder(bytes)
      let content = try JoinedContent(from: &decoder)
      return decoder.isAtEnd ? content : nil
    } catch {
      return nil
    }
  }

  /// Replaces the cached content.
  func keep(_ content: JoinedContent, for key: ContentKey) {
    var encoder = BinaryEncoder()
    content.encode(to: &encoder)
    file.keep(whole(key).bytes + encoder.bytes)
  }

  /// Returns the key combined with that of the executable.
  private func whole(_ key: ContentKey) -> ContentKey {
    var encoder = BinaryEncoder()
    for number in program { encoder.write(Int(truncatingIfNeeded: number)) }
    return ContentKey(of: key.bytes + encoder.bytes)
  }
}

extension JoinedContent: BinaryCodable {
  func encode(to encoder: inout BinaryEncoder) {
    map.encode(to: &encoder)
    isEmpty.encode(to: &encoder)
    said.encode(to: &encoder)
  }

  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(map: try .init(from: &decoder), isEmpty: try .init(from: &decoder), said: try .init(from: &decoder))
  }
}
