// Tabs from iOS 18 on (R175).
extension Hierarchy {
  /// Where the tabs of a tab bar controller are; `nil` for what is none, or whose bar is hidden.
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

  /// Whether a tab bar controller has a sidebar: from iOS 18 on, in mode `tabSidebar`, or in mode `automatic` with groups.
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

  /// The tab of a tab bar controller, at any depth, that shows a controller, with the groups around it, outermost first.
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
