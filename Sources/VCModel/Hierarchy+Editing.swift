// Edits that preserve the invariants: at most one parent, no cycles, at most one presentation per presenter and per
// presented controller, and only family tops are presented. UIKit's further restrictions are checked elsewhere.
extension Hierarchy {
  /// Adds a controller without a parent, or replaces the properties of an existing one.
  public mutating func insert(_ controller: Controller) {
    if let node = index[controller.id] {
      nodes[node].controller = controller
    } else {
      index[controller.id] = nodes.count
      nodes.append(Node(controller: controller))
      if controller.origin.location == nil { nodes[nodes.count - 1].controller.origin = cause }
      settleConnection(of: nodes.count - 1)
    }
  }

  /// Changes a controller's properties, except its identifier.
  public mutating func update(_ id: ControllerID, _ change: (inout Controller) -> Void) {
    guard let node = index[id] else { return }
    change(&nodes[node].controller)
    nodes[node].controller.id = id
  }

  /// Sets the root of a window; adds the window if it does not exist.
  public mutating func setRoot(_ root: ControllerID, ofWindow id: String, origin: Origin = .unknown) {
    if let position = windows.firstIndex(where: { $0.id == id }) {
      let old = windows[position].root
      windows[position].root = root
      if let old = index[old] { settleConnection(of: old) }
    } else {
      windows.append(AppWindow(id: id, root: root, origin: origin))
    }
    if let root = index[root] { settleConnection(of: root) }
  }
}

// MARK: - Containment

extension Hierarchy {
  /// A reason why a controller cannot become another's child.
  public enum ContainmentFault: Hashable, Sendable {
    /// One of the two controllers does not exist.
    case unknown
    /// The controller is a window's root (R5).
    case isRoot
    /// The controller is presented, which is reserved for family tops (R3).
    case isPresented
    /// The container is the controller itself, one of its descendants, or presented from one of them.
    case isCyclic
  }

  /// Returns the reason why `child` cannot become a child of `container`; `nil` if it can.
  public func containmentFault(_ child: ControllerID, in container: ControllerID) -> ContainmentFault? {
    guard let held = index[child], let node = index[container] else { return .unknown }
    if nodes[held].presenter != nil { return .isPresented }
    if isRoot(held) { return .isRoot }
    // Fast path: most pushed controllers have no children and present nothing.
    if nodes[held].children.isEmpty, nodes[held].presented == nil { return held == node ? .isCyclic : nil }
    var below = node
    while true {
      if below == held || isAncestor(held, of: below) { return .isCyclic }
      guard let presenter = nodes[top(of: below)].presenter else { return nil }
      below = presenter
    }
  }

  /// Makes a controller the last child of a container (R4, R7), removing it from its previous parent (R5), and returns
  /// whether that was possible.
  @discardableResult
  public mutating func append(_ child: ControllerID, to id: ControllerID) -> Bool {
    guard attach(child, to: id) else { return false }
    settleMore(of: id)
    return true
  }

  /// Does the same, but leaves the More stack of a tab bar controller unchanged.
  @discardableResult
  mutating func attach(_ child: ControllerID, to id: ControllerID) -> Bool {
    guard containmentFault(child, in: id) == nil, let node = index[id], let held = index[child] else { return false }
    detach(child)
    nodes[held].parent = node
    nodes[held].containment = cause
    nodes[node].children.append(held)
    settleConnection(of: held)
    return true
  }

  /// Replaces the children of a container; children that are not in the new list lose their parent.
  ///
  /// Controllers that cannot become children are skipped.
  public mutating func setChildren(_ children: [ControllerID], of id: ControllerID) {
    guard let node = index[id] else { return }
    let selected = nodes[node].selected
    let onMore = nodes[node].more.displayed
    putBackTab(of: node)
    let before = nodes[node].children.map { (child: $0, containment: nodes[$0].containment) }
    for child in nodes[node].children { nodes[child].parent = nil }
    nodes[node].children = []
    for child in children { attach(child, to: id) }
    for (child, containment) in before {
      if nodes[child].parent == node { nodes[child].containment = containment }
      settleConnection(of: child)
    }
    nodes[node].selected = selected.flatMap { nodes[node].children.contains($0) ? $0 : nil }
    settleMore(of: node, keeping: onMore)
  }

  /// Removes a controller from its parent; a split view also removes it from its column.
  public mutating func detach(_ child: ControllerID) {
    guard let held = index[child], let parent = nodes[held].parent else { return }
    nodes[held].parent = nil
    if nodes[parent].controller.kind == .split {
      for column in SplitColumn.allCases where nodes[parent].split.holders[column] == held {
        nodes[parent].split.holders[column] = nil
        nodes[parent].split.given[column] = nil
      }
    }
    if nodes[parent].more.displayed != nil, let place = tabs(of: parent).firstIndex(of: held),
      place < nodes[parent].more.place
    {
      nodes[parent].more.place -= 1
    }
    if nodes[parent].children.last == held {
      nodes[parent].children.removeLast()
    } else {
      nodes[parent].children.removeAll { $0 == held }
    }
    if nodes[parent].selected == held { nodes[parent].selected = nil }
    forgetTabOnMore(held, of: parent)
    settleMore(of: parent)
    settleConnection(of: held)
  }

  /// Selects a tab; a tab in the More list moves to the More stack (R89).
  public mutating func select(_ child: ControllerID, in id: ControllerID) {
    guard let node = index[id], let held = index[child] else { return }
    guard nodes[node].children.contains(held) || nodes[node].more.displayed == held else { return }
    nodes[node].selected = held
    settleMore(of: node)
  }
}

// MARK: - Split views

extension Hierarchy {
  /// Sets the result of a split view controller's `viewController(for:)` and the controller contained for that column;
  /// does not change containment itself.
  public mutating func setColumn(
    _ column: SplitColumn, to given: ControllerID?, holder: ControllerID? = nil, of id: ControllerID
  ) {
    guard let node = index[id] else { return }
    nodes[node].split.given[column] = given.flatMap { index[$0] }
    nodes[node].split.holders[column] = (holder ?? given).flatMap { index[$0] }
  }

  /// Sets whether a split view is collapsed and shows one column at a time.
  public mutating func setCollapsed(_ isCollapsed: Bool, _ id: ControllerID) {
    guard let node = index[id] else { return }
    nodes[node].split.isCollapsed = isCollapsed
  }

  /// Hides or shows a column of an expanded split view.
  public mutating func setHidden(_ isHidden: Bool, _ column: SplitColumn, of id: ControllerID) {
    guard let node = index[id] else { return }
    if isHidden { nodes[node].split.hidden.insert(column) } else { nodes[node].split.hidden.remove(column) }
  }
}

// MARK: - Presentations

extension Hierarchy {
  /// Adds a presentation. Returns `false` without changing anything if this would break an invariant: both controllers
  /// exist, neither has a presentation on that side yet (R14), the presented one has no parent and is not a window's
  /// root (R1, R3), and no controller presents itself, directly or indirectly.
  @discardableResult
  public mutating func add(_ presentation: Presentation) -> Bool {
    guard let presenter = index[presentation.presenter], let presented = index[presentation.presented],
      nodes[presenter].presented == nil, nodes[presented].presenter == nil, nodes[presented].parent == nil,
      !isRoot(presented), !isPresented(presented, below: presenter)
    else { return false }
    nodes[presenter].presented = presented
    nodes[presented].presenter = presenter
    nodes[presented].edge = presentation
    order.append(presented)
    settleConnection(of: presented)
    return true
  }

  /// Replaces the presented controller of a presentation (R52). Returns `false` without changing anything if this would
  /// break an invariant.
  @discardableResult
  public mutating func replacePresented(_ old: ControllerID, by new: ControllerID, meaning original: ControllerID?)
    -> Bool
  {
    guard let from = index[old], let to = index[new], let presenter = nodes[from].presenter,
      var edge = nodes[from].edge,
      nodes[to].parent == nil, nodes[to].presenter == nil, !isRoot(to), !isPresented(to, below: presenter)
    else { return false }
    (edge.presented, edge.substituted) = (new, original)
    nodes[presenter].presented = to
    (nodes[from].presenter, nodes[to].presenter) = (nil, presenter)
    (nodes[from].edge, nodes[to].edge) = (nil, edge)
    if let position = order.lastIndex(of: from) { order[position] = to }
    settleConnection(of: from)
    settleConnection(of: to)
    return true
  }

  /// Lets another controller present what one presents (R52). Returns `false` without changing anything if it presents
  /// something itself, or if there is nothing to take over.
  @discardableResult
  public mutating func replacePresenter(_ old: ControllerID, by new: ControllerID) -> Bool {
    guard let from = index[old], let to = index[new], let presented = nodes[from].presented,
      nodes[to].presented == nil, var edge = nodes[presented].edge
    else { return false }
    edge.presenter = new
    if edge.initiator == old { edge.initiator = new }
    if edge.context == old { edge.context = new }
    nodes[presented].edge = edge
    nodes[presented].presenter = to
    (nodes[from].presented, nodes[to].presented) = (nil, presented)
    settleConnection(of: presented)
    return true
  }

  /// Ends the presentation of a controller.
  public mutating func endPresentation(of presented: ControllerID) {
    guard let node = index[presented], let presenter = nodes[node].presenter else { return }
    nodes[presenter].presented = nil
    nodes[node].presenter = nil
    nodes[node].edge = nil
    if let position = order.lastIndex(of: node) { order.remove(at: position) }
    settleConnection(of: node)
  }

  /// Changes the live presentations in place, oldest first, as when traits change. Their presenters and presented
  /// controllers stay.
  public mutating func updatePresentations(_ change: (inout Presentation) -> Void) {
    for node in order {
      guard var edge = nodes[node].edge else { continue }
      let ends = (edge.presenter, edge.presented)
      change(&edge)
      (edge.presenter, edge.presented) = ends
      nodes[node].edge = edge
    }
  }

  private func isPresented(_ presented: Int, below presenter: Int) -> Bool {
    // Fast path: a controller without children and presentations is above no other controller.
    if nodes[presented].children.isEmpty, nodes[presented].presented == nil { return presented == presenter }
    var top = top(of: presenter)
    while top != presented {
      guard let below = nodes[top].presenter else { return false }
      top = self.top(of: below)
    }
    return true
  }
}
