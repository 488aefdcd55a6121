/// The best value that could be made of an input, and what there is to say about it.
public struct Diagnosed<Value> {
  /// The best value that could be made.
  public var value: Value
  /// In the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// A value that nothing is wrong with, unless diagnostics are given.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}
extension Diagnosed: Equatable where Value: Equatable {}

/// An input that cannot be used, with everything that is wrong with it.
public struct DiagnosticError: Error, Hashable, Sendable {
  /// At least one of them is an error.
  public var diagnostics: [Diagnostic]

  /// Stops with these diagnostics, which are printed in the order given.
  public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension DiagnosticError: CustomStringConvertible {
  /// Its diagnostics, one after the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
