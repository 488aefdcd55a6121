public import VCDiagnostics

/// Everything that can happen in an app, as far as its files tell: the JSON that `scan` writes.
public struct NavigationMap: Hashable, Sendable {
  /// Sorted by identifier.
  public var controllers: [MapController]
  /// Sorted by place, then by source and target.
  public var transitions: [MapTransition]
  /// What there is to say about the files.
  public var diagnostics: [Diagnostic]

  /// A map of what is given, in the order in which it is given.
  public init(
    controllers: [MapController] = [], transitions: [MapTransition] = [], diagnostics: [Diagnostic] = []
  ) {
    self.controllers = controllers
    self.transitions = transitions
    self.diagnostics = diagnostics
  }
}
