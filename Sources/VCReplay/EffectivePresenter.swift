import VCModel

// Finding the effective presenter. Only parents are searched; the search never crosses a presentation (R22, R30).
extension Replayer {
  /// Returns the effective presenter. If the presentation looks for a context, this is the family's nearest definer
  /// (R22, R23, R30); otherwise it is the top of the family, regardless of the receiver and of any definers (R16, R20,
  /// R21, R24, R26, R28).
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

  /// Returns whether the presentation looks for a definer (R23, R27); a phone before iOS 8 always covers the window
  /// (R31).
  func searchesContext(_ request: PresentRequest) -> Bool {
    let environment = hierarchy.environment
    return request.isInContext && !(environment.ios < 8 && environment.idiom == .phone)
  }

  /// Returns the presented controller's transition, or the definer's if it provides one (R60, R61, R62). A
  /// transitioning delegate, and from iOS 18 on a preferred transition, takes precedence over both (R178).
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
