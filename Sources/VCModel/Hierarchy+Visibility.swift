extension Hierarchy {
  /// Returns the children that a container shows (R7).
  public func visibleChildren(of id: ControllerID) -> [ControllerID] {
    index[id].map { visibleChildren(of: $0).map(self.id(at:)) } ?? []
  }

  /// Returns whether the controller's view is in a window (R9).
  ///
  /// A context presentation is shown where its presenter's view is; any other one is added to the window itself.
  public func isInWindow(_ id: ControllerID) -> Bool {
    guard let node = index[id] else { return false }
    if isObserved { return isObservedInWindow(node) }
    return !isOffWindow(node) && isPlaceInWindow(node)
  }

  /// Returns whether the controller's view is in a window; `nil` below a presentation of unknown style, which may have
  /// removed the view (R47, R48).
  public func isKnownInWindow(_ id: ControllerID) -> Bool? {
    let isInWindow = isInWindow(id)
    guard !isObserved, isInWindow else { return isInWindow }
    let isDoubtful = ([id] + ancestors(of: id)).contains { presentation(by: $0)?.style == .unknown }
    return isDoubtful ? nil : true
  }

  /// Returns whether a window's root is reached through parents and presenters, regardless of what is covered.
  /// - Complexity: O(1).
  public func isConnectedToWindow(_ id: ControllerID) -> Bool { index[id].map { nodes[$0].isConnected } ?? false }

  /// All controllers whose views are in a window, in the order of the windows, each family from its top down.
  public var inWindow: [ControllerID] { nodesInWindow().map(id(at:)) }
}

// MARK: - By position

extension Hierarchy {
  func visibleChildren(of node: Int) -> [Int] {
    let children = nodes[node].children
    if isObserved { return children.filter(isObservedShown) }
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

  /// Whether the view is not in the window although its place may be on screen: removed by the controller's own
  /// presentation (R48), or never added.
  private func isOffWindow(_ node: Int) -> Bool {
    if nodes[node].controller.isViewDetached { return true }
    guard let presented = nodes[node].presented, let style = nodes[presented].edge?.style else { return false }
    return style == .custom ? nodes[presented].controller.shouldRemovePresentersView : style.removesPresentersView
  }

  /// Whether a presented controller is shown where its presenter's view is, rather than in the window.
  func livesInContext(_ presented: Int) -> Bool {
    guard let style = nodes[presented].edge?.style else { return false }
    return style == .custom ? !nodes[presented].controller.shouldPresentInFullscreen : style.isContextStyle
  }

  /// Whether the controller's place is in a window, even if its view was removed by a presentation of its own.
  func isPlaceInWindow(_ start: Int) -> Bool {
    var here = start
    while true {
      if let parent = nodes[here].parent {
        guard isVisibleChild(here, of: parent), !isOffWindow(parent) else { return false }
        here = parent
      } else if isRoot(here) {
        return true
      } else if let presenter = nodes[here].presenter {
        guard livesInContext(here) else { return nodes[presenter].isConnected }
        here = presenter
      } else {
        return false
      }
    }
  }

  func isRoot(_ node: Int) -> Bool { windows.contains { $0.root == nodes[node].controller.id } }

  /// Returns the positions of all controllers whose views are in a window.
  /// - Complexity: O(shown controllers + presentations × depth of a family).
  package func nodesInWindow() -> [Int] {
    if isObserved { return nodes.indices.filter(isObservedInWindow) }
    let presented = PresentedFamilies(of: self)
    var result: [Int] = []
    var families: [(top: Int, isPlaced: Bool)] = []
    for window in windows {
      guard let root = index[window.root], nodes[root].parent == nil else { continue }
      var next = families.count
      families.append((root, true))
      while next < families.count {
        let (top, isPlaced) = families[next]
        next += 1
        if isPlaced { appendShown(under: top, to: &result) }
        for node in presented[top] {
          families.append((node, !livesInContext(node) || isPlaced && isPlaceOfPresenterShown(node)))
        }
      }
    }
    return result
  }

  /// Returns how a presentation changed the end of `nodesInWindow()`, if it changed nothing else: the number of
  /// unchanged positions and the positions that now follow them. Returns `nil` if the presenter's family was not the
  /// last one, or if the presented family presents something itself.
  /// - Complexity: O(the families of the presenter and of the presented controller), independent of the chain's length.
  package func endOfNodesInWindow(
    afterPresenting presented: ControllerID, before shown: [Int]
  ) -> (unchanged: Int, end: [Int])? {
    guard !isObserved, !family(under: presented).contains(where: { presentation(by: $0) != nil }),
      let presented = index[presented], let presenter = nodes[presented].presenter, let last = shown.last
    else { return nil }
    let top = top(of: presenter)
    guard self.top(of: last) == top else { return nil }
    var end: [Int] = []
    appendShown(under: top, to: &end)
    if !livesInContext(presented) || isPlaceOfPresenterShown(presented) { appendShown(under: presented, to: &end) }
    let unchanged = shown.lastIndex { self.top(of: $0) != top }.map { $0 + 1 } ?? 0
    return (unchanged, end)
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
    guard !isOffWindow(top) else { return }
    result.append(top)
    // Fast path: most presented controllers contain nothing.
    if nodes[top].children.isEmpty { return }
    var stack = Array(visibleChildren(of: top).reversed())
    while let node = stack.popLast() {
      guard !isOffWindow(node) else { continue }
      result.append(node)
      stack.append(contentsOf: visibleChildren(of: node).reversed())
    }
  }

  /// Returns the identifier of the controller at a position from `nodesInWindow`.
  package func controllerID(at position: Int) -> ControllerID { id(at: position) }
}

/// The controllers presented from each family.
struct PresentedFamilies {
  /// The presented controllers by the position of the presenting family's top, oldest first.
  private var presented: [Int: [Int]] = [:]

  init(of hierarchy: Hierarchy) {
    for node in hierarchy.order {
      guard let presenter = hierarchy.nodes[node].presenter else { continue }
      presented[hierarchy.top(of: presenter), default: []].append(node)
    }
  }

  subscript(top: Int) -> [Int] { presented[top] ?? [] }
}

extension ModalPresentationStyle {
  /// Whether the presenter's view is removed after the transition; a custom presentation decides for itself (R48).
  public var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }
}

extension Presentation {
  /// Returns whether the presenter's view is removed after the transition (R48).
  public func removesPresentersView(in hierarchy: Hierarchy) -> Bool {
    guard style == .custom else { return style.removesPresentersView }
    return hierarchy.read(presented) { $0.shouldRemovePresentersView } ?? false
  }
}
