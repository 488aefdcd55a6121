public import VCDiagnostics
public import VCModel

/// Checks the flow that a map describes for errors and doubtful constructs.
public enum NavigationLint {
  /// A single check.
  struct Rule: Sendable {
    /// The code of its diagnostics.
    var code: String
    var check: @Sendable (NavigationMap) -> [Diagnostic]
  }

  /// All rules, in the order in which they are applied.
  static let rules: [Rule] = [
    .unreachableScene, .duplicateStoryboardIdentifier, .duplicateSegueIdentifier, .pushedContainer,
    .popoverWithoutAnchor, .customSegueClass,
  ]

  /// The codes of all rules.
  public static let codes = rules.map(\.code)

  /// Returns everything that the rules find, sorted by location.
  ///
  /// Unresolved references (`dangling-segue`, `dangling-reference`, `no-initial-scene`) are already in the map's own
  /// diagnostics.
  public static func check(_ map: NavigationMap) -> [Diagnostic] {
    let found = rules.flatMap { $0.check(map) }
    let nowhere = SourceLocation(file: "")
    return found.enumerated().sorted { left, right in
      (left.element.location ?? nowhere, left.offset) < (right.element.location ?? nowhere, right.offset)
    }.map(\.element)
  }
}
