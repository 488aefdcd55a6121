import VCModel

// Tabs and groups, from iOS 18 on (R175).
extension Replayer {
  /// Returns the children for a tab bar controller's tabs: one for each tab of the first level. For a group with a
  /// managing navigation controller it is that controller, with the default tab on its stack.
  mutating func fillTabs(of controller: Controller) -> [ControllerID] {
    controller.tabs.compactMap { tab in
      guard let navigation = tab.managingNavigationController else {
        return tab.controller ?? tab.children.first?.controller
      }
      for held in stack(of: [tab] + defaultPath(in: tab)) { hierarchy.append(held, to: navigation) }
      return navigation
    }
  }

  /// Selects a group or a tab inside one; returns whether it is one.
  mutating func selectInGroup(_ shown: ControllerID, of tabBar: ControllerID, _ record: inout StepRecord) -> Bool {
    let path = hierarchy.path(toTabOf: shown, in: tabBar)
    guard let group = path.first, let root = group.root ?? group.children.first?.controller,
      hierarchy.tabBar(ofTab: root) == tabBar
    else { return false }
    record.explain(.selected(root, tabBar))
    hierarchy.select(root, in: tabBar)
    guard let navigation = group.managingNavigationController else {
      record.explain(.groupStays(shown, root))
      return true
    }
    let stack = stack(of: path)
    for controller in stack where hierarchy.parent(of: controller) != navigation {
      guard canContain(controller, in: navigation, &record) else { return true }
    }
    hierarchy.setChildren(stack, of: navigation)
    record.explain(.groupShows(shown, navigation))
    return true
  }

  private func defaultPath(in tab: TabItem) -> [TabItem] {
    tab.children.first.map { [$0] + defaultPath(in: $0) } ?? []
  }

  private func stack(of path: [TabItem]) -> [ControllerID] { path.compactMap(\.controller) }

  /// Opens or closes the sidebar.
  mutating func setSidebar(isShown: Bool, of tabBar: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.hasSidebar(tabBar) else {
      return record.ignore(
        .noSuchBar,
        "'\(tabBar)' has no sidebar: it requires a tab bar controller of mode tabSidebar, or with groups, on an"
          + " iPad in regular width from iOS 18 on", about: tabBar)
    }
    guard hierarchy.read(tabBar, { $0.tabBar.isSidebarShown }) != isShown else { return record.ignore() }
    hierarchy.update(tabBar) { $0.tabBar.isSidebarShown = isShown }
    record.explain(.sidebar(tabBar, isShown: isShown))
  }
}
