import Foundation
import Testing

/// `--lang` with a language that labels have not been translated into.
@Suite struct LanguageTests {
  private func run(_ title: String, _ options: String...) throws -> BuiltProgram.Run {
    let model = "title: \(title)\nwindow: {id: home, title: Home}\n"
    return try BuiltProgram.run(["render", "-", "-o", "-"] + options, input: model)
  }

  @Test(arguments: ["svg", "html"]) func englishTextIsNotLabelledAsAnotherLanguage(format: String) throws {
    let run = try run("{en: Shop, de: Laden}", "--lang", "fr", "--format", format)
    #expect(run.status == 0 && !run.output.contains(#"lang="fr""#) && run.output.contains("Shop"))
    #expect(run.errors.contains("note: labels have not been translated into 'fr', so they are in English"))
    #expect(run.errors.contains("the languages of labels are en, ar, de, ja, zh"))
  }

  @Test func textsOfTheModelKeepTheirLanguage() throws {
    let run = try run("{en: Shop, fr: Magasin}", "--lang", "fr-CA")
    #expect(run.output.contains(#"lang="fr-CA""#) && run.output.contains("Magasin"))
    #expect(run.errors.contains("[no-translation]"))
  }

  @Test func aTranslationOfALanguageServesItsRegions() throws {
    let run = try run("{en: Shop, de: Laden}", "--lang", "de-AT")
    #expect(run.output.contains(#"lang="de-AT""#) && run.output.contains("Laden"))
    #expect(!run.errors.contains("no-translation"))
  }
}
