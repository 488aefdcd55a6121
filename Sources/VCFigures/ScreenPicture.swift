import VCDiagram
import VCModel
import VCReplay
import VCWords

/// Finds the visible content of the screen: the screens that cover each other, and their content.
struct ScreenPicture {
  let hierarchy: Hierarchy
  /// The maximum depth of containers that a drawing shows; deeper ones are drawn as plain screens.
  static let deepest = 6

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

  func content(_ id: ControllerID, depth: Int) -> ScreenContent {
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
    case .tabBar: return .tabBar(tabs(of: controller, showing: first), content(first, depth: depth + 1))
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
