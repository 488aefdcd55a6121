import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// The model of a text that must not have errors.
func model(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) throws -> Model {
  let read = ModelFile.read(text, file: "m.yaml")
  return try #require(read.value, "\(report(read.diagnostics))", sourceLocation: location)
}

/// The operation of the only step of a model with the controllers a to e, where d is in the navigation controller e.
func operation(_ step: String, _ location: Testing.SourceLocation = #_sourceLocation) throws -> StepOperation {
  let text = """
    window: {id: a}
    controllers:
      b: {}
      c: {}
      d: {}
      e: {class: UINavigationController, children: [d]}
      split: {class: UISplitViewController}
    steps:
      - \(step)
    """
  return try #require(try model(text, location).steps.first, sourceLocation: location).operation
}

/// Diagnostics as printed: location, message, suggestion; notes indented.
func report(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { diagnostic in
    let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
    let suggestion = diagnostic.suggestion.map { " (\($0))" } ?? ""
    let notes = diagnostic.notes.map { note in
      "\n  \(note.location.map { "\($0.line):\($0.column)" } ?? "-") \(note.message)"
    }
    return "\(place) \(diagnostic.code): \(diagnostic.message)\(suggestion)\(notes.joined())"
  }
  .joined(separator: "\n")
}
