import VCModel

// Tabs behind More, which UIKit shows on a navigation controller of its own (R89).
extension Replayer {
  /// Makes the More navigation controller for an operation that is about it; it is gone again when nothing came of that.
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

  /// A change of tabs. What was pushed above a tab on the More stack goes when that tab leaves it.
  mutating func changeTabs(of tabBar: ControllerID, _ record: inout StepRecord, _ change: (inout Replayer) -> Void) {
    let old = hierarchy.moreStack(of: tabBar)
    change(&self)
    guard let old, let new = hierarchy.moreStack(of: tabBar), new.tab != old.tab else { return }
    let pushed = hierarchy.children(of: new.navigation)
    if !pushed.isEmpty { takeOff(pushed, new.navigation, &record) }
  }
}
