/// How a replay goes on where the model alone does not say.
public struct ReplayOptions: Hashable, Sendable {
  /// Whether steps after an exception are tried as if it had been caught; else they are skipped (R45).
  public var continuesAfterException: Bool
  /// Whether classic split views in compact width start as they are declared rather than collapsed (R109).
  public var startsAsDeclared: Bool

  /// What a model file wants: the app is gone after an exception, and the start follows from the size classes.
  public init(continuesAfterException: Bool = false, startsAsDeclared: Bool = false) {
    self.continuesAfterException = continuesAfterException
    self.startsAsDeclared = startsAsDeclared
  }
}
