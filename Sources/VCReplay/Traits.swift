import VCModel

// Changes of size classes: split views collapse or expand, and every presentation adapts again (R53, R109).
extension Replayer {
  mutating func changeTraits(_ horizontal: SizeClass?, _ vertical: SizeClass?, _ record: inout StepRecord) {
    let old = hierarchy.environment
    let new = old.with(horizontal, vertical)
    guard new != old else { return record.ignore() }
    guard !raisesMissingAnchor(in: new, &record) else { return }
    hierarchy.environment = new
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

  /// Collapses or expands all split views to match the width (R109). One that is off screen actually does so when it comes on
  /// screen, so it leaves no trace in the step's record.
  private mutating func followWidth(isCompact: Bool, _ record: inout StepRecord) {
    for split in hierarchy.ids where hierarchy.kind(of: split) == .split && hierarchy.isCollapsed(split) != isCompact {
      if hierarchy.isConnectedToWindow(split) {
        follow(isCollapsed: isCompact, split, SplitDelegateAnswers(), &record)
      } else {
        followUnseen(isCollapsed: isCompact, split, record.step)
      }
    }
    // The traits have changed, regardless of the outcome for an inspector.
    record.outcome = .performed
  }

  /// Collapses or expands a split view that is off screen, without a record.
  mutating func followUnseen(isCollapsed: Bool, _ split: ControllerID, _ step: Step) {
    var unseen = StepRecord(index: stepCount, step: step)
    follow(isCollapsed: isCollapsed, split, SplitDelegateAnswers(), &unseen)
  }

  /// Adapts presentations again; only the adapted style changes, the ends of a presentation stay (R53).
  mutating func adaptAgain(_ record: inout StepRecord) {
    guard hierarchy.hasPresentations else { return }
    let styles = hierarchy.presentations.map { adaptedStyle(of: $0, in: hierarchy.environment) }
    var position = 0
    var changes: [(presented: ControllerID, from: ModalPresentationStyle, to: ModalPresentationStyle)] = []
    hierarchy.updatePresentations { presentation in
      let adapted = styles[position]
      if adapted != presentation.style { changes.append((presentation.presented, presentation.style, adapted)) }
      presentation.style = adapted
      position += 1
    }
    for change in changes {
      record.explain(.adaptsAgain(change.presented, from: change.from, to: change.to))
      settleSubstitution(of: change.presented, &record)
    }
  }

  private func adaptedStyle(
    of presentation: Presentation, in environment: DeviceEnvironment
  ) -> ModalPresentationStyle {
    let answer = hierarchy.read(presentation.substituted ?? presentation.presented) { $0.adaptivePresentationStyle }
    return Adaptation(
      of: presentation.resolvedStyle, adaptive: answer ?? nil, hasAnchor: presentation.anchor?.source != nil,
      isEdgeAttached: presentation.isEdgeAttached, in: environment
    ).style
  }

  /// Raises the exception for a popover without an anchor if new size classes would turn a presentation into one, and returns
  /// whether it did (R53, R123).
  ///
  /// Presentations of the initial state are exempt: if the model gives no anchor for them, it is unknown.
  func raisesMissingAnchor(in environment: DeviceEnvironment, _ record: inout StepRecord) -> Bool {
    guard hierarchy.hasPresentations else { return false }
    for presentation in hierarchy.presentations where presentation.anchor?.source == nil && presentation.step != nil {
      guard presentation.style != .popover, adaptedStyle(of: presentation, in: environment) == .popover else {
        continue
      }
      raiseMissingAnchor(of: presentation.presented, presenter: presentation.presenter, &record)
      return true
    }
    return false
  }

  /// Rotates the device. A phone in landscape is compact in height; an iPad keeps its size classes (R109).
  mutating func rotate(to orientation: InterfaceOrientationMask, _ record: inout StepRecord) {
    if let answer = hierarchy.interfaceOrientations() {
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
    let new = hierarchy.environment.with(nil, vertical)
    guard new != hierarchy.environment, !raisesMissingAnchor(in: new, &record) else { return }
    hierarchy.environment = new
    adaptAgain(&record)
  }
}

extension DeviceEnvironment {
  /// Returns the environment with other size classes; `nil` leaves one unchanged.
  func with(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> Self {
    var changed = self
    if let horizontal { changed.horizontalSizeClass = horizontal }
    if let vertical { changed.verticalSizeClass = vertical }
    return changed
  }
}

extension String {
  fileprivate static func notSupported(_ wanted: InterfaceOrientationMask, _ answer: OrientationAnswer) -> String {
    "'\(answer.asked)' is asked and supports \(answer.mask.names.joined(separator: ", ")), not"
      + " \(wanted.names.joined(separator: ", "))"
  }
}
