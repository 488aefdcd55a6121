public import VCDiagnostics

/// Everything that can happen in an app, according to its files: the JSON that `scan` writes.
public struct NavigationMap: Hashable, Sendable {
  /// The controllers, sorted by identifier.
  public var controllers: [MapController]
  /// The transitions, sorted by location, then by source and target.
  public var transitions: [MapTransition]
  /// The diagnostics of the files.
  public var diagnostics: [Diagnostic]

  /// Creates a map from the given values without reordering them.
  public init(
    controllers: [MapController] = [], transitions: [MapTransition] = [], diagnostics: [Diagnostic] = []
  ) {
    self.controllers = controllers
    self.transitions = transitions
    self.diagnostics = diagnostics
  }
}
