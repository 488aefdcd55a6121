import VCModel

extension Hierarchy {
  /// Returns whether a controller is, or visibly contains, one of UIKit's containers. Beside such a child of a custom container,
  /// the others are usually accessories: a player, a banner or a menu.
  func showsUIKitContainer(in id: ControllerID) -> Bool {
    switch controller(id)?.kind {
    case .navigation, .tabBar, .split, .page: true
    default: visibleChildren(of: id).contains(where: showsUIKitContainer)
    }
  }

  /// Returns the controller that names what a family shows: the deepest visible one. A custom container with several visible
  /// children stands for all of them, unless just one of them contains one of UIKit's containers.
  func front(of family: ControllerID) -> ControllerID {
    let children = visibleChildren(of: family)
    guard let last = children.last else { return family }
    switch controller(family)?.kind {
    case .container, .content, .hosting, .view:
      guard children.count > 1 else { return front(of: last) }
      let main = children.filter(showsUIKitContainer)
      guard main.count == 1, let only = main.first else { return family }
      return front(of: only)
    default: return front(of: last)
    }
  }
}
