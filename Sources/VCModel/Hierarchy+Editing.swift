// The edits that keep the invariants: one parent each, no cycles, one presentation per presenter and per presented.
// What UIKit allows is not their concern.
extension Hierarchy {
  /// Adds a controller without a parent; a controller that is there already has its properties replaced.
  public mutating func insert(_ controller: Controller) {
    if let node = index[controller.id] {
      nodes[node].controller = controller
    } else {
      index[controller.id] = nodes.count
      nodes.append(Node(controller: controller))
    }
  }

  /// Changes a controller's properties.
  public mutating func update(_ id: ControllerID, _ change: (inout Controller) -> Void) {
    guard let node = index[id] else { return }
    change(&nodes[node].controller)
  }

  /// Makes `children` the children of a container, in that order; those it had before lose their parent.
  public mutating func setChildren(_ children: [ControllerID], of id: ControllerID) {
    guard let node = index[id] else { return }
    for child in nodes[node].children { nodes[child].parent = nil }
    nodes[node].children = []
    for child in children { append(child, to: id) }
    if let selected = nodes[node].selected, !nodes[node].children.contains(selected) { nodes[node].selected = nil }
  }

  /// Makes a controller the last child of a container, away from the parent it had.
  public mutating func append(_ child: ControllerID, to id: ControllerID) {
    guard let node = index[id], let held = index[child], held != node, !ancestors(of: id).contains(child) else {
      return
    }
    detach(child)
    nodes[held].parent = node
    nodes[node].children.append(held)
  }

  /// Takes a controller away from its parent.
  public mutating func detach(_ child: ControllerID) {
    guard let held = index[child], let parent = nodes[held].parent else { return }
    nodes[held].parent = nil
    nodes[parent].children.removeAll { $0 == held }
    if nodes[parent].selected == held { nodes[parent].selected = nil }
  }

  /// Selects a tab.
  public mutating func select(_ child: ControllerID, in id: ControllerID) {
    guard let node = index[id], let held = index[child], nodes[node].children.contains(held) else { return }
    nodes[node].selected = held
  }

  /// Sets what a split view controller answers to `viewController(for:)`; containment is not touched.
  public mutating func setColumn(_ column: SplitColumn, to held: ControllerID?, of id: ControllerID) {
    guard let node = index[id] else { return }
    nodes[node].columns[column] = held.flatMap { index[$0] }
  }

  /// Marks a split view as showing one column at a time.
  public mutating func setCollapsed(_ isCollapsed: Bool, _ id: ControllerID) {
    guard let node = index[id] else { return }
    nodes[node].isCollapsed = isCollapsed
  }

  /// Adds a live presentation.
  public mutating func add(_ presentation: Presentation) { presentations.append(presentation) }

  /// Ends the presentations of these controllers.
  public mutating func endPresentations(of presented: Set<ControllerID>) {
    presentations.removeAll { presented.contains($0.presented) }
  }

  /// Changes live presentations in place, as when traits change.
  public mutating func updatePresentations(_ change: (inout Presentation) -> Void) {
    for position in presentations.indices { change(&presentations[position]) }
  }

  /// Gives a window a root; a window of another name is added.
  public mutating func setRoot(_ root: ControllerID, ofWindow id: String, origin: Origin = .unknown) {
    if let position = windows.firstIndex(where: { $0.id == id }) {
      windows[position].root = root
    } else {
      windows.append(Window(id: id, root: root, origin: origin))
    }
  }
}
