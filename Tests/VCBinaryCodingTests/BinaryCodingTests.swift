import Testing
import VCBinaryCoding

@Suite("The binary format of caches and messages") struct BinaryCodingTests {
  @Test("A decoded value equals the encoded one", arguments: [[], [nil], ["", "a", nil, "ä€𝄞"]] as [[String?]])
  func returnsTexts(texts: [String?]) throws {
    #expect(try decoded([String?].self, from: encoded(texts)) == texts)
  }

  @Test("Numbers of every size return", arguments: [0, 1, 127, 128, -1, .max, .min])
  func returnsNumbers(number: Int) throws {
    #expect(try decoded(Int.self, from: encoded(number)) == number)
  }

  @Test("A small number takes one byte, and a string that was written before takes its index")
  func isShort() {
    #expect(encoded(127).count == 1)
    let once = encoded(["a long name of a class"]).count
    #expect(encoded(["a long name of a class", "a long name of a class"]).count == once + 1)
  }

  @Test("Lines and columns return, whichever way the line moves")
  func returnsPositions() throws {
    let positions = [(3, 7), (3, 9), (1, 1), (5_000, 2)]
    var encoder = BinaryEncoder()
    for (line, column) in positions { encoder.write(line: line, column: column) }
    var decoder = BinaryDecoder(encoder.bytes[...])
    for (line, column) in positions {
      let position = try decoder.position()
      #expect(position.line == line && position.column == column)
    }
    #expect(decoder.isAtEnd)
  }

  @Test("A part that is skipped leaves the position behind it unchanged")
  func skipsParts() throws {
    let bytes = BinaryEncoder.listingTexts { encoder in
      encoder.writePart { $0.write("inside") }
      encoder.write("after")
    }
    var decoder = BinaryDecoder(bytes[...], readsParts: false)
    try decoder.readTexts()
    var part = try decoder.part()
    #expect(try decoder.text() == "after" && decoder.isAtEnd)
    #expect(try part.text() == "inside" && part.isAtEnd)
  }

  @Test("Each shortened message is refused")
  func refusesShortenedBytes() {
    let bytes = encoded(["one", "two", nil, "one"] as [String?])
    for count in bytes.indices {
      #expect(throws: BinaryDecoder.Damage.self) { try decoded([String?].self, from: Array(bytes.prefix(count))) }
    }
  }

  @Test("A count that exceeds the remaining bytes is refused before memory is reserved", arguments: [Int.max, 4, -1])
  func refusesLargeCounts(count: Int) {
    let bytes = encoded(count) + [0, 0, 0]
    #expect(throws: BinaryDecoder.Damage.self) { try decoded([Int].self, from: bytes) }
  }

  private func encoded(_ value: some BinaryCodable) -> [UInt8] {
    var encoder = BinaryEncoder()
    value.encode(to: &encoder)
    return encoder.bytes
  }

  private func decoded<Value: BinaryCodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    var decoder = BinaryDecoder(bytes[...])
    let value = try Value(from: &decoder)
    guard decoder.isAtEnd else { throw BinaryDecoder.Damage() }
    return value
  }
}
