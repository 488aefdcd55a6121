import VCDiagnostics
import VCModel

// `dismiss(animated:completion:)` and its effects.
extension Replayer {
  /// Dismisses what the receiver presents (R67, R70), else the family it belongs to (R71), else nothing (R68).
  mutating func dismiss(_ receiver: ControllerID, _ record: inout StepRecord) {
    guard let target = dismissalTarget(of: receiver, &record) else { return }
    let removed = hierarchy.presentedControllers(from: target)
    guard !refusesDismissal(of: removed, from: receiver, &record) else { return }
    remove(removed, &record)
  }

  /// Returns the controller whose family `dismiss` removes; `nil` if there is nothing to dismiss (R67, R68, R70, R71).
  func dismissalTarget(of receiver: ControllerID, _ record: inout StepRecord) -> ControllerID? {
    let target: ControllerID
    if let presented = hierarchy.presentedViewController(of: receiver) {
      target = presented
      record.explain(.dismissesPresented(receiver: receiver, presented: presented))
    } else if let presenter = hierarchy.presentingViewController(of: receiver) {
      target = hierarchy.familyTop(of: receiver)
      record.explain(.forwardsDismissal(receiver: receiver, presenter: presenter, presented: target))
    } else {
      record.explain(.nothingToDismiss(receiver))
      record.ignore(.nothingToDismiss, .nothingToDismiss(receiver), about: receiver)
      return nil
    }
    return target
  }

  /// Returns whether a running presentation or dismissal prevents the dismissal (R75).
  func refusesDismissal(
    of removed: [ControllerID], from receiver: ControllerID, _ record: inout StepRecord
  ) -> Bool {
    let ends = running.flatMap(\.presented)
    guard !ends.isEmpty else { return false }
    let top = hierarchy.familyTop(of: receiver)
    guard ends.contains(where: { removed.contains($0) || $0 == top }) else { return false }
    record.refuse(.transitionInProgress, .dismissInProgress(receiver), about: receiver)
    return true
  }

  /// Ends presentations, given topmost first (R69, R73, R74).
  mutating func remove(_ presented: [ControllerID], _ record: inout StepRecord) {
    for controller in presented {
      guard let presentation = hierarchy.presentation(of: controller) else { continue }
      hierarchy.endPresentation(of: controller)
      endSubstitution(of: presentation)
    }
    record.dismissed = presented
    let isDocumented = hierarchy.environment.policy.chainDismissAnimation == .documented
    record.response.animated = isDocumented ? presented.first : presented.last
    if presented.count > 1, let lowest = presented.last { record.explain(.dismissesAbove(lowest, all: presented)) }
  }

  /// Replaces a window's root, which dismisses nothing; the old families only become unreachable (R82).
  mutating func setRoot(_ root: ControllerID, window: String, _ record: inout StepRecord) {
    let old = hierarchy.windows.first { $0.id == window }?.root
    guard old != root else { return record.ignore() }
    guard !hierarchy.isPartOfMore(root) else {
      return record.ignore(.moreStack, "'\(root)' is created by UIKit and cannot become a window's root", about: root)
    }
    if let presenter = hierarchy.presentation(of: root)?.presenter {
      return record.ignore(.containedWhilePresented, .rootPresented(root, by: presenter), about: root)
    }
    if let declared = declaredWindows.first(where: { $0.id == window }), let scene = declared.scene,
      hierarchy.state(ofScene: scene)?.isConnected == false
    {
      return record.ignore(.noSuchScene, "the scene '\(scene)' of window '\(window)' is not connected", about: root)
    }
    guard !hierarchy.windows.contains(where: { $0.root == root }) else {
      return record.ignore(.inconsistentHierarchy, .rootTwice(root), about: root)
    }
    guard hasOrientations(asking: root, &record) else { return }
    if old == nil { noteNewWindow(window, &record) }
    changeTabs(of: hierarchy.tabBar(ofTab: root) ?? root, &record) { $0.hierarchy.detach(root) }
    hierarchy.setRoot(root, ofWindow: window, origin: record.step.origin)
    if let old, let left = hierarchy.presentations.first(where: { hierarchy.familyTop(of: $0.presenter) == old }) {
      record.add(.leftBehind, .leftBehind(left.presented, old), about: left.presented)
    }
  }

  /// Reports a window that the model does not declare if its name is nearly that of one that it declares. With any other name,
  /// the app creates the window.
  private func noteNewWindow(_ window: String, _ record: inout StepRecord) {
    let known = declaredWindows.map(\.id)
    // Names of a letter or two are not typing errors of each other, and neither are numbered ones.
    func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
    guard !known.contains(window), window.count > 3, let similar = NearestName.suggestion(for: window, among: known),
      letters(similar) != letters(window)
    else { return }
    record.add(
      .unknownWindow, "there is no window '\(window)', so a new one is added", suggestion: "did you mean '\(similar)'?",
      about: nil)
  }
}

extension String {
  fileprivate static func nothingToDismiss(_ receiver: ControllerID) -> String {
    "'\(receiver)' neither presents nor is presented, so dismiss does nothing; it is undocumented whether its completion runs"
  }

  static func dismissInProgress(_ receiver: ControllerID) -> String {
    "Attempt to dismiss from view controller <\(receiver)> while a presentation or dismiss is in progress!"
  }

  fileprivate static func rootPresented(_ root: ControllerID, by presenter: ControllerID) -> String {
    "'\(root)' is presented by '\(presenter)' and cannot become a window's root"
  }

  fileprivate static func rootTwice(_ root: ControllerID) -> String {
    "'\(root)' is already the root of another window"
  }

  fileprivate static func leftBehind(_ presented: ControllerID, _ old: ControllerID) -> String {
    "'\(presented)' stays presented in the family of the old root '\(old)' and is unreachable"
  }
}
