/// A textual test that shows whether a Swift file may be relevant to screens.
///
/// Parsing takes most of the time of a scan, so files of models or services without relevant words are not parsed. The test
/// must not miss a relevant file: a file is relevant if any of these words occurs in it, even as part of another word, if it
/// declares an enum (a possible router), a protocol or a type alias, or if it declares a class with a superclass that may be
/// a screen.
package enum WordsOfInterest {
  /// Substrings to search for, in lower case.
  private static let parts = Index([
    "view", "controller", "present", "push", "show", "segue", "storyboard", "navigat", "coordinat", "rout", "sheet",
    "popover", "scene", "window", "screen", "destination", "alert", "dismiss", "tab", "page", "link", "flow", "open",
    "vc",
    "wireframe", "builder", "factory", "container", "assembl", "host", "delegate", "selector", "button", "tap",
    "callback",
    "completion", "closure", "handler", "enum ", "protocol ", "typealias ",
  ])

  /// Common superclasses and protocols of classes that are not screens.
  private static let plainHeritage: Set<String> = [
    "NSObject", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Identifiable", "Sendable",
    "ObservableObject",
  ]

  /// Returns whether a file must be parsed. Words cannot be found in a file that is not text, which has to be reported.
  package static func occur(in source: [UInt8]) -> Bool {
    !SourceEncoding.isUTF8(source) || parts.isFound(in: source)
      || classHeritage(in: source).contains { !plainHeritage.contains($0) }
  }

  /// Returns the first name after the colon of each class declaration, or a single empty name, which makes the file
  /// relevant, for a generic class.
  private static func classHeritage(in source: [UInt8]) -> [String] {
    let word = Array("class ".utf8)
    var names: [String] = []
    var rest = source[...]
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      guard rest.starts(with: word) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(word.count)
      let head = rest.prefix { $0 != UInt8(ascii: "{") }
      guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { continue }
      // The colon may belong to the constraint of a generic parameter; such a declaration is not analysed further.
      guard !head[..<colon].contains(UInt8(ascii: "<")) else { return [""] }
      let name = head[head.index(after: colon)...].drop { $0 <= UInt8(ascii: " ") }
      names.append(String(decoding: name.prefix { $0.isIdentifier }, as: UTF8.self))
    }
    return names
  }

  /// Words indexed by their first two letters.
  private struct Index: Sendable {
    private var words: [[[UInt8]]]

    init(_ words: [String]) {
      self.words = Array(repeating: [], count: 1 << 16)
      for word in words {
        let bytes = Array(word.utf8)
        self.words[Int(bytes[0]) << 8 | Int(bytes[1])].append(bytes)
      }
    }

    func isFound(in source: [UInt8]) -> Bool {
      guard var last = source.first?.lowercased else { return false }
      for place in 1..<max(1, source.count) {
        let next = source[place].lowercased
        let found = words[Int(last) << 8 | Int(next)]
        last = next
        if found.contains(where: { Self.stands($0, in: source, at: place - 1) }) { return true }
      }
      return false
    }

    private static func stands(_ word: [UInt8], in source: [UInt8], at place: Int) -> Bool {
      place + word.count <= source.count
        && word.indices.allSatisfy { source[place + $0].lowercased == word[$0] }
    }
  }
}

extension UInt8 {
  /// The byte with an ASCII letter converted to lower case.
  fileprivate var lowercased: UInt8 { (65...90).contains(self) ? self | 0x20 : self }

  fileprivate var isIdentifier: Bool {
    (48...57).contains(self) || (97...122).contains(lowercased) || self == UInt8(ascii: "_") || self >= 128
  }
}
