import VCSourceFacts

/// Stores as in The Composable Architecture: their state, and the part of it that a store is scoped to.
extension Resolver {
  /// Returns the state type of a store: `StoreOf<Feature>`, `Store<Feature.State, Feature.Action>`.
  func state(ofStore type: TypeRef) -> TypeRef? {
    let store = type.plain
    guard !index.isDeclared(store.name), let first = store.arguments.first else { return nil }
    switch store.name {
    case "Store", "ViewStore", "Bindable": return state(ofStore: first) ?? (store.name == "Bindable" ? nil : first)
    case "StoreOf", "ViewStoreOf": return state(ofReducer: first.name)
    default: return nil
    }
  }

  private func state(ofReducer name: String) -> TypeRef? {
    let state = index.resolve("\(name).State", in: nil)
    return index.isDeclared(state) ? TypeRef(state) : nil
  }

  /// Returns the state type of the store that `$store.scope(state: \.path, action: \.path)` returns.
  func state(of call: Call, _ scope: Scope) -> TypeRef? {
    guard let part = part(of: call, scope), part.names.isEmpty else { return nil }
    return part.state
  }

  /// Returns the property that a store is scoped to: `$store.scope(state: \.detail, action: \.detail)`.
  func property(scopedBy call: Call, _ scope: Scope) -> VariableSymbol? {
    guard let part = part(of: call, scope), part.names.isEmpty else { return nil }
    return part.variable
  }

  /// Returns the enum case that a part of a store's state must be for the scoped store to exist:
  /// `$store.scope(state: \.destination?.detail, action: \.destination.detail)`.
  func demand(scopedBy call: Call, _ scope: Scope) -> CaseDemand? {
    guard let part = part(of: call, scope), part.names.count == 1, let variable = part.variable,
      index.symbol(part.state.name)?.cases[part.names[0]] != nil
    else { return nil }
    return CaseDemand(variables: [variable], value: CaseValue(type: part.state.name, name: part.names[0]))
  }

  /// Resolves a scope's key path as far as its components are properties, and returns the remaining components.
  private func part(of call: Call, _ scope: Scope) -> (state: TypeRef, variable: VariableSymbol?, names: [String])? {
    guard call.calledName == "scope", let base = call.receiver, case .keyPath(_, let names)? = call.argument("state"),
      let store = type(of: base, scope), var state = state(ofStore: store)
    else { return nil }
    var last: VariableSymbol?
    for (place, name) in names.enumerated() {
      guard let variable = index.variable(name.droppingDollar, of: state.name), let type = type(of: variable) else {
        return (state, last, Array(names[place...]))
      }
      last = variable
      state = type.plain
    }
    return (state, last, [])
  }

  /// Returns the state type in `Reduce { state, action in … }`: that of the enclosing reducer.
  func stateOfReducer(_ call: Call, _ scope: Scope) -> TypeRef? {
    if let written = call.generics.first { return index.type(written, in: scope.context.owner) }
    let state = index.resolve("State", in: scope.context.owner)
    return index.isDeclared(state) ? TypeRef(state) : nil
  }

  /// Returns the type of the values on the path of a store's stack, for which `destination: { store in … }` receives a
  /// store.
  func valueOnPath(of call: Call, _ scope: Scope) -> TypeRef? {
    guard let path = call.argument("path") ?? call.firstPlain else { return nil }
    guard case .call(let part) = path else { return routes(ofStore: path, call, scope) }
    guard let path = state(of: part, scope) else { return nil }
    return RouteStack.element(of: path, index)?.type ?? path.element
  }

  /// Returns the type of the routes of a router that receives the whole store: `TCARouter(store) { screen in … }`.
  private func routes(ofStore store: Expression, _ call: Call, _ scope: Scope) -> TypeRef? {
    guard RouteStack.routers.contains(call.calledName ?? ""), let store = type(of: store, scope),
      let state = state(ofStore: store)
    else { return nil }
    return routes(ofState: state.name)
  }

  /// Returns the type of the values in a state's list of routes: `var routes: [Route<Screen.State>]`.
  func routes(ofState state: String) -> TypeRef? {
    index.variable("routes", of: state).flatMap { type(of: $0) }.flatMap { RouteStack.element(of: $0, index)?.type }
  }

  func typeOfDestination(_ argument: Int, _ call: Call, _ scope: Scope) -> TypeRef? {
    let isDestination =
      call.arguments[argument].label == "destination" || RouteStack.routers.contains(call.calledName ?? "")
    guard isDestination, let value = valueOnPath(of: call, scope) else { return nil }
    return call.calledName == "NavigationStackStore" ? value : TypeRef("Store", [value])
  }

  /// Returns the case of a store's state for which a library's view shows its content:
  /// `CaseLet(/Screen.State.detail, action: Screen.Action.detail, then: Detail.init)`, also with a key path.
  func caseOfStore(_ call: Call, _ scope: Scope) -> CaseValue? {
    guard call.calledName == "CaseLet", let path = call.argument("state") ?? call.firstPlain else { return nil }
    var names: [String]
    switch path {
    case .other(let parts) where parts.count == 1: names = parts[0].namesOfMembers ?? []
    case .keyPath(let root?, let components): names = root.name.split(separator: ".").map(String.init) + components
    default: return nil
    }
    guard names.count > 1 else { return nil }
    let name = names.removeLast()
    return CaseValue(type: index.resolve(names.joined(separator: "."), in: scope.context.owner), name: name)
  }
}
