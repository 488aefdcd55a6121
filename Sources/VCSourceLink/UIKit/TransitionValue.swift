import VCModel
import VCSourceFacts

/// A transition that a function returns for a coordinator library to perform: `case .detail: return .push(Detail())`.
///
/// The result type belongs to the library, and its name contains "Transition". If a parameter's enum case determines the
/// transition, the code that triggers the case sends it, as a view sends a value.
enum TransitionValue: CallDetector {
  static let names: Set<String> = [
    "push", "set", "present", "presentFullScreen", "presentOnRoot", "show", "showDetail", "embed",
  ]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard isTransition(callSite.call, callSite), let target = callSite.call.firstPlain else { return [] }
    let found = findings(callSite, to: target)
    guard let function = callSite.scope.context.function, let demand = demand(callSite.scope.guards, of: function),
      let place = demand.guardSubject.parameter, let type = routes(of: function, at: place, callSite.index)
    else { return found }
    for finding in found {
      for name in demand.names.sorted() {
        callSite.traversal.found.routes.add(finding, triggeredBy: CaseValue(type: type, name: name))
      }
    }
    return found.filter { !$0.target.outcome.uses.isEmpty || $0.target.outcome.candidates.isEmpty }
  }

  private static func findings(_ callSite: CallSite, to target: Expression) -> [Finding] {
    switch callSite.call.calledName {
    case "push": [callSite.finding(.push, by: .own, to: target)]
    case "show": [callSite.finding(.show, by: .own, to: target)]
    case "showDetail": [callSite.finding(.showDetail, by: .own, to: target)]
    case "embed": [callSite.finding(.child, by: .own, to: target)]
    case "set":
      StackCall.findings(
        target, of: container(callSite), by: .own, at: callSite.call.position, callSite.scope, callSite.linker)
    default: [callSite.finding(.present, by: .own, to: target)]
    }
  }

  /// Returns the kind of container whose children a transition sets, judging by the name of its type: `TabBarTransition`.
  private static func container(_ callSite: CallSite) -> ControllerKind {
    let name = resultName(callSite).map(lastPart) ?? ""
    if name.hasPrefix("TabBar") { return .tabBar }
    return name.hasPrefix("Page") ? .page : .navigation
  }

  /// Returns whether a call is `.push(controller)` or `NavigationTransition.push(controller)` in a function that returns a
  /// transition.
  private static func isTransition(_ call: Call, _ callSite: CallSite) -> Bool {
    guard case .member(let base, _, _) = call.callee, let name = resultName(callSite),
      isTransition(name, callSite.index)
    else { return false }
    switch base {
    case nil: return true
    case .name(let type, _): return lastPart(of: type) == lastPart(of: name)
    default: return false
    }
  }

  private static func resultName(_ callSite: CallSite) -> String? {
    callSite.scope.context.function?.declaration.result.map { callSite.index.type($0, in: callSite.owner).plain.name }
  }

  /// Returns whether a result type is a transition, judging by its name, and not declared by the app.
  private static func isTransition(_ name: String, _ index: SymbolIndex) -> Bool {
    let last = lastPart(of: name)
    return (last.hasSuffix("Transition") || last == "TransitionType") && !index.isDeclared(name)
  }

  /// Returns the condition on a parameter under which code runs, if there is only one.
  private static func demand(_ guards: Set<CaseGuard>, of function: FunctionSymbol) -> CaseGuard? {
    let demands = guards.filter {
      $0.question == .whichCase && !$0.isOther && $0.guardSubject.parameter != nil
        && $0.guardSubject.code == .function(function)
    }
    return demands.count == 1 ? demands.first : nil
  }

  /// Returns the enum whose cases determine the transition: the parameter's type, or the enclosing class's generic argument.
  private static func routes(of function: FunctionSymbol, at place: Int, _ index: SymbolIndex) -> String? {
    let written = function.parameter(at: place)?.type.map { index.type($0, in: function.owner).plain.name }
    if let written, index.symbol(written)?.kind == .enum { return written }
    return function.owner.flatMap { routes(of: $0, index)?.name }
  }

  /// Returns the enum that is the generic argument of a coordinator class: `class Home: NavigationCoordinator<HomeRoute>`.
  private static func routes(of type: TypeSymbol, _ index: SymbolIndex) -> TypeRef? {
    type.inherited.lazy.flatMap(\.arguments).map { index.type($0, in: type).plain }
      .first { index.symbol($0.name)?.kind == .enum }
  }

  /// Returns the enum whose case is triggered: `router.trigger(.detail)`, where the router is a coordinator of the app or is
  /// generic over the cases.
  static func routes(triggeredBy call: Call, _ callSite: CallSite) -> TypeRef? {
    guard let receiver = call.receiver else { return callSite.owner.flatMap { routes(of: $0, callSite.index) } }
    // A property that a stream library adds to every object.
    if case .member(let base?, "rx", _) = receiver {
      return routes(of: base, callSite)
    }
    return routes(of: receiver, callSite)
  }

  private static func routes(of receiver: Expression, _ callSite: CallSite) -> TypeRef? {
    guard let type = callSite.resolver.type(of: receiver, callSite.scope)?.plain else { return nil }
    if let symbol = callSite.index.symbol(type.name), symbol.isDeclared { return routes(of: symbol, callSite.index) }
    return type.arguments.first { callSite.index.symbol($0.plain.name)?.kind == .enum }?.plain
  }
}
