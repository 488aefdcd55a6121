import VCDiagnostics

extension Diagnostic {
  /// Returns the diagnostic of a referenced file with the location of the reference: as its location if it has none,
  /// otherwise as a note.
  package func askedFor(at location: SourceLocation?) -> Diagnostic {
    guard let location else { return self }
    var copy = self
    if let own = self.location, own.line > 0 {
      copy.notes.append(Note("requested here", at: location))
    } else {
      copy.message = self.location.map { "'\($0.file)': \(message)" } ?? message
      copy.location = location
    }
    return copy
  }
}
