// The More list of a tab bar (R89): UIKit's own navigation controller, whose stack shows the tabs in the More list.
//
// Such a tab remains a child of the tab bar controller, like all tabs. It is the bottom of the More stack because it is
// shown there; controllers pushed above it are children of the More navigation controller. That controller is called
// `more(TAB)` and is created when a controller is pushed onto it.
extension Hierarchy {
  /// State that only a tab bar controller has.
  struct MoreState: Hashable, Sendable {
    /// The tab at the bottom of the More stack: the one in the More list that was selected last.
    var displayed: Int?
    /// The More navigation controller, after a controller was pushed onto it.
    var navigation: Int?
  }

  /// The number of items in a tab bar; if there are more tabs, the last item is More. `nil` where there is no More: on
  /// Apple TV, and on an iPad in regular width from iOS 18 on (R89).
  package var tabBarPlaces: Int? {
    if environment.idiom == .tv { return nil }
    if environment.horizontalSizeClass == .compact { return 5 }
    return environment.idiom != .phone && environment.ios >= 18 ? nil : Self.regularTabBarPlaces
  }

  /// Apple documents that more tabs fit in regular width, but not how many; one report says seven and More.
  private static let regularTabBarPlaces = 8

  /// Returns `viewControllers` of a tab bar controller: its children without the More navigation controller.
  public func tabs(of id: ControllerID) -> [ControllerID] {
    index[id].map { tabs(of: $0).map(self.id(at:)) } ?? []
  }

  /// Returns the identifier of `moreNavigationController` if the tab bar has more tabs than items.
  public func moreNavigationController(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { needsMore($0) ? moreID($0) : nil }
  }

  /// Returns the More navigation controller on whose stack a tab is shown; `nil` for a tab with its own item.
  public func moreNavigationController(showing tab: ControllerID) -> ControllerID? {
    guard let node = index[tab], let tabBar = nodes[node].parent, isOnMoreStack(node, of: tabBar) else { return nil }
    return moreID(tabBar)
  }

  /// Returns the tab bar controller that `more(TAB)` belongs to.
  public func tabBar(ofMore id: ControllerID) -> ControllerID? {
    let name = id.rawValue
    guard name.hasPrefix("more("), name.hasSuffix(")") else { return nil }
    let tabBar = ControllerID(String(name.dropFirst(5).dropLast()))
    if let node = index[id] { return index[tabBar].flatMap { nodes[$0].more.navigation == node ? tabBar : nil } }
    return moreNavigationController(of: tabBar) == nil ? nil : tabBar
  }

  /// Returns the More navigation controller, if it exists, and the tab at the bottom of its stack.
  public func moreStack(of tabBar: ControllerID) -> (navigation: ControllerID, tab: ControllerID?)? {
    guard let more = index[tabBar].map({ nodes[$0].more }), let navigation = more.navigation else { return nil }
    return (id(at: navigation), more.displayed.map(id(at:)))
  }

  /// Returns `viewControllers` of a navigation controller; for the More navigation controller, the shown tab comes
  /// first.
  public func stack(of id: ControllerID) -> [ControllerID] {
    guard let tabBar = tabBar(ofMore: id).flatMap({ index[$0] }) else { return children(of: id) }
    return (nodes[tabBar].more.displayed.map { [self.id(at: $0)] } ?? []) + children(of: id)
  }

  /// Returns whether a controller is one of a navigation controller's `viewControllers`.
  /// - Complexity: O(1), independent of the stack's depth.
  package func isOnStack(_ id: ControllerID, of navigation: ControllerID) -> Bool {
    guard let node = index[id] else { return false }
    if let parent = nodes[node].parent, parent == index[navigation] { return true }
    guard let tabBar = tabBar(ofMore: navigation).flatMap({ index[$0] }) else { return false }
    return nodes[tabBar].more.displayed == node
  }

  /// Adds the More navigation controller to the hierarchy and returns its identifier, or `nil` if there is none.
  @discardableResult
  public mutating func makeMoreNavigationController(of tabBar: ControllerID) -> ControllerID? {
    guard let id = moreNavigationController(of: tabBar), let node = index[tabBar] else { return nil }
    if !contains(id) {
      insert(Controller(id, className: "UIMoreNavigationController", kind: .navigation, title: "More"))
    }
    guard parent(of: id) != tabBar else { return id }
    append(id, to: tabBar)
    nodes[node].more.navigation = index[id]
    return id
  }

  /// Updates the More stack after the number of items in a tab bar changed.
  public mutating func settleMore(of tabBar: ControllerID) { if let node = index[tabBar] { settleMore(of: node) } }

  /// Removes the tab from the More stack, so that the More list is visible.
  public mutating func showMoreList(of tabBar: ControllerID) {
    guard makeMoreNavigationController(of: tabBar) != nil, let node = index[tabBar] else { return }
    nodes[node].more.displayed = nil
    nodes[node].selected = nodes[node].more.navigation
  }
}

// MARK: - By position

extension Hierarchy {
  func tabs(of tabBar: Int) -> [Int] {
    guard let more = nodes[tabBar].more.navigation else { return nodes[tabBar].children }
    return nodes[tabBar].children.filter { $0 != more }
  }

  /// Whether a tab is shown on the More stack and does not have its own item.
  func isOnMoreStack(_ tab: Int, of tabBar: Int) -> Bool {
    nodes[tabBar].more.displayed == tab && needsMore(tabBar) && isBehindMore(tab, of: tabBar)
  }

  func isBehindMore(_ tab: Int, of tabBar: Int) -> Bool {
    let tabs = tabs(of: tabBar)
    guard let places = tabBarPlaces, tabs.count > places, let position = tabs.firstIndex(of: tab) else { return false }
    return position >= places - 1
  }

  /// Returns the selected tab, or the controller pushed above it on the More stack.
  func visibleTab(of tabBar: Int) -> Int? {
    guard let selected = nodes[tabBar].selected ?? nodes[tabBar].children.first else { return nil }
    guard let more = nodes[tabBar].more.navigation, nodes[more].parent == tabBar, !nodes[more].children.isEmpty,
      isOnMoreStack(selected, of: tabBar)
    else { return selected }
    return more
  }

  /// Puts a selected tab without its own item on the More stack, and removes a tab that has an item again. While every tab has
  /// its own item, the More navigation controller is not a child of the tab bar controller.
  mutating func settleMore(of tabBar: Int) {
    if let more = nodes[tabBar].more.navigation, (nodes[more].parent == tabBar) != needsMore(tabBar) {
      if needsMore(tabBar) {
        append(id(at: more), to: id(at: tabBar))
      } else {
        nodes[tabBar].more.displayed = nil
        return detach(id(at: more))
      }
    }
    if let selected = nodes[tabBar].selected, isBehindMore(selected, of: tabBar) {
      nodes[tabBar].more.displayed = selected
    } else if let displayed = nodes[tabBar].more.displayed, !isBehindMore(displayed, of: tabBar) {
      nodes[tabBar].more.displayed = nil
    }
  }

  func moreID(_ tabBar: Int) -> ControllerID { ControllerID("more(\(id(at: tabBar)))") }

  private func needsMore(_ tabBar: Int) -> Bool {
    guard nodes[tabBar].controller.kind == .tabBar, let places = tabBarPlaces else { return false }
    return tabs(of: tabBar).count > places
  }
}
