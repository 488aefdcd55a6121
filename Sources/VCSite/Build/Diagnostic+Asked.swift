import VCDiagnostics

extension Diagnostic {
  /// The same about a file that something else names: at the place of that name when nothing nearer is known, else with it as
  /// a second place.
  package func askedFor(at location: SourceLocation?) -> Diagnostic {
    guard let location else { return self }
    var copy = self
    if let own = self.location, own.line > 0 {
      copy.notes.append(Note("asked for here", at: location))
    } else {
      copy.message = self.location.map { "'\($0.file)': \(message)" } ?? message
      copy.location = location
    }
    return copy
  }
}
