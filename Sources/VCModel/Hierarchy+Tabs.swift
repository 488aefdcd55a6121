// Tabs from iOS 18 on (R175).
extension Hierarchy {
  /// Returns where a tab bar controller's tabs are shown; `nil` for other controllers and for a hidden tab bar.
  public func tabBarPlacement(of id: ControllerID) -> TabBarPlacement? {
    guard kind(of: id) == .tabBar, let controller = controller(id), !controller.bars.isTabBarHidden else { return nil }
    switch environment.idiom {
    case .phone: return .bottom
    case .tv: return .top
    case .vision: return .leading
    case .mac: return .unknown
    case .pad:
      guard environment.ios >= 18, environment.horizontalSizeClass == .regular else { return .bottom }
      return hasSidebar(id) && controller.tabBar.isSidebarShown ? .sidebar : .top
    }
  }

  /// Returns whether a tab bar controller has a sidebar: from iOS 18 on, in mode `tabSidebar`, or in mode `automatic`
  /// with groups.
  public func hasSidebar(_ id: ControllerID) -> Bool {
    guard let controller = controller(id), environment.ios >= 18, environment.horizontalSizeClass == .regular,
      environment.idiom == .pad || environment.idiom == .mac
    else { return false }
    switch controller.tabBar.mode {
    case .tabSidebar: return true
    case .tabBar: return false
    case .automatic: return controller.tabs.contains(where: \.isGroup)
    }
  }

  /// Returns the path to the tab that shows a controller, at any depth: the enclosing groups, outermost first, and the
  /// tab.
  public func path(toTabOf shown: ControllerID, in tabBar: ControllerID) -> [TabItem] {
    func path(_ tabs: [TabItem]) -> [TabItem] {
      for tab in tabs {
        if tab.controller == shown || tab.identifier == shown.rawValue { return [tab] }
        let inside = path(tab.children)
        if !inside.isEmpty { return [tab] + inside }
      }
      return []
    }
    return path(controller(tabBar)?.tabs ?? [])
  }
}
