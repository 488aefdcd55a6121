import VCDiagnostics
import VCModel

extension DemandCheck {
  /// Diagnostics for presentations that cannot be swiped away and that no related code dismisses.
  ///
  /// Related code is that of the presented controller, of everything it contains and pushes, and of the presenting
  /// controller. If anything other than a screen dismisses, such as a coordinator, it is unknown which presentation it
  /// dismisses.
  var neverDismissed: [Diagnostic] {
    let dismissing = demands.reduce(into: Set()) { $0.formUnion($1.dismissing) }
    let screens = Set(nodes.values.compactMap(\.className))
    guard dismissing.isSubset(of: screens) else { return [] }
    return transitions.compactMap { transition in
      guard transition.relation == .present, covers(transition), let target = transition.target,
        let controller = nodes[target],
        controller.kind != .alert, SystemController.named(controller.className ?? "") == nil
      else { return nil }
      let family = family(of: target)
      let classes = (family + [transition.source, transition.site].compactMap(\.self)).flatMap(line)
      let isLeft = transitions.contains { $0.relation == .unwind && ($0.source.map(family.contains) ?? true) }
      guard !isLeft, dismissing.isDisjoint(with: classes) else { return nil }
      return .neverDismissed(controller, transition)
    }
  }

  /// Returns whether the presentation has a style that a swipe cannot dismiss.
  private func covers(_ transition: MapTransition) -> Bool {
    let style = transition.style ?? transition.target.flatMap { nodes[$0]?.settings.modalPresentationStyle }
    return [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style)
  }

  /// Returns a controller followed by everything it contains and pushes.
  private func family(of id: String) -> [String] {
    var family = [id]
    var next = 0
    while next < family.count {
      for transition in transitions
      where transition.source == family[next] && !Self.opening.contains(transition.relation) {
        if let target = transition.target, !family.contains(target) { family.append(target) }
      }
      next += 1
    }
    return family
  }

  private static let opening: Set<MapTransition.Relation> = [
    .present, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .unwind, .windowRoot,
  ]

  /// Returns a controller's class and its superclasses, as far as they are declared in code.
  private func line(of id: String) -> [String] {
    var line: [String] = []
    var name: String? = nodes[id]?.className ?? id
    while let here = name, !line.contains(here) {
      line.append(here)
      name = index.fragments.lazy.flatMap(\.classes).first { $0.name == here && $0.superclass != nil }?.superclass
    }
    return line
  }
}

extension Diagnostic {
  fileprivate static func neverDismissed(_ controller: MapController, _ transition: MapTransition) -> Diagnostic {
    let name = controller.title ?? controller.className ?? controller.id
    return Diagnostic(
      code: "never-dismissed", severity: .warning,
      message: "'\(name)' covers the screen, and no scanned code dismisses it",
      suggestion: "call 'dismiss(animated:)' in it or in its presenter, or add an unwind segue",
      at: transition.origin.location,
      controller: controller.id)
  }
}
