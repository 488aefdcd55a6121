import VCModel

// Columns of split view controllers.
extension Replayer {
  func isColumnStyle(_ split: ControllerID) -> Bool {
    hierarchy.read(split) { $0.splitStyle.isColumnStyle } ?? false
  }

  /// Returns the two children of a classic split view by column (R102).
  func classicColumns(of split: ControllerID) -> [ControllerID] {
    [SplitColumn.primary, .secondary].compactMap { hierarchy.column($0, of: split) }
  }

  /// Returns the children of an expanded column-style split view in their order on screen (R103, R108).
  func expandedHolders(of split: ControllerID) -> [ControllerID] {
    [SplitColumn.primary, .supplementary, .secondary, .inspector].compactMap {
      hierarchy.columnHolder($0, of: split)
    }
  }

  /// Returns the navigation controller that contains a column's controller: the controller itself if it is one (R103).
  mutating func holder(around given: ControllerID) -> ControllerID {
    guard hierarchy.kind(of: given) != .navigation else { return given }
    let wrapper = ControllerID("wrap(\(given))")
    if !hierarchy.contains(wrapper) {
      hierarchy.insert(Controller(wrapper, className: "UINavigationController", kind: .navigation))
    }
    hierarchy.append(given, to: wrapper)
    return wrapper
  }

  /// Sets `viewControllers` of a split view: its columns from left to right (R102, R103).
  mutating func setColumns(_ children: [ControllerID], of split: ControllerID) {
    var columns: [SplitColumn] = [.primary, .secondary]
    if hierarchy.read(split, { $0.splitStyle }) == .tripleColumn { columns.insert(.supplementary, at: 1) }
    for (position, column) in columns.enumerated() {
      let given = position < children.count ? children[position] : nil
      let holder = isColumnStyle(split) ? given.map { self.holder(around: $0) } : given
      hierarchy.setColumn(column, to: given, holder: holder, of: split)
    }
    let holders = isColumnStyle(split) ? expandedHolders(of: split) : classicColumns(of: split)
    hierarchy.setChildren(hierarchy.isCollapsed(split) ? Array(holders.prefix(1)) : holders, of: split)
  }

  /// Performs `setViewController(_:for:)` of a column-style split view (R98, R103). A controller that is not a
  /// navigation controller is pushed onto the existing stack of the secondary column (R107).
  mutating func setColumn(
    _ column: SplitColumn, to given: ControllerID, of split: ControllerID, _ record: inout StepRecord
  ) {
    guard isKnown(column) else {
      return record.ignore(.unavailableValue, .unavailable(column, split, hierarchy.environment), about: split)
    }
    guard isColumnStyle(split), isAvailable(column, in: split) else {
      return record.ignore(.columnUnavailable, .unavailable(column, split), about: split)
    }
    guard hierarchy.column(column, of: split) != given else { return record.ignore() }
    let old = hierarchy.columnHolder(column, of: split)
    let isNavigation = hierarchy.kind(of: given) == .navigation
    if let old, column == .secondary, !isNavigation {
      push(given, onto: old, &record)
      guard record.outcome == .performed else { return }
      return hierarchy.setColumn(column, to: given, holder: old, of: split)
    }
    guard canContain(given, in: split, &record) else { return }
    let holder = column == .compact ? given : holder(around: given)
    hierarchy.setColumn(column, to: given, holder: holder, of: split)
    if column == .inspector, old == nil { hierarchy.setHidden(true, .inspector, of: split) }
    replaceHolder(old, column, of: split)
    record.explain(.columnReplaced(column, split, given))
    if let old { noteRemovedPresenters([old], &record) }
  }

  private mutating func replaceHolder(_ old: ControllerID?, _ column: SplitColumn, of split: ControllerID) {
    guard hierarchy.isCollapsed(split) else {
      if column != .compact { hierarchy.setChildren(expandedHolders(of: split), of: split) }
      return
    }
    if column != .inspector { restack(column, insteadOf: old, of: split) }
  }

  /// Returns whether the split style has the column (R103).
  private func isAvailable(_ column: SplitColumn, in split: ControllerID) -> Bool {
    switch column {
    case .primary, .secondary, .compact, .inspector: true
    case .supplementary: hierarchy.read(split) { $0.splitStyle } == .tripleColumn
    }
  }
}

extension String {
  static func unavailable(_ column: SplitColumn, _ split: ControllerID) -> String {
    "'\(split)' has no \(column.rawValue) column that could be set, shown or hidden"
  }
}
