import VCModel
import VCSourceFacts

/// Sources of transitions in code that acts for screens: helpers, coordinators, routers and view models.
extension Linker {
  /// Transitions whose source is the screen that asks for them, rather than a container.
  private static let relations: Set<MapTransition.Relation> = [
    .present, .popover, .push, .show, .showDetail, .sheet, .fullScreenCover, .link, .destination, .alert,
    .confirmationDialog,
  ]

  /// Transitions whose source is the container.
  private static let containments: Set<MapTransition.Relation> = [.root, .set, .child, .tab, .page, .column]

  /// Returns the findings with the screens that ask for transitions in other code as their sources, one finding for each
  /// screen: the arguments for the presenting controller, the receivers of a method of any controller, or the callers.
  func attributedToAskers(_ findings: [Finding], _ routes: RouteTable) -> [Finding] {
    (caches.showingCode, caches.requests) = (ShowingCode(findings, record), [:])
    let stores = StoreSenders(self, routes)
    let contents = StackContents(findings, self)
    var replaced: Set<TopmostStart> = []
    let attributed = findings.flatMap { finding -> [Finding] in
      if Self.containments.contains(finding.relation), !isOfUnknownStack(finding) {
        let containers = ReceivedContainers.screens(of: finding, self)
        if !containers.isEmpty, containers.count <= LinkLimits.screensAsking {
          return finding.attributed(to: containers)
        }
        let routers = stores.screens(withRoot: finding)
        if !routers.isEmpty { return finding.attributed(to: routers) }
        if case .own = finding.source.initiator, finding.site.owner.flatMap(screen) == nil,
          let outer = screen(around: finding.site.owner)
        {
          return finding.attributed(to: [outer])
        }
        let container = embeddedContainer(of: finding) ?? declaredContainer(of: finding) ?? containerItself(finding)
        return finding.attributed(to: container.map { [$0] } ?? [])
      }
      guard Self.relations.contains(finding.relation) || finding.relation == .set, lacksSource(finding) else {
        return [finding]
      }
      var asked = finding
      if actsForAsker(finding) { asked.source.initiator = .own }
      var found = Askers.Found(screens: stores.screens(of: finding))
      // A view for a value that nobody sends is reported once, whichever stacks share the function with the views.
      let most = finding.target.via != nil && finding.site.owner?.name == "View" ? 1 : maximum(for: finding)
      let ownStack = stack(of: finding)
      if found.isEmpty { found = callers(of: asked, most: most, modelsAsk: false, ownStack) }
      // The screens that hold a view model do not ask for everything that it does: others are preferred.
      if found.isEmpty { found = callers(of: asked, most: most, modelsAsk: true, ownStack) }
      if contents.areSet(before: finding) { found.newStacks = [] }
      if found.isEmpty { found.screens = modelHolders.holders(of: finding.site.owner) }
      if found.isEmpty || found.screens.count > most {
        found.screens = directCallers(of: asked)
        found.screens.formUnion(passedControllers(of: asked))
      }
      if found.isEmpty { found.screens = containerItself(finding).map { [$0] } ?? [] }
      if found.isEmpty { found.screens = storedPresenters(of: finding) }
      if found.isEmpty, finding.relation != .set { found.screens = contents.screens(showing: finding) }
      // SwiftUI presents on the view with the modifier, whoever sets the value.
      if found.isEmpty, let view = finding.source.viewOfItem.flatMap({ screen($0) }) { found.screens = [view] }
      if let segue = finding.presentation.segueIdentifier {
        found.screens = SegueCall.screens(found.screens, with: segue, self)
      }
      let roots = found.newStacks.map(finding.asRoot)
      if !found.isEmpty, let start = TopmostStart(finding) { replaced.insert(start) }
      return found.screens.isEmpty && !roots.isEmpty ? roots : finding.attributed(to: found.screens) + roots
    }
    guard !replaced.isEmpty else { return attributed }
    // If no controller is presented, the first one is the topmost.
    return attributed.filter { !(TopmostStart($0, isSearch: false).map(replaced.contains) ?? false) }
  }

  /// Returns the class of the container whose extension makes a transition in itself, if nobody is known to ask:
  /// `extension UINavigationController { func open() { pushViewController(Detail(), animated: true) } }`.
  private func containerItself(_ finding: Finding) -> Screen? {
    guard case .own = finding.source.initiator, finding.relation == .push || finding.relation == .set,
      let owner = finding.site.owner, !owner.isDeclared, index.controllerKind(owner.name) == .navigation
    else { return nil }
    return .type(owner.name)
  }

  /// Returns the screens that call the code of a transition themselves, however many they are, if it is the same for all of
  /// them: a helper that shows an alert, or a modifier of any view.
  private func directCallers(of finding: Finding) -> [Screen] {
    guard showsTheSameToAll(finding) else { return [] }
    return Askers.search(for: finding, self, limit: LinkLimits.directCalls, viewsAsk: false, modelsAsk: false)
      .screens.filter { !isItself($0, finding) }
  }

  /// Returns whether a transition is to one screen, whoever asks: not to a container with any screen.
  func showsTheSameToAll(_ finding: Finding) -> Bool {
    let candidates = finding.target.outcome.candidates
    return finding.target.via == nil && candidates.count == 1
      && !(candidates[0].screen.className.flatMap(index.controllerKind)?.isContainer ?? false)
  }

  private func maximum(for finding: Finding) -> Int {
    guard finding.target.outcome.candidates.count == 1,
      let name = finding.target.outcome.candidates[0].screen.className,
      index.isDeclared(name), !(index.controllerKind(name)?.isContainer ?? false)
    else { return LinkLimits.screensAsking }
    return LinkLimits.screensAskingForOwnScreen
  }

  /// Returns the screens that ask through calls, those nearby if others are too many.
  private func callers(of finding: Finding, most: Int, modelsAsk: Bool, _ ownStack: Screen?) -> Askers.Found {
    let tries = [LinkLimits.callsFromAsker, LinkLimits.callsFromNearAsker].flatMap { [($0, true), ($0, false)] }
    for (limit, viewsAsk) in tries {
      var found = Askers.search(
        for: finding, self, limit: limit, viewsAsk: viewsAsk, modelsAsk: modelsAsk, ownStack: ownStack)
      found.screens.removeAll { isItself($0, finding) }
      // Many screens that are far away seldom cause everything that the code between can do.
      let isNear = limit == LinkLimits.callsFromNearAsker && !viewsAsk
      if found.screens.count <= (isNear ? most : min(most, LinkLimits.screensAsking)) { return found }
    }
    return Askers.Found()
  }

  /// Returns whether a screen is the target, and is not its own presenter: it presents itself on another controller, or on one
  /// that other code gives to the presenting object.
  func isItself(_ screen: Screen, _ finding: Finding) -> Bool {
    guard finding.target.outcome.candidates.contains(where: { $0.screen == screen }) else { return false }
    return finding.site.owner.flatMap(self.screen) == screen || isOnGivenController(finding)
  }

  private func isOnGivenController(_ finding: Finding) -> Bool {
    guard finding.relation == .present, case .property(let variable) = finding.source.initiator,
      let type = resolver.type(of: variable)?.plain
    else { return false }
    return type.name == "UIViewController"
  }

  /// Returns the class of the container in which a transition is, if only its declaration is known:
  /// `let stack: UINavigationController`.
  func declaredContainer(of finding: Finding) -> Screen? {
    guard Self.containments.contains(finding.relation), case .property(let variable) = finding.source.initiator,
      let type = resolver.type(of: variable)?.plain,
      index.controllerKind(type.name)?.isContainer ?? false
        || index.isDeclared(type.name) && index.isSpecificController(type.name)
    else { return nil }
    return .type(type.name)
  }

  /// Returns whether a transition replaces the screens of a stack that no code passes or assigns, such as the selected tab's.
  private func isOfUnknownStack(_ finding: Finding) -> Bool {
    if case .unknown = finding.source.initiator { finding.relation == .set } else { false }
  }

  private func lacksSource(_ finding: Finding) -> Bool {
    switch finding.source.initiator {
    case .own: finding.site.owner.flatMap(screen) == nil
    case .parameter, .property, .part, .unknown: true
    case .screen: actsForAsker(finding)
    case .noController: false
    }
  }

  /// Returns whether the transition is in a container that a coordinator or another helper has created for its screens: the
  /// container does not tell which of them asks.
  func actsForAsker(_ finding: Finding) -> Bool {
    guard case .screen(let container) = finding.source.initiator, Self.relations.contains(finding.relation),
      let name = container.className
    else { return false }
    if finding.source.isForOthers { return true }
    // A split view or tab bar controller of the app's own class is a screen that others ask to present.
    let isForScreens =
      index.controllerKind(name) == .navigation
      || (index.controllerKind(name)?.isContainer ?? false) && !index.isDeclared(name)
    return isForScreens && finding.site.owner.flatMap(screen) == nil
  }

  /// Returns the screen that a type is: a controller of the app, a view, or a view's modifier.
  func screen(_ type: TypeSymbol) -> Screen? {
    guard type.isDeclared, type.kind != .protocol,
      index.isSpecificController(type.name) || index.isView(type.name) || index.isModifier(type)
    else { return nil }
    return .type(type.name)
  }
}

extension Linker {
  /// Returns the screen in whose declaration a type is, such as the coordinator of a representable, which acts for it.
  func screen(around type: TypeSymbol?) -> Screen? {
    guard let type, type.isDeclared, type.kind == .class else { return nil }
    return type.outerName.flatMap(index.symbol).flatMap(screen)
  }

  /// Returns the navigation controller in which a transition is, if its code knows it.
  private func stack(of finding: Finding) -> Screen? {
    guard case .screen(let screen) = finding.source.initiator,
      screen.className.flatMap(index.controllerKind) == .navigation
    else { return nil }
    return screen
  }
}

extension Finding {
  /// Returns the transition as that of the first screen of a stack.
  fileprivate func asRoot(of stack: NewStack) -> Finding {
    var root = self
    root.relation = .root
    root.source.initiator = .screen(stack.screen)
    root.source.creation = stack
    root.circumstances.trigger = nil
    return root
  }

  /// Returns a finding for each of the sources, or this one if there are none.
  fileprivate func attributed(to sources: [Screen]) -> [Finding] {
    guard !sources.isEmpty else { return [self] }
    return sources.map { screen in
      var finding = self
      finding.source.initiator = .screen(screen)
      return finding
    }
  }
}
