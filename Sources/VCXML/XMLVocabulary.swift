/// The element names that a handler uses; looking one up needs neither a string nor a search.
package struct XMLVocabulary<Name: Sendable>: Sendable {
  private let words: WordTable
  private let names: [Name]

  /// Creates a vocabulary of words and their names. Of equal words the first one counts.
  package init(_ words: [(String, Name)]) {
    self.words = WordTable(words.map { Array($0.0.utf8) })
    names = words.map(\.1)
  }

  func name(_ text: [UInt8], _ range: Range<Int>) -> Name? { words.position(of: text, range).map { names[$0] } }
}

extension XMLVocabulary where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
  /// Creates a vocabulary of all cases of an enumeration, by raw value.
  package init(_ names: Name.Type) { self.init(names.allCases.map { ($0.rawValue, $0) }) }
}

/// An open-addressed hash table of words, at most a quarter full, whose size is a power of two.
private struct WordTable: Sendable {
  private let words: [[UInt8]]
  /// The position of a word in each slot, or -1.
  private var slots: [Int]

  init(_ words: [[UInt8]]) {
    self.words = words
    var size = 8
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (place, word) in words.enumerated() where position(of: word, word.indices) == nil {
      var slot = hash(word, word.indices)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = place
    }
  }

  func position(of text: [UInt8], _ range: Range<Int>) -> Int? {
    var slot = hash(text, range)
    while slots[slot] >= 0 {
      let word = words[slots[slot]]
      if word.count == range.count, isEqual(word, text, range.lowerBound) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ word: [UInt8], _ text: [UInt8], _ start: Int) -> Bool {
    for offset in 0..<word.count where word[offset] != text[start + offset] { return false }
    return true
  }

  private func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for place in range { hash = (hash ^ UInt64(text[place])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
  }
}
