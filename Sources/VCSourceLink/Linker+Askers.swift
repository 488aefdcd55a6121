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
  fileprivate func screen(_ type: TypeSymbol) -> Screen? {
    guard type.isDeclared, type.kind != .protocol,
      index.isSpecificController(type.name) || index.isView(type.name) || index.isModifier(type)
    else { return nil }
    return .type(type.name)
  }
}

/// A search for the screens that ask for a transition, from its code to the callers of that code.
struct Askers {
  private let linker: Linker
  private var seen: Set<FunctionSymbol> = []
  /// The maximum number of calls between a screen and the code with the transition.
  static let mostCalls = 3

  init(linker: Linker) { self.linker = linker }

  func screens(of finding: Finding) -> [Screen] {
    var search = self
    // If the presenting controller is unknown, the code around the call asks.
    if case .unknown = finding.initiator { return search.askers(.own, finding.site, finding.keeper, 0) }
    return search.askers(finding.initiator, finding.site, finding.keeper, 0)
  }

  private mutating func askers(
    _ initiator: Initiator, _ site: CodeContext, _ keeper: Scope.Keeper?, _ calls: Int
  ) -> [Screen] {
    switch initiator {
    case .screen(let screen): return [screen]
    case .unknown, .noController: return []
    case .own:
      let isStatic = site.function?.declaration.isStatic ?? false
      if !isStatic, let owner = site.owner, let screen = linker.screen(owner) { return [screen] }
      if let keeper, let screens = callers(of: keeper, calls) { return screens }
      guard let function = site.function else { return [] }
      let isAsked = isOfAnyScreen(function)
      return callers(of: function, calls) { call in
        isAsked ? call.receiver ?? .name("self", call.position) : nil
      }
    case .parameter(let function, let place):
      return callers(of: function, calls) { call in
        guard let positions = Arguments(function, call)?.positions, place < positions.count else { return nil }
        return positions[place].map { call.arguments[$0].value }
      }
    }
  }

  /// Returns the screens that ask through the calls of a function.
  /// - Parameter asker: Returns the argument or receiver that is the asking controller; `nil` if the caller asks.
  private mutating func callers(
    of function: FunctionSymbol, _ calls: Int, _ asker: (Call) -> Expression?
  ) -> [Screen] {
    guard calls < Self.mostCalls, function.name != "init", seen.insert(function).inserted else { return [] }
    var found: [Screen] = []
    for (call, scope) in linker.callers(of: function) {
      let initiator = asker(call).map { linker.initiator($0, scope) } ?? .own
      for screen in askers(initiator, scope.context, scope.keeper, calls + 1) where !found.contains(screen) {
        found.append(screen)
      }
    }
    return found
  }

  /// Returns the screens that call a closure of other code, `home.onTap = { … }` or `Home(onTap: { … })`: the screen that
  /// holds it, or those that call it in the code of its holder.
  /// - Returns: `nil` if the holder is not known; the code around the closure may ask then.
  private mutating func callers(of keeper: Scope.Keeper, _ calls: Int) -> [Screen]? {
    let (holder, variable, outer): (TypeRef?, VariableSymbol?, Scope)
    switch keeper {
    case .target(let target, let scope):
      var base: Expression?
      if case .member(let inner?, _, _) = target { base = inner }
      holder = base.flatMap { linker.resolver.type(of: $0, scope)?.plain }
      (variable, outer) = (linker.resolver.boundVariable(target, scope), scope)
    case .argument(let place, let call, let scope):
      guard case .constructor(let type) = linker.resolver.callee(of: call, scope) else {
        return scope.keeper.flatMap { callers(of: $0, calls) }
      }
      holder = type
      variable = call.arguments[place].label.flatMap { linker.index.variable($0, of: type.name) }
      outer = scope
    }
    if let type = holder.flatMap({ linker.index.symbol($0.name) }), let screen = linker.screen(type) { return [screen] }
    if let variable, calls < Self.mostCalls {
      var found: [Screen] = []
      // Other code that calls the closure, such as a pop-up's, may do so for anybody.
      for (call, scope) in linker.calls[variable.name] ?? []
      where scope.context.owner === variable.owner && linker.resolver.boundVariable(call.callee, scope) == variable {
        for screen in askers(.own, scope.context, scope.keeper, calls + 1) where !found.contains(screen) {
          found.append(screen)
        }
      }
      if !found.isEmpty { return found }
    }
    return outer.keeper.flatMap { callers(of: $0, calls) }
  }

  /// Returns whether a function is a method of any controller: of an extension of a system class or a protocol.
  private func isOfAnyScreen(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, !function.declaration.isStatic else { return false }
    if owner.kind == .protocol { return linker.index.inheritors(of: owner.name).contains { linker.screen($0) != nil } }
    return !owner.isDeclared && linker.index.controllerKind(owner.name) != nil
  }
}

/// The screens that hold view models.
private final class ModelHolders {
  private let linker: Linker
  private lazy var holders: [String: Set<Screen>] = findHolders()
  private static let endings = ["Model", "Presenter", "Interactor", "ViewStore"]

  init(_ linker: Linker) { self.linker = linker }

  /// Returns the screen that holds a view model in a property, if there is exactly one.
  func holder(of type: TypeSymbol?) -> Screen? {
    guard let type, type.isDeclared, Self.isModel(type.name), let found = holders[type.name], found.count == 1 else {
      return nil
    }
    return found.first
  }

  private static func isModel(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  private func findHolders() -> [String: Set<Screen>] {
    var found: [String: Set<Screen>] = [:]
    for holder in linker.index.orderedTypes {
      guard let screen = linker.screen(holder) else { continue }
      for variable in holder.allVariables where variable.declaration.getter == nil && !variable.declaration.isStatic {
        guard let type = linker.resolver.type(of: variable)?.plain.name else { continue }
        if Self.isModel(type) { found[type, default: []].insert(screen) }
        // `var presenter: DetailPresenting`
        guard linker.index.symbol(type)?.kind == .protocol else { continue }
        for model in linker.index.inheritors(of: type) where Self.isModel(model.name) {
          found[model.name, default: []].insert(screen)
        }
      }
    }
    return found
  }
}
