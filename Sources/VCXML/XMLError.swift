import VCDiagnostics

/// The reason a text is not well-formed XML, and the location.
package struct XMLError: Error, Hashable, Sendable {
  /// The first location at which the text is not well-formed.
  package var location: SourceLocation
  /// The message, in lower case and without a full stop.
  package var message: String
  /// A start tag that the message refers to.
  package var related: Diagnostic.Note?

  /// Creates an error at a location.
  package init(_ message: String, at location: SourceLocation, related: Diagnostic.Note? = nil) {
    self.message = message
    self.location = location
    self.related = related
  }

  /// The error as a diagnostic with the code `malformed-xml`.
  package var diagnostic: Diagnostic {
    Diagnostic(
      code: "malformed-xml", severity: .error, message: message, at: location, notes: related.map { [$0] } ?? [])
  }
}
