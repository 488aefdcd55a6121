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
