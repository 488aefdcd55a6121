import VCImporters
import VCWords
import ViewControllerGraph

extension Language {
  /// Returns the language of a figure's text: English if labels have not been translated into this one, unless the document
  /// has texts of its own in it, which the figure then shows.
  func ofFigures(of document: Document) -> Language {
    guard !isKnown, case .model = document.content else { return ofLabels }
    let languages = ModelFile.languages(of: document.input.bytes, file: document.input.name)
    return languages.isDisjoint(with: [tag.lowercased(), code]) ? .english : self
  }

  /// A note if labels have not been translated into the language.
  var notes: [Diagnostic] {
    guard !isKnown else { return [] }
    return [
      Diagnostic(
        code: "no-translation", severity: .note,
        message: "labels have not been translated into '\(tag)', so they are in English",
        suggestion: "the languages of labels are \(Self.known.joined(separator: ", "))")
    ]
  }
}
