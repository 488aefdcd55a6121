/// Reads the plain XML that programs write, several times faster than the C library.
///
/// It gives up on anything unusual: a document type, processing instructions, CDATA sections, an encoding other than
/// UTF-8, names outside ASCII, and every error. The C library then reads the text from its start; it supports all of
/// XML and provides the error messages.
struct XMLScanner {
  private let text: [UInt8]
  private let lines: LineCounter
  private let start: Int?
  /// The names of the open elements, outermost first.
  private var open: [Range<Int>] = []
  private var attributes: [XMLElement.Attribute] = []
  private var hasRoot = false

  init(_ text: [UInt8]) {
    self.text = text
    let survey = TextSurvey(text)
    let first = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = LineCounter(from: first, hasCarriageReturns: survey.hasCarriageReturns)
    start = survey.isUTF8 ? Self.endOfDeclaration(in: text, from: first) : nil
  }

  /// Scans the text and passes everything to the handler.
  /// - Returns: Whether the end was reached; otherwise the handler's state must be discarded.
  mutating func scan(_ handler: inout some XMLHandler) -> Bool {
    guard var place = start else { return false }
    while let tag = readText(from: place, &handler) {
      if tag == text.count { return open.isEmpty && hasRoot }
      guard tag + 1 < text.count else { return false }
      let next: Int? =
        switch text[tag + 1] {
        case UInt8(ascii: "/"): readEnd(at: tag, &handler)
        case UInt8(ascii: "!"): endOfComment(at: tag)
        default: readStart(at: tag, &handler)
        }
      guard let next else { return false }
      place = next
    }
    return false
  }

  /// Returns the end of the XML declaration, in one of the forms that programs write; a text may have none.
  private static func endOfDeclaration(in text: [UInt8], from first: Int) -> Int? {
    guard text[first...].starts(with: "<?xml".utf8) else { return first }
    for encoding in ["", " encoding=\"UTF-8\"", " encoding=\"utf-8\""] {
      for end in ["?>", " standalone=\"no\"?>", " standalone=\"yes\"?>"] {
        let declaration = "<?xml version=\"1.0\"\(encoding)\(end)"
        if text[first...].starts(with: declaration.utf8) { return first + declaration.utf8.count }
      }
    }
    return nil
  }
}

// MARK: - Between tags

extension XMLScanner {
  /// - Returns: The position of the next tag, or of the text's end.
  private func readText(from start: Int, _ handler: inout some XMLHandler) -> Int? {
    var place = start
    var isPlain = true
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "<") { break }
      if byte > 0x20, open.isEmpty { return nil }
      if byte == UInt8(ascii: "&") {
        guard passReference(at: &place, &isPlain) else { return nil }
        continue
      }
      if byte < 0x20 {
        guard byte == 0x0A || byte == 0x09 || byte == 0x0D else { return nil }
        if byte == 0x0D { isPlain = false }
      } else if byte == UInt8(ascii: "]"), place + 1 < text.count, text[place + 1] == byte {
        return nil
      }
      place += 1
    }
    if place > start, !open.isEmpty, handler.wantsText {
      handler.text(
        isPlain
          ? String(decoding: text[start..<place], as: UTF8.self)
          : XMLReference.replacing(in: text[start..<place], isAttribute: false))
    }
    return place
  }

  /// A comment may contain anything except two hyphens and control characters.
  private func endOfComment(at tag: Int) -> Int? {
    guard text[tag...].starts(with: "<!--".utf8) else { return nil }
    var place = tag + 4
    while place + 2 < text.count {
      let byte = text[place]
      if byte < 0x20, byte != 0x0A, byte != 0x09, byte != 0x0D { return nil }
      if byte == UInt8(ascii: "-"), text[place + 1] == byte {
        return text[place + 2] == UInt8(ascii: ">") ? place + 3 : nil
      }
      place += 1
    }
    return nil
  }
}

// MARK: - Tags

extension XMLScanner {
  private mutating func readEnd(at tag: Int, _ handler: inout some XMLHandler) -> Int? {
    guard let name = open.popLast() else { return nil }
    let start = tag + 2
    guard start + name.count < text.count else { return nil }
    for offset in 0..<name.count where text[start + offset] != text[name.lowerBound + offset] { return nil }
    let end = endOfSpace(from: start + name.count)
    guard end < text.count, text[end] == UInt8(ascii: ">") else { return nil }
    handler.endElement()
    return end + 1
  }

  private mutating func readStart(at tag: Int, _ handler: inout some XMLHandler) -> Int? {
    guard !open.isEmpty || !hasRoot, let nameEnd = endOfName(from: tag + 1),
      let end = readAttributes(from: nameEnd)
    else { return nil }
    hasRoot = true
    let name = tag + 1..<nameEnd
    let isEmpty = text[end] == UInt8(ascii: "/")
    if isEmpty, end + 1 >= text.count || text[end + 1] != UInt8(ascii: ">") { return nil }
    handler.startElement(XMLElement(text, name: name, attributes: attributes, at: .offset(tag, lines)))
    if isEmpty {
      handler.endElement()
      return end + 2
    }
    open.append(name)
    return end + 1
  }

  /// - Returns: The position of the tag's `>` or `/`.
  private mutating func readAttributes(from start: Int) -> Int? {
    attributes.removeAll(keepingCapacity: true)
    var known = AttributeNames()
    var place = start
    while true {
      let next = endOfSpace(from: place)
      guard next < text.count else { return nil }
      if text[next] == UInt8(ascii: ">") || text[next] == UInt8(ascii: "/") { return next }
      guard next > place, let nameEnd = endOfName(from: next) else { return nil }
      let equals = endOfSpace(from: nameEnd)
      guard equals < text.count, text[equals] == UInt8(ascii: "=") else { return nil }
      guard let attribute = attribute(named: next..<nameEnd, from: endOfSpace(from: equals + 1)) else { return nil }
      if known.mayHave(text, attribute.name), attributes.contains(where: { isSame($0.name, attribute.name) }) {
        return nil
      }
      attributes.append(attribute)
      place = attribute.value.upperBound + 1
    }
  }

  private func attribute(named name: Range<Int>, from start: Int) -> XMLElement.Attribute? {
    guard start < text.count else { return nil }
    let quote = text[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var place = start + 1
    var isPlain = true
    while place < text.count {
      let byte = text[place]
      if byte == quote { return XMLElement.Attribute(name: name, value: start + 1..<place, isPlain: isPlain) }
      if byte == UInt8(ascii: "&") {
        guard passReference(at: &place, &isPlain) else { return nil }
        continue
      }
      if byte < 0x20 {
        guard byte == 0x0A || byte == 0x09 || byte == 0x0D else { return nil }
        isPlain = false
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// Advances past a reference; text with a reference is not literal.
  /// - Returns: Whether the reference is a supported one.
  private func passReference(at place: inout Int, _ isPlain: inout Bool) -> Bool {
    guard let end = XMLReference.end(in: text, from: place) else { return false }
    isPlain = false
    place = end
    return true
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool { text[one].elementsEqual(text[other]) }

  private func endOfSpace(from start: Int) -> Int {
    var place = start
    while place < text.count, text[place] == 0x20 || text[place] == 0x0A || text[place] == 0x09 || text[place] == 0x0D {
      place += 1
    }
    return place
  }

  /// Returns the end of a name; `nil` if no ASCII name begins here.
  private func endOfName(from start: Int) -> Int? {
    var place = start
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: ":"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if place == start { return nil }
      case 0x80...0xFF: return nil
      default: return place > start ? place : nil
      }
      place += 1
    }
    return nil
  }
}

/// A Bloom filter for attribute names, so that most tags need no comparisons to rule out duplicates.
private struct AttributeNames {
  private var bits: UInt64 = 0

  /// Returns whether the name may have occurred before, and inserts it.
  mutating func mayHave(_ text: [UInt8], _ name: Range<Int>) -> Bool {
    let first = UInt64(text[name.lowerBound])
    let last = UInt64(text[name.upperBound - 1])
    let bit: UInt64 = 1 << ((first &* 7 &+ last &* 13 &+ UInt64(name.count)) & 63)
    defer { bits |= bit }
    return bits & bit != 0
  }
}

/// The properties of a text found in a single pass.
private struct TextSurvey {
  let isUTF8: Bool
  let hasCarriageReturns: Bool

  init(_ text: [UInt8]) {
    var all: UInt8 = 0
    var returns = 0
    unsafe text.withUnsafeBufferPointer { bytes in
      for place in 0..<bytes.count {
        all |= unsafe bytes[place]
        returns &+= unsafe bytes[place] == 0x0D ? 1 : 0
      }
    }
    hasCarriageReturns = returns > 0
    isUTF8 = all < 0x80 || (String(validating: text, as: UTF8.self) != nil && !Self.hasNoncharacters(text))
  }

  /// Returns whether the text contains U+FFFE or U+FFFF, which XML does not allow.
  private static func hasNoncharacters(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let place = rest.firstIndex(of: 0xEF) {
      if rest[place...].starts(with: [0xEF, 0xBF, 0xBE]) || rest[place...].starts(with: [0xEF, 0xBF, 0xBF]) {
        return true
      }
      rest = rest[(place + 1)...]
    }
    return false
  }
}
