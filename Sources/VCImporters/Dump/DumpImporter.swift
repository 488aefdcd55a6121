public import VCDiagnostics
public import VCModel

/// Reads what an app printed of itself: `_printHierarchy` and Chisel's `pvc`, as people paste them.
public enum DumpImporter {
  /// What was seen, dump by dump; presentations have no initiator, because a dump shows effective presenters only (R144).
  /// - Parameter file: The name for messages.
  public static func read(_ text: String, file: String) -> Diagnosed<Observation?> {
    let lines = DumpLines(text, file: file)
    guard !lines.dumps.isEmpty else {
      return Diagnosed(nil, lines.diagnostics + [.empty(SourceLocation(file: file, line: 1))])
    }
    var reader = DumpReader(file: file)
    let dumps = lines.dumps.map { reader.dump(DumpOutline($0)) }
    return Diagnosed(Observation(dumps), lines.diagnostics + reader.diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func empty(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-without-controllers", severity: .error,
      message: "found no line of a hierarchy, expected '<Class 0x…>, state: …, view: …'",
      suggestion: "paste what 'po [UIViewController _printHierarchy]' prints", at: location)
  }
}
