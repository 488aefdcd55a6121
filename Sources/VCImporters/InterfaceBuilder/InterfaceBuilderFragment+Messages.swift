import VCDiagnostics
import VCModel

// The diagnostics for storyboards and XIBs.

extension Diagnostic {
  static func duplicateObject(
    _ object: String, _ location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code: "duplicate-object-id", severity: .warning,
      message: "the object id '\(object)' is used twice; references lead to its first use",
      suggestion: "give one of the two objects another id", at: location,
      notes: [.init("first used here", at: first)])
  }

  static func unknownElement(_ element: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "unknown-controller-element", severity: .note,
      message: "unknown controller element '\(element)', drawn as a plain screen", at: location)
  }

  static func unknownKind(_ kind: String, _ location: SourceLocation) -> Diagnostic {
    let near = NearestName.suggestion(for: kind, among: SegueMeaning.kinds)
    return Diagnostic(
      code: "unknown-segue-kind", severity: .note,
      message: kind.isEmpty
        ? "a segue without a kind, drawn as custom" : "unknown segue kind '\(kind)', drawn as custom",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "the kinds are \(SegueMeaning.kinds.joined(separator: ", "))",
      at: location)
  }

  static func unknownRelationship(_ name: String, _ location: SourceLocation) -> Diagnostic {
    let near = NearestName.suggestion(for: name, among: SegueMeaning.relationships)
    return Diagnostic(
      code: "unknown-segue-kind", severity: .note,
      message: name.isEmpty
        ? "a relationship without a name, treated as a child"
        : "unknown relationship '\(name)', treated as a child",
      suggestion: near.map { "did you mean '\($0)'?" }
        ?? "the relationships are \(SegueMeaning.relationships.joined(separator: ", "))", at: location)
  }

  static func unknownStyle(_ style: String, among known: [String], _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "unknown-style", severity: .note, message: "'\(style)' is not a UIKit style, ignored",
      suggestion: NearestName.suggestion(for: style, among: known).map { "did you mean '\($0)'?" }
        ?? "the styles are \(known.joined(separator: ", "))", at: location)
  }

  static func noSource(_ object: String?, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "segue-without-source", severity: .warning,
      message: "the segue '\(object ?? "")' is in a scene without a controller, ignored",
      suggestion: "give the scene a view controller, or delete the segue", at: location)
  }

  static func noDestination(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dangling-segue", severity: .warning, message: "a segue without a destination",
      suggestion: "connect it to a scene, or delete it", at: location)
  }

  static func noAction(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dangling-segue", severity: .warning,
      message: "an unwind segue without an action, which cannot be performed",
      suggestion: "reconnect it to the exit and choose an action", at: location)
  }

  static func noUnwind(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dangling-segue", severity: .warning, message: "leads to the scene's exit but is not an unwind segue",
      suggestion: "connect it to a scene, or make it an unwind segue", at: location)
  }
}
