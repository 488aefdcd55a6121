import VCDiagnostics
import VCModel

/// Reads what an app printed of itself: `_printHierarchy` and Chisel's `pvc`, as people paste them.
public enum DumpImporter {
  /// The hierarchy as a model without steps.
  ///
  /// Controllers are named after their classes, in the order of the dump (`UINavigationController#2` for the second of
  /// its class). Presentations have no initiator: a dump shows effective presenters only (R144).
  /// - Parameter file: The name for messages.
  public static func read(_ text: String, file: String) -> Diagnosed<Model?> {
    var diagnostics: [Diagnostic] = []
    var lines: [DumpLine] = []
    for (number, text) in DumpText.lines(of: text) {
      if let line = DumpLine(text, line: number) {
        lines.append(line)
      } else if looksDamaged(text) {
        diagnostics.append(.notUnderstood(SourceLocation(file: file, line: number)))
      }
    }
    guard !lines.isEmpty else { return Diagnosed(nil, diagnostics + [.empty(SourceLocation(file: file, line: 1))]) }
    var reader = DumpReader(DumpOutline(lines), file: file)
    let model = reader.model()
    return Diagnosed(model, diagnostics + reader.diagnostics)
  }

  /// Whether a line looks like one of a hierarchy that was cut or changed, rather than like what surrounds it.
  private static func looksDamaged(_ text: Substring) -> Bool {
    let mark = text.drop(while: \.isWhitespace).first
    return text.contains("<") && (mark == "|" || mark == "+" || text.contains(", state"))
  }
}

extension Diagnostic {
  fileprivate static func notUnderstood(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-line-not-understood", severity: .warning,
      message: "a line that looks damaged, expected '<Class 0x…>, state: …, view: …'", at: location)
  }

  fileprivate static func empty(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-without-controllers", severity: .error,
      message: "found no line of a hierarchy, expected '<Class 0x…>, state: …, view: …'",
      suggestion: "paste what 'po [UIViewController _printHierarchy]' prints", at: location)
  }
}
