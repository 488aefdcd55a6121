import Testing

@testable import VCWords

@Suite struct WordTableTests {
  @Test func everyPhraseIsInEveryLanguageWithTheSameArguments() {
    let table = WordTable.standard
    #expect(WordTable.languages == ["ar", "de", "ja", "zh"])
    #expect(Set(table.keys).count == table.keys.count)
    for key in table.keys {
      let count = key.matches(of: /\{\}/).count
      for language in WordTable.languages {
        let pattern = table.pattern(of: key, in: language)
        let used = Set((pattern ?? "").matches(of: /\{(\d)\}/).compactMap { Int($0.output.1) })
        #expect(pattern != nil && used == Set(0..<count), "\(key) in \(language): \(pattern ?? "missing")")
      }
    }
  }

  @Test func listsExactlyPhrasesOfProgram() throws {
    let said = try SaidPhrases.inSources()
    let known = Set(WordTable.standard.keys)
    #expect(said.subtracting(known).sorted() == [], "add a translation for each language to words.txt")
    #expect(known.subtracting(said).sorted() == [], "phrases that are no longer used")
  }

  @Test(arguments: [
    (#"say("a \(b + "c") d\"e")"#, ["a {} d\"e"]), (#"say(x ? "a" : "b")"#, ["a", "b"]),
    (#"terminal.say("a")"#, []), (#"counted(n, "page")"#, ["{} page", "{} pages"]),
    (#"counted(f("x"), "family", plural: "families")"#, ["{} family", "{} families"]), (#"// say("a")"#, []),
  ])
  func phrasesAreFoundInSources(line: String, phrases: [String]) {
    #expect(SaidPhrases.phrases(in: line) == Set(phrases))
  }

  @Test func argumentsTakeThePlaceThatALanguageGivesThem() {
    #expect(say("\("A") presents \("B") \("modally")") == "A presents B modally")
    let said = Language.$current.withValue(Language("ja")) { say("\("A") presents \("B") \("C")") }
    #expect(said == "AがBをC提示")
  }

  @Test func usesEnglishWithoutATranslation() {
    let said = Language.$current.withValue(Language("de")) { say("\(3) unheard-of things") }
    #expect(said == "3 unheard-of things")
    #expect(Language.$current.withValue(Language("tlh")) { say("contains") } == "contains")
  }

  @Test(arguments: [("de", "Laden"), ("de-AT", "Laden"), ("pt-BR", "Loja"), ("pt", "Shop"), ("fr", "Shop")])
  func choosesTextByTagThenLanguageThenEnglish(tag: String, text: String) {
    let texts = [("de", "Laden"), ("en", "Shop"), ("pt-br", "Loja")].map { (tag: $0.0, text: $0.1) }
    #expect(Language(tag).choice(of: texts) == text)
  }

  @Test func aTableIsReadLineByLine() {
    let bytes = Array("# A remark: b\n\na {} b\n  fr: {0} x\n  de: x\n\nc: d\n  fr: d: e\n  it: f\n".utf8)
    let table = WordTable(bytes)
    #expect(table.keys == ["a {} b", "c: d"] && WordTable.languages(in: bytes) == ["de", "fr"])
    #expect(table.pattern(of: "c: d", in: "fr") == "d: e")
  }
}
