import VCDiagram
import VCModel
import VCReplay

/// Finds out what a person sees: which screens lie over each other, and what fills them.
struct ScreenPicture {
  private let hierarchy: Hierarchy
  /// Deeper containers than a drawing can show are drawn as plain screens.
  private static let deepest = 6

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// The device when the family of `top`, or the content controller `top`, is in front.
  func screen(at top: ControllerID) -> DeviceScreen {
    var chain = [hierarchy.familyTop(of: top)]
    while let presentation = hierarchy.presentation(of: chain[0]) {
      let presenter = hierarchy.familyTop(of: presentation.presenter)
      guard !chain.contains(presenter) else { break }
      chain.insert(presenter, at: 0)
    }
    var layers: [DeviceScreen.Layer] = []
    for top in chain {
      var layer = layer(top)
      layer.base = base(of: top, chain, below: layers)
      layers.append(layer)
    }
    return DeviceScreen(.init(hierarchy.environment), layers: layers)
  }

  /// Where the context is that a presentation covers: in a sheet or a popover it covers no more than that (R49). What a
  /// popover points at is in the sheet that asked for it, too.
  private func base(
    of top: ControllerID, _ chain: [ControllerID], below layers: [DeviceScreen.Layer]
  ) -> Int? {
    guard let presentation = hierarchy.presentation(of: top), let holder = holder(of: presentation),
      let position = chain.firstIndex(of: hierarchy.familyTop(of: holder)),
      layers.indices.contains(position), layers[position].cover != .full
    else { return nil }
    return position
  }

  /// Who has the context that is covered, or the thing that a popover points at; `nil` where the whole screen counts.
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
      isTranslucent: [.overFullScreen, .overCurrentContext, .blurOverFullScreen].contains(presentation.style))
    layer.sheet = look(of: presentation)
    // What covers a part only is told from the rest at first sight.
    if presentation.style.isContextStyle, layer.cover != .full { layer.isEmphasized = true }
    return layer
  }

  private func cover(_ presentation: Presentation) -> DeviceScreen.Cover {
    if presentation.coversScreen(in: hierarchy.environment) { return .full }
    // A search that is active is the bar and its results in place of the screen's content (R173).
    if isSearch(presentation.presented) { return .context(place(of: presentation.context)) }
    switch presentation.style {
    case .pageSheet, .automatic: return .pageSheet
    case .formSheet: return .formSheet
    case .popover: return .popover(anchor(presentation))
    case .alert: return .alert
    case .actionSheet: return .actionSheet
    case .currentContext, .overCurrentContext: return .context(place(of: presentation.context))
    case .custom, .unknown: return .custom
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

  /// The column of a split view in which a screen is that nothing smaller than the window holds.
  private func column(of id: ControllerID) -> [ScreenPart] {
    let covers = hierarchy.presentation(of: hierarchy.familyTop(of: id))?.coversScreen(in: hierarchy.environment)
    guard covers ?? true else { return [] }
    return place(of: id).filter { if case .belowBar = $0 { false } else { true } }
  }

  /// The part of the screen that a context has: what the containers around it leave to it, with their bars (R179).
  private func place(of context: ControllerID) -> [ScreenPart] {
    let line = [context] + hierarchy.ancestors(of: context)
    let bars = hierarchy.bars(around: context)
    return zip(line, line.dropFirst()).reversed().compactMap { child, parent in
      switch hierarchy.controller(parent)?.kind {
      case .split where !hierarchy.isCollapsed(parent):
        let columns = hierarchy.visibleChildren(of: parent)
        return columns.firstIndex(of: child).map { .column($0, of: columns.count) }
      case .tabBar:
        return bars.contains(.tabBar) ? hierarchy.tabBarPlacement(of: parent).map(ScreenPart.besideTabs) : nil
      case .navigation where isStack(child): return nil
      case .navigation: return bars.contains(.navigationBar) ? .belowBar : nil
      default: return nil
      }
    }
  }

  private func content(_ id: ControllerID, depth: Int) -> ScreenContent {
    guard let controller = hierarchy.controller(id) else {
      return .plain(title: hierarchy.words(for: id), mark: .content, of: id)
    }
    if controller.kind == .alert { return .alert(alert(controller)) }
    if isSearch(id) {
      var bar = ScreenBar(title: "")
      bar.isHidden = true
      bar.search = .init(isActive: true)
      let inside = hierarchy.visibleChildren(of: id).first.map { content($0, depth: depth + 1) }
      return .navigation(bar, inside ?? .plain(title: "", mark: .content, of: id))
    }
    let shown = hierarchy.visibleChildren(of: id)
    guard depth < Self.deepest, let first = shown.first else {
      return .plain(title: hierarchy.words(for: id), mark: controller.mark, of: id)
    }
    switch controller.kind {
    case .navigation where isStack(first): return content(first, depth: depth + 1)
    case .navigation: return .navigation(bar(of: id, showing: first), content(first, depth: depth + 1))
    case .tabBar: return .tabBar(tabs(of: controller, showing: first), content(first, depth: depth + 1))
    case .split where !hierarchy.isCollapsed(id): return .split(columns(of: id, shown, depth: depth))
    case .page where !controller.pages.isEmpty:
      let start = controller.pages.firstIndex(of: first) ?? 0
      return .pages(
        count: controller.pages.count, shown: start..<start + shown.count,
        shown.map { content($0, depth: depth + 1) })
    case .split, .alert, .page, .container, .content, .hosting, .view: return content(first, depth: depth + 1)
    }
  }
}

// MARK: - What containers put around their content

extension ScreenPicture {
  private func isSearch(_ id: ControllerID) -> Bool { hierarchy.controller(id)?.isSearchController ?? false }

  /// What a bar says of a screen. Of a class that stands for a title what all classes end in says nothing.
  private func title(of id: ControllerID) -> String {
    let words = hierarchy.words(for: id)
    guard let controller = hierarchy.controller(id), controller.title == nil, words == controller.shortClassName else {
      return words
    }
    return withoutControllerEnding(words) ?? words
  }

  /// Whether it is a navigation controller. In a collapsed split view one may lie on the stack of another: one bar is shown for
  /// both, which leads back to what is below (R92).
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

  /// The entries of a list of tabs; the selected one is the deepest whose controller is seen.
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
      let title = tab.title ?? tab.root.map(hierarchy.words(for:)) ?? tab.identifier
      result.append(.init(title, level: level, isGroup: tab.isGroup, isSearch: tab.isSearch))
      if deep { for child in tab.children { add(child, level + 1) } }
    }
    for tab in tabs { add(tab, level) }
    return result
  }

  /// Where the chain of shown children ends.
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
    let secondary = hierarchy.columnHolder(.secondary, of: split).flatMap(shown.firstIndex)
    return ScreenColumns(
      shown.map { content($0, depth: depth + 1) }, secondary: secondary ?? shown.count - 1,
      mode: hierarchy.displayMode(of: split))
  }

  private func alert(_ controller: Controller) -> ScreenAlert {
    ScreenAlert(hierarchy.words(for: controller.id), actions: controller.actions.map { .init($0.title, $0.style) })
  }

  /// How a sheet rests: on a narrow screen at its detent, elsewhere as it is (R172).
  private func look(of presentation: Presentation) -> SheetLook {
    var look = SheetLook()
    let presented = presentation.presented
    // Up to iOS 12 a page sheet was as wide as an iPad that is held upright.
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
  /// The points of a phone's screen that a sheet may have.
  private static let fullHeight = 790.0

  /// What it takes of the height that a sheet may have, as a drawing shows it.
  fileprivate var share: Double {
    switch self {
    case .large: 1
    case .medium: 0.52
    case .height(_, let points): min(max(points / Self.fullHeight, 0.12), 1)
    case .fraction(_, let part): min(max(part, 0.12), 1)
    }
  }
}
