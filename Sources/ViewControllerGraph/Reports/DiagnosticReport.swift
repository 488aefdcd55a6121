/// Diagnostics as data for other programs.
public struct DiagnosticReport: Sendable {
  /// The diagnostics in the order in which they are printed.
  public var diagnostics: [Diagnostic]

  /// Creates a report with the diagnostics in their order.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// An array of objects as in `inspect --json`.
  public var json: JSONValue { .array(diagnostics.map(\.json)) }
}

extension Diagnostic {
  /// The diagnostic as an object; unknown members are omitted.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "code": .string(code), "severity": .string(severity.rawValue), "message": .string(message),
    ]
    if let suggestion { members["suggestion"] = .string(suggestion) }
    if let controller { members["controller"] = .string(controller) }
    if let step { members["step"] = .int(step) }
    if let location { members.merge(location.json) { first, _ in first } }
    if !notes.isEmpty { members["notes"] = .array(notes.map(\.json)) }
    return .object(members)
  }
}

extension Diagnostic.Note {
  var json: JSONValue {
    .object((location?.json ?? [:]).merging(["message": .string(message)]) { first, _ in first })
  }
}

extension SourceLocation {
  var json: [String: JSONValue] {
    var members: [String: JSONValue] = ["file": .string(file)]
    if line > 0 { members["line"] = .int(line) }
    if column > 0 { members["column"] = .int(column) }
    return members
  }
}
