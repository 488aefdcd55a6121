import VCModel
import VCSourceFacts

/// A search for the screens that ask for a transition, from its code to the callers of that code.
struct Askers {
  let linker: Linker
  private let finding: Finding
  /// The functions whose callers were examined, with the number of calls up to there: the way to a function may be shorter
  /// than the first one found.
  private var seen: [Visit: Int] = [:]
  /// The same for properties that other code assigns.
  var seenProperties: [VariableSymbol: Int] = [:]
  /// The same for closures that functions receive and pass on.
  var seenClosures: [Use: Int] = [:]
  /// The same for types that act for the screens that use them.
  private var seenTypes: [String: Int] = [:]
  /// Whether views of UIKit act for the screens they are on.
  private var viewsAsk: Bool
  /// Whether view models act for the screens that hold them, if no call of their code is found.
  private let modelsAsk: Bool
  /// Whether only the controllers count that calls pass to the transition's code, and not those whose code leads to it.
  private let isForPassed: Bool
  let limit: Int
  /// The stack that the transition's object creates for itself.
  private let ownStack: Screen?
  /// The empty stacks of new objects whose code makes the transition.
  private var newStacks: [NewStack] = []

  /// What a search finds.
  struct Found {
    var screens: [Screen] = []
    var newStacks: [NewStack] = []

    var isEmpty: Bool { screens.isEmpty && newStacks.isEmpty }
  }

  private init(
    for finding: Finding, _ linker: Linker, limit: Int, viewsAsk: Bool, modelsAsk: Bool, isForPassed: Bool,
    ownStack: Screen?
  ) {
    self.finding = finding
    self.linker = linker
    self.limit = limit
    self.viewsAsk = viewsAsk
    self.modelsAsk = modelsAsk
    self.isForPassed = isForPassed
    self.ownStack = ownStack
  }

  /// Returns the screens that ask for a transition, and the stacks on which it is the first one.
  /// - Parameters:
  ///   - finding: The transition.
  ///   - linker: The code.
  ///   - limit: The maximum number of calls between a screen and the transition.
  ///   - viewsAsk: Whether views of UIKit act for the screens they are on.
  ///   - modelsAsk: Whether view models act for the screens that hold them.
  ///   - isForPassed: Whether only the controllers count that calls pass to the transition's code.
  ///   - ownStack: The stack that the transition's object creates for itself.
  static func search(
    for finding: Finding, _ linker: Linker, limit: Int, viewsAsk: Bool, modelsAsk: Bool, isForPassed: Bool = false,
    ownStack: Screen? = nil
  ) -> Found {
    var search = Askers(
      for: finding, linker, limit: limit, viewsAsk: viewsAsk, modelsAsk: modelsAsk, isForPassed: isForPassed,
      ownStack: ownStack)
    var code = Code(
      site: finding.site, closureRecipient: finding.circumstances.closureRecipient,
      guards: finding.circumstances.guards, calls: 0)
    if case .parameter(let function, let place, _) = finding.source.initiator {
      code.object = .parameter(function, place)
    }
    if let template = finding.circumstances.template {
      var ofTemplate = search
      let screens = ofTemplate.askers(.own, code.of(template))
      let found = Found(screens: screens, newStacks: ofTemplate.newStacks)
      if !found.isEmpty { return found }
    }
    let screens = search.askers(finding.source.initiator, code)
    return Found(screens: screens, newStacks: search.newStacks)
  }

  /// A function whose callers are examined for calls that satisfy conditions.
  private struct Visit: Hashable {
    var function: FunctionSymbol
    var guards: Set<CaseGuard>
    var isOfItem = false
  }

  /// Code that leads to the transition.
  struct Code {
    var site: CodeContext
    var closureRecipient: Scope.ClosureRecipient?
    /// The conditions on parameters under which it does.
    var guards: Set<CaseGuard>
    /// The number of calls up to the transition.
    var calls: Int
    /// The object on whose stack the transition is, as the code refers to it.
    var object = Object.own
    /// The type of the object, if the code receives it as a parameter, perhaps as one of a base class or a protocol.
    var objectType: TypeSymbol?
    /// The subclass whose objects run the code, if it is that of their base class.
    var subclass: TypeSymbol?

    enum Object {
      case own
      case parameter(FunctionSymbol, Int)
      /// Some other object, whose creation does not matter.
      case other
    }

    /// Returns the code of the base class instead of that of the subclass.
    func of(_ template: TemplateMethod) -> Code {
      var code = self
      (code.site, code.subclass, code.object, code.closureRecipient) = (template.site, template.subclass, .own, nil)
      return code
    }

    /// Returns the code around a call or an assignment.
    /// - Parameter isForwarded: Whether the call only forwards to this code, and so does not count.
    func around(_ scope: Scope, _ guards: Set<CaseGuard> = [], isForwarded: Bool = false) -> Code {
      Code(
        site: scope.context, closureRecipient: scope.closureRecipient, guards: guards.union(scope.guards),
        calls: calls + (isForwarded ? 0 : 1))
    }
  }

  /// Returns the screens that ask, given who performs the transition as the code refers to it.
  mutating func askers(_ initiator: Initiator, _ code: Code) -> [Screen] {
    switch initiator {
    case .screen(let screen): return [screen]
    case .noController: return []
    case .property(let required):
      let variable = implementation(of: required)
      let own = isForPassed ? [] : askersBesideViews(code)
      if !own.isEmpty { return own }
      let givers = isFromScreens(variable) ? givers(of: variable, code) : []
      if !givers.isEmpty { return givers }
      let presenters = presenters(storedIn: variable, code)
      return presenters.isEmpty && viewsAsk ? askers(.own, code) : presenters
    case .part(let variable, let name):
      let owners = owners(of: variable, name, code)
      return owners.isEmpty ? askers(.own, code) : owners
    // If the presenting controller is unknown, the code around the call asks.
    case .own, .unknown: return askersAround(code)
    case .parameter(let function, let place, let hasFallback):
      // Whoever holds a closure asks, whether or not somebody else passes the stack that it uses.
      if isStack(function, place), !isForPassed, let closureRecipient = code.closureRecipient,
        let screens = callers(of: closureRecipient, code), !screens.isEmpty
      {
        return screens
      }
      let presenter = { (call: Call) -> Expression? in
        guard let positions = Arguments(function, call)?.positions, place < positions.count else { return nil }
        let given = positions[place].map { call.arguments[$0].value }
        let passed = given ?? function.declaration.parameters[place].defaultValue
        guard passed == .literal("nil") else { return given }
        return hasFallback ? nil : passed
      }
      let found = callers(of: function, code, presenter)
      guard found.isEmpty, !isForPassed, code.site.function == function else { return found }
      // `Detail(onShare: share(on:))`: whoever calls the closure passes its own stack.
      let byName = callers(ofPassed: function, code)
      return byName.isEmpty && code.calls == 0 ? callers(of: function, code, asItem: true, presenter) : byName
    }
  }

  /// Returns the screens that ask through code: the screen that contains it, the holder of the closure around it, otherwise
  /// whoever causes its function to be called.
  private mutating func askersAround(_ code: Code) -> [Screen] {
    let isStatic = code.site.function?.declaration.isStatic ?? false
    if !isStatic, let owner = code.site.owner, let screen = linker.screen(owner) { return [screen] }
    if isForPassed { return [] }
    if let closureRecipient = code.closureRecipient, let screens = callers(of: closureRecipient, code) {
      return screens
    }
    guard let function = code.site.function else {
      let found = code.site.variable.map { callers(ofPassed: $0, code) } ?? []
      return found.isEmpty ? users(of: code.site.owner, code) : found
    }
    let isReceiver = isOfAnyScreen(function)
    let found = callers(of: function, code) { call in
      isReceiver ? call.receiver ?? .name("self", call.position) : nil
    }
    if !found.isEmpty { return isReceiver ? conforming(found, to: function.owner) : found }
    let byName = callers(ofPassed: function, code)
    if !byName.isEmpty { return byName }
    let withButton = controllers(withButtonFor: function)
    if !withButton.isEmpty { return withButton }
    if let screen = sender(of: function) { return [screen] }
    let users = users(of: code.site.owner, code)
    if !users.isEmpty { return users }
    let passing = modelsAsk ? callers(ofPassedMethod: function, code) : []
    return passing.isEmpty ? linker.screen(around: code.site.owner).map { [$0] } ?? [] : passing
  }

  /// Returns, among the screens of a view whose code calls a method of another view, those that the other one is also on: a part
  /// of it, such as a text, is on many screens.
  private mutating func showing(
    _ view: TypeSymbol?, calledBy caller: TypeSymbol?, among screens: [Screen], _ code: Code
  ) -> [Screen] {
    guard viewsAsk, screens.count > 1, let view, let caller, linker.index.isUIKitView(view),
      linker.index.isUIKitView(caller), !linker.index.ancestry(of: caller.name).contains(view.name)
    else { return screens }
    let users = users(of: view, code)
    let both = screens.filter(users.contains)
    return both.isEmpty ? screens : both
  }

  /// Returns the screens that ask through calls, without those that only show a view.
  private func askersBesideViews(_ code: Code) -> [Screen] {
    var search = self
    search.viewsAsk = false
    return search.askers(.own, code)
  }

  /// Returns the screens that hold a view model, create a section controller, or use a view of UIKit: these act for them.
  private mutating func users(of type: TypeSymbol?, _ code: Code) -> [Screen] {
    let holders = modelsAsk ? linker.modelHolders.holders(of: type) : []
    if !holders.isEmpty { return holders }
    guard let type, code.calls < limit, seenTypes[type.name].map({ code.calls < $0 }) ?? true else { return [] }
    let isView = viewsAsk && linker.index.isUIKitView(type)
    guard isView || linker.index.isSectionController(type) else { return [] }
    seenTypes[type.name] = code.calls
    var places = linker.scopes(making: type)
    if isView { places += linker.record.viewUsers.scopes(of: type) }
    var found: [Screen] = []
    for scope in places {
      // A cell is in its list, whoever calls the function of the list that mentions it.
      if isView, let outer = scope.context.owner, linker.index.isUIKitView(outer) {
        found.formUnion(users(of: outer, code.around(scope)))
      } else {
        found.formUnion(askers(.own, code.around(scope)))
      }
    }
    return found
  }

  /// Returns the controllers in whose navigation bar a button triggers a function.
  private func controllers(withButtonFor function: FunctionSymbol) -> [Screen] {
    guard let owner = function.owner else { return [] }
    var found: [Screen] = []
    for (controller, scope) in linker.record.triggers.controllersWithButton(for: function.name, in: owner.name) {
      found.formUnion(linker.resolver.screens(of: controller, scope).candidates.map(\.screen))
    }
    return found
  }

  /// Returns the only controller among the parameters of a function, as of a delegate: `func didFinish(_ list: ListController)`.
  private func sender(of function: FunctionSymbol) -> Screen? {
    let screens = function.declaration.parameters.compactMap { parameter -> Screen? in
      guard let type = parameter.type.map({ linker.index.type($0, in: function.owner).plain }),
        let symbol = linker.index.symbol(type.name), !linker.index.isView(type.name)
      else { return nil }
      return linker.screen(symbol)
    }
    guard screens.count == 1, !finding.target.outcome.candidates.contains(where: { $0.screen == screens[0] }) else {
      return nil
    }
    return screens[0]
  }

  /// Returns the screens that ask through the calls of a function.
  /// - Parameters:
  ///   - isItem: Whether the calls are those for any of the objects that conform to a protocol.
  ///   - asker: Returns the argument or receiver that is the asking controller, which may be the literal `nil`; `nil` if the
  ///     caller asks.
  private mutating func callers(
    of function: FunctionSymbol, _ code: Code, asItem isItem: Bool = false, _ asker: (Call) -> Expression?
  ) -> [Screen] {
    let visit = Visit(function: function, guards: code.guards, isOfItem: isItem)
    guard code.calls < limit, !function.isInitializer, seen[visit].map({ code.calls < $0 }) ?? true else {
      return []
    }
    seen[visit] = code.calls
    var found: [Screen] = []
    for (call, scope) in isItem ? linker.callersOfItem(with: function) : linker.requests(of: function) {
      let given = Resolver.Given(code: .function(function), call: call, scope: scope)
      guard let remaining = linker.resolver.remainingGuards(code.guards, given),
        code.calls > 0 || mayAsk(given, isDecided: remaining.isKnown)
      else { continue }
      let presenter = asker(call)
      // Without a controller, the function presents nothing.
      if presenter == .literal("nil") || presenter == nil && isForPassed { continue }
      // A generic store that passes on any action does not tell which screens send this one.
      if let store = scope.context.owner, !store.generics.isEmpty, linker.screen(store) == nil {
        let holders = linker.modelHolders.holders(of: function.owner)
        found.formUnion(holders)
        if !holders.isEmpty { continue }
      }
      let object = code.object(inCallOf: function, call)
      if let object, let type = code.objectType, !isOrMayBe(object, scope, type) { continue }
      if let subclass = code.subclass, !isCalled(on: call.receiver, scope, subclass) { continue }
      if finding.relation == .push, let object,
        let stack = NewStacks(linker).stack(of: object, scope, own: ownStack)
      {
        newStacks.formUnion([stack])
        continue
      }
      let initiator = presenter.map { linker.initiator($0, scope) } ?? .own
      let isForwarded =
        limit == LinkLimits.directCalls && function.owner != nil && scope.context.owner?.name == function.owner?.name
      var outer = code.around(scope, remaining.guards, isForwarded: isForwarded)
      outer.object = Code.Object(object, scope)
      if case .parameter = outer.object { outer.objectType = code.typeOfReceiver(of: function) }
      if linker.isOwn(call.receiver) { outer.subclass = subclass(code.subclass ?? function.owner, ofCodeIn: scope) }
      let asking = showing(function.owner, calledBy: scope.context.owner, among: askers(initiator, outer), code)
      found.formUnion(linker.holders(among: asking, of: function.owner, call, scope))
    }
    return found
  }

  /// Returns whether a call of the transition's function, given its arguments, has one of its targets, and does not have a
  /// transition of its own because they decide everything.
  private func mayAsk(_ given: Resolver.Given, isDecided: Bool) -> Bool {
    finding.target.outcome.candidates.isEmpty
      || finding.target.outcome.candidates.contains { candidate in
        if finding.demands(of: candidate).isEmpty { return true }
        guard let remaining = linker.resolver.remainingGuards(candidate.guards, given) else { return false }
        return !isDecided || !remaining.isKnown
      }
  }

  /// Returns whether a parameter is a navigation controller.
  private func isStack(_ function: FunctionSymbol, _ place: Int) -> Bool {
    guard let type = function.declaration.parameters[place].type else { return false }
    return linker.index.controllerKind(linker.index.type(type, in: function.owner).plain.name) == .navigation
  }

  /// Returns the screens that conform to a protocol, in whose extension the asking controller's method is. A view also has users
  /// that do not become its delegate; if nobody among the callers conforms, they call their delegates, which are the few that do.
  private func conforming(_ screens: [Screen], to owner: TypeSymbol?) -> [Screen] {
    guard let owner, owner.kind == .protocol else { return screens }
    let found = screens.filter { $0.className.map { linker.index.ancestry(of: $0).contains(owner.name) } ?? false }
    if !found.isEmpty { return found }
    let others = linker.index.keepers(of: owner.name).compactMap(linker.screen)
    return others.isEmpty || others.count > LinkLimits.implementationsCompared ? screens : others
  }

  /// Returns whether a function is a method of any controller: of an extension of a system class or a protocol.
  private func isOfAnyScreen(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, !function.declaration.isStatic else { return false }
    if owner.kind == .protocol { return linker.index.inheritors(of: owner.name).contains { linker.screen($0) != nil } }
    return !owner.isDeclared && linker.index.controllerKind(owner.name) != nil
  }
}
