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
    let related = RelatedCode(self)
    let unwinds = transitions.filter { $0.relation == .unwind }.map(\.source)
    return transitions.compactMap { transition in
      guard transition.relation == .present, covers(transition), let target = transition.target,
        let controller = nodes[target],
        controller.kind != .alert, SystemController.named(controller.className ?? "") == nil
      else { return nil }
      let family = related.family(of: target)
      let classes = family.union([transition.source, transition.site].compactMap(\.self)).flatMap(related.classes)
      let isLeft = unwinds.contains { $0.map(family.contains) ?? true }
      guard !isLeft, dismissing.isDisjoint(with: classes) else { return nil }
      return .neverDismissed(controller, transition)
    }
  }

  /// Returns whether the presentation has a style that a swipe cannot dismiss.
  private func covers(_ transition: MapTransition) -> Bool {
    let style = transition.style ?? transition.target.flatMap { nodes[$0]?.settings.modalPresentationStyle }
    return [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style)
  }
}

/// The controllers and classes whose code may dismiss a presentation.
private struct RelatedCode {
  private let nodes: [String: MapController]
  /// What each controller contains and pushes.
  private var onward: [String: [String]] = [:]
  /// The superclass of each class, as far as it is declared in code.
  private var superclasses: [String: String] = [:]

  init(_ check: DemandCheck) {
    nodes = check.nodes
    for transition in check.transitions where !Self.opening.contains(transition.relation) {
      guard let source = transition.source, let target = transition.target else { continue }
      onward[source, default: []].append(target)
    }
    for found in check.index.fragments.lazy.flatMap(\.classes) {
      superclasses[found.name] = superclasses[found.name] ?? found.superclass
    }
  }

  private static let opening: Set<MapTransition.Relation> = [
    .present, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .unwind, .windowRoot,
  ]

  /// Returns a controller with everything it contains and pushes.
  func family(of id: String) -> Set<String> {
    var family: Set<String> = [id]
    var open = [id]
    while let here = open.popLast() {
      for target in onward[here] ?? [] where family.insert(target).inserted { open.append(target) }
    }
    return family
  }

  /// Returns a controller's class and its superclasses.
  func classes(of id: String) -> Set<String> {
    var classes: Set<String> = []
    var name: String? = nodes[id]?.className ?? id
    while let here = name, classes.insert(here).inserted { name = superclasses[here] }
    return classes
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
