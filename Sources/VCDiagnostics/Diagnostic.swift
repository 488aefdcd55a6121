/// Something to say about an input, with the place where it shows.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters. Only an error makes an input unusable.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    /// From the harmless to the serious: note, warning, error.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A second place that helps to understand the first.
  public struct Note: Hashable, Sendable {
    /// What is to be seen there.
    public var message: String
    /// Where to look.
    public var location: SourceLocation?

    /// A note without a location is printed without a place in front.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// Stable, lower case, hyphenated: `already-presenting`.
  public var code: String
  /// How much it matters.
  public var severity: Severity
  /// What was found and what was expected: lower case, no full stop, unless it quotes UIKit.
  public var message: String
  /// What would be right, when that is likely.
  public var suggestion: String?
  /// Where it shows.
  public var location: SourceLocation?
  /// Further places.
  public var notes: [Note]
  /// The identifier of the controller it is about.
  public var controller: String?
  /// The step of the replay it comes from, counted from one.
  public var step: Int?

  /// Only code, severity and message are required; a diagnostic without a location is about the input as a whole.
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
  /// What the program says of it: `file:line:column: error: what was found; what would be right [code]`, and its notes.
  public var description: String { String(DiagnosticPrinter().text(for: self).dropLast()) }
}
