import VCDiagnostics
import VCModel

/// Writes JSON piece by piece; callers write an object's members in the order of their keys.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  init() { bytes.reserveCapacity(1 << 16) }

  /// Writes text that is already JSON.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes an object on one line.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    let outer = needsComma
    needsComma = false
    members(&self)
    needsComma = outer
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a list on one line.
  mutating func array<Value>(_ values: [Value], _ write: (Value, inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      if position > 0 { raw(", ") }
      write(value, &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a member's key and colon.
  mutating func key(_ key: StaticString) {
    if needsComma { raw(", ") }
    needsComma = true
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    raw("\": ")
  }
}

// MARK: - Members; `nil` values are omitted

extension JSONWriter {
  mutating func member(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  mutating func memberOrNull(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { raw("null") }
  }

  mutating func member(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    raw(value ? "true" : "false")
  }

  mutating func member(_ key: StaticString, _ value: Int) {
    self.key(key)
    raw("\(value)")
  }

  mutating func member(_ key: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    self.key(key)
    array(values) { $1.string($0) }
  }

  mutating func member(_ key: StaticString, _ rect: ScreenRect) {
    self.key(key)
    array([rect.x, rect.y, rect.width, rect.height]) { $1.number($0) }
  }

  /// Writes a number; whole numbers have no fraction.
  private mutating func number(_ value: Double) { raw(Int(exactly: value).map { "\($0)" } ?? "\(value)") }

  private mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    if Self.isPlain(value) {
      raw(value)
    } else {
      for scalar in value.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Most strings need no escapes; the bytes of control characters that affect a terminal begin with 0xC2, 0xD8 or
  /// 0xE2.
  private static func isPlain(_ value: String) -> Bool {
    for byte in value.utf8
    where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || [0xC2, 0xD8, 0xE2].contains(byte) {
      return false
    }
    return true
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": raw("\\\"")
    case "\\": raw("\\\\")
    case "\n": raw("\\n")
    case "\r": raw("\\r")
    case "\t": raw("\\t")
    case _ where String(scalar).visible != String(scalar):
      let digits = String(scalar.value, radix: 16)
      raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: raw(String(Character(scalar)))
    }
  }
}
