import VCModel

extension Hierarchy {
  /// Returns whether a controller is, or visibly contains, one of UIKit's containers. The siblings of such a child of a custom
  /// container are usually accessories: a player, a banner or a menu.
  func showsUIKitContainer(in id: ControllerID) -> Bool {
    switch controller(id)?.kind {
    case .navigation, .tabBar, .split, .page: true
    default: visibleChildren(of: id).contains(where: showsUIKitContainer)
    }
  }

  /// Returns the controller after which a screen is named: the deepest visible one of a family. If a custom container has
  /// several visible children, it is the container itself, unless exactly one of them shows one of UIKit's containers.
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
