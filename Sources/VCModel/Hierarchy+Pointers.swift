extension Hierarchy {
  /// The live presentations, oldest first.
  public var presentations: [Presentation] { order.compactMap { nodes[$0].edge } }

  /// Whether any controller is presented.
  /// - Complexity: O(1).
  public var hasPresentations: Bool { !order.isEmpty }

  /// Returns the presentation that presents a controller.
  /// - Complexity: O(1).
  public func presentation(of presented: ControllerID) -> Presentation? { index[presented].flatMap { nodes[$0].edge } }

  /// Returns the presentation of which the controller itself is the effective presenter.
  /// - Complexity: O(1).
  public func presentation(by presenter: ControllerID) -> Presentation? {
    index[presenter].flatMap { nodes[$0].presented }.flatMap { nodes[$0].edge }
  }

  /// Returns `presentingViewController`: the presenter of the controller's family top (R11, R13); `nil` outside of a
  /// presentation (R15).
  public func presentingViewController(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[top(of: $0)].presenter }.map(self.id(at:))
  }

  /// Returns `presentedViewController`: the controller that it presents itself, else the one that its nearest
  /// presenting ancestor presents (R12, R13), else `nil` (R15).
  public func presentedViewController(of id: ControllerID) -> ControllerID? {
    var node = index[id]
    while let here = node {
      if let presented = nodes[here].presented { return self.id(at: presented) }
      node = nodes[here].parent
    }
    return nil
  }

  /// Returns `navigationController`: the nearest ancestor of that kind, never the controller itself (R6).
  ///
  /// For a tab on the More stack this is `more(TAB)`, unless the tab is a navigation controller itself (R89).
  public func navigationController(of id: ControllerID) -> ControllerID? {
    guard var here = index[id] else { return nil }
    while let parent = nodes[here].parent {
      let isStack = nodes[parent].controller.kind == .navigation
      if isStack, nodes[here].controller.kind != .navigation || !isOnMoreStack(here) { return self.id(at: parent) }
      here = parent
    }
    return nil
  }

  /// Returns `tabBarController`: the nearest ancestor of that kind, never the controller itself (R6).
  public func tabBarController(of id: ControllerID) -> ControllerID? { nearest(.tabBar, above: id) }

  /// Returns `splitViewController`: the nearest ancestor of that kind, never the controller itself (R6).
  public func splitViewController(of id: ControllerID) -> ControllerID? { nearest(.split, above: id) }

  /// Returns the value of a controller's pointer property. Before iOS 5 `parent` is the presenter of a presented
  /// controller (R17).
  public subscript(pointer: Pointer, of id: ControllerID) -> ControllerID? {
    switch pointer {
    case .presentingViewController: presentingViewController(of: id)
    case .presentedViewController: presentedViewController(of: id)
    case .parent:
      environment.ios < 5 ? parent(of: id) ?? presentation(of: id)?.presenter : parent(of: id)
    case .navigationController: navigationController(of: id)
    case .tabBarController: tabBarController(of: id)
    case .splitViewController: splitViewController(of: id)
    }
  }

  private func nearest(_ kind: ControllerKind, above id: ControllerID) -> ControllerID? {
    index[id].flatMap { ancestor(of: $0, kind: kind) }.map(self.id(at:))
  }
}
