import VCModel
import VCSourceFacts

/// The screens that call closures and functions which other code hands them.
extension Askers {
  /// Returns the screens that call a closure of other code, `home.onTap = { … }` or `Home(onTap: { … })`: the screen that
  /// holds it, or those that call it in the code of its holder.
  /// - Returns: `nil` if the holder is not known; the code around the closure may ask then.
  mutating func callers(of closureRecipient: Scope.ClosureRecipient, _ code: Code) -> [Screen]? {
    let (holder, variable, outer): (TypeRef?, VariableSymbol?, Scope)
    switch closureRecipient {
    case .target(let target, let scope):
      var base: Expression?
      if case .member(let inner?, _, _) = target { base = inner }
      holder = base.flatMap { linker.resolver.type(of: $0, scope)?.plain }
      (variable, outer) = (linker.resolver.boundVariable(target, scope), scope)
    case .local(let function, let scope):
      let found = callers(of: function, code)
      return found.isEmpty ? scope.closureRecipient.flatMap { callers(of: $0, code) } : found
    case .result(let function):
      let found = callers(ofClosureFrom: function, code)
      return found.isEmpty ? nil : found
    case .argument(let place, let call, let scope):
      guard case .constructor(let type) = linker.resolver.callee(of: call, scope) else {
        let senders = screens(sendingTo: call, scope)
        if !senders.isEmpty { return senders }
        let found = callers(ofArgument: place, of: call, scope, code)
        return found.isEmpty ? scope.closureRecipient.flatMap { callers(of: $0, code) } : found
      }
      holder = type
      variable = call.arguments[place].label.flatMap { linker.index.variable($0, of: type.name) }
      outer = scope
    }
    if let type = holder.flatMap({ linker.index.symbol($0.name) }), let screen = linker.screen(type) { return [screen] }
    if let variable, code.calls < limit {
      let found = callers(of: variable, code)
      if !found.isEmpty { return found }
    }
    // An object that keeps the closure, such as a view model, belongs to the screens that hold it.
    let holders = linker.modelHolders.holders(of: holder.flatMap { linker.index.symbol($0.name) })
    if !holders.isEmpty { return holders }
    return outer.closureRecipient.flatMap { callers(of: $0, code) }
  }

  /// Returns the screens from which the stream comes to which a call subscribes a closure: a screen's own, or that of the view
  /// model that it holds: `home.rx.viewDidLoad.subscribe { … }`, `viewModel.detailTap.subscribe { … }`.
  private func screens(sendingTo call: Call, _ scope: Scope) -> [Screen] {
    guard call.calledName.map(Call.consumers.contains) ?? false else { return [] }
    var next = call.receiver
    while let here = next {
      // Who sends the cases of an enum is known by their mappings.
      if let stream = linker.resolver.boundVariable(here, scope), linker.resolver.caseType(ofStream: stream) != nil {
        return []
      }
      if let type = linker.resolver.type(of: here, scope)?.plain, !type.isMeta,
        let symbol = linker.index.symbol(type.name)
      {
        if let screen = linker.screen(symbol) { return [screen] }
        let holders = linker.modelHolders.holders(of: symbol)
        if !holders.isEmpty { return holders }
      }
      switch here {
      case .member(let base, _, _): next = base
      case .call(let inner): next = inner.receiver
      default: next = nil
      }
    }
    return []
  }

  /// Returns the screens that ask through the calls of a closure in a property: in the code of its type, or elsewhere if the
  /// type is only a bundle of closures, the screen's own model, or one of its items. Other code that calls the closure, such as
  /// a pop-up's, may do so for anybody.
  private mutating func callers(of variable: VariableSymbol, _ code: Code) -> [Screen] {
    let variable = implementation(of: variable)
    let isBundle = variable.owner.map(isBundle) ?? false
    var found: [Screen] = []
    for (call, scope) in linker.record.calls[variable.name] ?? []
    where
      (isBundle || scope.context.owner === variable.owner || isOfOwnModel(variable, scope)
      || isOfOwnItem(variable, scope))
      && linker.resolver.boundVariable(call.callee, scope) == variable
    {
      found.formUnion(askers(.own, code.around(scope)))
    }
    // The type may pass the closure on: `RowModel(onTap: onTap)`.
    let own = (linker.record.passedFunctions.functions[variable.name] ?? []).filter {
      $0.scope.context.owner === variable.owner
    }
    let others = isBundle ? linker.record.passedFunctions.members[variable.name] ?? [] : []
    for (call, place, scope) in own + others
    where linker.resolver.boundVariable(call.arguments[place].value, scope) == variable {
      found.formUnion(callers(of: .argument(place, of: call, scope), code.around(scope)) ?? [])
    }
    for (target, scope) in linker.record.assignedMethods[variable.name] ?? []
    where scope.context.owner === variable.owner {
      found.formUnion(callers(of: scope.closureRecipient(of: target), code.around(scope)) ?? [])
    }
    return found
  }

  /// Returns whether code is in a screen whose view model has a closure: `viewModel.onTap?()`.
  private func isOfOwnModel(_ variable: VariableSymbol, _ scope: Scope) -> Bool {
    guard let screen = scope.context.owner.flatMap(linker.screen) else { return false }
    return linker.modelHolders.holders(of: variable.owner).contains(screen)
  }

  /// Returns whether code is in a screen that calls the closure of one of its items and stays, as a menu does. Pop-ups dismiss
  /// themselves for the screen below.
  private func isOfOwnItem(_ variable: VariableSymbol, _ scope: Scope) -> Bool {
    guard let item = variable.owner, let owner = scope.context.owner, linker.screen(owner) != nil else { return false }
    return owner.allVariables.contains { linker.resolver.type(of: $0)?.plain.element?.plain.name == item.name }
      && scope.context.function?.dismisses != true
  }

  /// Returns the screens that ask through the calls of a closure in a local variable, or through whatever receives it:
  /// `Home(onTap: showDetail)`.
  private mutating func callers(of function: LocalFunction, _ code: Code) -> [Screen] {
    guard code.calls < limit else { return [] }
    var found: [Screen] = []
    for (_, scope) in linker.record.localCalls[function] ?? [] { found.formUnion(askers(.own, code.around(scope))) }
    for (call, place, scope) in linker.record.passedFunctions.locals[function] ?? [] {
      found.formUnion(callers(of: .argument(place, of: call, scope), code.around(scope)) ?? [])
    }
    return found
  }

  /// Returns the screens that call the closure which a function returns: `Chat(onSend: makeSendAction())`.
  private mutating func callers(ofClosureFrom function: FunctionSymbol, _ code: Code) -> [Screen] {
    guard code.calls < limit else { return [] }
    var found: [Screen] = []
    for (call, place, scope) in linker.record.passedFunctions.results[function.name] ?? [] {
      guard case .call(let made) = call.arguments[place].value, calls(made, function, scope) else { continue }
      found.formUnion(callers(of: .argument(place, of: call, scope), code.around(scope)) ?? [])
    }
    for (target, made, scope) in linker.record.assignedResults[function.name] ?? [] where calls(made, function, scope) {
      found.formUnion(callers(of: scope.closureRecipient(of: target), code.around(scope)) ?? [])
    }
    return found
  }

  /// Returns whether a call refers to a function.
  private func calls(_ call: Call, _ function: FunctionSymbol, _ scope: Scope) -> Bool {
    if case .functions(let functions, _) = linker.resolver.callee(of: call, scope) {
      functions.contains(function)
    } else {
      false
    }
  }

  /// Returns the screens that ask through the object to which a factory of screens passes a closure that it receives:
  /// `builder.home(onTap: { … })`, where `home(onTap:)` creates `HomeModel(onTap: onTap)`. Other functions may call it when
  /// they have done something else.
  private mutating func callers(ofArgument place: Int, of call: Call, _ scope: Scope, _ code: Code) -> [Screen] {
    guard case .functions(let functions, _) = linker.resolver.callee(of: call, scope), functions.count == 1,
      isFactory(functions[0]), let parameter = Arguments(functions[0], call)?.positions.firstIndex(of: place)
    else { return [] }
    let use = Use.parameter(functions[0], parameter)
    guard code.calls < limit, seenClosures[use].map({ code.calls < $0 }) ?? true else { return [] }
    seenClosures[use] = code.calls
    var found: [Screen] = []
    for closureRecipient in recipients(ofParameter: parameter, of: functions[0]) {
      found.formUnion(
        callers(of: closureRecipient.closureRecipient, code.around(closureRecipient.scope, isForwarded: true)) ?? [])
    }
    return found
  }

  /// Returns whether a function returns a controller or a view.
  private func isFactory(_ function: FunctionSymbol) -> Bool {
    guard let result = function.declaration.result else { return false }
    let name = linker.index.type(result, in: function.owner).plain.name
    return linker.index.controllerKind(name) != nil || linker.index.isView(name)
  }

  /// Returns the holders to which a function passes a closure that it receives: those of arguments, of assignments, and of
  /// closures that call it.
  private func recipients(
    ofParameter parameter: Int, of function: FunctionSymbol
  ) -> [(closureRecipient: Scope.ClosureRecipient, scope: Scope)] {
    let name = function.declaration.parameters[parameter].name
    let arguments = (linker.record.passedFunctions.parameters[.parameter(function, parameter)] ?? []).map {
      call, place, scope in
      (Scope.ClosureRecipient.argument(place, of: call, scope), scope)
    }
    let targets = (linker.record.assignmentsOfNames[name] ?? []).filter {
      $0.scope.refersToParameter(name, parameter, of: function)
    }
    .map { target, scope in
      (Scope.ClosureRecipient.target(target, scope), scope)
    }
    let closures = (linker.record.calls[name] ?? []).compactMap { call, scope -> (Scope.ClosureRecipient, Scope)? in
      guard case .name(name, _) = call.callee, scope.refersToParameter(name, parameter, of: function),
        let closureRecipient = scope.closureRecipient
      else { return nil }
      return (closureRecipient, scope)
    }
    return arguments + targets + closures
  }

  /// Returns whether a type has nothing but several closures; the model of a button has one.
  private func isBundle(_ type: TypeSymbol) -> Bool {
    type.kind == .struct && type.allVariables.count > 1 && type.allFunctions.allSatisfy(\.isInitializer)
      && type.allVariables.allSatisfy { linker.index.isFunction($0.declaration.type, in: type) }
  }

  /// Returns the screens that call a method which its type passes or assigns by name: `ListActions(showDetail: showDetail)`,
  /// `list.onTap = showDetail`.
  mutating func callers(ofPassed function: FunctionSymbol, _ code: Code) -> [Screen] {
    guard let owner = function.owner, owner.functions[function.name]?.count == 1 else { return [] }
    return callers(ofPassed: function.name, owner, code)
  }

  /// Returns the screens that pass or assign a method of an object, or that receive it from other code:
  /// `list.onTap = router.showDetail`.
  mutating func callers(ofPassedMethod function: FunctionSymbol, _ code: Code) -> [Screen] {
    guard code.calls < limit, let owner = function.owner, owner.functions[function.name]?.count == 1 else { return [] }
    var found: [Screen] = []
    for (call, place, scope) in linker.record.passedFunctions.members[function.name] ?? []
    where isMember(call.arguments[place].value, of: owner, scope) {
      found.formUnion(receivers(.argument(place, of: call, scope), scope, code))
    }
    for (value, target, scope) in linker.record.assignedMembers[function.name] ?? []
    where isMember(value, of: owner, scope) {
      found.formUnion(receivers(scope.closureRecipient(of: target), scope, code))
    }
    return found
  }

  private mutating func receivers(
    _ recipient: Scope.ClosureRecipient, _ scope: Scope, _ code: Code
  ) -> [Screen] {
    if let screen = scope.context.owner.flatMap(linker.screen) { return [screen] }
    return callers(of: recipient, code.around(scope)) ?? []
  }

  /// Returns whether an expression denotes a member of an object of a type.
  private func isMember(_ value: Expression, of owner: TypeSymbol, _ scope: Scope) -> Bool {
    guard case .member(let object?, _, _) = value, let type = linker.resolver.type(of: object, scope)?.plain.name,
      linker.index.ancestry(of: owner.name).contains(type)
    else { return false }
    return linker.index.symbol(type)?.kind != .protocol || linker.index.conformingTypes(to: type).count == 1
      || linker.isDelegate(owner, of: object, scope)
  }

  /// Returns the screens that call the closure of a computed property which its type passes by name.
  mutating func callers(ofPassed variable: VariableSymbol, _ code: Code) -> [Screen] {
    guard let owner = variable.owner, linker.index.isFunction(variable.declaration.type, in: owner) else { return [] }
    return callers(ofPassed: variable.name, owner, code)
  }

  private mutating func callers(ofPassed name: String, _ owner: TypeSymbol, _ code: Code) -> [Screen] {
    guard code.calls < limit else { return [] }
    var found: [Screen] = []
    for (call, place, scope) in linker.record.passedFunctions.functions[name] ?? [] where scope.context.owner === owner
    {
      found.formUnion(callers(of: .argument(place, of: call, scope), code.around(scope)) ?? [])
    }
    for (target, scope) in linker.record.assignedMethods[name] ?? [] where scope.context.owner === owner {
      found.formUnion(callers(of: scope.closureRecipient(of: target), code.around(scope)) ?? [])
    }
    return found
  }
}
