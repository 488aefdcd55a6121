// The More list of a tab bar (R89): UIKit's own navigation controller, on whose stack the tabs in the More list are shown.
//
// The root of its stack is the list. Above it is the tab from the list that was selected last, which UIKit moves there
// from the tab bar controller, and then what was pushed. The navigation controller is called `more(TAB)` and the list
// `list(TAB)`; both are created when they are first shown or pushed onto.
extension Hierarchy {
  /// State that only a tab bar controller has.
  struct MoreState: Hashable, Sendable {
    /// The tab on the More stack: the one in the More list that was selected last.
    var displayed: Int?
    /// The index of that tab in `viewControllers`, where it is put back when it leaves the stack.
    var place = 0
    /// The More navigation controller, after it was shown or a controller was pushed onto it.
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

  /// Returns `viewControllers` of a tab bar controller: its children, and in its place the tab on the More stack, without
  /// the More navigation controller.
  public func tabs(of id: ControllerID) -> [ControllerID] {
    index[id].map { tabs(of: $0).map(self.id(at:)) } ?? []
  }

  /// Returns the tab bar controller that has a controller in `viewControllers`; for the tab on the More stack this is
  /// not the parent.
  public func tabBar(ofTab id: ControllerID) -> ControllerID? {
    index[id].flatMap { node in tabBar(ofTab: node) }.map(self.id(at:))
  }

  /// Returns whether a tab has no item of its own and is in the More list.
  public func isInMoreList(_ tab: ControllerID) -> Bool {
    guard let node = index[tab], let tabBar = tabBar(ofTab: node) else { return false }
    return isBehindMore(node, of: tabBar)
  }

  /// Returns the identifier of `moreNavigationController` if the tab bar has more tabs than items.
  public func moreNavigationController(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { needsMore($0) ? moreID($0) : nil }
  }

  /// Returns the More navigation controller on whose stack a tab is shown; `nil` for a tab with its own item.
  public func moreNavigationController(showing tab: ControllerID) -> ControllerID? {
    guard let node = index[tab], isOnMoreStack(node) else { return nil }
    return parent(of: tab)
  }

  /// Returns the tab bar controller that `more(TAB)` belongs to.
  public func tabBar(ofMore id: ControllerID) -> ControllerID? {
    let name = id.rawValue
    guard name.hasPrefix("more("), name.hasSuffix(")") else { return nil }
    let tabBar = ControllerID(String(name.dropFirst(5).dropLast()))
    if let node = index[id] { return index[tabBar].flatMap { nodes[$0].more.navigation == node ? tabBar : nil } }
    return moreNavigationController(of: tabBar) == nil ? nil : tabBar
  }

  /// Returns the More navigation controller, if it exists, and the tab on its stack.
  public func moreStack(of tabBar: ControllerID) -> (navigation: ControllerID, tab: ControllerID?)? {
    guard let more = index[tabBar].map({ nodes[$0].more }), let navigation = more.navigation else { return nil }
    return (id(at: navigation), more.displayed.map(id(at:)))
  }

  /// Returns the More list, if it exists: the root of the More stack.
  public func moreList(of tabBar: ControllerID) -> ControllerID? {
    guard let node = index[tabBar], contains(listID(node)) else { return nil }
    return listID(node)
  }

  /// Returns whether UIKit created a controller for a More list: its navigation controller, or the list.
  public func isPartOfMore(_ id: ControllerID) -> Bool {
    if tabBar(ofMore: id) != nil { return true }
    return parent(of: id).flatMap(tabBar(ofMore:)).flatMap(moreList(of:)) == id
  }

  /// Adds the More navigation controller with its list to the hierarchy and returns its identifier, or `nil` if there is
  /// none.
  @discardableResult
  public mutating func makeMoreNavigationController(of tabBar: ControllerID) -> ControllerID? {
    guard let id = moreNavigationController(of: tabBar), let node = index[tabBar] else { return nil }
    if !contains(id) {
      insert(Controller(id, className: "UIMoreNavigationController", kind: .navigation, title: "More"))
      insert(Controller(listID(node), className: "UIMoreListController", kind: .content, title: "More"))
      attach(listID(node), to: id)
    }
    guard parent(of: id) != tabBar else { return id }
    attach(id, to: tabBar)
    nodes[node].more.navigation = index[id]
    return id
  }

  /// Updates the More stack after the number of items in a tab bar changed.
  public mutating func settleMore(of tabBar: ControllerID) { if let node = index[tabBar] { settleMore(of: node) } }

  /// Removes the tab from the More stack, so that the More list is visible.
  public mutating func showMoreList(of tabBar: ControllerID) {
    guard makeMoreNavigationController(of: tabBar) != nil, let node = index[tabBar] else { return }
    putBackTab(of: node)
    nodes[node].selected = nodes[node].more.navigation
  }
}

// MARK: - By position

extension Hierarchy {
  func tabs(of tabBar: Int) -> [Int] {
    let more = nodes[tabBar].more
    guard let navigation = more.navigation else { return nodes[tabBar].children }
    var tabs = nodes[tabBar].children.filter { $0 != navigation }
    if let displayed = more.displayed { tabs.insert(displayed, at: min(more.place, tabs.count)) }
    return tabs
  }

  /// Returns the tab bar controller that has a controller in `viewControllers`.
  func tabBar(ofTab node: Int) -> Int? {
    guard let parent = nodes[node].parent else { return nil }
    if isOnMoreStack(node) { return nodes[parent].parent }
    guard nodes[parent].controller.kind == .tabBar, nodes[parent].more.navigation != node else { return nil }
    return parent
  }

  /// Whether a tab is shown on the More stack and does not have its own item.
  func isOnMoreStack(_ node: Int) -> Bool {
    guard let parent = nodes[node].parent, nodes[parent].controller.kind == .navigation,
      let tabBar = nodes[parent].parent
    else { return false }
    return nodes[tabBar].more.displayed == node
  }

  /// Returns the child that a tab bar controller shows: the selected tab, or the More navigation controller if that tab
  /// is on its stack.
  func visibleTab(of tabBar: Int) -> Int? {
    guard let selected = nodes[tabBar].selected else { return nodes[tabBar].children.first }
    return selected == nodes[tabBar].more.displayed ? nodes[tabBar].more.navigation : selected
  }

  /// Moves a selected tab without its own item to the More stack, and puts a tab that has an item again back in its place.
  /// While every tab has its own item, the More navigation controller is not a child of the tab bar controller.
  mutating func settleMore(of tabBar: Int, keeping earlier: Int? = nil) {
    guard nodes[tabBar].controller.kind == .tabBar, !isObserved else { return }
    let shown = tabBehindMore(of: tabBar, earlier ?? nodes[tabBar].more.displayed)
    if shown != nodes[tabBar].more.displayed { putBackTab(of: tabBar) }
    if let more = nodes[tabBar].more.navigation, (nodes[more].parent == tabBar) != needsMore(tabBar) {
      if needsMore(tabBar) {
        attach(id(at: more), to: id(at: tabBar))
      } else {
        detach(id(at: more))
      }
    }
    if let shown, nodes[tabBar].more.displayed != shown { showOnMore(shown, of: tabBar) }
  }

  /// Moves the tab on the More stack back to the tab bar controller.
  mutating func putBackTab(of tabBar: Int) {
    guard let tab = nodes[tabBar].more.displayed, let more = nodes[tabBar].more.navigation else { return }
    let tabs = tabs(of: tabBar)
    nodes[tabBar].more.displayed = nil
    nodes[more].children.removeAll { $0 == tab }
    nodes[tabBar].children = tabs + (nodes[more].parent == tabBar ? [more] : [])
    nodes[tab].parent = tabBar
    settleConnection(of: tab)
  }

  /// Records that the tab on the More stack, which was removed from it, is no tab any more.
  mutating func forgetTabOnMore(_ tab: Int, of more: Int) {
    guard let tabBar = nodes[more].parent, nodes[tabBar].more.displayed == tab else { return }
    nodes[tabBar].more.displayed = nil
    if nodes[tabBar].selected == tab { nodes[tabBar].selected = nil }
    settleMore(of: tabBar)
  }

  func moreID(_ tabBar: Int) -> ControllerID { ControllerID("more(\(id(at: tabBar)))") }

  private func listID(_ tabBar: Int) -> ControllerID { ControllerID("list(\(id(at: tabBar)))") }

  private mutating func showOnMore(_ tab: Int, of tabBar: Int) {
    guard let place = tabs(of: tabBar).firstIndex(of: tab), makeMoreNavigationController(of: id(at: tabBar)) != nil,
      let more = nodes[tabBar].more.navigation
    else { return }
    nodes[tabBar].children.removeAll { $0 == tab }
    nodes[tabBar].more.displayed = tab
    nodes[tabBar].more.place = place
    nodes[tab].parent = more
    nodes[more].children.insert(tab, at: min(1, nodes[more].children.count))
    settleConnection(of: tab)
  }

  /// Returns the tab that belongs on the More stack: the selected one, else the one that is there, unless it has an item.
  private func tabBehindMore(of tabBar: Int, _ earlier: Int?) -> Int? {
    if let selected = nodes[tabBar].selected, isBehindMore(selected, of: tabBar) { return selected }
    return earlier.flatMap { isBehindMore($0, of: tabBar) ? $0 : nil }
  }

  private func isBehindMore(_ tab: Int, of tabBar: Int) -> Bool {
    guard let places = tabBarPlaces, nodes[tabBar].children.count >= places else { return false }
    let tabs = tabs(of: tabBar)
    guard tabs.count > places, let position = tabs.firstIndex(of: tab) else { return false }
    return position >= places - 1
  }

  private func needsMore(_ tabBar: Int) -> Bool {
    guard nodes[tabBar].controller.kind == .tabBar, let places = tabBarPlaces else { return false }
    return tabs(of: tabBar).count > places
  }
}
