import VCSourceFacts

/// The objects to which calls through a protocol go, if several types conform to it.
extension Linker {
  /// An object of one type in a property of an object of another.
  struct Delegate: Hashable {
    var type: String
    var holder: String
  }

  /// Returns the calls by which screens ask for what a function does: also those through a protocol to which several types
  /// conform, if the function's type assigns itself to the property on which the call is made. Cached.
  func requests(of function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    if let known = caches.requests[function] { return known }
    let found =
      callersOfRouter(with: function)
      ?? callers(of: function).filter { !isOfUnknownOverload($0, $1, of: function) }
      + callersThroughProtocol(of: function)
      + callersOfParameter(with: function) + callers(throughErasersOf: function)
      + callers(emittingStepsOf: function) + callersOfOverridden(by: function)
    caches.requests[function] = found
    return found
  }

  /// Returns the calls of the method that a subclass overrides, if that does nothing itself: they are for objects of subclasses.
  private func callersOfOverridden(by function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard let base = index.overridden(by: function) else { return [] }
    let doesNothing = (base.body ?? []).allSatisfy { statement in
      if case .expression(let value) = statement { value.neverReturns } else { false }
    }
    guard doesNothing else { return [] }
    // `super.start()` of another override is not for this one.
    return requests(of: base).filter { call, _ in
      if case .name("super", _)? = call.receiver { false } else { true }
    }
  }

  /// Returns whether the arguments of a call do not tell which of several overloads it calls. The one that all others forward
  /// to is called in any case.
  private func isOfUnknownOverload(_ call: Call, _ scope: Scope, of function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, (owner.functions[function.name]?.count ?? 0) > 1,
      case .functions(let functions, _) = resolver.callee(of: call, scope)
    else { return false }
    return index.areOverloads(functions)
      && !(owner.isDeclared && functions.allSatisfy { $0 == function || forwards($0, to: function) })
  }

  /// Returns whether an overload calls another one.
  private func forwards(_ overload: FunctionSymbol, to function: FunctionSymbol) -> Bool {
    callers(of: function).contains { $0.scope.context.function == overload }
  }

  /// Returns the calls for any of the objects that conform to a protocol, such as the items of a list, if only one type makes
  /// such calls: `items[row].select(from: self)`.
  func callersOfItem(with function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard let type = function.owner, index.isRequired(function, of: type) else { return [] }
    let found = record.calls(named: function.callNames).filter { call, scope in
      guard Arguments(function, call) != nil else { return false }
      switch resolver.callee(of: call, scope) {
      case .functions(let functions, _): return index.isAmbiguous(functions) && functions.contains(function)
      case .unknown(receiver: nil): return call.receiver != nil
      case .unknown, .constructor, .closure, .enumCase: return false
      }
    }
    return Set(found.map { $0.scope.context.owner?.name }).count == 1 ? found : []
  }

  /// Returns the calls through a protocol to which several types conform: those on properties that hold an object of the
  /// function's type, and all if the functions of the other types show nothing, such as one that only reports an error.
  private func callersThroughProtocol(of function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard let type = function.owner, type.isDeclared, !function.declaration.isStatic else { return [] }
    // Which cell a list shows depends on the list.
    let showing =
      index.isUIKitView(type) || !index.isRequired(function, of: type) ? nil : caches.showingCode
    return record.calls(named: function.callNames).filter { call, scope in
      // A view or a pop-up calls its delegate for any of the screens that use it.
      let isAsker = scope.context.owner.map(isScreenOrModel) ?? false
      guard isAsker || showing != nil, call.receiver != nil, Arguments(function, call) != nil,
        case .functions(let functions, _) = resolver.callee(of: call, scope), index.isAmbiguous(functions),
        functions.contains(function)
      else { return false }
      if isAsker, isDelegate(type, of: call.receiver, scope) { return true }
      return (showing?.isOnly(function, of: functions) ?? false) && !hasKnownDelegates(call.receiver, scope)
    }
  }

  /// Returns whether a type is a screen or the view model of one.
  private func isScreenOrModel(_ type: TypeSymbol) -> Bool {
    screen(type) != nil || !modelHolders.holders(of: type).isEmpty
  }

  /// Returns whether code assigns objects to a property.
  private func hasKnownDelegates(_ property: Expression?, _ scope: Scope) -> Bool {
    guard let property, let variable = resolver.boundVariable(property, scope) else { return false }
    return !delegates(in: variable).isEmpty
  }

  /// Returns whether a type is among those that code gives to a property of such an object, `detail.delegate = self`, or to a
  /// local, of all that conform to its protocol.
  func isDelegate(_ type: TypeSymbol, of property: Expression?, _ scope: Scope) -> Bool {
    guard let property else { return false }
    guard let variable = resolver.boundVariable(property, scope) else {
      return objectTypes(of: property, scope).contains { index.ancestry(of: $0).contains(type.name) }
    }
    var holder = scope.context.owner?.name
    if case .member(let object?, _, _) = property { holder = resolver.type(of: object, scope)?.plain.name }
    guard let holder else { return false }
    return delegates(in: variable).contains { delegate in
      index.ancestry(of: delegate.type).contains(type.name)
        && (index.ancestry(of: delegate.holder).contains(holder)
          || index.ancestry(of: holder).contains(delegate.holder))
    }
  }

  /// Returns the screens that ask through a call for a type's object in a property of a base class: those subclasses to which
  /// code gives such an object, if the base class is among the screens.
  func holders(among screens: [Screen], of type: TypeSymbol?, _ call: Call, _ scope: Scope) -> [Screen] {
    guard let type, type.isDeclared, let base = scope.context.owner, screens == [.type(base.name)],
      let name = call.receiver?.ownProperty, scope.local(name) == nil, let variable = resolver.variable(name, scope),
      !index.inheritors(of: base.name).isEmpty
    else { return screens }
    let holders = Set(
      delegates(in: variable).filter { index.ancestry(of: $0.type).contains(type.name) }.map(\.holder))
    guard !holders.isEmpty, holders.allSatisfy({ $0 != base.name && index.ancestry(of: $0).contains(base.name) }) else {
      return screens
    }
    return holders.sorted().map(Screen.type)
  }

  /// Returns the types of the objects that code assigns to a property; cached.
  private func delegates(in variable: VariableSymbol) -> Set<Delegate> {
    if let known = caches.delegates[variable] { return known }
    var found: Set<Delegate> = []
    for supplier in suppliers(of: .property(variable)) + ownAssignments(to: variable) {
      guard let holder = holder(supplier) else { continue }
      found.formUnion(objectTypes(of: supplier.value, supplier.scope).map { Delegate(type: $0, holder: holder) })
    }
    if let holder = variable.owner?.name, let value = variable.declaration.value {
      found.formUnion(objectTypes(of: value, variable.scope).map { Delegate(type: $0, holder: holder) })
    }
    caches.delegates[variable] = found
    return found
  }

  /// Returns the type of the object whose property a place sets.
  private func holder(_ supplier: ValueSupplier) -> String? {
    if let base = supplier.base { return resolver.type(of: base, supplier.scope)?.plain.name }
    if let call = supplier.constructor {
      guard case .constructor(let type) = resolver.callee(of: call, supplier.scope) else { return nil }
      return type.name
    }
    return supplier.scope.context.owner?.name
  }
}
