/// The phrases of `Resources/words.txt` in all its languages.
struct WordTable: Sendable {
  /// Read when something is first said in another language than English.
  static let standard = WordTable(PackageResources.words_txt)
  /// The codes of the languages that the standard table has, sorted. Every run of the program lists them, and few read the
  /// table, which takes long.
  static let languages = languages(in: PackageResources.words_txt)

  private var patterns: [String: [String: String]] = [:]
  /// The English phrases, in the table's order.
  private(set) var keys: [String] = []

  /// Reads a table in UTF-8: a phrase on a line of its own, below it `  CODE: TRANSLATION` for each language; `#` begins a
  /// remark.
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

  /// A phrase in a language; `nil` where it is not translated.
  func pattern(of key: String, in code: String) -> String? { patterns[key]?[code] }

  /// The codes of a table's languages, sorted: those that its first phrase has. No more of it is read.
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

  /// The code of a language and what follows it; `nil` for a line that begins a phrase.
  private static func translation(in line: ArraySlice<UInt8>) -> (code: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
    guard line.first == space, let code = code(atStartOf: line) else { return nil }
    return (code, line[line.index(after: code.endIndex)...])
  }

  /// The code of the language with which a translation begins.
  private static func code(atStartOf entry: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let entry = entry.drop { $0 == space }
    let code = entry.prefix { $0 != colon && $0 != newline }
    return entry.dropFirst(code.count).first == colon ? code : nil
  }
}
