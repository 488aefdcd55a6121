import VCModel

// Changes of size classes: split views collapse or expand, and every presentation adapts again (R53, R109).
extension Replayer {
  mutating func changeTraits(_ horizontal: SizeClass?, _ vertical: SizeClass?, _ record: inout StepRecord) {
    let old = hierarchy.environment
    if let horizontal { hierarchy.environment.horizontalSizeClass = horizontal }
    if let vertical { hierarchy.environment.verticalSizeClass = vertical }
    guard hierarchy.environment != old else { return record.ignore() }
    if hierarchy.environment.horizontalSizeClass != old.horizontalSizeClass {
      settleTabs(&record)
      followWidth(isCompact: hierarchy.environment.horizontalSizeClass == .compact, &record)
    }
    adaptAgain(&record)
  }

  /// Moves a selected tab that no longer has its own item to the More stack (R89).
  private mutating func settleTabs(_ record: inout StepRecord) {
    for tabBar in hierarchy.ids where hierarchy.kind(of: tabBar) == .tabBar {
      changeTabs(of: tabBar, &record) { $0.hierarchy.settleMore(of: tabBar) }
    }
  }

  /// Collapses or expands all split views on screen to match the width.
  private mutating func followWidth(isCompact: Bool, _ record: inout StepRecord) {
    for split in hierarchy.ids where hierarchy.kind(of: split) == .split && hierarchy.isConnectedToWindow(split) {
      guard hierarchy.isCollapsed(split) != isCompact else { continue }
      follow(isCollapsed: isCompact, split, SplitDelegateAnswers(), &record)
    }
    // The traits have changed, regardless of the outcome for an inspector.
    record.outcome = .performed
  }

  /// Adapts presentations again; only the adapted style changes, the ends of a presentation stay (R53).
  mutating func adaptAgain(_ record: inout StepRecord) {
    guard hierarchy.hasPresentations else { return }
    let environment = hierarchy.environment
    let answers = hierarchy.presentations.map { presentation in
      hierarchy.read(presentation.substituted ?? presentation.presented) { $0.adaptivePresentationStyle } ?? nil
    }
    var position = 0
    var changes: [(presented: ControllerID, from: ModalPresentationStyle, to: ModalPresentationStyle)] = []
    hierarchy.updatePresentations { presentation in
      let adapted = Adaptation(
        of: presentation.resolvedStyle, adaptive: answers[position], hasAnchor: presentation.anchor?.source != nil,
        isEdgeAttached: presentation.isEdgeAttached, in: environment
      ).style
      if adapted != presentation.style { changes.append((presentation.presented, presentation.style, adapted)) }
      presentation.style = adapted
      position += 1
    }
    for change in changes {
      record.explain(.adaptsAgain(change.presented, from: change.from, to: change.to))
      if change.to == .popover, hierarchy.presentation(of: change.presented)?.anchor?.source == nil {
        record.add(.popoverNeedsAnchor, .needsAnchor(change.presented), about: change.presented)
      }
      settleSubstitution(of: change.presented, &record)
    }
  }

  /// Rotates the device. A phone in landscape is compact in height; an iPad keeps its size classes (R109).
  mutating func rotate(to orientation: InterfaceOrientationMask, _ record: inout StepRecord) {
    switch hierarchy.interfaceOrientations() {
    case .none: break
    case .some(let answer):
      guard !answer.mask.isEmpty else {
        return record.raise(
          .noCommonOrientation, .orientationException, .noCommonOrientation(answer, hierarchy), about: answer.asked)
      }
      guard !answer.mask.isDisjoint(with: orientation) else {
        record.explain(.orientationAsked(answer.asked, answer.mask))
        return record.ignore(.orientationNotSupported, .notSupported(orientation, answer), about: answer.asked)
      }
      record.explain(.orientationAsked(answer.asked, answer.mask))
    }
    guard hierarchy.environment.idiom == .phone else { return }
    let isLandscape = !orientation.isDisjoint(with: .landscape)
    let vertical: SizeClass = isLandscape ? .compact : .regular
    guard vertical != hierarchy.environment.verticalSizeClass else { return }
    hierarchy.environment.verticalSizeClass = vertical
    adaptAgain(&record)
  }
}

extension String {
  fileprivate static func needsAnchor(_ popover: ControllerID) -> String {
    "'\(popover)' becomes a popover in these size classes but has no sourceView or barButtonItem to point at"
  }

  fileprivate static func notSupported(_ wanted: InterfaceOrientationMask, _ answer: OrientationAnswer) -> String {
    "'\(answer.asked)' is asked and supports \(answer.mask.names.joined(separator: ", ")), not"
      + " \(wanted.names.joined(separator: ", "))"
  }
}
