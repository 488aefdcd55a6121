import VCDiagnostics

/// A JSON value with the location where it starts.
struct LocatedJSON: Sendable {
  /// The value.
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([String: LocatedJSON])
  }

  var value: Value
  var location: SourceLocation
}

/// The reason a text is not valid JSON, and the location of the error.
struct JSONError: Error {
  var message: String
  var location: SourceLocation
}

/// Reads JSON, recording the location of each value.
///
/// Nesting deeper than any map is rejected, so that no input can exhaust the stack.
struct JSONReader {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  /// The column of the last location requested in the current line, so that long lines are counted only once.
  private var counted = (position: 0, column: 1)
  private static let deepest = 64

  /// - Throws: The first error in the JSON.
  static func read(_ bytes: [UInt8], file: String) throws(JSONError) -> LocatedJSON {
    var reader = JSONReader(bytes: bytes, file: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      reader.position = 3
      reader.counted.position = 3
    }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.error("unexpected content after the end of the document") }
    return value
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Columns count Unicode scalars, so UTF-8 continuation bytes are skipped.
  private mutating func location() -> SourceLocation {
    if counted.position < position {
      counted.column += bytes[counted.position..<position].count { $0 & 0xC0 != 0x80 }
      counted.position = position
    }
    return SourceLocation(file: file, line: line, column: counted.column)
  }

  private mutating func error(_ message: String) -> JSONError {
    JSONError(message: message, location: next == nil ? end : location())
  }

  /// The location after the last visible character: the end of the file may be on a line that editors do not show.
  private var end: SourceLocation {
    let content = bytes[..<(bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0)]
    let start = content.lastIndex(of: 0x0A).map { $0 + 1 } ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    return SourceLocation(
      file: file, line: 1 + content.count { $0 == 0x0A },
      column: 1 + content.dropFirst(start).count { $0 & 0xC0 != 0x80 })
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
      if byte == 0x0A {
        line += 1
        counted = (position, 1)
      }
    }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let code = byte.asciiValue, next == code else { return false }
    position += 1
    return true
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value(depth: Int) throws(JSONError) -> LocatedJSON {
    skipSpace()
    let start = location()
    guard depth < Self.deepest else { throw error("nested too deeply") }
    guard let byte = next else { throw error("the file ends where a value was expected") }
    let value: LocatedJSON.Value
    switch byte {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    default: value = try word()
    }
    return LocatedJSON(value: value, location: start)
  }

  private mutating func object(depth: Int) throws(JSONError) -> LocatedJSON.Value {
    position += 1
    var members: [String: LocatedJSON] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let place = location()
      let key = try string()
      skipSpace()
      guard take(":") else { throw error("expected ':' after the key '\(key)'") }
      guard members[key] == nil else { throw JSONError(message: "the key '\(key)' is given twice", location: place) }
      members[key] = try value(depth: depth + 1)
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> LocatedJSON.Value {
    position += 1
    var values: [LocatedJSON] = []
    skipSpace()
    if take("]") { return .array(values) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func number() throws(JSONError) -> LocatedJSON.Value {
    let start = position
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      position = start
      throw error("not a number")
    }
    return .number(value)
  }

  private mutating func word() throws(JSONError) -> LocatedJSON.Value {
    let words: [(String, LocatedJSON.Value)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("expected a value")
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: result, as: UTF8.self) else { throw error("invalid UTF-8 in a string") }
        return text
      case UInt8(ascii: "\\"): result += Array(String(try escape()).utf8)
      case 0..<0x20: throw error("a control character in a string")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error("the file ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    guard let byte = next else { throw error("the file ends inside a string") }
    position += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape()
    default: throw error("invalid escape sequence")
    }
  }

  /// Reads one scalar, which JSON writes as two escapes if it is beyond U+FFFF.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else { throw error("unpaired surrogate") }
    position += 2
    let second = try fourDigits()
    guard 0xDC00..<0xE000 ~= second, let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw error("unpaired surrogate") }
    return scalar
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return value
  }
}
