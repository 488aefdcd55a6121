/// The groups of screens in a map and their names: a separate file, since an app's own files contain neither.
///
/// ```yaml
/// groups:
///   Sign in: [Login*, "*/Authentication/*"]
///   Settings: Settings*
/// ```
public struct GroupTable: Sendable {
  /// The rules in the order of the file; of several that match a screen the first one counts.
  public let rules: [MapGroupRule]

  /// Reads a table and reports all errors: without a value there is at least one.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<GroupTable?> {
    let document = ShapedDocument.read(bytes: bytes, file: file, as: shape)
    guard !document.hasErrors, let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    return Diagnosed(GroupTable(rules: root["groups"]?.groupRules ?? []), document.diagnostics)
  }

  private static let shape = Record(
    name: "a table of groups", summary: "Groups of screens in a map.",
    keys: [Key("groups", groups, groupsSummary, isRequired: true)])

  /// The shape and the summary of the key `groups`, wherever it is used.
  package static let groups = Shape.map(keys: "a group's name", .oneOrMore(.text))
  package static let groupsSummary =
    "Groups of screens, each with patterns for identifiers, classes, titles, storyboards, modules or paths."
}

extension LocatedNode {
  /// The groups of a mapping from names to patterns.
  package var groupRules: [MapGroupRule] {
    entries.map { entry in MapGroupRule(entry.key, patterns: entry.value.itemsOrSelf.compactMap(\.text)) }
  }
}
