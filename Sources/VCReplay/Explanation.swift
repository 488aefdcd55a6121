import VCModel

// Explanations of how a controller is presented.
extension Replayer {
  func explain(
    _ request: PresentRequest, _ presentation: Presentation, _ adaptation: Adaptation, isDefiner: Bool,
    _ record: inout StepRecord
  ) {
    let environment = hierarchy.environment
    let presenter = presentation.presenter
    record.explain(.asked(request.initiator, presented: request.presented))
    if request.requestedStyle == .automatic, !request.isAlert {
      record.explain(.automatic(request.resolvedStyle, ios: environment.ios, environment.idiom))
    } else {
      record.explain(.styleOf(request.presented, request.resolvedStyle))
    }
    explainPresenter(request, presenter, isDefiner: isDefiner, &record)
    if adaptation.style != request.resolvedStyle || adaptation.rule == .delegate
      || adaptation.rule == .edgeAttached
    {
      record.explain(
        .adapted(
          request.resolvedStyle, to: adaptation.style, by: adaptation.rule, environment.horizontalSizeClass,
          environment.verticalSizeClass, ios: environment.ios))
    }
    if let coverage = presentation.coverage(in: environment) {
      record.explain(.covers(request.presented, coverage, context: presentation.context))
    }
    let isRemoving = presentation.removesPresentersView(in: hierarchy)
    record.explain(
      isRemoving ? .removesViews(presenter, presentation.style) : .keepsViews(presenter, presentation.style))
    switch presentation.chooser {
    case .presented: record.explain(.ownTransition(request.presented, presentation.transition))
    case .definer: record.explain(.definersTransition(presenter, presentation.transition))
    case .preferred(let transition): record.explain(.preferredTransition(request.presented, transition))
    case .delegate(let name): record.explain(.transitioningDelegate(request.presented, name))
    }
  }

  private func explainPresenter(
    _ request: PresentRequest, _ presenter: ControllerID, isDefiner: Bool, _ record: inout StepRecord
  ) {
    let (initiator, style) = (request.initiator, request.resolvedStyle)
    if searchesContext(request) {
      var here: ControllerID? = initiator
      while let passed = here, passed != presenter {
        record.explain(.definesNoContext(passed))
        here = hierarchy.parent(of: passed)
      }
      guard isDefiner else { return record.explain(.noDefiner(top: presenter, initiator: initiator)) }
      let source = hierarchy.read(presenter) { definer -> Reason.DefinerSource in
        definer.definesPresentationContext != nil ? .flag : definer.kind == .navigation ? .itsClass : .inferred
      }
      return record.explain(.definer(presenter, because: source ?? .flag))
    }
    if request.isInContext { return record.explain(.legacyPhone(presenter)) }
    var here: ControllerID? = initiator
    while let passed = here, passed != presenter {
      if hierarchy.read(passed, { $0.definesPresentationContext == true }) ?? false {
        record.explain(.ignoredDefiner(passed, style))
      }
      here = hierarchy.parent(of: passed)
    }
    record.explain(
      presenter == initiator ? .itselfTop(presenter, style) : .topPresents(presenter, initiator: initiator, style))
  }
}

extension Replay {
  /// Returns the reasons for a controller's place after the last step: its family, how that was presented, and the
  /// values of its pointers. Empty for an unknown controller.
  public func explanation(of id: ControllerID) -> [Reason] {
    guard hierarchy.contains(id) else { return [] }
    let top = hierarchy.familyTop(of: id)
    var facts: [Reason.Fact] = [.familyMember(id, top: top)]
    var reasons: [Reason] = []
    if let presentation = hierarchy.presentation(of: top) {
      if let step = presentation.step, steps.indices.contains(step - 1) {
        reasons = steps[step - 1].reasons.filter { !$0.fact.describesSheet(of: top) }
        reasons += hierarchy.sheetFacts(of: presentation).map(Reason.init)
      } else {
        facts.append(.presentedAtStart(presentation.presented, by: presentation.presenter))
      }
      reasons += adaptations(of: presentation, after: presentation.step ?? 0)
      reasons.append(Reason(.presentingPointer(id, presentation.presenter, top: top)))
    }
    if let presented = hierarchy.presentedViewController(of: id),
      let presenter = hierarchy.presentation(of: presented)?.presenter
    {
      reasons.append(Reason(.presentedPointer(id, presented, by: presenter)))
    } else if let below = hierarchy.presentations.first(where: { hierarchy.isAncestor(id, of: $0.presenter) }) {
      reasons.append(Reason(.noPresentedPointer(id, descendant: below.presenter)))
    }
    if let more = hierarchy.moreNavigationController(showing: id) { reasons.append(Reason(.behindMore(id, more))) }
    reasons.append(Reason(.inWindow(id, hierarchy.isKnownInWindow(id))))
    for record in steps.reversed() {
      guard let change = record.appearance.last(where: { $0.controller == id }) else { continue }
      reasons.append(Reason(.called(id, change.callbacks, step: record.index)))
      break
    }
    return facts.map(Reason.init) + placement(of: id) + reasons
  }

  /// Returns how a controller was added to its parent, if a step did it.
  private func placement(of id: ControllerID) -> [Reason] {
    guard let parent = hierarchy.parent(of: id) else { return [] }
    let step = steps.last { record in
      record.outcome == .performed && record.reasons.contains { $0.fact.places(id, in: parent) }
    }
    return step?.reasons ?? []
  }

  /// Returns the effects of later trait changes on a presentation, under each name that it had: a replacement takes the place
  /// of the presented controller and gives it back (R52).
  private func adaptations(of presentation: Presentation, after step: Int) -> [Reason] {
    let replacement = hierarchy.read(presentation.presented) { $0.adaptiveReplacement } ?? nil
    let names = [presentation.presented, presentation.substituted, replacement].compactMap(\.self)
    return steps.dropFirst(step).flatMap(\.reasons).filter {
      if case .adaptsAgain(let id, _, _) = $0.fact { names.contains(id) } else { false }
    }
  }
}

extension Reason.Fact {
  /// Whether this fact made a controller a child of a container.
  fileprivate func places(_ id: ControllerID, in parent: ControllerID) -> Bool {
    switch self {
    case .pushed(id, parent), .contained(id, parent), .columnReplaced(_, parent, id), .collapsesOnto(id, parent),
      .delegateChoosesPrimary(id, parent), .delegateSuppliesSecondary(id, parent), .compactColumnReplaces(id, parent):
      true
    case .separates(id, _): true
    case .childrenSet(parent, let children): children.contains(id)
    default: false
    }
  }
}
