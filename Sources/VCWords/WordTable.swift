/// The phrases of `Resources/words.txt` in all its languages.
struct WordTable: Sendable {
  static let standard = WordTable(String(decoding: PackageResources.words_txt, as: UTF8.self))

  private var patterns: [String: [String: String]] = [:]
  /// In the order of their codes.
  private(set) var languages: [String] = []
  /// The English phrases, in the table's order.
  private(set) var keys: [String] = []

  /// Reads a table: a phrase on a line of its own, below it `  CODE: TRANSLATION` for each language; `#` begins a remark.
  init(_ text: String) {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard line.first == " " else {
        keys.append(String(line))
        continue
      }
      let entry = line.drop { $0 == " " }
      guard let colon = entry.firstIndex(of: ":"), let key = keys.last else { continue }
      let code = String(entry[..<colon])
      found.insert(code)
      patterns[key, default: [:]][code] = String(entry[entry.index(after: colon)...].drop { $0 == " " })
    }
    languages = found.sorted()
  }

  /// A phrase in a language; `nil` where it is not translated.
  func pattern(of key: String, in code: String) -> String? { patterns[key]?[code] }
}
