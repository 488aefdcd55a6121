import VCBinaryCoding

/// The binary form of facts: a version, a checksum, and the values in sequence.
///
/// Equal facts have equal bytes. The file's name is not encoded, because the facts of a file do not depend on its path.
extension SourceFacts {
  /// The version of the format; incremented whenever the bytes or the readers' results change, so that old facts are
  /// rejected.
  package static let codingVersion: UInt8 = 30

  /// The facts in binary form.
  package var encoded: [UInt8] {
    let content = BinaryEncoder.listingTexts { encode(to: &$0) }
    return [Self.codingVersion] + Checksum.of(content[...]).littleEndianBytes + content
  }

  /// Creates facts by decoding them; `nil` if the bytes are damaged or have another version.
  /// - Parameter areWhole: Whether a reader of this version is known to have written the bytes. If so, the checksum is not
  ///   verified, and function bodies are decoded lazily.
  package init?(encoded bytes: ArraySlice<UInt8>, file: String, areWhole: Bool = false) {
    guard bytes.first == Self.codingVersion, bytes.count > 9 else { return nil }
    let content = bytes.dropFirst(9)
    guard areWhole || bytes.dropFirst().prefix(8).elementsEqual(Checksum.of(content).littleEndianBytes) else {
      return nil
    }
    do throws(BinaryDecoder.Damage) {
      var decoder = BinaryDecoder(content, readsParts: !areWhole)
      try decoder.readTexts()
      try self.init(from: &decoder)
      guard decoder.isAtEnd else { return nil }
    } catch {
      return nil
    }
    self.file = file
  }
}

/// A checksum that detects damaged bytes (FNV-1a).
enum Checksum {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension UInt64 {
  var littleEndianBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) } }
}

extension SourceFacts: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    language.encode(to: &encoder)
    imports.encode(to: &encoder)
    types.encode(to: &encoder)
    functions.encode(to: &encoder)
    variables.encode(to: &encoder)
    statements.encode(to: &encoder)
    aliases.encode(to: &encoder)
    problems.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(file: "", language: try SourceLanguage(from: &decoder))
    imports = try .init(from: &decoder)
    types = try .init(from: &decoder)
    functions = try .init(from: &decoder)
    variables = try .init(from: &decoder)
    statements = try .init(from: &decoder)
    aliases = try .init(from: &decoder)
    problems = try .init(from: &decoder)
  }
}
