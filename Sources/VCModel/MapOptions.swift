import VCDiagnostics

/// What a map's figure omits, what it collapses into one box, and when it is split into pages.
public struct MapOptions: Hashable, Sendable {
  /// The default maximum number of screens on a page; a larger map is split into linked pages.
  public static let usualPageLimit = 40

  /// Shows only the transitions that lead to the focus.
  public var reverse: Bool
  /// The groups of controllers that are collapsed into one box.
  public var collapse: Set<MapCollapse>
  /// Omits alerts and action sheets, and the transitions to them.
  public var hidesAlerts: Bool
  /// The maximum number of screens on a page; `nil` for no limit.
  public var pageLimit: Int?
  /// Groups and their names, where storyboards and folders do not define them.
  public var groups: [MapGroupRule] = []

  /// Creates options that show everything, with a readable number of screens on a page.
  public init(
    reverse: Bool = false, collapse: Set<MapCollapse> = [], hidesAlerts: Bool = false,
    pageLimit: Int? = usualPageLimit
  ) {
    self.reverse = reverse
    self.collapse = collapse
    self.hidesAlerts = hidesAlerts
    self.pageLimit = pageLimit
  }
}

/// The controllers that a map collapses into one box for readability.
public enum MapCollapse: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller, or another container with a single child, and that child.
  case containers
  /// All scenes of a storyboard.
  case groups
}

/// A rule that groups screens by name; the first matching rule applies.
public struct MapGroupRule: Hashable, Sendable {
  /// The name of the group and of its page.
  public var name: String
  /// Patterns for an identifier, a class, a title, a storyboard, a module or the path of a file.
  public var patterns: [NamePattern]

  /// Creates a rule for a group of all screens that match one of the patterns.
  public init(_ name: String, patterns: [String]) {
    self.name = name
    self.patterns = patterns.map(NamePattern.init)
  }

  /// Returns whether a screen belongs to the group.
  public func fits(_ controller: MapController) -> Bool {
    let names =
      [controller.id, controller.className, controller.title, controller.storyboard, controller.module].compactMap(
        \.self)
      + controller.origins.map(\.location.file)
    return patterns.contains { pattern in names.contains(where: pattern.matches) }
  }
}
