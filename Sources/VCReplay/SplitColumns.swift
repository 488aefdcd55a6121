import VCModel

// `show(_:)` and `hide(_:)` for columns (R106, R108).
extension Replayer {
  mutating func showColumn(_ column: SplitColumn, of split: ControllerID, _ record: inout StepRecord) {
    guard let holder = changeableHolder(column, of: split, &record) else { return }
    if column == .inspector, hierarchy.isCollapsed(split) { return presentInspector(holder, of: split, &record) }
    if hierarchy.isCollapsed(split) {
      if !surface(column, of: split, &record) { record.ignore() }
      return
    }
    guard column != .secondary, hierarchy.isHidden(column, of: split) else { return record.ignore() }
    hierarchy.setHidden(false, column, of: split)
    // The primary column is never shown beside a hidden supplementary one.
    if column == .primary { hierarchy.setHidden(false, .supplementary, of: split) }
    record.explain(.columnShown(column, split, isShown: true))
  }

  mutating func hideColumn(_ column: SplitColumn, of split: ControllerID, _ record: inout StepRecord) {
    guard let holder = changeableHolder(column, of: split, &record) else { return }
    if hierarchy.isCollapsed(split) {
      if column == .inspector, hierarchy.presentation(of: holder) != nil { return dismiss(holder, &record) }
      guard column != .primary, let base = hierarchy.parent(of: holder), base != split,
        hierarchy.topViewController(of: base) == holder
      else { return record.ignore() }
      takeOff([holder], base, &record)
      return
    }
    guard column != .secondary, !hierarchy.isHidden(column, of: split) else { return record.ignore() }
    hierarchy.setHidden(true, column, of: split)
    if column == .supplementary { hierarchy.setHidden(true, .primary, of: split) }
    record.explain(.columnShown(column, split, isShown: false))
  }

  /// Returns the controller of a column that can be shown or hidden: not the compact column, and not an empty one.
  private func changeableHolder(
    _ column: SplitColumn, of split: ControllerID, _ record: inout StepRecord
  ) -> ControllerID? {
    guard hierarchy.kind(of: split) == .split else {
      record.ignore(.notASplitView, "'\(split)' is not a split view controller", about: split)
      return nil
    }
    guard isColumnStyle(split), column != .compact, let holder = hierarchy.columnHolder(column, of: split) else {
      record.ignore(.columnUnavailable, .unavailable(column, split), about: split)
      return nil
    }
    return holder
  }

  /// Brings a column to the top of a collapsed split view's stack: pushes it and the ones below it if it is not on the
  /// stack, or pops to it. Returns whether there was anything to do.
  mutating func surface(_ column: SplitColumn, of split: ControllerID, _ record: inout StepRecord) -> Bool {
    guard hierarchy.columnHolder(.compact, of: split) == nil,
      let base = hierarchy.children(of: split).first, hierarchy.kind(of: base) == .navigation,
      let wanted = hierarchy.columnHolder(column, of: split)
    else { return false }
    let stack = hierarchy.children(of: base)
    if wanted == base || stack.contains(wanted) {
      return uncover(wanted, in: base, stack: stack, split: split, &record)
    }
    let below: [SplitColumn] = column == .secondary ? [.supplementary, .secondary] : [column]
    for absent in below.compactMap({ hierarchy.columnHolder($0, of: split) })
    where absent != base && !stack.contains(absent) {
      place(absent, onto: base, &record)
    }
    record.explain(.columnShown(column, split, isShown: true))
    return true
  }

  /// Pops other columns, and the controllers pushed above them, to uncover a column that is on the stack.
  private mutating func uncover(
    _ wanted: ControllerID, in base: ControllerID, stack: [ControllerID], split: ControllerID,
    _ record: inout StepRecord
  ) -> Bool {
    let holders = expandedHolders(of: split)
    let above = wanted == base ? stack[...] : stack.drop { $0 != wanted }.dropFirst()
    let covering = above.drop { !holders.contains($0) }
    guard !covering.isEmpty else { return false }
    takeOff(Array(covering), base, &record)
    return true
  }

  /// Presents an inspector as a sheet if it is shown when its split view collapses.
  mutating func presentShownInspector(of split: ControllerID, _ record: inout StepRecord) {
    guard let inspector = hierarchy.columnHolder(.inspector, of: split), !hierarchy.isHidden(.inspector, of: split)
    else {
      return
    }
    presentInspector(inspector, of: split, &record)
  }

  /// Presents the inspector of a collapsed split view as a sheet from the top of its family (R108).
  private mutating func presentInspector(
    _ inspector: ControllerID, of split: ControllerID, _ record: inout StepRecord
  ) {
    guard hierarchy.presentation(of: inspector) == nil else { return record.ignore() }
    present(inspector, from: split, PresentationSettings(), &record)
  }
}
