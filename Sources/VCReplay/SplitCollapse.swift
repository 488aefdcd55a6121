import VCModel

// Split views follow the width: one column at a time when it is compact (R104, R109).
extension Replayer {
  /// `handled` is the delegate's claim to have merged the columns itself.
  mutating func collapse(_ split: ControllerID, handled: Bool, _ record: inout StepRecord) {
    changeWidth(of: split, to: .compact, &record) { $0.collapse(split, isHandled: handled) }
  }

  mutating func expand(_ split: ControllerID, _ record: inout StepRecord) {
    changeWidth(of: split, to: .regular, &record) { $0.separate(split) }
  }

  private mutating func changeWidth(
    of split: ControllerID, to width: SizeClass, _ record: inout StepRecord, _ change: (inout Replayer) -> Void
  ) {
    guard hierarchy.kind(of: split) == .split else {
      return record.ignore(.notASplitView, "'\(split)' is no split view controller", about: split)
    }
    let isCollapsed = width == .compact
    let isDone = hierarchy.isCollapsed(split) == isCollapsed
    guard !isDone || hierarchy.environment.horizontalSizeClass != width else { return record.ignore() }
    let before = hierarchy.family(under: split)
    if !isDone {
      change(&self)
      record.explain(.followsWidth(split, isCollapsed: isCollapsed))
      if isCollapsed { presentShownInspector(of: split, &record) }
    }
    changeTraits(width, nil, &record)
    record.outcome = .performed
    let after = Set(hierarchy.family(under: split))
    noteRemovedPresenters(before.filter { !after.contains($0) }, &record)
    if isCollapsed, isColumnStyle(split), hierarchy.column(.compact, of: split) == nil {
      record.add(.openCollapsedStack, .collapsedStack(split), about: split)
    }
  }

  /// Brings a split view into its collapsed form.
  mutating func collapse(_ split: ControllerID, isHandled: Bool) {
    guard !hierarchy.isCollapsed(split) else { return }
    hierarchy.setCollapsed(true, split)
    if isColumnStyle(split) { return stackColumns(of: split) }
    guard let primary = hierarchy.column(.primary, of: split) else { return }
    let secondary = hierarchy.column(.secondary, of: split)
    hierarchy.setChildren([primary], of: split)
    if isHandled {
      hierarchy.setColumn(.secondary, to: nil, of: split)
    } else if let secondary, hierarchy.kind(of: primary) == .navigation {
      hierarchy.append(secondary, to: primary)
    }
  }

  /// Brings a split view into its expanded form.
  mutating func separate(_ split: ControllerID) {
    guard hierarchy.isCollapsed(split) else { return }
    hierarchy.setCollapsed(false, split)
    if isColumnStyle(split) { return unstackColumns(of: split) }
    if let primary = hierarchy.column(.primary, of: split), hierarchy.kind(of: primary) == .navigation {
      let top = hierarchy.childCount(of: primary) > 1 ? hierarchy.topViewController(of: primary) : nil
      if let top { hierarchy.detach(top) }
      hierarchy.setColumn(.secondary, to: top, of: split)
    }
    hierarchy.setChildren(classicColumns(of: split), of: split)
  }

  /// Which column another's navigation controller stands on while they are stacked.
  private static let stacked: [SplitColumn] = [.primary, .supplementary, .secondary]

  /// The compact column replaces all others; without one they stand on one stack, the first column's (R104).
  mutating func stackColumns(of split: ControllerID) {
    if let compact = hierarchy.columnHolder(.compact, of: split) {
      for holder in expandedHolders(of: split) where hierarchy.parent(of: holder) != split { hierarchy.detach(holder) }
      return hierarchy.setChildren([compact], of: split)
    }
    let holders = Self.stacked.compactMap { hierarchy.columnHolder($0, of: split) }
    guard let base = holders.first else { return hierarchy.setChildren([], of: split) }
    hierarchy.setChildren([base], of: split)
    for holder in holders.dropFirst() where hierarchy.parent(of: holder) != base { hierarchy.append(holder, to: base) }
  }

  /// Each column's navigation controller stands beside the others again, with what was pushed above it.
  private mutating func unstackColumns(of split: ControllerID) {
    let holders = expandedHolders(of: split)
    if let base = Self.stacked.compactMap({ hierarchy.columnHolder($0, of: split) }).first {
      var owner = base
      for controller in hierarchy.children(of: base) {
        if holders.contains(controller) {
          hierarchy.detach(controller)
          owner = controller
        } else if owner != base {
          hierarchy.append(controller, to: owner)
        }
      }
    }
    if let inspector = hierarchy.columnHolder(.inspector, of: split) {
      hierarchy.setHidden(hierarchy.presentation(of: inspector) == nil, .inspector, of: split)
      hierarchy.endPresentation(of: inspector)
    }
    hierarchy.setChildren(holders, of: split)
  }
}

extension String {
  fileprivate static func collapsedStack(_ split: ControllerID) -> String {
    "what exactly stands on the stack of the collapsed '\(split)' is not documented; its columns are stacked here"
  }
}
