extension Hierarchy {
  /// The children that a container shows (R7).
  public func visibleChildren(of id: ControllerID) -> [ControllerID] {
    let children = children(of: id)
    guard let controller = controller(id) else { return [] }
    switch controller.kind {
    case .navigation: return children.suffix(1)
    case .tabBar: return selected(in: id).map { [$0] } ?? []
    case .split: return isCollapsed(id) ? Array(children.suffix(1)) : children
    case .page, .container, .content, .hosting, .alert: return children
    }
  }

  /// Whether the controller's view is in a window (R9).
  public func isInWindow(_ id: ControllerID) -> Bool {
    guard contains(id), !isRemovedByPresentation(id) else { return false }
    if let parent = parent(of: id) { return visibleChildren(of: parent).contains(id) && isInWindow(parent) }
    if windows.contains(where: { $0.root == id }) { return true }
    guard let presentation = presentation(of: id) else { return false }
    return isConnectedToWindow(presentation.presenter)
  }

  /// Whether a window's root is reached through parents and presenters, whatever covers what.
  public func isConnectedToWindow(_ id: ControllerID) -> Bool {
    var top = familyTop(of: id)
    while let presentation = presentation(of: top) { top = familyTop(of: presentation.presenter) }
    return windows.contains { $0.root == top }
  }

  /// Whether a presentation of its own has taken its view away (R48).
  private func isRemovedByPresentation(_ id: ControllerID) -> Bool {
    presentation(by: id).map { $0.removesPresentersView(in: self) } ?? false
  }

  /// The deepest shown controllers of each window: where a person's touch would land.
  public var visible: [ControllerID] {
    windows.flatMap { window in chain(from: window.root).last.map(deepestVisible) ?? [] }
  }

  private func deepestVisible(_ id: ControllerID) -> [ControllerID] {
    let shown = visibleChildren(of: id)
    return shown.isEmpty ? [id] : shown.flatMap(deepestVisible)
  }
}

extension Presentation {
  /// Whether the presenter's view leaves the window when the transition is over (R48).
  public func removesPresentersView(in hierarchy: Hierarchy) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: hierarchy.controller(presented)?.shouldRemovePresentersView ?? false
    case .automatic, .none, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .blurOverFullScreen,
      .alert, .actionSheet:
      false
    }
  }
}
