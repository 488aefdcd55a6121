/// A `UITab` or `UITabGroup` of a tab bar controller, from iOS 18 on (R175).
public struct TabItem: Hashable, Sendable {
  /// Unique among the tabs of its tab bar controller.
  public var identifier: String
  /// What it says; the controller's title when not given.
  public var title: String?
  /// What it shows: for a group what stands below its selected tab, or is shown in its place.
  public var controller: ControllerID?
  /// Whether it is the tab of search, which stands apart (iOS 26).
  public var isSearch: Bool
  /// The tabs of a group: an entry of the sidebar each.
  public var children: [TabItem]
  /// The navigation controller on which a group shows its selected tab.
  public var managingNavigationController: ControllerID?

  /// A tab; with children it is a group.
  public init(
    _ identifier: String, title: String? = nil, controller: ControllerID? = nil, isSearch: Bool = false,
    children: [TabItem] = [], managedBy navigation: ControllerID? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.controller = controller
    self.isSearch = isSearch
    self.children = children
    managingNavigationController = navigation
  }

  /// Whether it is a `UITabGroup`.
  public var isGroup: Bool { !children.isEmpty || managingNavigationController != nil }

  /// The controller that stands for it among the children of the tab bar controller.
  public var root: ControllerID? { managingNavigationController ?? controller }

  /// Itself and all tabs in it.
  public var all: [TabItem] { [self] + children.flatMap(\.all) }
}

/// What a tab bar controller of iOS 18 and later has besides its tabs (R175).
public struct TabBarSettings: Hashable, Sendable {
  /// `UITabBarController.Mode`.
  public enum Mode: String, Hashable, Sendable, CaseIterable { case automatic, tabBar, tabSidebar }
  /// When the tab bar gets small while a person scrolls (iOS 26).
  public enum MinimizeBehavior: String, Hashable, Sendable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Whether there is a sidebar besides the bar.
  public var mode: Mode
  /// Whether the sidebar is open, where there is one.
  public var isSidebarShown: Bool
  /// What lies above the tab bar (iOS 26), in words.
  public var bottomAccessory: String?
  /// When the bar gets small.
  public var minimizeBehavior: MinimizeBehavior

  /// The values of a new tab bar controller.
  public init(
    mode: Mode = .automatic, isSidebarShown: Bool = false, bottomAccessory: String? = nil,
    minimizeBehavior: MinimizeBehavior = .automatic
  ) {
    self.mode = mode
    self.isSidebarShown = isSidebarShown
    self.bottomAccessory = bottomAccessory
    self.minimizeBehavior = minimizeBehavior
  }
}

/// Where the tabs of a tab bar controller are on screen.
public enum TabBarPlacement: String, Hashable, Encodable, Sendable, CaseIterable {
  /// A bar at the bottom edge.
  case bottom
  /// A bar that floats at the top edge: an iPad from iOS 18 on, and Apple TV's bar.
  case top
  /// A list at the leading edge, with the groups and their tabs.
  case sidebar
  /// A bar beside the window, as on Apple Vision Pro.
  case leading
  /// No source says where.
  case unknown
}
