/// Options for a replay where the model alone does not determine how it continues.
public struct ReplayOptions: Hashable, Sendable {
  /// Whether steps after an exception are attempted as if it had been caught; otherwise they are skipped (R45).
  public var continuesAfterException: Bool
  /// Whether classic split views in compact width start as declared rather than collapsed (R109).
  public var startsAsDeclared: Bool

  /// Creates the options for a model file: an exception ends the app, and the initial state follows from the size
  /// classes.
  public init(continuesAfterException: Bool = false, startsAsDeclared: Bool = false) {
    self.continuesAfterException = continuesAfterException
    self.startsAsDeclared = startsAsDeclared
  }
}
