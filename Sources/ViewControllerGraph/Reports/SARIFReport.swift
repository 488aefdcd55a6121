import VCPage

/// Diagnostics in SARIF 2.1.0, which code hosts show beside the affected lines.
public struct SARIFReport: Sendable {
  /// The diagnostics in the order of the results.
  public let diagnostics: [Diagnostic]
  /// The sorted rules, and the position of each.
  private let codes: [String]
  private let indices: [String: Int]

  /// Creates a report with the diagnostics in their order; the rules are sorted.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    codes = Set(diagnostics.map(\.code)).sorted()
    indices = Dictionary(uniqueKeysWithValues: zip(codes, codes.indices))
  }

  /// The log with one run.
  public var json: JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "results": .array(diagnostics.map(result)),
        ]
      ],
    ]
  }

  private var driver: JSONValue {
    [
      "name": "vcgraph",
      "version": .string(VCGraphProgram.version),
      "semanticVersion": .string(VCGraphProgram.version),
      "rules": .array(codes.map { ["id": .string($0)] }),
    ]
  }

  private func result(for diagnostic: Diagnostic) -> JSONValue {
    var members: [String: JSONValue] = [
      "ruleId": .string(diagnostic.code),
      "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(text(of: diagnostic))],
    ]
    if let index = indices[diagnostic.code] { members["ruleIndex"] = .int(index) }
    if let location = diagnostic.location { members["locations"] = [place(location)] }
    let related = diagnostic.notes.compactMap { note in note.location.map { place($0, saying: note.message) } }
    if !related.isEmpty { members["relatedLocations"] = .array(related) }
    return .object(members)
  }

  private func text(of diagnostic: Diagnostic) -> String {
    diagnostic.suggestion.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
  }

  private func place(_ location: SourceLocation, saying message: String? = nil) -> JSONValue {
    var physical: [String: JSONValue] = [
      "artifactLocation": ["uri": .string(location.file.percentEncoded(keeping: "-._~/"))]
    ]
    if location.line > 0 {
      var region: [String: JSONValue] = ["startLine": .int(location.line)]
      if location.column > 0 { region["startColumn"] = .int(location.column) }
      physical["region"] = .object(region)
    }
    var members: [String: JSONValue] = ["physicalLocation": .object(physical)]
    if let message { members["message"] = ["text": .string(message)] }
    return .object(members)
  }
}
