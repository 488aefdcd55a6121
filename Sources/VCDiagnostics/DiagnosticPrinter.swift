/// A printer that formats diagnostics like compilers do, so that editors and terminals can open the location.
public struct DiagnosticPrinter: Sendable {
  /// Whether severities are coloured with ANSI escape sequences.
  public var usesColor: Bool

  /// Creates a printer, for plain text unless colour is requested.
  public init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// Returns `file:line:column: error: what was found; what would be right [code]`, followed by a line for each note.
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

  /// Returns the text of several diagnostics, in the given order.
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
