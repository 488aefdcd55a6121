import VCModel
import VCSourceFacts

/// Sources of transitions in code that acts for screens: helpers, coordinators, routers and view models.
extension Linker {
  /// The maximum number of screens that a helper's transition is attributed to; a helper that more screens call is common to
  /// the app, and its transitions stay with it.
  private static let mostAskers = 12

  /// Transitions whose source is the screen that asks for them, rather than a container.
  private static let relations: Set<MapTransition.Relation> = [
    .present, .popover, .push, .show, .showDetail, .sheet, .fullScreenCover, .destination, .alert, .confirmationDialog,
  ]

  /// Returns the findings with the screens that ask for transitions in other code as their sources, one finding for each
  /// screen: the arguments for the presenting controller, the receivers of a method of any controller, or the callers.
  func attributedToAskers(_ findings: [Finding]) -> [Finding] {
    let (models, stores) = (ModelHolders(self), StoreSenders(self))
    return findings.flatMap { finding -> [Finding] in
      guard Self.relations.contains(finding.relation), lacksSource(finding) else { return [finding] }
      var askers = stores.screens(of: finding)
      if askers.isEmpty, !isUndecided(finding) {
        askers = Askers(linker: self).screens(of: finding)
      }
      // A controller that presents itself on another one is not its own presenter.
      askers.removeAll { asker in finding.outcome.candidates.contains { $0.screen == asker } }
      if askers.isEmpty, let holder = models.holder(of: finding.site.owner) { askers = [holder] }
      // A view for a value that nobody sends is reported once, whichever stacks share the function with the views.
      let most = finding.via != nil && finding.site.owner?.name == "View" ? 1 : Self.mostAskers
      guard !askers.isEmpty, askers.count <= most else { return [finding] }
      return askers.map { screen in
        var finding = finding
        finding.initiator = .screen(screen)
        return finding
      }
    }
  }

  /// Returns whether the arguments of the callers decide about a transition: those for which they do have been followed.
  private func isUndecided(_ finding: Finding) -> Bool {
    finding.guards.contains { $0.guardSubject.code == finding.site.code }
      || finding.outcome.candidates.contains { !finding.demands(of: $0).isEmpty }
  }

  private func lacksSource(_ finding: Finding) -> Bool {
    switch finding.initiator {
    case .own: finding.site.owner.flatMap(screen) == nil
    case .parameter, .unknown: true
    case .screen, .noController: false
    }
  }

  /// Returns the screen that a type is: a controller of the app, a view, or a view's modifier.
  func screen(_ type: TypeSymbol) -> Screen? {
    guard type.isDeclared, type.kind != .protocol,
      index.isSpecificController(type.name) || index.isView(type.name) || index.isModifier(type)
    else { return nil }
    return .type(type.name)
  }
}
