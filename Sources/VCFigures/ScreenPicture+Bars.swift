import VCDiagram
import VCModel
import VCReplay
import VCWords

/// Bars, tabs, columns and sheets of the drawn screens.
extension ScreenPicture {
  func isSearch(_ id: ControllerID) -> Bool { hierarchy.controller(id)?.isSearchController ?? false }

  /// Returns the bar title of a screen. If it is a class name, the suffix common to all classes is removed.
  func title(of id: ControllerID) -> String {
    let words = hierarchy.title(of: id)
    guard let controller = hierarchy.controller(id), controller.title == nil, words == controller.shortClassName else {
      return words
    }
    return withoutControllerEnding(words) ?? words
  }

  /// Returns whether it is a navigation controller. In a collapsed split view one may be on the stack of another; both then
  /// share one bar, with a back button to the screen below (R92).
  func isStack(_ id: ControllerID) -> Bool { hierarchy.controller(id)?.kind == .navigation }

  func bar(of navigation: ControllerID, showing top: ControllerID) -> ScreenBar {
    let isOnStack = hierarchy.parent(of: navigation).map(isStack) ?? false
    var bar = ScreenBar(
      title: title(of: top), canGoBack: isOnStack || hierarchy.children(of: navigation).count > 1)
    let bars = hierarchy.bars(around: top)
    bar.isHidden = !bars.contains(.navigationBar)
    bar.hasToolbar = bars.contains(.toolbar)
    if let controller = hierarchy.controller(top), controller.searchController != nil, bars.contains(.searchBar) {
      bar.search = .init(controller.searchBarPlacement)
    }
    return bar
  }

  func tabs(of controller: Controller, showing first: ControllerID) -> ScreenTabs {
    let isShown = hierarchy.bars(around: innermost(first)).contains(.tabBar)
    let placement = isShown ? hierarchy.tabBarPlacement(of: controller.id) : nil
    var tabs = ScreenTabs(placement: placement)
    if controller.tabs.isEmpty {
      let children = hierarchy.tabs(of: controller.id)
      tabs.entries = children.map { .init(title(of: $0)) }
      tabs.selected = children.firstIndex(of: hierarchy.selected(in: controller.id) ?? first)
    } else {
      tabs.entries = entries(controller.tabs, level: 0, deep: placement == .sidebar, selected: first, &tabs.selected)
    }
    if hierarchy.moreNavigationController(of: controller.id) != nil { tabs.places = hierarchy.tabBarPlaces }
    if placement == .bottom { tabs.accessory = controller.tabBar.bottomAccessory }
    return tabs
  }

  /// Returns the entries of a list of tabs; the selected one is the deepest whose controller is visible.
  private func entries(
    _ tabs: [TabItem], level: Int, deep: Bool, selected first: ControllerID, _ selected: inout Int?
  ) -> [ScreenTabs.Entry] {
    let seen = Set(hierarchy.family(under: first))
    var result: [ScreenTabs.Entry] = []
    func add(_ tab: TabItem, _ level: Int) {
      if let root = tab.controller ?? tab.managingNavigationController ?? tab.children.first?.controller,
        seen.contains(root)
      {
        selected = result.count
      }
      let title = tab.title ?? tab.root.map(hierarchy.title(of:)) ?? tab.identifier
      result.append(.init(title, level: level, isGroup: tab.isGroup, isSearch: tab.isSearch))
      if deep { for child in tab.children { add(child, level + 1) } }
    }
    for tab in tabs { add(tab, level) }
    return result
  }

  /// Returns the end of the chain of visible children.
  private func innermost(_ id: ControllerID) -> ControllerID {
    var here = id
    var left = Self.deepest * 2
    while left > 0, let next = hierarchy.visibleChildren(of: here).last {
      here = next
      left -= 1
    }
    return here
  }

  func columns(of split: ControllerID, _ shown: [ControllerID], depth: Int) -> ScreenColumns {
    ScreenColumns(shown.map { content($0, depth: depth + 1) }, order: columnOrder(of: split, shown))
  }

  func columnOrder(of split: ControllerID, _ shown: [ControllerID]) -> ScreenColumnOrder {
    let secondary = hierarchy.columnHolder(.secondary, of: split).flatMap(shown.firstIndex)
    return ScreenColumnOrder(
      shown.count, secondary: secondary ?? shown.count - 1, mode: hierarchy.displayMode(of: split))
  }

  func alert(_ controller: Controller) -> ScreenAlert {
    ScreenAlert(hierarchy.title(of: controller.id), actions: controller.actions.map { .init($0.title, $0.style) })
  }

  /// Returns the look of a sheet: at its detent in a compact width, unchanged elsewhere (R172).
  func look(of presentation: Presentation) -> SheetLook {
    var look = SheetLook()
    let presented = presentation.presented
    // Up to iOS 12 a page sheet was as wide as an iPad in portrait orientation.
    look.isAsWideAsUpright = hierarchy.environment.ios < 13
    guard let detent = hierarchy.detent(of: presented) else { return look }
    let sheet = hierarchy.controller(presentation.substituted ?? presented)?.sheet
    look.hasGrabber = sheet?.grabber ?? false
    look.isUndimmed = hierarchy.isUndimmed(presented)
    guard hierarchy.environment.horizontalSizeClass == .compact else { return look }
    look.height = detent.share
    return look
  }
}

extension Sheet.Detent {
  /// The height available to a sheet on a phone's screen, in points.
  private static let fullHeight = 790.0

  /// The share of the available height that a drawn sheet takes.
  fileprivate var share: Double {
    switch self {
    case .large: 1
    case .medium: 0.52
    case .height(_, let points): min(max(points / Self.fullHeight, 0.12), 1)
    case .fraction(_, let part): min(max(part, 0.12), 1)
    }
  }
}
