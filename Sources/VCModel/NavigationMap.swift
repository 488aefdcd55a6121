public import VCDiagnostics

/// Everything that can happen in an app, as far as its files tell: the JSON that `scan` writes.
public struct NavigationMap: Hashable, Sendable {
  /// Sorted by identifier.
  public var controllers: [MapController]
  /// Sorted by place, then by source and target.
  public var transitions: [MapTransition]
  public var diagnostics: [Diagnostic]

  public init(
    controllers: [MapController] = [], transitions: [MapTransition] = [], diagnostics: [Diagnostic] = []
  ) {
    self.controllers = controllers
    self.transitions = transitions
    self.diagnostics = diagnostics
  }
}
