/// The controllers at one moment: who contains whom, who presents whom, and what the windows show.
///
/// Containment and presentations are stored once each. Everything that UIKit offers as a pointer is computed from them,
/// so that no two pointers can contradict each other.
public struct Hierarchy: Hashable, Sendable {
  /// One controller and its place in its family.
  struct Node: Hashable, Sendable {
    var controller: Controller
    var parent: Int?
    var children: [Int] = []
    var selected: Int?
    var columns: [SplitColumn: Int] = [:]
    var isCollapsed = false
  }

  var nodes: [Node] = []
  var index: [ControllerID: Int] = [:]
  /// Live presentations, oldest first.
  public internal(set) var presentations: [Presentation] = []
  /// The windows with the roots that they have now.
  public internal(set) var windows: [Window] = []
  /// The environment as the steps so far have left it.
  public var environment: Environment

  /// A hierarchy without any controller.
  public init(environment: Environment = Environment()) { self.environment = environment }
}

// MARK: - Controllers

extension Hierarchy {
  /// All controllers: in the model's order, then those made on the way.
  public var controllers: [Controller] { nodes.map(\.controller) }

  /// The identifiers of all controllers, in the same order.
  public var ids: [ControllerID] { nodes.map(\.controller.id) }

  /// The controller's declaration and present property values.
  /// - Complexity: O(1).
  public func controller(_ id: ControllerID) -> Controller? { index[id].map { nodes[$0].controller } }

  /// Whether there is such a controller.
  public func contains(_ id: ControllerID) -> Bool { index[id] != nil }
}

// MARK: - Containment

extension Hierarchy {
  /// `parent`: the container that holds it (R4).
  public func parent(of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[$0].parent }.map { nodes[$0].controller.id }
  }

  /// `children`, in UIKit's order (R7).
  public func children(of id: ControllerID) -> [ControllerID] {
    guard let node = index[id] else { return [] }
    return nodes[node].children.map { nodes[$0].controller.id }
  }

  /// The selected tab of a tab bar controller: the first one unless another was selected.
  public func selected(in id: ControllerID) -> ControllerID? {
    guard let node = index[id], nodes[node].controller.kind == .tabBar else { return nil }
    return (nodes[node].selected ?? nodes[node].children.first).map { nodes[$0].controller.id }
  }

  /// What a split view controller answers to `viewController(for:)`.
  public func column(_ column: SplitColumn, of id: ControllerID) -> ControllerID? {
    index[id].flatMap { nodes[$0].columns[column] }.map { nodes[$0].controller.id }
  }

  /// The column of the split view that contains a controller directly or in the column's navigation controller.
  public func column(holding id: ControllerID) -> SplitColumn? {
    guard let split = splitViewController(of: id), let node = index[split] else { return nil }
    let line = Set(([id] + ancestors(of: id)).compactMap { index[$0] })
    return SplitColumn.allCases.first { column in
      guard let held = nodes[node].columns[column] else { return false }
      return line.contains(held) || nodes[held].parent.map { $0 != node && line.contains($0) } == true
    }
  }

  /// Whether a split view shows one column at a time (R109).
  public func isCollapsed(_ id: ControllerID) -> Bool { index[id].map { nodes[$0].isCollapsed } ?? false }

  /// Its containers, nearest first.
  public func ancestors(of id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var node = index[id].flatMap { nodes[$0].parent }
    while let here = node {
      result.append(nodes[here].controller.id)
      node = nodes[here].parent
    }
    return result
  }

  /// The member of its family that has no parent (R2).
  public func familyTop(of id: ControllerID) -> ControllerID { ancestors(of: id).last ?? id }

  /// A controller and everything that it contains, each before its children.
  public func family(under id: ControllerID) -> [ControllerID] {
    guard let start = index[id] else { return [] }
    var result: [ControllerID] = []
    var stack = [start]
    while let node = stack.popLast() {
      result.append(nodes[node].controller.id)
      stack.append(contentsOf: nodes[node].children.reversed())
    }
    return result
  }

  /// `topViewController` of a navigation controller (R8).
  public func topViewController(of id: ControllerID) -> ControllerID? {
    guard let node = index[id], nodes[node].controller.kind == .navigation else { return nil }
    return nodes[node].children.last.map { nodes[$0].controller.id }
  }

  /// `visibleViewController` of a navigation controller (R8).
  public func visibleViewController(of id: ControllerID) -> ControllerID? {
    guard let top = topViewController(of: id) else { return nil }
    return presentedViewController(of: id) ?? presentedViewController(of: top) ?? top
  }
}

// MARK: - Pointers

extension Hierarchy {
  /// The presentation whose presented controller this is.
  public func presentation(of presented: ControllerID) -> Presentation? {
    presentations.first { $0.presented == presented }
  }

  /// The presentation that this very controller carries as its effective presenter.
  public func presentation(by presenter: ControllerID) -> Presentation? {
    presentations.first { $0.presenter == presenter }
  }

  /// `presentingViewController`: who presents the top of its family (R11).
  public func presentingViewController(of id: ControllerID) -> ControllerID? {
    presentation(of: familyTop(of: id))?.presenter
  }

  /// `presentedViewController`: what it presents itself, else what its nearest presenting ancestor presents (R12).
  public func presentedViewController(of id: ControllerID) -> ControllerID? {
    ([id] + ancestors(of: id)).lazy.compactMap { presentation(by: $0)?.presented }.first
  }

  /// `navigationController`: the nearest ancestor that is one, never itself (R6).
  public func navigationController(of id: ControllerID) -> ControllerID? { nearest(.navigation, above: id) }

  /// `tabBarController`: the nearest ancestor that is one, never itself (R6).
  public func tabBarController(of id: ControllerID) -> ControllerID? { nearest(.tabBar, above: id) }

  /// `splitViewController`: the nearest ancestor that is one, never itself (R6).
  public func splitViewController(of id: ControllerID) -> ControllerID? { nearest(.split, above: id) }

  /// What a controller's property answers.
  public subscript(pointer: Pointer, of id: ControllerID) -> ControllerID? {
    switch pointer {
    case .presentingViewController: presentingViewController(of: id)
    case .presentedViewController: presentedViewController(of: id)
    case .parent: parent(of: id)
    case .navigationController: navigationController(of: id)
    case .tabBarController: tabBarController(of: id)
    case .splitViewController: splitViewController(of: id)
    }
  }

  private func nearest(_ kind: ControllerKind, above id: ControllerID) -> ControllerID? {
    ancestors(of: id).first { index[$0].map { nodes[$0].controller.kind } == kind }
  }
}

// MARK: - Families and chains

extension Hierarchy {
  /// The tops of all families: window roots with what is presented over them first, then detached ones.
  public var familyTops: [ControllerID] {
    var result: [ControllerID] = []
    var seen: Set<ControllerID> = []
    func visit(_ top: ControllerID) {
      guard seen.insert(top).inserted else { return }
      result.append(top)
      for member in family(under: top) {
        for presentation in presentations where presentation.presenter == member { visit(presentation.presented) }
      }
    }
    for window in windows { visit(familyTop(of: window.root)) }
    for node in nodes where node.parent == nil && presentation(of: node.controller.id) == nil {
      visit(node.controller.id)
    }
    return result
  }

  /// For each window the presenters and presented controllers, from the root up.
  ///
  /// Where several presentations start in one family, the one nearest to the top of what a person sees is followed.
  public var chains: [[ControllerID]] { windows.map { chain(from: $0.root) } }

  /// The chain that starts at a window's root or at a presented controller.
  public func chain(from root: ControllerID) -> [ControllerID] {
    var result = [root]
    var top = root
    while let next = presentations.last(where: { familyTop(of: $0.presenter) == top && !result.contains($0.presented) })
    {
      result.append(next.presented)
      top = next.presented
    }
    return result
  }
}
