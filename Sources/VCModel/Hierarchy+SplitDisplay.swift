// The columns of a split view that are shown, and their display mode (R176).
extension Hierarchy {
  /// Returns `displayMode` of an expanded split view controller, from the columns that are shown; `nil` while it is
  /// collapsed, where it has no meaning.
  ///
  /// The behavior `automatic` depends on the window's size in points, which a model does not contain. Columns are then
  /// treated as tiled, and `isSplitBehaviorKnown(of:)` returns `false`.
  public func displayMode(of id: ControllerID) -> SplitDisplayMode? {
    guard kind(of: id) == .split, !isCollapsed(id) else { return nil }
    let leading = [SplitColumn.primary, .supplementary].filter {
      columnHolder($0, of: id) != nil && !isHidden($0, of: id)
    }
    return SplitDisplayMode(leadingColumns: leading.count, behavior: splitBehavior(of: id))
  }

  /// Returns `splitBehavior`: the preferred one, else `tile`.
  public func splitBehavior(of id: ControllerID) -> SplitBehavior {
    let preferred = read(id) { $0.preferredSplitBehavior } ?? .automatic
    return preferred == .automatic ? .tile : preferred
  }

  /// Returns whether the model determines the split behavior.
  public func isSplitBehaviorKnown(of id: ControllerID) -> Bool {
    guard let mode = displayMode(of: id) else { return true }
    return mode == .secondaryOnly || read(id) { $0.preferredSplitBehavior != .automatic } ?? true
  }

  /// Hides and shows columns to match a display mode; `automatic` shows all of them.
  public mutating func setDisplayMode(_ mode: SplitDisplayMode, of id: ControllerID) {
    let present = [SplitColumn.supplementary, .primary].filter { columnHolder($0, of: id) != nil }
    let count = mode.leadingColumns ?? present.count
    for (position, column) in present.enumerated() { setHidden(position >= count, column, of: id) }
  }
}
