import VCModel
import VCSourceFacts

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
