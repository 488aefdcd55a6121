/// The language in which figures, tables and pages say what they say by themselves.
package struct Language: Hashable, Sendable {
  /// A language tag such as `de`, `zh-Hant` or `pt-BR`.
  package let tag: String

  /// A language by its tag; its case does not matter.
  package init(_ tag: String) { self.tag = tag }

  /// What everything is written in first.
  package static let english = Language("en")

  /// The language of everything that is said in the current task: texts of models are chosen by it, too.
  @TaskLocal package static var current = Language.english

  /// The language without script and region, in lower case.
  package var code: String { String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }) }

  /// Whether it is written from right to left.
  package var isRightToLeft: Bool { ["ar", "dv", "fa", "he", "ps", "ur", "yi"].contains(code) }

  /// The `dir` of a page or part of a page.
  package var direction: String { isRightToLeft ? "rtl" : "ltr" }

  /// Whether there are words in it.
  package var isKnown: Bool { code == Self.english.code || WordTable.languages.contains(code) }

  /// The languages that there are words in, English first, the others sorted.
  package static var known: [String] { [Self.english.code] + WordTable.languages }

  /// Of texts in several languages the one for this language: by its whole tag, then without script and region, then English,
  /// then the first.
  package func choice<Text>(of texts: [(tag: String, text: Text)]) -> Text? {
    let wished = [tag.lowercased(), code, Self.english.code]
    return wished.lazy.compactMap { tag in texts.first { $0.tag.lowercased() == tag } }.first?.text ?? texts.first?.text
  }

  /// A phrase in this language; in English where nobody has translated it.
  package func text(of phrase: Phrase) -> String {
    guard code != Self.english.code, let pattern = WordTable.standard.pattern(of: phrase.key, in: code) else {
      return phrase.english
    }
    return phrase.filling(pattern)
  }
}

/// A phrase in the language of the current task.
package func say(_ phrase: Phrase) -> String { Language.current.text(of: phrase) }
