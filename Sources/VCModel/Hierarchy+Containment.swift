extension Hierarchy {
  /// Returns `parent`: the container of the controller (R4).
  /// - Complexity: O(1).
  public func parent(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[$0].parent }.map(self.id(at:))
  }

  /// Returns the origin of a containment: the step that added the controller to its parent, else the parent's
  /// declaration.
  public func containmentOrigin(of id: ControllerID) -> Origin {
    guard let node = index[id], let parent = nodes[node].parent else { return .unknown }
    let origin = nodes[node].containment
    return origin.location == nil ? nodes[parent].controller.origin : origin
  }

  /// Returns `children`, in UIKit's order (R7).
  public func children(of id: ControllerID) -> [ControllerID] {
    guard let node = index[id] else { return [] }
    return nodes[node].children.map(self.id(at:))
  }

  /// Returns the number of children without creating an array.
  /// - Complexity: O(1).
  public func childCount(of id: ControllerID) -> Int { index[id].map { nodes[$0].children.count } ?? 0 }

  /// Returns the selected tab of a tab bar controller: the first one unless another was selected.
  public func selected(in id: ControllerID) -> ControllerID? {
    guard let node = index[id], nodes[node].controller.kind == .tabBar else { return nil }
    guard !isObserved else { return visibleChildren(of: node).last.map(self.id(at:)) }
    return (nodes[node].selected ?? nodes[node].children.first).map(self.id(at:))
  }

  /// Returns the containers of a controller, nearest first.
  /// - Complexity: O(depth).
  public func ancestors(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var node = index[id].flatMap { nodes[$0].parent }
    while let here = node {
      result.append(self.id(at: here))
      node = nodes[here].parent
    }
    return result
  }

  /// Returns whether the first controller contains the second, directly or indirectly; no controller contains itself.
  /// - Complexity: O(depth).
  public func isAncestor(_ ancestor: ControllerID, of id: ControllerID) -> Bool {
    guard let wanted = index[ancestor], let node = index[id] else { return false }
    return isAncestor(wanted, of: node)
  }

  /// Returns the member of the controller's family that has no parent (R2).
  /// - Complexity: O(depth).
  public func familyTop(of id: ControllerID) -> ControllerID {
    guard let node = index[id] else { return id }
    return self.id(at: top(of: node))
  }

  /// Returns a controller and everything it contains, each before its children (R2).
  public func family(under id: ControllerID) -> [ControllerID] {
    guard let start = index[id] else { return [] }
    var result: [ControllerID] = []
    var stack = [start]
    while let node = stack.popLast() {
      result.append(self.id(at: node))
      stack.append(contentsOf: nodes[node].children.reversed())
    }
    return result
  }

  /// Returns `topViewController` of a navigation controller (R8).
  public func topViewController(of id: ControllerID) -> ControllerID? {
    guard kind(of: id) == .navigation || tabBar(ofMore: id) != nil else { return nil }
    return index[id].flatMap { nodes[$0].children.last }.map(self.id(at:))
  }

  /// Returns `visibleViewController` of a navigation controller (R8).
  public func visibleViewController(of id: ControllerID) -> ControllerID? {
    guard let top = topViewController(of: id) else { return nil }
    return presentedViewController(of: id) ?? top
  }

  func top(of node: Int) -> Int {
    var here = node
    while let parent = nodes[here].parent { here = parent }
    return here
  }

  func isAncestor(_ ancestor: Int, of node: Int) -> Bool {
    var here = nodes[node].parent
    while let container = here {
      if container == ancestor { return true }
      here = nodes[container].parent
    }
    return false
  }
}

// MARK: - Split views

extension Hierarchy {
  /// Returns the result of a split view controller's `viewController(for:)`.
  public func column(_ column: SplitColumn, of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[$0].split.given[column] }.map(self.id(at:))
  }

  /// Returns the controller that a split view contains for a column: the column's controller itself, or the navigation
  /// controller around it (R103).
  public func columnHolder(_ column: SplitColumn, of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[$0].split.holders[column] }.map(self.id(at:))
  }

  /// Returns the split view column that contains a controller, directly or in the column's navigation controller.
  public func column(holding id: ControllerID) -> SplitColumn? {
    guard let node = index[id], let split = ancestor(of: node, kind: .split) else { return nil }
    var found: SplitColumn?
    var here = node
    while here != split {
      if let column = SplitColumn.allCases.first(where: { nodes[split].split.holders[$0] == here }) {
        found = found ?? column
      }
      guard let parent = nodes[here].parent else { break }
      here = parent
    }
    return found
  }

  /// Returns whether a split view is collapsed and shows one column at a time (R109).
  public func isCollapsed(_ id: ControllerID) -> Bool { index[id].map { nodes[$0].split.isCollapsed } ?? false }

  /// Returns whether the display mode hides a column of an expanded split view (R106).
  public func isHidden(_ column: SplitColumn, of id: ControllerID) -> Bool {
    index[id].map { nodes[$0].split.hidden.contains(column) } ?? false
  }

  func ancestor(of node: Int, kind: ControllerKind) -> Int? {
    var here = nodes[node].parent
    while let container = here {
      if nodes[container].controller.kind == kind { return container }
      here = nodes[container].parent
    }
    return nil
  }
}
