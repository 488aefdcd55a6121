import VCImporters
import VCWords
import ViewControllerGraph

extension Language {
  /// Returns the language of a figure's text.
  func ofFigures(of document: Document) -> Language {
    guard case .model = document.content else { return ofLabels }
    return ofFigures(ofModel: document.input.bytes, file: document.input.name)
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
