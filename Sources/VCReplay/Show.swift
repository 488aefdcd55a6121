import VCModel

// `show` and `showDetailViewController`: the nearest container that implements the method decides.
extension Replayer {
  /// Shows a controller. The receiver or its nearest ancestor that overrides `show` handles it (R93, R101); for a tab
  /// in the More list, this is the More navigation controller (R89). If none does, the controller is presented (R94).
  mutating func show(_ shown: ControllerID, from receiver: ControllerID, _ record: inout StepRecord) {
    var here: ControllerID? = receiver
    while let candidate = here {
      switch hierarchy.kind(of: candidate) {
      case .navigation:
        explainStack(candidate, from: receiver, &record)
        return show(shown, onStack: candidate, from: receiver, &record)
      case .split:
        record.explain(.handles(candidate, "show", receiver))
        return show(shown, inSplit: candidate, from: receiver, &record)
      default:
        here = hierarchy.parent(of: candidate)
      }
    }
    record.explain(.noOverride("show", receiver))
    present(shown, from: receiver, PresentationSettings(), &record)
  }

  /// Explains why a navigation controller handles `show`, with the tab if UIKit created it for that one.
  private func explainStack(_ navigation: ControllerID, from receiver: ControllerID, _ record: inout StepRecord) {
    let tabBar = hierarchy.tabBar(ofMore: navigation)
    let tab = tabBar.flatMap { hierarchy.moreStack(of: $0)?.tab }
    if let tab, receiver == tab || hierarchy.isAncestor(tab, of: receiver) {
      record.explain(.moreHandles(navigation, tab))
    } else {
      record.explain(.handles(navigation, "show", receiver))
    }
  }

  /// A navigation controller pushes the shown controller regardless of its presentation style (R100), but presents
  /// another navigation controller, which cannot be pushed (R94, R95).
  private mutating func show(
    _ shown: ControllerID, onStack navigation: ControllerID, from receiver: ControllerID, _ record: inout StepRecord
  ) {
    guard hierarchy.kind(of: shown) == .navigation else { return push(shown, onto: navigation, &record) }
    record.explain(.cannotBePushed(shown, navigation))
    present(shown, from: receiver, PresentationSettings(), &record)
  }

  /// Only split view controllers override `showDetailViewController` (R93, R99).
  mutating func showDetail(_ shown: ControllerID, from receiver: ControllerID, _ record: inout StepRecord) {
    let isSplit = hierarchy.kind(of: receiver) == .split
    guard let split = isSplit ? receiver : hierarchy.splitViewController(of: receiver) else {
      record.explain(.noOverride("showDetailViewController", receiver))
      return present(shown, from: receiver, PresentationSettings(), &record)
    }
    record.explain(.handles(split, "showDetailViewController", receiver))
    if isColumnStyle(split) {
      setColumn(.secondary, to: shown, of: split, &record)
      if hierarchy.isCollapsed(split), record.diagnostics.isEmpty, surface(.secondary, of: split, &record) {
        record.outcome = .performed
      }
    } else if hierarchy.isCollapsed(split) {
      showInCollapsed(shown, split: split, from: receiver, &record)
    } else {
      replaceColumn(.secondary, of: split, with: shown, &record)
    }
  }

  /// An expanded split view sets the controller for the column from which the request comes; a collapsed one presents
  /// it full screen (R96).
  private mutating func show(
    _ shown: ControllerID, inSplit split: ControllerID, from receiver: ControllerID, _ record: inout StepRecord
  ) {
    guard !hierarchy.isCollapsed(split) else {
      return present(shown, from: receiver, PresentationSettings(style: .fullScreen), &record)
    }
    let column = hierarchy.column(holding: receiver) ?? .primary
    if isColumnStyle(split) {
      setColumn(column, to: shown, of: split, &record)
    } else {
      replaceColumn(column, of: split, with: shown, &record)
    }
  }

  /// Calls `show` on the primary; a navigation controller accepts even another one here (R97, R104).
  private mutating func showInCollapsed(
    _ shown: ControllerID, split: ControllerID, from receiver: ControllerID, _ record: inout StepRecord
  ) {
    guard let primary = hierarchy.children(of: split).first, hierarchy.kind(of: primary) == .navigation else {
      return present(shown, from: receiver, PresentationSettings(style: .fullScreen), &record)
    }
    guard hierarchy.kind(of: shown) == .navigation else { return push(shown, onto: primary, &record) }
    guard !raisesForSecondPush(of: shown, onto: primary, &record) else { return }
    guard canContain(shown, in: primary, &record) else { return }
    place(shown, onto: primary, &record)
  }

  /// Replaces a classic split view's child for a column (R96, R97).
  private mutating func replaceColumn(
    _ column: SplitColumn, of split: ControllerID, with shown: ControllerID, _ record: inout StepRecord
  ) {
    let old = hierarchy.column(column, of: split)
    guard old != shown else { return record.ignore() }
    guard canContain(shown, in: split, &record) else { return }
    hierarchy.detach(shown)
    hierarchy.setColumn(column, to: shown, of: split)
    hierarchy.setChildren(classicColumns(of: split), of: split)
    record.explain(.columnReplaced(column, split, shown))
    if let old { noteRemovedPresenters([old], &record) }
  }
}
