/// Which screens of a map belong together, and what they are called: a file of its own, since an app's files say neither.
///
/// ```yaml
/// groups:
///   Sign in: [Login*, "*/Authentication/*"]
///   Settings: Settings*
/// ```
public struct GroupTable: Sendable {
  /// In the order of the file; of several that fit a screen the first one counts.
  public let rules: [MapGroupRule]

  /// Reads a table, or says everything that is wrong with it: without a value there is at least one error.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<GroupTable?> {
    let document = ShapedDocument.read(bytes: bytes, file: file, as: shape)
    guard !document.hasErrors, let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    return Diagnosed(GroupTable(rules: root["groups"]?.groupRules ?? []), document.diagnostics)
  }

  private static let shape = Record(
    name: "a table of groups", summary: "What belongs together in a map.",
    keys: [Key("groups", groups, groupsSummary, isRequired: true)])

  /// The shape and the words of the key `groups`, wherever it stands.
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
