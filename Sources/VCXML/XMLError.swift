import VCDiagnostics

/// Why a text is no XML document, and where it stops being one.
package struct XMLError: Error, Hashable, Sendable {
  /// The first place at which nothing well-formed can go on.
  package var location: SourceLocation
  /// What was found: lower case, no full stop.
  package var message: String
  /// A start tag that the message speaks of.
  package var related: Diagnostic.Note?

  /// A mistake at a place.
  package init(_ message: String, at location: SourceLocation, related: Diagnostic.Note? = nil) {
    self.message = message
    self.location = location
    self.related = related
  }

  /// The same as a diagnostic with the code `malformed-xml`.
  package var diagnostic: Diagnostic {
    Diagnostic(
      code: "malformed-xml", severity: .error, message: message, at: location, notes: related.map { [$0] } ?? [])
  }
}
