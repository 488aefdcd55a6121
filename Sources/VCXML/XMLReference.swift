/// The predefined references of XML: five names, and character numbers.
enum XMLReference {
  /// Returns the end of the reference that begins at an ampersand; `nil` for any other reference.
  static func end(in text: [UInt8], from start: Int) -> Int? {
    let limit = min(start + 12, text.count)
    guard let semicolon = text[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return scalar(text[start + 1..<semicolon]) == nil ? nil : semicolon + 1
  }

  /// Returns a text with references replaced and line endings as line feeds, or as spaces in an attribute.
  static func replacing(in text: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    var place = text.startIndex
    var plain = place
    func flush(_ end: Int, _ result: inout String.UnicodeScalarView) {
      if plain < end { result.append(contentsOf: String(decoding: text[plain..<end], as: UTF8.self).unicodeScalars) }
    }
    while place < text.endIndex {
      let byte = text[place]
      var next = place + 1
      var replacement: Unicode.Scalar?
      switch byte {
      case UInt8(ascii: "&"):
        let end = text[place...].firstIndex(of: UInt8(ascii: ";")) ?? place
        replacement = scalar(text[place + 1..<max(end, place + 1)])
        next = max(end, place) + 1
      case 0x0D:
        if next < text.endIndex, text[next] == 0x0A { next += 1 }
        replacement = isAttribute ? " " : "\n"
      case 0x09 where isAttribute, 0x0A where isAttribute: replacement = " "
      default: break
      }
      if let replacement {
        flush(place, &result)
        result.append(replacement)
        plain = next
      }
      place = next
    }
    flush(text.endIndex, &result)
    return String(result)
  }

  /// Returns the character for the text between `&` and `;`.
  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") { return numbered(name.dropFirst()) }
    for (known, scalar) in named where name.elementsEqual(known.utf8) { return scalar }
    return nil
  }

  private static let named: [(String, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  /// Returns a character only if XML allows it.
  private static func numbered(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value), value != 0xFFFE, value != 0xFFFF
    else { return nil }
    return Unicode.Scalar(value)
  }
}
