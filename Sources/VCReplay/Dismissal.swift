import VCModel

// dismiss(animated:completion:) and what goes with it (section G).
extension Replayer {
  /// What the receiver presents goes, else the family that it belongs to, else nothing (R68).
  mutating func dismiss(_ receiver: ControllerID, _ record: inout StepRecord) {
    let target: ControllerID
    if let presented = hierarchy.presentedViewController(of: receiver) {
      target = presented
      record.explain(.dismissesPresented(receiver: receiver, presented: presented))
    } else if let presenter = hierarchy.presentingViewController(of: receiver) {
      target = hierarchy.familyTop(of: receiver)
      record.explain(.forwardsDismissal(receiver: receiver, presenter: presenter, presented: target))
    } else {
      record.explain(.nothingToDismiss(receiver))
      return record.ignore(.nothingToDismiss, .nothingToDismiss(receiver), about: receiver)
    }
    let removed = hierarchy.presentedControllers(from: target)
    if let transition, removed.contains(transition) || transition == hierarchy.familyTop(of: receiver) {
      return record.refuse(.transitionInProgress, .dismissInProgress(receiver), about: receiver)
    }
    remove(removed, &record)
  }

  /// Ends presentations that were collected topmost first (R69, R73, R74).
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

  /// Replacing a window's root dismisses nothing; the old families are only out of reach (R82).
  mutating func setRoot(_ root: ControllerID, window: String, _ record: inout StepRecord) {
    let old = hierarchy.windows.first { $0.id == window }?.root
    guard old != root else { return record.ignore() }
    if let presenter = hierarchy.presentation(of: root)?.presenter {
      return record.ignore(.containedWhilePresented, .rootPresented(root, by: presenter), about: root)
    }
    guard !hierarchy.windows.contains(where: { $0.root == root }) else {
      return record.ignore(.inconsistentHierarchy, .rootTwice(root), about: root)
    }
    hierarchy.detach(root)
    hierarchy.setRoot(root, ofWindow: window, origin: record.step.origin)
    if let old, let left = hierarchy.presentations.first(where: { hierarchy.familyTop(of: $0.presenter) == old }) {
      record.add(.leftBehind, .leftBehind(left.presented, old), about: left.presented)
    }
  }
}

extension String {
  fileprivate static func nothingToDismiss(_ receiver: ControllerID) -> String {
    "'\(receiver)' neither presents nor is presented, so dismiss does nothing; whether its completion runs is not documented"
  }

  fileprivate static func dismissInProgress(_ receiver: ControllerID) -> String {
    "Attempt to dismiss from view controller <\(receiver)> while a presentation or dismiss is in progress!"
  }

  fileprivate static func rootPresented(_ root: ControllerID, by presenter: ControllerID) -> String {
    "'\(root)' is presented by '\(presenter)' and cannot become a window's root"
  }

  fileprivate static func rootTwice(_ root: ControllerID) -> String {
    "'\(root)' is the root of another window already"
  }

  fileprivate static func leftBehind(_ presented: ControllerID, _ old: ControllerID) -> String {
    "'\(presented)' stays presented in the family of the old root '\(old)', out of reach"
  }
}
