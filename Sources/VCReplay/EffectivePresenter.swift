import VCModel

// Who really presents (section C). Only parents are searched; no search crosses an edge (R22, R30).
extension Replayer {
  /// The controller that owns the presentation: the nearest definer of the family for what looks for a context (R22, R23, R30),
  /// else the top of the family, whoever was asked and whatever defines a context (R16, R20, R21, R24, R26, R28).
  func effectivePresenter(of request: PresentRequest) -> (presenter: ControllerID, isDefiner: Bool) {
    let initiator = request.initiator
    guard searchesContext(request) else { return (hierarchy.familyTop(of: initiator), false) }
    var here: ControllerID? = initiator
    while let candidate = here {
      if hierarchy.read(candidate, { $0.definesContext }) ?? false { return (candidate, true) }
      here = hierarchy.parent(of: candidate)
    }
    return (hierarchy.familyTop(of: initiator), false)
  }

  /// Whether the presentation looks for a definer (R23, R27); a phone before iOS 8 always covers the window (R31).
  func searchesContext(_ request: PresentRequest) -> Bool {
    let environment = hierarchy.environment
    return request.isInContext && !(environment.ios < 8 && environment.idiom == .phone)
  }

  /// The presented controller's transition, or the definer's where it provides one (R60, R61, R62); a transitioning delegate, and
  /// from iOS 18 on a preferred transition, take the place of both (R178).
  func transition(
    of request: PresentRequest, presenter: ControllerID, isDefiner: Bool
  ) -> (style: ModalTransitionStyle, chooser: TransitionChooser) {
    let provided =
      isDefiner
      ? hierarchy.read(presenter) { definer in
        definer.providesPresentationContextTransitionStyle ? definer.modalTransitionStyle ?? .coverVertical : nil
      } ?? nil : nil
    let style = provided ?? request.transition
    if let delegate = request.transitioningDelegate { return (style, .delegate(delegate)) }
    if let preferred = request.preferredTransition, hierarchy.environment.ios >= 18 {
      return (ModalTransitionStyle(rawValue: preferred.rawValue) ?? style, .preferred(preferred))
    }
    return (style, provided == nil ? .presented : .definer)
  }
}
