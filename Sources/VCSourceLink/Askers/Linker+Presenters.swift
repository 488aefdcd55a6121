import VCModel
import VCSourceFacts

/// The controllers that code passes to what presents on them: as an argument, or when it creates the object that presents.
extension Linker {
  /// Returns the screens that are passed to the code of a transition, by any number of callers: each is certain.
  func passedControllers(of finding: Finding) -> [Screen] {
    guard showsTheSameToAll(finding), case .parameter = finding.source.initiator else { return [] }
    return Askers.search(
      for: finding, self, limit: LinkLimits.callsFromAsker, viewsAsk: false, modelsAsk: false, isForPassed: true
    ).screens.filter { !isItself($0, finding) }
  }

  /// Returns the controllers with which the object is created that makes a transition for other code:
  /// `Router(root: home).show(detail)`. If that object is unknown, all have to be created with the same one.
  func storedPresenters(of finding: Finding) -> [Screen] {
    guard let presenting = finding.source.presentingObject else { return [] }
    let makers = makers(of: presenting.object, presenting.scope)
    var presenters: [Screen] = []
    for maker in makers {
      let name = presenting.variable.name
      guard let argument = maker.call.argument(name) ?? given(to: presenting.variable, by: maker.call),
        let screen = sole(argument, maker.scope)
      else { return [] }
      presenters.formUnion([screen])
    }
    if !presenters.isEmpty { return presenters }
    var asked = finding
    asked.source.initiator = .property(presenting.variable)
    let found = Askers.search(
      for: asked, self, limit: LinkLimits.callsFromAsker, viewsAsk: false, modelsAsk: false, isForPassed: true
    ).screens.filter { !isItself($0, finding) }
    return found.count == 1 ? found : []
  }

  /// Returns the initialiser calls that create an object, also of one that other code gives to a property.
  private func makers(of object: Expression, _ scope: Scope) -> [Resolver.Maker] {
    let own = resolver.makers(of: object, scope)
    guard own.isEmpty, let name = object.ownProperty, let variable = resolver.variable(name, scope) else { return own }
    return suppliers(of: .property(variable)).flatMap { resolver.makers(of: $0.value, $0.scope) }
  }

  /// Returns the screen that an argument is: a known one except a stack, or the one whose code passes itself on.
  private func sole(_ argument: Expression, _ scope: Scope) -> Screen? {
    switch initiator(argument, scope) {
    case .screen(let screen): screen.className.flatMap(index.controllerKind) == .navigation ? nil : screen
    case .own: scope.context.owner.flatMap { screen($0) }
    case .parameter, .property, .part, .unknown, .noController: nil
    }
  }
}
