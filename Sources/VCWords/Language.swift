/// The language of the text that figures, tables and pages generate.
package struct Language: Hashable, Sendable {
  /// A language tag such as `de`, `zh-Hant` or `pt-BR`.
  package let tag: String

  /// Creates a language from its tag; case is ignored.
  package init(_ tag: String) { self.tag = tag }

  /// The language in which all phrases are written.
  package static let english = Language("en")

  /// The language of the text generated in the current task; it also selects among a model's translations.
  @TaskLocal package static var current = Language.english

  /// The language code in lower case, without script and region.
  package var code: String {
    // Every phrase asks for it, and most tags are their own code.
    if tag.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) { return tag }
    return String(tag.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  /// Returns whether a text has the form of a language tag: a language of letters, and further parts of letters and digits.
  package static func isTag(_ text: String) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { position, part in
      (position == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || position > 0 && $0.isNumber) }
    }
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { ["ar", "dv", "fa", "he", "ps", "ur", "yi"].contains(code) }

  /// The `dir` attribute of a page or part of a page.
  package var direction: String { isRightToLeft ? "rtl" : "ltr" }

  /// Whether translations exist for the language.
  package var isKnown: Bool { code == Self.english.code || WordTable.languages.contains(code) }

  /// The language of labels: this one if translations exist for it, otherwise English.
  package var ofLabels: Language { isKnown ? self : .english }

  /// The languages with translations: English first, the others sorted.
  package static var known: [String] { [Self.english.code] + WordTable.languages }

  /// Returns the best of several translations: by the whole tag, then without script and region, then English, then the
  /// first one.
  package func choice<Text>(of texts: [(tag: String, text: Text)]) -> Text? {
    let wished = [tag.lowercased(), code, Self.english.code]
    return wished.lazy.compactMap { tag in texts.first { $0.tag.lowercased() == tag } }.first?.text ?? texts.first?.text
  }

  /// Returns a phrase in this language; in English if there is no translation.
  package func text(of phrase: Phrase) -> String {
    guard tag != Self.english.tag, code != Self.english.code,
      let pattern = WordTable.standard.pattern(of: phrase.key, in: code)
    else { return phrase.english }
    return phrase.filling(pattern)
  }
}

/// Returns a phrase in the language of the current task.
package func say(_ phrase: Phrase) -> String { Language.current.text(of: phrase) }
