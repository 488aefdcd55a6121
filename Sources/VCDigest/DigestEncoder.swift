extension ContentDigest {
  /// Adds everything that a value encodes: if the conformance is synthesised, no property can be forgotten.
  ///
  /// Every part is combined with its key. The order of keys makes no difference, so equal dictionaries have equal
  /// digests.
  /// - Throws: Any error that the value throws while it is encoded.
  /// - Complexity: Linear in the encoded data.
  package mutating func combine(encoding value: some Encodable) throws {
    combine(try Self.digest(encoding: value))
  }

  // Testing for every kind of integer would search all conformances of the program, once for each type of value: rare
  // kinds are handled when they encode themselves.
  fileprivate static func digest<Value: Encodable>(encoding value: Value) throws -> ContentDigest {
    var digest = ContentDigest()
    // Types are compared first, because a cast that fails takes longer than most values.
    if Value.self == String.self, let text = value as? String {
      digest.combine(text)
    } else if Value.self == Bool.self, let flag = value as? Bool {
      digest.combine(flag ? "true" : "false")
    } else if Value.self == Double.self, let number = value as? Double {
      digest.combine(UInt64(truncatingIfNeeded: number.bitPattern))
    } else if Value.self == Int.self, let number = value as? Int {
      digest.combine(UInt64(truncatingIfNeeded: number))
    } else if Value.self == [UInt8].self, let bytes = value as? [UInt8] {
      digest = ContentDigest(bytes)
    } else {
      let encoder = DigestEncoder()
      try value.encode(to: encoder)
      digest = encoder.digest
    }
    return digest
  }
}

/// Reduces a value to a digest through `Encodable`.
private final class DigestEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// The digests of completed parts.
  private var sum = ContentDigest()
  fileprivate private(set) var count = 0
  /// The parts that are still being encoded.
  private var open: [(key: String, encoder: DigestEncoder)] = []

  var digest: ContentDigest {
    open.reduce(into: sum) { $0.add(Self.part($1.key, $1.encoder.digest)) }
  }

  func add(_ value: some Encodable, at key: String) throws {
    count += 1
    sum.add(Self.part(key, try ContentDigest.digest(encoding: value)))
  }

  func add(number: some BinaryInteger, at key: String) throws { try add(Int(truncatingIfNeeded: number), at: key) }

  func addNothing(at key: String) {
    count += 1
    sum.add(Self.part(key, ContentDigest()))
  }

  func encoder(at key: String) -> DigestEncoder {
    count += 1
    let encoder = DigestEncoder()
    open.append((key, encoder))
    return encoder
  }

  private static func part(_ key: String, _ value: ContentDigest) -> ContentDigest {
    var part = ContentDigest()
    part.combine(key)
    part.combine(value)
    return part
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedDigests<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Digests(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { Digests(encoder: self) }
}

private struct KeyedDigests<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let encoder: DigestEncoder

  func encodeNil(forKey key: Key) { encoder.addNothing(at: key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.add(value, at: key.stringValue) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
  {
    encoder.encoder(at: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.encoder(at: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.encoder(at: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.encoder(at: key.stringValue) }
}

/// Containers with positions instead of keys, or with a single value.
private struct Digests: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let codingPath: [any CodingKey] = []
  let encoder: DigestEncoder

  var count: Int { encoder.count }

  private var place: String { String(encoder.count) }

  func encodeNil() { encoder.addNothing(at: place) }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.add(value, at: place) }

  func encode(_ value: Int8) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: Int16) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: Int32) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: Int64) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: UInt) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: UInt8) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: UInt16) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: UInt32) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: UInt64) throws { try encoder.add(number: value, at: place) }
  func encode(_ value: Float) throws { try encoder.add(Double(value), at: place) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.encoder(at: place).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.encoder(at: place).unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder.encoder(at: place) }
}
