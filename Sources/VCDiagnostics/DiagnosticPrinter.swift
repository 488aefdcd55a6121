/// Prints diagnostics the way compilers do, so that editors and terminals can jump to the place.
public struct DiagnosticPrinter: Sendable {
  /// Whether severities are coloured by ANSI sequences.
  public var usesColor: Bool

  /// A printer of plain text, unless colour is asked for.
  public init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// `file:line:column: error: what was found; what would be right [code]`, and a line for each note.
  public func text(for diagnostic: Diagnostic) -> String {
    var line = place(diagnostic.location)
    line += "\(paint(diagnostic.severity.rawValue, diagnostic.severity)): \(diagnostic.message.visible)"
    if let suggestion = diagnostic.suggestion { line += "; \(suggestion.visible)" }
    line += " [\(diagnostic.code)]\n"
    for note in diagnostic.notes {
      line += "\(place(note.location))\(paint("note", .note)): \(note.message.visible)\n"
    }
    return line
  }

  /// The texts of all of them, in the order given.
  public func text(for diagnostics: [Diagnostic]) -> String {
    diagnostics.map(text(for:)).joined()
  }

  private func place(_ location: SourceLocation?) -> String { location.map { "\($0.description.visible): " } ?? "" }

  private func paint(_ word: String, _ severity: Diagnostic.Severity) -> String {
    guard usesColor else { return word }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
  }
}
