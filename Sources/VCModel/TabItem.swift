/// A `UITab` or `UITabGroup` of a tab bar controller, from iOS 18 on (R175).
public struct TabItem: Hashable, Sendable {
  /// An identifier that is unique among the tabs of its tab bar controller.
  public var identifier: String
  /// The tab's title; the controller's title by default.
  public var title: String?
  /// The controller it shows; for a group, the one below its selected tab, or the one shown in place of it.
  public var controller: ControllerID?
  /// Whether it is the search tab, which is shown separately (iOS 26).
  public var isSearch: Bool
  /// The tabs of a group, each with an entry in the sidebar.
  public var children: [TabItem]
  /// The navigation controller on which a group shows its selected tab.
  public var managingNavigationController: ControllerID?
  /// The location of its declaration.
  public var origin: Origin

  /// Creates a tab, or a group if it has children.
  public init(
    _ identifier: String, title: String? = nil, controller: ControllerID? = nil, isSearch: Bool = false,
    children: [TabItem] = [], managedBy navigation: ControllerID? = nil, origin: Origin = .unknown
  ) {
    self.identifier = identifier
    self.title = title
    self.controller = controller
    self.isSearch = isSearch
    self.children = children
    managingNavigationController = navigation
    self.origin = origin
  }

  /// Whether it is a `UITabGroup`.
  public var isGroup: Bool { !children.isEmpty || managingNavigationController != nil }

  /// The controller that represents it among the children of the tab bar controller.
  public var root: ControllerID? { managingNavigationController ?? controller }

  /// The tab and all tabs in it.
  public var all: [TabItem] { [self] + children.flatMap(\.all) }
}

/// Settings of a tab bar controller other than its tabs, from iOS 18 on (R175).
public struct TabBarSettings: Hashable, Sendable {
  /// `UITabBarController.Mode`.
  public enum Mode: String, Hashable, Sendable, CaseIterable { case automatic, tabBar, tabSidebar }
  /// When the tab bar is minimised during scrolling (iOS 26).
  public enum MinimizeBehavior: String, Hashable, Sendable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// The mode, which determines whether there is a sidebar in addition to the bar.
  public var mode: Mode
  /// Whether the sidebar is open, if there is one.
  public var isSidebarShown: Bool
  /// A description of the accessory above the tab bar (iOS 26).
  public var bottomAccessory: String?
  /// When the tab bar is minimised.
  public var minimizeBehavior: MinimizeBehavior

  /// Creates the settings of a new tab bar controller.
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

/// The placement of a tab bar controller's tabs.
public enum TabBarPlacement: String, Hashable, Encodable, Sendable, CaseIterable {
  /// A bar at the bottom edge.
  case bottom
  /// A bar floating at the top edge, as on an iPad from iOS 18 on, and on Apple TV.
  case top
  /// A list at the leading edge, with the groups and their tabs.
  case sidebar
  /// A bar beside the window, as on Apple Vision Pro.
  case leading
  /// Undocumented.
  case unknown
}
