import VCModel

// Tabs in the More list, which UIKit shows on a separate navigation controller (R89).
extension Replayer {
  /// Creates the More navigation controller for an operation on it, and removes it again if the operation is not
  /// performed.
  mutating func withMore(
    _ id: ControllerID, _ record: inout StepRecord, _ change: (inout Replayer, inout StepRecord) -> Void
  ) {
    let before = hierarchy
    guard let tabBar = hierarchy.tabBar(ofMore: id), hierarchy.makeMoreNavigationController(of: tabBar) != nil else {
      return record.ignore(.unknownController, "there is no controller '\(id)'", about: id)
    }
    change(&self, &record)
    if record.outcome != .performed { hierarchy = before }
  }

  /// Changes tabs. Controllers pushed above a tab on the More stack are removed when that tab leaves the stack, or when the
  /// tab bar no longer needs More.
  mutating func changeTabs(of tabBar: ControllerID, _ record: inout StepRecord, _ change: (inout Replayer) -> Void) {
    let old = hierarchy.moreStack(of: tabBar)
    let isThere = old.map { hierarchy.parent(of: $0.navigation) == tabBar } ?? false
    change(&self)
    if let new = hierarchy.moreStack(of: tabBar), let tab = new.tab, tab != old?.tab {
      record.explain(.behindMore(tab, new.navigation))
    }
    guard let old, let new = hierarchy.moreStack(of: tabBar) else { return }
    let hasLeft = isThere && hierarchy.parent(of: new.navigation) != tabBar
    guard hasLeft || new.tab != old.tab else { return }
    let pushed = hierarchy.children(of: new.navigation).dropFirst().filter { $0 != new.tab }
    if !pushed.isEmpty { takeOff(pushed, new.navigation, &record) }
    if hasLeft { noteRemovedPresenters([new.navigation], &record) }
  }
}
