internal import CExpat

/// The element names that a handler knows, so that comparing one costs neither a string nor a search.
public struct XMLVocabulary<Name: Sendable>: Sendable {
  private struct Entry: Sendable {
    var bytes: [UInt8]
    var name: Name
  }

  /// An open-addressed table, at most a quarter full; its size is a power of two.
  private var table: [Entry?]

  /// Each word with what it stands for. Of equal words the first one counts.
  public init(_ words: [(String, Name)]) {
    var size = 8
    while size < words.count * 4 { size *= 2 }
    table = Array(repeating: nil, count: size)
    for (word, name) in words {
      let bytes = Array(word.utf8)
      var slot = Self.hash(bytes) & (size - 1)
      while let entry = table[slot], entry.bytes != bytes { slot = (slot + 1) & (size - 1) }
      if table[slot] == nil { table[slot] = Entry(bytes: bytes, name: name) }
    }
  }

  func name(_ text: UnsafePointer<XML_Char>) -> Name? {
    var hash = Self.seed
    var length = 0
    while unsafe text[length] != 0 {
      hash = unsafe Self.mix(hash, UInt8(bitPattern: text[length]))
      length += 1
    }
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while let entry = table[slot] {
      if entry.bytes.count == length, unsafe Self.isEqual(entry.bytes, text) { return entry.name }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private static func isEqual(_ bytes: [UInt8], _ text: UnsafePointer<XML_Char>) -> Bool {
    for position in bytes.indices where unsafe UInt8(bitPattern: text[position]) != bytes[position] { return false }
    return true
  }

  private static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }

  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private static func hash(_ bytes: [UInt8]) -> Int { Int(truncatingIfNeeded: bytes.reduce(seed, mix)) }
}

extension XMLVocabulary where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
  /// All cases of an enumeration, by their raw values.
  public init(_ names: Name.Type) { self.init(names.allCases.map { ($0.rawValue, $0) }) }
}
