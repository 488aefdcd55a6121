import VCSourceFacts

/// Stores of state, as The Composable Architecture has them: what a store holds, and what a part of it is scoped to.
extension Resolver {
  /// What a store holds: `StoreOf<Feature>`, `Store<Feature.State, Feature.Action>`.
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

  /// What `$store.scope(state: \.path, action: \.path)` is a store of.
  func state(of call: Call, _ scope: Scope) -> TypeRef? {
    guard call.calledName == "scope", let base = call.receiver, case .keyPath(_, let names)? = call.argument("state"),
      let store = type(of: base, scope), var state = state(ofStore: store)
    else { return nil }
    for name in names {
      guard let variable = index.variable(name.droppingDollar, of: state.name), let type = type(of: variable) else {
        return nil
      }
      state = type.plain
    }
    return state
  }

  /// `Reduce { state, action in … }` changes the state of the reducer that it stands in.
  func stateOfReducer(_ call: Call, _ scope: Scope) -> TypeRef? {
    if let written = call.generics.first { return index.type(written, in: scope.context.owner) }
    let state = index.resolve("State", in: scope.context.owner)
    return index.isDeclared(state) ? TypeRef(state) : nil
  }

  /// What the values on the path of a stack of a store are: that of which `destination: { store in … }` gets a store.
  func valueOnPath(of call: Call, _ scope: Scope) -> TypeRef? {
    guard let path = call.argument("path") ?? call.firstPlain, case .call(let part) = path else { return nil }
    return state(of: part, scope)?.element
  }

  func typeOfDestination(_ argument: Int, _ call: Call, _ scope: Scope) -> TypeRef? {
    guard call.arguments[argument].label == "destination", let value = valueOnPath(of: call, scope) else { return nil }
    return call.calledName == "NavigationStackStore" ? value : TypeRef("Store", [value])
  }
}
