import VCModel

// Showing and hiding bars (R179), and the display of columns (R176).
extension Replayer {
  mutating func setBar(_ bar: Bar, isHidden: Bool, of container: ControllerID, _ record: inout StepRecord) {
    let kind = hierarchy.kind(of: container)
    let isRight = bar == .tabBar ? kind == .tabBar : bar != .searchBar && kind == .navigation
    guard isRight else {
      return record.ignore(.noSuchBar, "'\(container)' has no \(bar.rawValue) to hide or show", about: container)
    }
    if bar == .tabBar, hierarchy.environment.ios < 18 {
      record.add(
        .unavailableValue, "isTabBarHidden requires version 18, but this is \(hierarchy.environment.system)",
        about: container)
    }
    let before = hierarchy.read(container) { $0.bars }
    hierarchy.update(container) {
      switch bar {
      case .navigationBar: $0.bars.isNavigationBarHidden = isHidden
      case .toolbar: $0.bars.isToolbarHidden = isHidden
      case .tabBar: $0.bars.isTabBarHidden = isHidden
      case .searchBar: break
      }
    }
    guard hierarchy.read(container, { $0.bars }) != before else { return record.ignore() }
    record.explain(.bar(bar, container, isShown: !isHidden))
  }

  /// Sets `preferredDisplayMode`; UIKit applies it as far as the columns and the behavior allow.
  mutating func setDisplayMode(_ mode: SplitDisplayMode, of split: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.kind(of: split) == .split else {
      return record.ignore(.notASplitView, "'\(split)' is not a split view controller", about: split)
    }
    guard hierarchy.read(split, { $0.preferredDisplayMode }) != mode || hierarchy.displayMode(of: split) != mode else {
      return record.ignore()
    }
    hierarchy.update(split) { $0.preferredDisplayMode = mode }
    hierarchy.setDisplayMode(mode, of: split)
    guard let now = hierarchy.displayMode(of: split) else { return record.explain(.displayModeLater(split, mode)) }
    record.explain(.displayMode(split, now))
    if let text = displayFault(of: split) { record.add(.displayMode, text, about: split) }
  }

  /// Returns the reason why a split view cannot use its preferred display mode.
  func displayFault(of split: ControllerID) -> String? {
    let preferred = hierarchy.read(split) { $0.preferredDisplayMode } ?? .automatic
    guard preferred != .automatic, let mode = hierarchy.displayMode(of: split), mode != preferred else { return nil }
    return "'\(split)' prefers \(preferred.rawValue), which its columns and the behavior"
      + " \(hierarchy.splitBehavior(of: split).rawValue) do not allow; the display mode is \(mode.rawValue)"
  }
}
