import VCModel

// Split views adapt to the width: they show one column at a time when it is compact (R104, R109).
extension Replayer {
  mutating func collapse(_ split: ControllerID, _ answers: SplitDelegateAnswers, _ record: inout StepRecord) {
    changeWidth(of: split, to: .compact, answers, &record)
  }

  mutating func expand(_ split: ControllerID, _ answers: SplitDelegateAnswers, _ record: inout StepRecord) {
    changeWidth(of: split, to: .regular, answers, &record)
  }

  private mutating func changeWidth(
    of split: ControllerID, to width: SizeClass, _ answers: SplitDelegateAnswers, _ record: inout StepRecord
  ) {
    guard hierarchy.kind(of: split) == .split else {
      return record.ignore(.notASplitView, "'\(split)' is not a split view controller", about: split)
    }
    let isCollapsed = width == .compact
    let isDone = hierarchy.isCollapsed(split) == isCollapsed
    let new = hierarchy.environment.with(width, nil)
    guard !isDone || hierarchy.environment != new else { return record.ignore() }
    guard !raisesMissingAnchor(in: new, &record) else { return }
    if !isDone { follow(isCollapsed: isCollapsed, split, answers, &record) }
    changeTraits(width, nil, &record)
    record.outcome = .performed
  }

  /// Collapses or expands a split view and explains the result. Delegate answers given with the step take precedence
  /// over those that the delegate always gives.
  mutating func follow(
    isCollapsed: Bool, _ split: ControllerID, _ given: SplitDelegateAnswers, _ record: inout StepRecord
  ) {
    let before = hierarchy.family(under: split)
    let own = hierarchy.read(split) { $0.splitAnswers } ?? SplitDelegateAnswers()
    let answers = usable(given.orElse(own), of: split, isCollapsed: isCollapsed, &record)
    record.explain(.followsWidth(split, isCollapsed: isCollapsed))
    for fact in isCollapsed ? collapse(split, answers) : separate(split, answers) { record.explain(fact) }
    if isCollapsed { presentShownInspector(of: split, &record) }
    let after = Set(hierarchy.family(under: split))
    noteRemovedPresenters(before.filter { !after.contains($0) }, &record)
    if isCollapsed, isColumnStyle(split), hierarchy.column(.compact, of: split) == nil {
      record.add(.openCollapsedStack, .collapsedStack(split), about: split)
    }
  }

  /// Collapses a split view; returns the facts that determined the result.
  @discardableResult
  mutating func collapse(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> [Reason.Fact] {
    guard !hierarchy.isCollapsed(split) else { return [] }
    hierarchy.setCollapsed(true, split)
    return isColumnStyle(split) ? stackColumns(of: split, answers) : collapseClassic(split, answers)
  }

  /// Expands a split view; returns the facts that determined the result.
  mutating func separate(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> [Reason.Fact] {
    guard hierarchy.isCollapsed(split) else { return [] }
    hierarchy.setCollapsed(false, split)
    guard isColumnStyle(split) else { return expandClassic(split, answers) }
    unstackColumns(of: split)
    return []
  }
}

// MARK: - Classic style

extension Replayer {
  /// Collapses a classic split view: the primary becomes the only child. A navigation controller pushes the secondary,
  /// even another navigation controller (R92); a delegate that handles the collapse discards it (R102, R104).
  private mutating func collapseClassic(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> [Reason.Fact] {
    guard let primary = answers.primaryForCollapsing ?? hierarchy.column(.primary, of: split) else { return [] }
    var secondary = hierarchy.column(.secondary, of: split)
    if secondary == primary { secondary = nil }
    hierarchy.setColumn(.primary, to: primary, of: split)
    hierarchy.setColumn(.secondary, to: answers.handlesCollapse == true ? nil : secondary, of: split)
    hierarchy.setChildren([primary], of: split)
    var facts: [Reason.Fact] = []
    if answers.primaryForCollapsing != nil { facts.append(.delegateChoosesPrimary(primary, split)) }
    guard let secondary else { return facts }
    if answers.handlesCollapse == true {
      facts.append(.delegateHandlesCollapse(secondary, split))
    } else if hierarchy.kind(of: primary) == .navigation {
      hierarchy.append(secondary, to: primary)
      facts.append(.collapsesOnto(secondary, primary))
    } else {
      facts.append(.leftOut(secondary, primary))
    }
    return facts
  }

  /// Expands a classic split view. If the primary is a navigation controller, its top becomes the secondary, unless the
  /// delegate provides another.
  private mutating func expandClassic(_ split: ControllerID, _ answers: SplitDelegateAnswers) -> [Reason.Fact] {
    guard let primary = answers.primaryForExpanding ?? hierarchy.column(.primary, of: split) else { return [] }
    var facts: [Reason.Fact] = []
    if answers.primaryForExpanding != nil { facts.append(.delegateChoosesPrimary(primary, split)) }
    var secondary = hierarchy.column(.secondary, of: split)
    if let supplied = answers.secondaryForExpanding {
      secondary = supplied
      facts.append(.delegateSuppliesSecondary(supplied, split))
    } else if hierarchy.kind(of: primary) == .navigation {
      secondary = hierarchy.childCount(of: primary) > 1 ? hierarchy.topViewController(of: primary) : nil
      if let secondary { facts.append(.separates(secondary, primary)) }
    }
    if secondary == primary { secondary = nil }
    hierarchy.setColumn(.primary, to: primary, of: split)
    hierarchy.setColumn(.secondary, to: secondary, of: split)
    hierarchy.setChildren(classicColumns(of: split), of: split)
    return facts
  }
}

// MARK: - Column style

extension Replayer {
  /// The columns that share one stack while a split view is collapsed, from the bottom up.
  static let stackedColumns: [SplitColumn] = [.primary, .supplementary, .secondary]

  /// Collapses a column-style split view. The compact column replaces all others; without one, the columns share the
  /// first column's stack, up to the column that the delegate selects as the top (R104).
  private mutating func stackColumns(of split: ControllerID, _ answers: SplitDelegateAnswers) -> [Reason.Fact] {
    if let compact = showCompactColumn(of: split) { return [.compactColumnReplaces(compact, split)] }
    let present = Self.stackedColumns.filter { hierarchy.columnHolder($0, of: split) != nil }
    let top = answers.topColumnForCollapsing.flatMap { present.contains($0) ? $0 : nil }
    let shown = present.prefix { $0 != top } + [top].compactMap(\.self)
    stack(Array(shown), of: split)
    return shown.last.map { [.columnsStacked(split, top: $0, isAnswer: top != nil)] } ?? []
  }

  /// Makes the compact column, if there is one, the only child.
  private mutating func showCompactColumn(of split: ControllerID) -> ControllerID? {
    guard let compact = hierarchy.columnHolder(.compact, of: split) else { return nil }
    for holder in expandedHolders(of: split) where hierarchy.parent(of: holder) != split { hierarchy.detach(holder) }
    hierarchy.setChildren([compact], of: split)
    return compact
  }

  /// Puts these columns on the stack of the first one.
  private mutating func stack(_ columns: [SplitColumn], of split: ControllerID) {
    let holders = columns.compactMap { hierarchy.columnHolder($0, of: split) }
    guard let base = holders.first else { return hierarchy.setChildren([], of: split) }
    hierarchy.setChildren([base], of: split)
    for holder in holders.dropFirst() where hierarchy.parent(of: holder) != base { hierarchy.append(holder, to: base) }
  }

  /// Replaces the controller of a column of a collapsed split view; columns that are not on the stack stay hidden.
  mutating func restack(_ column: SplitColumn, insteadOf old: ControllerID?, of split: ControllerID) {
    let base = hierarchy.children(of: split).first
    let shown = Self.stackedColumns.filter {
      let holder = $0 == column ? old : hierarchy.columnHolder($0, of: split)
      return holder.map { $0 == base || hierarchy.parent(of: $0) == base } ?? (base == nil)
    }
    if let old, hierarchy.parent(of: old) != split { hierarchy.detach(old) }
    if showCompactColumn(of: split) == nil { stack(shown, of: split) }
  }

  /// Moves each column's navigation controller back beside the others, with the controllers pushed above it.
  private mutating func unstackColumns(of split: ControllerID) {
    let holders = expandedHolders(of: split)
    if let base = Self.stackedColumns.compactMap({ hierarchy.columnHolder($0, of: split) }).first {
      var owner = base
      for controller in hierarchy.children(of: base) {
        if holders.contains(controller) {
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
    "the exact stack of the collapsed '\(split)' is undocumented; its columns are stacked here"
  }
}
