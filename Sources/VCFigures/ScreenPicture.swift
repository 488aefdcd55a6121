import VCDiagram
import VCModel
import VCReplay
import VCWords

/// Finds the visible content of the screen: the screens that cover each other, and their content.
struct ScreenPicture {
  private let hierarchy: Hierarchy
  /// The maximum depth of containers that a drawing shows; deeper ones are drawn as plain screens.
  private static let deepest = 6

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// Returns the device's screen when the family of `top`, or the content controller `top`, is in front.
  func screen(at top: ControllerID) -> DeviceScreen {
    let front = hierarchy.familyTop(of: top)
    let chain = chain(to: front)
    let families = families(below: front, chain)
    var layers: [DeviceScreen.Layer] = []
    for family in families {
      var layer = layer(family)
      layer.base = base(of: family, families, below: layers)
      layer.isEmphasized = layer.isEmphasized && chain.contains(family)
      layers.append(layer)
    }
    return DeviceScreen(.init(hierarchy.environment), layers: layers)
  }

  /// Returns the families that lead to a family by presentations, from the window's root.
  private func chain(to front: ControllerID) -> [ControllerID] {
    var chain = [front]
    while let presentation = hierarchy.presentation(of: chain[0]) {
      let presenter = hierarchy.familyTop(of: presentation.presenter)
      guard !chain.contains(presenter) else { break }
      chain.insert(presenter, at: 0)
    }
    return chain
  }

  /// Returns the chain with all other families that had been presented in the same window before its last one, such as those
  /// in other contexts; from the oldest to the newest.
  private func families(below front: ControllerID, _ chain: [ControllerID]) -> [ControllerID] {
    guard let root = chain.first, chain.count > 1 else { return chain }
    var families = [root]
    for presentation in hierarchy.presentations {
      if families.contains(hierarchy.familyTop(of: presentation.presenter)) { families.append(presentation.presented) }
      if presentation.presented == front { break }
    }
    guard families.last == front else { return chain }
    // What an opaque screen covers is not visible.
    let cover = families.lastIndex { family in
      hierarchy.presentation(of: family).map { $0.coversScreen(in: hierarchy.environment) && !isTranslucent($0) }
        ?? true
    }
    return families.enumerated().filter { $0.offset >= cover ?? 0 || chain.contains($0.element) }.map(\.element)
  }

  /// Returns the layer with the context that a presentation covers; in a sheet or a popover it covers no more than that (R49).
  /// The anchor of a popover is also in the sheet that initiated it.
  private func base(
    of top: ControllerID, _ chain: [ControllerID], below layers: [DeviceScreen.Layer]
  ) -> Int? {
    guard let presentation = hierarchy.presentation(of: top), let holder = holder(of: presentation),
      let position = chain.firstIndex(of: hierarchy.familyTop(of: holder)),
      layers.indices.contains(position), layers[position].cover != .full
    else { return nil }
    return position
  }

  /// Returns the controller with the covered context or the popover's anchor; `nil` if the whole screen counts.
  private func holder(of presentation: Presentation) -> ControllerID? {
    switch cover(presentation) {
    case .context: presentation.context
    case .popover: presentation.initiator ?? presentation.presenter
    default: nil
    }
  }

  private func layer(_ top: ControllerID) -> DeviceScreen.Layer {
    guard let presentation = hierarchy.presentation(of: top) else { return .init(.full, content(top, depth: 0)) }
    var layer = DeviceScreen.Layer(
      cover(presentation), content(top, depth: 0),
      isTranslucent: isTranslucent(presentation))
    layer.sheet = look(of: presentation)
    // Emphasises a layer that covers only a part, to set it off from the rest.
    if presentation.style.isContextStyle, layer.cover != .full { layer.isEmphasized = true }
    return layer
  }

  private func isTranslucent(_ presentation: Presentation) -> Bool {
    [.overFullScreen, .overCurrentContext, .blurOverFullScreen].contains(presentation.style)
  }

  private func cover(_ presentation: Presentation) -> DeviceScreen.Cover {
    if presentation.coversScreen(in: hierarchy.environment) { return .full }
    // An active search replaces the screen's content with the bar and its results (R173).
    // It hides the navigation bar, whose place it takes.
    if isSearch(presentation.presented) {
      return .context(place(of: presentation.context).filter { $0 != .belowBar })
    }
    switch presentation.style {
    case .pageSheet, .automatic: return .pageSheet
    case .formSheet: return .formSheet
    case .popover: return .popover(anchor(presentation))
    case .alert: return .alert
    case .actionSheet: return .actionSheet
    case .currentContext, .overCurrentContext: return .context(place(of: presentation.context))
    case .custom: return .custom
    case .unknown: return .unknown
    case .fullScreen, .overFullScreen, .blurOverFullScreen, .none: return .full
    }
  }

  private func anchor(_ presentation: Presentation) -> ScreenAnchor? {
    let anchor = presentation.anchor ?? hierarchy.controller(presentation.presented)?.popover
    guard let anchor else { return nil }
    let permitted = Set(anchor.permittedArrowDirections).subtracting([.any, .unknown])
    let direction = permitted.count == 1 ? permitted.first : nil
    var result: ScreenAnchor
    switch anchor.source {
    case .barButtonItem(let name): result = ScreenAnchor(name)
    case .sourceView(let name, _), .sourceItem(let name):
      result = ScreenAnchor(name, isInBar: false, direction: direction)
    case nil: return nil
    }
    result.place = column(of: presentation.initiator ?? presentation.presenter)
    return result
  }

  /// Returns the column of a split view that contains a screen, if the screen is in no smaller area than the window.
  private func column(of id: ControllerID) -> [ScreenPart] {
    let covers = hierarchy.presentation(of: hierarchy.familyTop(of: id))?.coversScreen(in: hierarchy.environment)
    guard covers ?? true else { return [] }
    return place(of: id).filter { if case .belowBar = $0 { false } else { true } }
  }

  /// Returns the area of the screen that a context occupies within its containers and their bars (R179).
  private func place(of context: ControllerID) -> [ScreenPart] {
    let line = [context] + hierarchy.ancestors(of: context)
    let bars = hierarchy.bars(around: context)
    return zip(line, line.dropFirst()).reversed().compactMap { child, parent in
      switch hierarchy.controller(parent)?.kind {
      case .split where !hierarchy.isCollapsed(parent):
        let columns = hierarchy.visibleChildren(of: parent)
        return columns.firstIndex(of: child).map { .column($0, of: columnOrder(of: parent, columns)) }
      case .tabBar:
        return bars.contains(.tabBar) ? hierarchy.tabBarPlacement(of: parent).map(ScreenPart.besideTabs) : nil
      case .navigation where isStack(child): return nil
      case .navigation: return bars.contains(.navigationBar) ? .belowBar : nil
      case .container, .content, .hosting, .view:
        let shown = hierarchy.visibleChildren(of: parent)
        guard shown.count > 1, let index = shown.firstIndex(of: child) else { return nil }
        return .area(index, shares: shares(of: shown))
      default: return nil
      }
    }
  }

  /// Returns the shares of the screen that the children of a custom container are given: those with UIKit's containers more
  /// than their neighbours, such as a tab bar controller above a player.
  private func shares(of children: [ControllerID]) -> [Int] {
    children.map { hierarchy.showsUIKitContainer(in: $0) ? Self.shareOfContainer : 1 }
  }

  private static let shareOfContainer = 3

  private func content(_ id: ControllerID, depth: Int) -> ScreenContent {
    guard let controller = hierarchy.controller(id) else {
      return .plain(title: hierarchy.title(of: id), mark: .content, of: id)
    }
    if controller.kind == .alert { return .alert(alert(controller)) }
    if isSearch(id) {
      var bar = ScreenBar(title: "")
      bar.isHidden = true
      bar.search = .init(isActive: true)
      // From iOS 26 on, a symbol cancels the search.
      bar.search?.cancelTitle = hierarchy.environment.ios < 26 ? say("Cancel") : nil
      let inside = hierarchy.visibleChildren(of: id).first.map { content($0, depth: depth + 1) }
      return .navigation(bar, inside ?? .plain(title: "", mark: .content, of: id))
    }
    let shown = hierarchy.visibleChildren(of: id)
    guard depth < Self.deepest, let first = shown.first else {
      return .plain(title: hierarchy.title(of: id), mark: controller.mark, of: id)
    }
    switch controller.kind {
    case .navigation where isStack(first): return content(first, depth: depth + 1)
    case .navigation: return .navigation(bar(of: id, showing: first), content(first, depth: depth + 1))
    case .tabBar: return .tabBar(tabs(of: controller, showing: first), tabContent(first, depth: depth + 1))
    case .split where !hierarchy.isCollapsed(id): return .split(columns(of: id, shown, depth: depth))
    case .page where !controller.pages.isEmpty:
      let start = controller.pages.firstIndex(of: first) ?? 0
      return .pages(
        count: controller.pages.count, shown: start..<start + shown.count,
        shown.map { content($0, depth: depth + 1) })
    case .container, .content, .hosting, .view:
      guard shown.count > 1 else { return content(first, depth: depth + 1) }
      return .areas(
        zip(shown, shares(of: shown)).map { child, share in
          ScreenArea(title: title(of: child), share: share, content(child, depth: depth + 1))
        })
    case .split, .alert, .page: return content(first, depth: depth + 1)
    }
  }
}

// MARK: - Container bars

extension ScreenPicture {
  /// Returns the content of a tab. One in the More list is on More's stack, with a button back to the list (R89).
  private func tabContent(_ tab: ControllerID, depth: Int) -> ScreenContent {
    let inner = content(tab, depth: depth)
    guard hierarchy.moreNavigationController(showing: tab) != nil else { return inner }
    if case .navigation(var bar, let below) = inner {
      bar.canGoBack = true
      return .navigation(bar, below)
    }
    return .navigation(ScreenBar(title: title(of: tab), canGoBack: true), inner)
  }
}

extension ScreenPicture {
  private func isSearch(_ id: ControllerID) -> Bool { hierarchy.controller(id)?.isSearchController ?? false }

  /// Returns the bar title of a screen. If it is a class name, the suffix common to all classes is removed.
  private func title(of id: ControllerID) -> String {
    let words = hierarchy.title(of: id)
    guard let controller = hierarchy.controller(id), controller.title == nil, words == controller.shortClassName else {
      return words
    }
    return withoutControllerEnding(words) ?? words
  }

  /// Returns whether it is a navigation controller. In a collapsed split view one may be on the stack of another; both then
  /// share one bar, with a back button to the screen below (R92).
  private func isStack(_ id: ControllerID) -> Bool { hierarchy.controller(id)?.kind == .navigation }

  private func bar(of navigation: ControllerID, showing top: ControllerID) -> ScreenBar {
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

  private func tabs(of controller: Controller, showing first: ControllerID) -> ScreenTabs {
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

  private func columns(of split: ControllerID, _ shown: [ControllerID], depth: Int) -> ScreenColumns {
    ScreenColumns(shown.map { content($0, depth: depth + 1) }, order: columnOrder(of: split, shown))
  }

  private func columnOrder(of split: ControllerID, _ shown: [ControllerID]) -> ScreenColumnOrder {
    let secondary = hierarchy.columnHolder(.secondary, of: split).flatMap(shown.firstIndex)
    return ScreenColumnOrder(
      shown.count, secondary: secondary ?? shown.count - 1, mode: hierarchy.displayMode(of: split))
  }

  private func alert(_ controller: Controller) -> ScreenAlert {
    ScreenAlert(hierarchy.title(of: controller.id), actions: controller.actions.map { .init($0.title, $0.style) })
  }

  /// Returns the look of a sheet: at its detent in a compact width, unchanged elsewhere (R172).
  private func look(of presentation: Presentation) -> SheetLook {
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
