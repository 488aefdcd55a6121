extension Hierarchy {
  /// The children that a container shows (R7).
  public func visibleChildren(of id: ControllerID) -> [ControllerID] {
    index[id].map { visibleChildren(of: $0).map(self.id(at:)) } ?? []
  }

  /// Whether the controller's view is in a window (R9).
  ///
  /// A context presentation lives where its presenter's view is; any other one lives in the window itself.
  public func isInWindow(_ id: ControllerID) -> Bool {
    guard let node = index[id] else { return false }
    if isSeen { return isSeenInWindow(node) }
    return !isOffWindow(node) && isPlaceInWindow(node)
  }

  /// Whether a window's root is reached through parents and presenters, whatever covers what.
  public func isConnectedToWindow(_ id: ControllerID) -> Bool { index[id].map(isConnectedToWindow) ?? false }

  /// All controllers whose views are in a window, windows in order, each family from its top down.
  public var inWindow: [ControllerID] { nodesInWindow().map(id(at:)) }

  /// The deepest shown controllers of each window: where a person's touch would land. Below a sheet at an undimmed detent the
  /// screen can be touched, too (R172).
  public var visible: [ControllerID] {
    if isSeen { return seenVisible }
    return windows.flatMap { window in
      let chain = chain(from: window.root)
      let dimming = chain.lastIndex { !isUndimmed($0) } ?? chain.startIndex
      return chain[dimming...].reversed().flatMap(deepestVisible)
    }
  }

  private func deepestVisible(_ id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var stack = index[id].map { [$0] } ?? []
    while let node = stack.popLast() {
      let shown = visibleChildren(of: node)
      if shown.isEmpty { result.append(self.id(at: node)) }
      stack.append(contentsOf: shown.reversed())
    }
    return result
  }
}

// MARK: - By position

extension Hierarchy {
  func visibleChildren(of node: Int) -> [Int] {
    let children = nodes[node].children
    if isSeen { return children.filter(isSeenShown) }
    switch nodes[node].controller.kind {
    case .navigation: return children.suffix(1)
    case .tabBar: return visibleTab(of: node).map { [$0] } ?? []
    case .split:
      let split = nodes[node].split
      if split.isCollapsed { return children.suffix(1) }
      guard !split.hidden.isEmpty else { return children }
      let hidden = split.hidden.compactMap { split.holders[$0] }
      return children.filter { !hidden.contains($0) }
    case .page, .container, .content, .hosting, .view, .alert: return children
    }
  }

  private func isVisibleChild(_ child: Int, of parent: Int) -> Bool {
    switch nodes[parent].controller.kind {
    case .navigation: nodes[parent].children.last == child
    case .tabBar: visibleTab(of: parent) == child
    case .split: visibleChildren(of: parent).contains(child)
    case .page, .container, .content, .hosting, .view, .alert: true
    }
  }

  /// Whether the view is away although its place may be on screen: taken by a presentation of its own (R48), or never
  /// added.
  private func isOffWindow(_ node: Int) -> Bool {
    if nodes[node].controller.isViewDetached { return true }
    guard let presented = nodes[node].presented, let style = edges[presented]?.style else { return false }
    return style == .custom ? nodes[presented].controller.shouldRemovePresentersView : style.removesPresentersView
  }

  /// Whether a presented controller lies where its presenter's view is, rather than in the window.
  func livesInContext(_ presented: Int) -> Bool {
    guard let style = edges[presented]?.style else { return false }
    return style == .custom ? !nodes[presented].controller.shouldPresentInFullscreen : style.isContextStyle
  }

  private func isPlaceInWindow(_ start: Int) -> Bool {
    var here = start
    while true {
      if let parent = nodes[here].parent {
        guard isVisibleChild(here, of: parent), !isOffWindow(parent) else { return false }
        here = parent
      } else if isRoot(here) {
        return true
      } else if let presenter = nodes[here].presenter {
        guard livesInContext(here) else { return isConnectedToWindow(presenter) }
        here = presenter
      } else {
        return false
      }
    }
  }

  func isConnectedToWindow(_ node: Int) -> Bool {
    var top = top(of: node)
    while let presenter = nodes[top].presenter { top = self.top(of: presenter) }
    return isRoot(top)
  }

  func isRoot(_ node: Int) -> Bool { windows.contains { $0.root == nodes[node].controller.id } }

  /// Positions of all controllers whose views are in a window.
  /// - Complexity: O(shown controllers + presentations × depth).
  package func nodesInWindow() -> [Int] {
    if isSeen { return nodes.indices.filter(isSeenInWindow) }
    var presentedByTop: [Int: [Int]] = [:]
    for presented in order {
      if let presenter = nodes[presented].presenter {
        presentedByTop[top(of: presenter), default: []].append(presented)
      }
    }
    var result: [Int] = []
    for window in windows {
      guard let root = index[window.root], nodes[root].parent == nil else { continue }
      var families = [(top: root, isPlaced: true)]
      var next = 0
      while next < families.count {
        let (top, isPlaced) = families[next]
        next += 1
        if isPlaced { appendShown(under: top, to: &result) }
        for presented in presentedByTop[top] ?? [] {
          families.append((presented, !livesInContext(presented) || isPlaced && isPlaceOfPresenterShown(presented)))
        }
      }
    }
    return result
  }

  /// Whether the place of a presented controller's presenter is on screen when its family is.
  private func isPlaceOfPresenterShown(_ presented: Int) -> Bool {
    guard var here = nodes[presented].presenter else { return false }
    while let parent = nodes[here].parent {
      guard isVisibleChild(here, of: parent), !isOffWindow(parent) else { return false }
      here = parent
    }
    return true
  }

  private func appendShown(under top: Int, to result: inout [Int]) {
    var stack = [top]
    while let node = stack.popLast() {
      guard !isOffWindow(node) else { continue }
      result.append(node)
      stack.append(contentsOf: visibleChildren(of: node).reversed())
    }
  }

  /// The identifier of the controller at a position that `nodesInWindow` gave.
  package func controllerID(at position: Int) -> ControllerID { id(at: position) }
}

extension ModalPresentationStyle {
  /// Whether the presenter's view leaves the window when the transition is over; a custom one decides for itself (R48).
  public var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}

extension Presentation {
  /// Whether the presenter's view leaves the window when the transition is over (R48).
  public func removesPresentersView(in hierarchy: Hierarchy) -> Bool {
    guard style == .custom else { return style.removesPresentersView }
    return hierarchy.read(presented) { $0.shouldRemovePresentersView } ?? false
  }
}
