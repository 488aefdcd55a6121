/// A bar that a container shows around its content (R179).
public enum Bar: String, Hashable, Sendable, CaseIterable {
  case navigationBar, toolbar, tabBar
  /// The search bar of an inactive search controller (R173).
  case searchBar
}

/// A controller's settings for the bars around it (R179).
public struct BarSettings: Hashable, Sendable {
  /// Whether the bottom bar is hidden from when the controller is pushed until it is popped.
  public var hidesBottomBarWhenPushed: Bool
  /// Whether a navigation controller's navigation bar is hidden.
  public var isNavigationBarHidden: Bool
  /// Whether a navigation controller's toolbar is hidden, which is the default.
  public var isToolbarHidden: Bool
  /// Whether a tab bar controller's tab bar is hidden, from iOS 18 on.
  public var isTabBarHidden: Bool

  /// Creates the settings of a new controller.
  public init(
    hidesBottomBarWhenPushed: Bool = false, isNavigationBarHidden: Bool = false, isToolbarHidden: Bool = true,
    isTabBarHidden: Bool = false
  ) {
    self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    self.isNavigationBarHidden = isNavigationBarHidden
    self.isToolbarHidden = isToolbarHidden
    self.isTabBarHidden = isTabBarHidden
  }
}

/// A property of the system bars or the screen's edges that one controller determines for the whole window (R177).
public enum SystemBarQuestion: String, Hashable, Sendable, CaseIterable {
  case statusBarStyle, statusBarHidden, homeIndicatorAutoHidden, screenEdgesDeferringSystemGestures

  /// The property that returns the child to ask instead.
  public var property: String {
    switch self {
    case .statusBarStyle: "childForStatusBarStyle"
    case .statusBarHidden: "childForStatusBarHidden"
    case .homeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
    case .screenEdgesDeferringSystemGestures: "childForScreenEdgesDeferringSystemGestures"
    }
  }
}

/// The controller that is asked in place of another one (R177).
public enum SystemBarChild: Hashable, Sendable {
  /// The property returns `nil`: the controller itself is asked.
  case itself
  /// The property returns a child.
  case child(ControllerID)
}
