extension Hierarchy {
  /// Live presentations, oldest first.
  public var presentations: [Presentation] { order.compactMap { nodes[$0].edge } }

  /// Whether anybody presents anything.
  /// - Complexity: O(1).
  public var hasPresentations: Bool { !order.isEmpty }

  /// The presentation whose presented controller this is.
  /// - Complexity: O(1).
  public func presentation(of presented: ControllerID) -> Presentation? { index[presented].flatMap { nodes[$0].edge } }

  /// The presentation that this very controller carries as its effective presenter.
  /// - Complexity: O(1).
  public func presentation(by presenter: ControllerID) -> Presentation? {
    index[presenter].flatMap { nodes[$0].presented }.flatMap { nodes[$0].edge }
  }

  /// `presentingViewController`: who presents the top of its family (R11, R13); nobody outside of a presentation (R15).
  public func presentingViewController(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[top(of: $0)].presenter }.map(self.id(at:))
  }

  /// `presentedViewController`: what it presents itself, else what its nearest presenting ancestor presents (R12, R13), else
  /// nothing (R15).
  public func presentedViewController(of id: ControllerID) -> ControllerID? {
    var node = index[id]
    while let here = node {
      if let presented = nodes[here].presented { return self.id(at: presented) }
      node = nodes[here].parent
    }
    return nil
  }

  /// `navigationController`: the nearest ancestor that is one, never itself (R6).
  ///
  /// A tab that is shown on the More stack of a tab bar, and is no navigation controller itself, answers `more(TAB)` (R89).
  public func navigationController(of id: ControllerID) -> ControllerID? {
    guard var here = index[id] else { return nil }
    while let parent = nodes[here].parent {
      switch nodes[parent].controller.kind {
      case .navigation: return self.id(at: parent)
      case .tabBar where nodes[here].controller.kind != .navigation && isOnMoreStack(here, of: parent):
        return moreID(parent)
      default: here = parent
      }
    }
    return nil
  }

  /// `tabBarController`: the nearest ancestor that is one, never itself (R6).
  public func tabBarController(of id: ControllerID) -> ControllerID? { nearest(.tabBar, above: id) }

  /// `splitViewController`: the nearest ancestor that is one, never itself (R6).
  public func splitViewController(of id: ControllerID) -> ControllerID? { nearest(.split, above: id) }

  /// What a controller's property answers. Before iOS 5 `parent` names the presenter of a presented controller (R17).
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
