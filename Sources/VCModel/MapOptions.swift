import VCDiagnostics

/// What a figure of a map leaves out, what it draws as one box, and when it becomes several pages.
public struct MapOptions: Hashable, Sendable {
  /// A map of more screens than this is split into linked pages, unless told otherwise.
  public static let usualPageLimit = 60

  /// Only what leads to the focus: who can reach it.
  public var reverse: Bool
  /// What is drawn as one box.
  public var collapse: Set<MapCollapse>
  /// Leaves alerts and action sheets out, with the ways to them.
  public var hidesAlerts: Bool
  /// How many screens one page may have; `nil` for any number.
  public var pageLimit: Int?
  /// What belongs together, and what it is called, where storyboards and folders do not say so.
  public var groups: [MapGroupRule] = []

  /// Everything, with as many screens on a page as a person can take in.
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

/// What a map draws as one box to stay readable.
public enum MapCollapse: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller, or another container with a single child, and that child.
  case containers
  /// All scenes of a storyboard.
  case groups
}

/// Screens that belong together by their names; of several rules that fit the first one counts.
public struct MapGroupRule: Hashable, Sendable {
  /// What a person calls them together; a page of theirs is called so, too.
  public var name: String
  /// Patterns for an identifier, a class, a title, a storyboard, a module or the path of a file.
  public var patterns: [NamePattern]

  /// A group of everything that one of the patterns fits.
  public init(_ name: String, patterns: [String]) {
    self.name = name
    self.patterns = patterns.map(NamePattern.init)
  }

  /// Whether a screen belongs to the group.
  public func fits(_ controller: MapController) -> Bool {
    let names =
      [controller.id, controller.className, controller.title, controller.storyboard, controller.module].compactMap(
        \.self)
      + controller.origins.map(\.location.file)
    return patterns.contains { pattern in names.contains(where: pattern.matches) }
  }
}
