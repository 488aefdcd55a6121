import VCModel

// Interactive dismissal of sheets and popovers (R76, R77).
extension Replayer {
  /// Performs a swipe down on a sheet, or a tap outside a popover; without a controller, on the topmost one.
  mutating func interactiveDismiss(_ controller: ControllerID?, shouldDismiss: Bool, _ record: inout StepRecord) {
    guard let topmost = controller.map(topmostPresentation(above:)) ?? frontPresentations.first else {
      return record.ignore(.nothingToDismiss, "nothing is presented that the user could dismiss")
    }
    if let controller, hierarchy.familyTop(of: controller) != topmost.presented {
      return record.ignore(.notTopmost, .notTopmost(controller, below: topmost.presented), about: controller)
    }
    switch topmost.style {
    case .popover where controller != nil: close(topmost, shouldDismiss: shouldDismiss, byTap: true, &record)
    case .pageSheet where isCard(topmost), .formSheet where isCard(topmost):
      close(topmost, shouldDismiss: shouldDismiss, byTap: false, &record)
    case .unknown: record.ignore(.openSystemStyle, .unknownDismissal(topmost), about: topmost.presented)
    default: record.ignore(.nothingToDismiss, .notInteractive(topmost), about: topmost.presented)
    }
  }

  /// Performs a tap outside: it dismisses the topmost family if that is a popover, or a sheet beside which the screen
  /// below is visible (R77). Presentations that cover the whole screen, such as an adapted popover, have no outside
  /// (R125).
  mutating func tapOutside(shouldDismiss: Bool, _ record: inout StepRecord) {
    if let topmost = frontPresentations.first, topmost.resolvedStyle == .actionSheet,
      let action = cancelAction(of: topmost.presented)
    {
      return perform(action, of: topmost.presented, &record)
    }
    if let topmost = frontPresentations.first, hierarchy.isUndimmed(topmost.presented) {
      record.explain(.undimmed(topmost.presented))
      return record.ignore()
    }
    if let topmost = frontPresentations.first, topmost.style == .unknown {
      return record.ignore(.openSystemStyle, .unknownDismissal(topmost), about: topmost.presented)
    }
    guard let topmost = frontPresentations.first, topmost.style == .popover || hasOutside(topmost) else {
      return record.ignore(
        .nothingToDismiss,
        "the topmost presentation is neither a popover nor a sheet with an outside, so a tap dismisses nothing")
    }
    close(topmost, shouldDismiss: shouldDismiss, byTap: true, &record)
  }

  /// Whether a sheet leaves the screen below visible beside it. Cards on phones reach both edges and have no outside,
  /// and neither do those on a phone in landscape.
  private func hasOutside(_ presentation: Presentation) -> Bool {
    guard presentation.style == .pageSheet || presentation.style == .formSheet else { return false }
    let environment = hierarchy.environment
    return isCard(presentation) && environment.idiom != .phone && environment.horizontalSizeClass == .regular
  }

  /// Returns the controller that prevents interactive dismissal of a family: its top, or a visible contained one (R76).
  private func modalMember(of top: ControllerID) -> ControllerID? {
    var pending = [top]
    while let member = pending.popLast() {
      if hierarchy.read(member, { $0.isModalInPresentation }) ?? false { return member }
      pending.append(contentsOf: hierarchy.visibleChildren(of: member).reversed())
    }
    return nil
  }

  /// Whether it is a sheet that can be swiped down.
  private func isCard(_ presentation: Presentation) -> Bool {
    hierarchy.environment.ios >= 13 && !presentation.coversScreen(in: hierarchy.environment)
  }

  /// Dismisses a presentation, unless a transition is running (R75) or the app prevents it (R76).
  private mutating func close(
    _ presentation: Presentation, shouldDismiss: Bool, byTap: Bool, _ record: inout StepRecord
  ) {
    guard !refusesDismissal(of: [presentation.presented], from: presentation.presented, &record) else { return }
    let isModern = hierarchy.environment.ios >= 13
    if let member = modalMember(of: presentation.presented) {
      record.response.delegateCalls = isModern ? [.didAttempt] : []
      record.explain(.guardedByModal(member, presentation.presented))
      return record.ignore()
    }
    guard shouldDismiss else {
      record.response.delegateCalls = isModern ? [.shouldDismiss, .didAttempt] : [.legacyShouldDismiss]
      record.explain(.guardedByDelegate(presentation.presented))
      return record.ignore()
    }
    remove([presentation.presented], &record)
    record.response.delegateCalls =
      isModern ? [.shouldDismiss, .willDismiss, .didDismiss] : [.legacyShouldDismiss, .legacyDidDismiss]
    record.explain(.dismissedByUser(presentation.presented, presentation.style, byTap: byTap))
  }

  /// Returns the topmost presentation of the window in which a controller is presented, otherwise that of the first
  /// window that has any.
  func topmostPresentation(above id: ControllerID) -> Presentation? {
    let fronts = frontPresentations
    let above = Set(hierarchy.presentedControllers(from: hierarchy.familyTop(of: id)))
    return fronts.first { above.contains($0.presented) } ?? fronts.first
  }

  /// The topmost presentation of each window that has any.
  private var frontPresentations: [Presentation] {
    hierarchy.windows.compactMap { hierarchy.frontPresentation(in: $0) }
  }
}

extension String {
  static func notTopmost(_ controller: ControllerID, below topmost: ControllerID) -> String {
    "'\(controller)' is not on top: the user can only reach '\(topmost)'"
  }

  fileprivate static let shouldDismiss = "presentationControllerShouldDismiss"
  fileprivate static let willDismiss = "presentationControllerWillDismiss"
  fileprivate static let didDismiss = "presentationControllerDidDismiss"
  fileprivate static let didAttempt = "presentationControllerDidAttemptToDismiss"
  fileprivate static let legacyShouldDismiss = "popoverPresentationControllerShouldDismissPopover"
  fileprivate static let legacyDidDismiss = "popoverPresentationControllerDidDismissPopover"

  fileprivate static func unknownDismissal(_ presentation: Presentation) -> String {
    "the style of '\(presentation.presented)' is unknown, and so is whether the user can dismiss it this way; here it stays"
  }

  fileprivate static func notInteractive(_ presentation: Presentation) -> String {
    "'\(presentation.presented)' is presented as \(presentation.style.rawValue); the user can only swipe down sheets"
      + " from iOS 13 on, and tap outside popovers and such sheets"
  }
}
