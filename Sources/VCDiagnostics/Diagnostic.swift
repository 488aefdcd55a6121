/// A message about an input, with its location.
public struct Diagnostic: Hashable, Sendable {
  /// The severity. Only an error makes an input unusable.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    /// Orders severities from harmless to serious: note, warning, error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A related location with a message.
  public struct Note: Hashable, Sendable {
    /// The message.
    public var message: String
    /// The related location.
    public var location: SourceLocation?

    /// Creates a note; without a location it is printed without a prefix.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A stable code in lower case with hyphens: `already-presenting`.
  public var code: String
  /// The severity.
  public var severity: Severity
  /// What was found and what was expected: lower case, without a full stop, unless it quotes UIKit.
  public var message: String
  /// The likely correction, if there is one.
  public var suggestion: String?
  /// The location in the input.
  public var location: SourceLocation?
  /// Related locations.
  public var notes: [Note]
  /// The identifier of the controller concerned.
  public var controller: String?
  /// The step of the replay that caused it, counted from one.
  public var step: Int?

  /// Creates a diagnostic. Only the code, severity and message are required; without a location it concerns the input
  /// as a whole.
  public init(
    code: String, severity: Severity, message: String, suggestion: String? = nil, at location: SourceLocation? = nil,
    notes: [Note] = [], controller: String? = nil, step: Int? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
    self.location = location
    self.notes = notes
    self.controller = controller
    self.step = step
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The printed form: `file:line:column: error: what was found; what would be right [code]`, followed by the notes.
  public var description: String { String(DiagnosticPrinter().text(for: self).dropLast()) }
}
