/// A bar that a container shows around its content (R179).
public enum Bar: String, Hashable, Sendable, CaseIterable {
  case navigationBar, toolbar, tabBar
  /// The bar of a search controller that is not active (R173).
  case searchBar
}

/// What a controller says of the bars around it (R179).
public struct BarSettings: Hashable, Sendable {
  /// Hides the bar at the bottom from when it is pushed until it is popped.
  public var hidesBottomBarWhenPushed: Bool
  /// Of a navigation controller.
  public var isNavigationBarHidden: Bool
  /// Of a navigation controller, whose toolbar is hidden unless it is asked for.
  public var isToolbarHidden: Bool
  /// Of a tab bar controller, from iOS 18 on.
  public var isTabBarHidden: Bool

  /// The values of a new controller.
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

/// Something about the screen's edges that one controller decides for the whole window (R177).
public enum SystemBarQuestion: String, Hashable, Sendable, CaseIterable {
  case statusBarStyle, statusBarHidden, homeIndicatorAutoHidden, screenEdgesDeferringSystemGestures

  /// The property that names the child to be asked instead.
  public var property: String {
    switch self {
    case .statusBarStyle: "childForStatusBarStyle"
    case .statusBarHidden: "childForStatusBarHidden"
    case .homeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
    case .screenEdgesDeferringSystemGestures: "childForScreenEdgesDeferringSystemGestures"
    }
  }
}

/// Whom a controller names to be asked in its place (R177).
public enum SystemBarChild: Hashable, Sendable {
  /// The property answers nil: the controller itself is asked.
  case itself
  /// The property answers a child.
  case child(ControllerID)
}
