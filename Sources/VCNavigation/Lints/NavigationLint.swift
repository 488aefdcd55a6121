public import VCDiagnostics
public import VCModel

/// What is wrong or doubtful about the flow that a map describes.
public enum NavigationLint {
  /// One thing that is looked for.
  struct Rule: Sendable {
    /// The code of its diagnostics.
    var code: String
    var check: @Sendable (NavigationMap) -> [Diagnostic]
  }

  /// In the order in which they are applied.
  static let rules: [Rule] = [
    .unreachableScene, .duplicateStoryboardIdentifier, .duplicateSegueIdentifier, .pushedContainer,
    .popoverWithoutAnchor, .customSegueClass,
  ]

  /// The codes of all rules.
  public static let codes = rules.map(\.code)

  /// All that the rules find, by place.
  ///
  /// What does not resolve (`dangling-segue`, `dangling-reference`, `no-initial-scene`) is in the map's own diagnostics
  /// already.
  public static func check(_ map: NavigationMap) -> [Diagnostic] {
    let found = rules.flatMap { $0.check(map) }
    let nowhere = SourceLocation(file: "")
    return found.enumerated().sorted { left, right in
      (left.element.location ?? nowhere, left.offset) < (right.element.location ?? nowhere, right.offset)
    }.map(\.element)
  }
}
