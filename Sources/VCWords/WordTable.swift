/// The phrases in `Resources/words.txt` with their translations.
struct WordTable: Sendable {
  /// The standard table, read when text is first needed in another language than English.
  static let standard = WordTable(PackageResources.words_txt)
  /// The language codes in the standard table, sorted. Every run lists them, while few read the whole table, which is
  /// slow.
  static let languages = languages(in: PackageResources.words_txt)

  private var patterns: [String: [String: String]] = [:]
  /// The English phrases, in the order of the table.
  private(set) var keys: [String] = []

  /// Reads a UTF-8 table: each phrase on a separate line, followed by `  CODE: TRANSLATION` for each language; `#`
  /// begins a comment.
  init(_ bytes: [UInt8]) {
    for line in Self.lines(of: bytes) {
      guard let (code, text) = Self.translation(in: line) else {
        keys.append(String(decoding: line, as: UTF8.self))
        continue
      }
      guard let key = keys.last else { continue }
      let pattern = String(decoding: text.drop { $0 == Self.space }, as: UTF8.self)
      patterns[key, default: [:]][String(decoding: code, as: UTF8.self)] = pattern
    }
  }

  /// Returns the translation of a phrase; `nil` if there is none.
  func pattern(of key: String, in code: String) -> String? { patterns[key]?[code] }

  /// Returns a table's language codes, sorted: those of its first phrase. The rest of the table is not read.
  static func languages(in bytes: [UInt8]) -> [String] {
    var codes: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: newline) {
      if let (code, _) = translation(in: rest[..<end]) {
        codes.append(String(decoding: code, as: UTF8.self))
      } else if !codes.isEmpty {
        break
      }
      rest = rest[(end + 1)...]
    }
    return codes.sorted()
  }

  // MARK: - Lines

  private static let (space, colon, newline, remark) = (
    UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\n"), UInt8(ascii: "#")
  )

  private static func lines(of bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    bytes.split(separator: newline).lazy.filter { $0.first != remark }
  }

  /// Returns the language code and the translation in a line; `nil` for a line that begins a phrase.
  private static func translation(in line: ArraySlice<UInt8>) -> (code: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
    guard line.first == space, let code = code(atStartOf: line) else { return nil }
    return (code, line[line.index(after: code.endIndex)...])
  }

  /// Returns the language code at the beginning of a translation.
  private static func code(atStartOf entry: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let entry = entry.drop { $0 == space }
    let code = entry.prefix { $0 != colon && $0 != newline }
    return entry.dropFirst(code.count).first == colon ? code : nil
  }
}
