/// The best value that could be obtained from an input, with its diagnostics.
public struct Diagnosed<Value> {
  /// The best value that could be obtained.
  public var value: Value
  /// The diagnostics in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// Creates a value, without diagnostics unless some are given.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}

/// An error for an input that cannot be used, with all of its diagnostics.
public struct DiagnosticError: Error, Hashable, Sendable {
  /// The diagnostics, at least one of which is an error.
  public var diagnostics: [Diagnostic]

  /// Creates an error from diagnostics, which are printed in the given order.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension DiagnosticError: CustomStringConvertible {
  /// The descriptions of the diagnostics, one after the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
