/// Options for a replay where the model alone does not determine how it continues.
public struct ReplayOptions: Hashable, Sendable {
  /// Whether steps after an exception are attempted as if it had been caught; otherwise they are skipped (R45).
  public var continuesAfterException: Bool
  /// Whether classic split views in compact width start as declared rather than collapsed (R109).
  public var startsAsDeclared: Bool
  /// Whether the start, a new root and a presentation that fills the window ask for the orientations, and fail if the app and
  /// the controller have none in common (R135); otherwise only `rotate` and `Replayer.orientationQuery()` ask.
  public var asksForOrientations: Bool

  /// Creates the options for a model file: an exception ends the app, and the initial state follows from the size
  /// classes.
  public init(
    continuesAfterException: Bool = false, startsAsDeclared: Bool = false, asksForOrientations: Bool = true
  ) {
    self.continuesAfterException = continuesAfterException
    self.startsAsDeclared = startsAsDeclared
    self.asksForOrientations = asksForOrientations
  }
}
