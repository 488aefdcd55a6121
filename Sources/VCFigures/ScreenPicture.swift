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
    return DeviceScreen(.init(hierarchy.environment), layers: chain.map(layer))
  }

  private func layer(_ top: ControllerID) -> DeviceScreen.Layer {
    guard let presentation = hierarchy.presentation(of: top) else { return .init(.full, content(top, depth: 0)) }
    return DeviceScreen.Layer(
      cover(presentation), content(top, depth: 0),
      isTranslucent: [.overFullScreen, .overCurrentContext, .blurOverFullScreen].contains(presentation.style))
  }

  private func cover(_ presentation: Presentation) -> DeviceScreen.Cover {
    if presentation.coversScreen(in: hierarchy.environment) { return .full }
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
    switch anchor.source {
    case .barButtonItem(let name): return ScreenAnchor(name)
    case .sourceView(let name, _), .sourceItem(let name):
      return ScreenAnchor(name, isInBar: false, direction: direction)
    case nil: return nil
    }
  }

  /// The part of the screen that a context has: what the split views and tab bars around it leave to it.
  private func place(of context: ControllerID) -> [ScreenPart] {
    let line = [context] + hierarchy.ancestors(of: context)
    return zip(line, line.dropFirst()).reversed().compactMap { child, parent in
      switch hierarchy.controller(parent)?.kind {
      case .split where !hierarchy.isCollapsed(parent):
        let columns = hierarchy.visibleChildren(of: parent)
        return columns.firstIndex(of: child).map { .column($0, of: columns.count) }
      case .tabBar: return .aboveTabs
      default: return nil
      }
    }
  }

  private func content(_ id: ControllerID, depth: Int) -> ScreenContent {
    let title = hierarchy.words(for: id)
    guard let controller = hierarchy.controller(id) else { return .plain(title: title, mark: .content, of: id) }
    let shown = hierarchy.visibleChildren(of: id)
    guard depth < Self.deepest, let first = shown.first else {
      return controller.kind == .alert ? .alert(title: title) : .plain(title: title, mark: controller.mark, of: id)
    }
    switch controller.kind {
    case .navigation:
      let count = hierarchy.children(of: id).count
      return .navigation(title: hierarchy.words(for: first), canGoBack: count > 1, content(first, depth: depth + 1))
    case .tabBar:
      let children = hierarchy.children(of: id)
      return .tabBar(
        count: children.count, selected: children.firstIndex(of: first) ?? 0, content(first, depth: depth + 1))
    case .split: return .split(shown.map { content($0, depth: depth + 1) })
    case .alert: return .alert(title: title)
    case .page, .container, .content, .hosting, .view: return content(first, depth: depth + 1)
    }
  }
}
