/// The kind of an input, detected by content; the name decides only if the content is inconclusive.
public enum InputKind: String, Hashable, Sendable, CaseIterable {
  /// A model in YAML or JSON.
  case model
  /// The JSON output of `scan`.
  case map
  /// A storyboard or a XIB, in any of its formats.
  case interfaceBuilder
  /// The output of `_printHierarchy` or Chisel's `pvc`.
  case dump

  /// Detects the kind of an input; `nil` if neither content nor name determines it.
  /// - Parameter name: The file's name or path; may be empty.
  /// - Complexity: Linear in the size of the input for JSON; otherwise only the first 64 KB are read.
  public static func detect(_ bytes: [UInt8], name: String) -> InputKind? {
    let text = ByteText(bytes)
    guard let first = text.firstVisible else { return byName(name) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      // A log may write the time in brackets before a dump, or be JSON itself.
      if !isModelName(name), DumpLines.occur(in: text.head) { return .dump }
      return text.hasMember("vcgraph", "map") ? .map : .model
    }
    if text.isMarkup { return .interfaceBuilder }
    let head = text.head
    if !isModelName(name), DumpLines.occur(in: head) { return .dump }
    return hasTopLevelKey(head) ? .model : byName(name)
  }

  /// Returns whether an input is intended for vcgraph, by its name or its content, so that messages may quote it.
  public static func isMeantAsInput(_ bytes: [UInt8], name: String) -> Bool {
    let endings = [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json", ".storyboard", ".xib"]
    if endings.contains(where: name.lowercased().hasSuffix) { return true }
    switch detect(bytes, name: name) {
    case nil: return false
    case .map, .dump: return true
    case .interfaceBuilder: return ByteText(bytes).contains("com.apple.InterfaceBuilder")
    case .model: return ["window", "controllers"].contains(where: ByteText(bytes).contains)
    }
  }

  private static func isModelName(_ name: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func byName(_ name: String) -> InputKind? {
    let name = name.lowercased()
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return .interfaceBuilder }
    return isModelName(name) ? .model : nil
  }

  /// Returns whether any line that is not indented starts with a word and a colon, as YAML keys do.
  private static func hasTopLevelKey(_ text: Substring) -> Bool {
    var text = text
    while !text.isEmpty {
      let line = text.prefix { !$0.isNewline }
      if startsWithKey(line) { return true }
      text = text[line.endIndex...].dropFirst()
    }
    return false
  }

  private static func startsWithKey(_ line: Substring) -> Bool {
    let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let rest = line[key.endIndex...]
    return !key.isEmpty && rest.first == ":" && (rest.dropFirst().first.map(\.isWhitespace) ?? true)
  }
}

/// The beginning of an input whose encoding is not yet known.
private struct ByteText {
  /// The bytes without a byte order mark; for UTF-16, without the zero bytes, which is enough for ASCII.
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.bytes = bytes.dropFirst(3)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = bytes.dropFirst(2).prefix(1 << 17).filter { $0 != 0 }[...]
    } else {
      self.bytes = bytes[...]
    }
  }

  /// Returns whether a word occurs near the beginning.
  func contains(_ word: String) -> Bool { head.firstRange(of: word) != nil }

  var firstVisible: UInt8? { bytes.first { $0 > 0x20 } }

  var head: Substring { String(decoding: bytes.prefix(1 << 16), as: UTF8.self)[...] }

  /// Whether the input starts with an XML declaration, a comment or the root element of an Interface Builder file.
  var isMarkup: Bool {
    let start = bytes.drop { $0 <= 0x20 }
    return ["<?", "<!", "<document", "<archive"].contains { start.starts(with: $0.utf8) }
  }

  /// Returns whether any object has this member; its position and the spaces around the colon do not matter.
  func hasMember(_ name: String, _ value: String) -> Bool {
    let name = Array("\"\(name)\"".utf8)
    let value = Array("\"\(value)\"".utf8)
    return bytes.indices.contains { start in
      guard bytes[start] == name[0], bytes[start...].starts(with: name) else { return false }
      let colon = bytes[(start + name.count)...].drop { $0 <= 0x20 }
      guard colon.first == UInt8(ascii: ":") else { return false }
      return colon.dropFirst().drop { $0 <= 0x20 }.starts(with: value)
    }
  }
}
