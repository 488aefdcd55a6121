// Which columns of a split view are seen, and how (R176).
extension Hierarchy {
  /// `displayMode` of an expanded split view controller, from the columns that are shown; `nil` while it is collapsed, where it
  /// means nothing.
  ///
  /// What the behavior `automatic` is depends on the size of the window in points, which a model does not say: columns count
  /// as tiled then, and `isSplitBehaviorKnown(of:)` says so.
  public func displayMode(of id: ControllerID) -> SplitDisplayMode? {
    guard kind(of: id) == .split, !isCollapsed(id) else { return nil }
    let leading = [SplitColumn.primary, .supplementary].filter {
      columnHolder($0, of: id) != nil && !isHidden($0, of: id)
    }
    return SplitDisplayMode(leadingColumns: leading.count, behavior: splitBehavior(of: id))
  }

  /// `splitBehavior`: the preferred one, else `tile`.
  public func splitBehavior(of id: ControllerID) -> SplitBehavior {
    let preferred = read(id) { $0.preferredSplitBehavior } ?? .automatic
    return preferred == .automatic ? .tile : preferred
  }

  /// Whether the model says how the secondary column gives way to others.
  public func isSplitBehaviorKnown(of id: ControllerID) -> Bool {
    guard let mode = displayMode(of: id) else { return true }
    return mode == .secondaryOnly || read(id) { $0.preferredSplitBehavior != .automatic } ?? true
  }

  /// Hides and shows columns so that a display mode is reached; `automatic` shows all of them.
  public mutating func setDisplayMode(_ mode: SplitDisplayMode, of id: ControllerID) {
    let present = [SplitColumn.supplementary, .primary].filter { columnHolder($0, of: id) != nil }
    let count = mode.leadingColumns ?? present.count
    for (position, column) in present.enumerated() { setHidden(position >= count, column, of: id) }
  }
}
