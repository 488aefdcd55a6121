/// A property list in the notation of Xcode projects: `{ isa = PBXGroup; children = (A1 /* Cart.swift */, A2); }`.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case record([String: PropertyList])

  /// Reads a property list.
  /// - Returns: `nil` if the text is in another notation, or damaged.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts in a list; empty for other values.
  var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }

  /// The entries of a record; empty for other values.
  var entries: [String: PropertyList] { if case .record(let entries) = self { entries } else { [:] } }

  subscript(key: String) -> PropertyList? { if case .record(let entries) = self { entries[key] } else { nil } }
}

/// A reader of the notation. Projects of large apps have a megabyte, and every scan reads them.
private struct PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// The maximum nesting; projects have five levels.
  private static let deepest = 100

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  mutating func value() -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return record()
    case UInt8(ascii: "("): return list()
    default: return text().map(PropertyList.text)
    }
  }

  private mutating func record() -> PropertyList? {
    var entries: [String: PropertyList] = [:]
    place += 1
    while !skip("}") {
      guard let key = text(), skip("="), let value = value(), skip(";") else { return nil }
      entries[key] = value
    }
    return .record(entries)
  }

  private mutating func list() -> PropertyList? {
    var values: [PropertyList] = []
    place += 1
    while !skip(")") {
      guard let value = value() else { return nil }
      values.append(value)
      if !skip(",") { return skip(")") ? .list(values) : nil }
    }
    return .list(values)
  }

  private mutating func text() -> String? {
    skipSpace()
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") { return quotedText() }
    let start = place
    while place < bytes.count, Self.isPartOfWord(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quotedText() -> String? {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), place < bytes.count {
        text.append(bytes[place])
        place += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// Skips a character if it is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() {
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if isNext("/", "*") {
        place += 2
        while place < bytes.count, !isNext("*", "/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else if isNext("/", "/") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: first) && bytes[place + 1] == UInt8(ascii: second)
  }
}
