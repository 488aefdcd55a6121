import VCModel
import VCSourceFacts

/// Controllers created by calls: initialisers, factories, and functions that return their arguments.
extension Resolver {
  func screens(of call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    let scenes = scenes(of: call, scope)
    if !scenes.isEmpty { return Outcome(candidates: scenes) }
    if let optional = unwrapped(by: call, scope) { return screens(of: optional, scope, expected: expected) }
    if let list = call.receiver {
      switch call.selector {
      case "objectAtIndex:": return screens(of: .element(list, call.arguments, call.position), scope)
      case "firstObject", "lastObject": return screens(of: call.callee, scope)
      default: break
      }
    }
    if let made = resolvedByContainer(call, scope, expected) ?? madeFromClass(call, scope) ?? screen(
      ofClassMessage: call, scope) ?? madeByAlias(call, scope)
    {
      return made
    }
    switch callee(of: call, scope, expected: expected) {
    case .constructor(let type): return constructed(type, call, scope)
    case .closure(let closure, let inner): return screens(madeBy: closure, called: call, from: scope, inner, expected)
    case .functions(let functions, let receiver): return answered(by: functions, receiver, call, scope, expected)
    case .enumCase: return Outcome()
    case .unknown(let receiver): return screens(ofUndeclared: call, receiver, scope, expected)
    }
  }

  /// Returns the results of a closure, with the arguments of a call as its parameters.
  private func screens(
    madeBy closure: Closure, called call: Call, from scope: Scope, _ inner: Scope, _ expected: TypeRef?
  ) -> Outcome {
    screens(madeBy: closure, self.scope(of: closure, calledBy: call, from: scope, inner), expected)
  }

  /// Returns the scope of a closure or local function, with the arguments of a call as its parameters.
  func scope(of closure: Closure, calledBy call: Call, from scope: Scope, _ inner: Scope) -> Scope {
    let bound = Scope(in: inner)
    for (parameter, argument) in zip(closure.parameters, call.arguments) {
      bound.define(parameter.name, Local(type: parameter.type, values: [(argument.value, scope)]))
    }
    return bound
  }

  /// Returns the results of a function that the app does not declare: one of a library, of the system, or of generated code.
  private func screens(
    ofUndeclared call: Call, _ receiver: TypeRef?, _ scope: Scope, _ expected: TypeRef?
  ) -> Outcome {
    guard let name = call.calledName else { return Outcome() }
    if let variable = property(of: call, receiver) { return screens(of: variable) }
    // A factory method of a class that the app does not declare: `[UIAlertController alertControllerWithTitle:…]`.
    if let receiver, receiver.isMeta, index.isSpecificController(receiver.name), !index.isDeclared(receiver.name) {
      return constructed(receiver, call, scope)
    }
    if let receiver, isForAlerts(receiver), FactoryVerbs.begin(name, FactoryVerbs.ofAlerts) {
      return alert(at: call.position, scope)
    }
    if let (closure, inner) = mappedOptional(call, scope) { return screens(madeBy: closure, inner, expected) }
    if let made = madeByLibrary(name, receiver) { return byType(made, .factory) }
    if name == "popLast" || name == "removeLast" { return Outcome() }
    if let made = madeByCreator(call, scope) ?? madeFromType(call, scope) { return made }
    if let made = madeByStoredClosure(call, scope) { return made }
    if let base = call.configuredReceiver { return screens(of: base, scope) }
    if expected.map({ !index.isSpecificController($0.name) }) ?? true, let use = useOfScene(call, scope) {
      return Outcome(uses: [use])
    }
    guard let expected, FactoryVerbs.begin(name, FactoryVerbs.ofExpectedType) else { return Outcome() }
    return byType(expected, .cast)
  }

  /// Returns the results of a call of one of the functions.
  private func answered(
    by functions: [FunctionSymbol], _ receiver: TypeRef?, _ call: Call, _ scope: Scope, _ expected: TypeRef?
  ) -> Outcome {
    var outcome = Outcome()
    let use = call.method.flatMap { self.use(ofMember: $0.name, labels: $0.labels, of: $0.receiver, scope) }
    // `module.toPresent()`, which returns the controller itself.
    let isOnItself = functions.contains { $0.declaration.result?.name == "Self" && !$0.declaration.isStatic }
    if use == nil || !call.arguments.isEmpty, let base = call.receiver,
      isOnItself || call.arguments.isEmpty && functions.contains(where: returnsItself)
    {
      outcome.add(screens(of: base, scope))
      if !outcome.isEmpty {
        return outcome.candidates.isEmpty ? inside(base, call, scope, expected) ?? outcome : outcome
      }
    }
    if index.isAmbiguous(functions) {
      if let made = madeByType(call, scope, expected) { return made }
      outcome = returnedType(functions[0], call, scope, receiver, expected).map { byType($0, .returnType) } ?? outcome
      if isVague(outcome), let same = sameResult(of: functions, receiver, call, scope) { return same }
    } else {
      for function in functions { outcome.add(returned(function, call, scope, receiver, expected)) }
    }
    guard isVague(outcome) else { return outcome }
    if let base = call.receiver, let known = inside(base, call, scope, expected) { return known }
    let given =
      use
      ?? call.method.flatMap { method in
        index.isAmbiguous(functions)
          ? self.use(ofMember: method.name, labels: method.labels, ofProperty: method.receiver, scope) : nil
      }
    if let given { outcome.uses = [given] }
    return outcome
  }

  /// Returns the screen that all implementations of a protocol's requirement return.
  private func sameResult(
    of functions: [FunctionSymbol], _ receiver: TypeRef?, _ call: Call, _ scope: Scope
  ) -> Outcome? {
    let implementations = functions.filter(\.hasBody)
    guard implementations.count <= LinkLimits.implementationsCompared else { return nil }
    let results = implementations.map { returned($0, call, scope, receiver, nil) }
    guard let first = results.first, !isVague(first), Set(first.candidates.map(\.screen)).count == 1,
      results.allSatisfy({ Set($0.candidates.map(\.screen)) == Set(first.candidates.map(\.screen)) })
    else { return nil }
    return Outcome(candidates: first.candidates).known(by: .factory)
  }

  private func inside(_ base: Expression, _ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome? {
    screens(inside: base, scope) { returned(by: $0, call, scope, expected) }
  }

  /// Returns the result of a call for a receiver of the given type.
  func returned(by type: TypeRef, _ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    var outcome = Outcome()
    for function in index.functions(call, named: call.calledName ?? "", of: type.name) {
      outcome.add(returned(function, call, scope, type, expected))
    }
    return outcome
  }

  /// Returns the results of a closure.
  func screens(madeBy closure: Closure, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    var outcome = Outcome()
    for (value, inner) in collectResults(closure.body, scope) {
      outcome.add(screens(of: value, inner, expected: expected))
    }
    return outcome
  }

  /// Returns the closure that turns an optional into a screen: `item.map { Detail(item: $0) }`.
  func mappedOptional(_ call: Call, _ scope: Scope) -> (closure: Closure, scope: Scope)? {
    guard call.calledName == "map" || call.calledName == "flatMap", call.receiver != nil, call.arguments.count == 1,
      case .closure(let closure) = call.arguments[0].value
    else { return nil }
    return (closure, BodyWalk.scope(of: closure, call, 0, scope))
  }

  /// Returns the results of a function or closure that has a local name: `let make = factory; make()`.
  private func madeByAlias(_ call: Call, _ scope: Scope) -> Outcome? {
    guard case .name(let name, _) = call.callee, let local = scope.local(name), local.values.count == 1 else {
      return nil
    }
    switch local.values[0].value {
    case .name, .member:
      var called = call
      called.callee = local.values[0].value
      let made = once(local, Outcome()) { screens(of: .call(called), local.values[0].scope) }
      return made.isEmpty ? nil : made
    default: return nil
    }
  }

  /// Returns the controller that a closure creates for a scene:
  /// `instantiateViewController(identifier: "detail") { coder in Detail(coder: coder) }`.
  private func madeByCreator(_ call: Call, _ scope: Scope) -> Outcome? {
    guard ["instantiateViewController", "instantiateInitialViewController"].contains(call.calledName),
      let place = call.arguments.firstIndex(where: { $0.isTrailing || $0.label == "creator" }),
      case .closure(let closure) = call.arguments[place].value
    else { return nil }
    let made = screens(madeBy: closure, BodyWalk.scope(of: closure, call, place, scope), nil)
    return made.isEmpty ? nil : made
  }

  /// Returns the controller whose class a function of a library or of generated code receives:
  /// `storyboard.instantiate(Detail.self)`.
  private func madeFromType(_ call: Call, _ scope: Scope) -> Outcome? {
    guard let name = call.calledName, FactoryVerbs.begin(name, FactoryVerbs.ofPassedClass) else { return nil }
    let types = call.arguments.compactMap { argument -> TypeRef? in
      guard let type = type(of: argument.value, scope), type.isMeta, index.isSpecificController(type.name) else {
        return nil
      }
      return TypeRef(type.name)
    }
    return types.count == 1 ? byType(types[0], .cast) : nil
  }

  /// Returns the results of a closure that is a parameter or a property: `makeDetail(item)`.
  private func madeByStoredClosure(_ call: Call, _ scope: Scope) -> Outcome? {
    let stored: (type: TypeRef, use: Use)?
    if case .name(let name, _) = call.callee, let local = scope.local(name) {
      guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
      stored = local.type.map { (index.type($0, in: scope.context.owner), .parameter(function, place)) }
    } else {
      stored = boundVariable(call.callee, scope).flatMap { variable in
        type(of: variable).map { ($0, .property(variable)) }
      }
    }
    guard let stored, let result = stored.type.arguments.last?.plain else { return nil }
    if index.isFactory(stored.type) { return byType(result, .returnType) }
    guard stored.type.name == "->" else { return nil }
    let typed = byType(result, .returnType)
    return typed.isEmpty ? Outcome(uses: index.mayBeController(result.name) ? [stored.use] : []) : typed
  }

  private func returnsItself(_ function: FunctionSymbol) -> Bool {
    results(of: function).contains { value, _ in
      if case .name("self", _) = value { true } else { false }
    }
  }

  private func constructed(_ type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome {
    let place = Place(file: scope.context.file, position: call.position)
    if let use = useOfGeneric(type.name, scope) { return Outcome(uses: [use]) }
    if let function = scope.context.function,
      let generic = function.declaration.generics.first(where: { $0.name == type.name })
    {
      return generic.constraint.map { byType(index.type($0, in: function.owner), .parameter) } ?? Outcome()
    }
    if index.controllerKind(type.name) != nil {
      return Outcome(candidates: [ScreenCandidate(screen(type.name, at: place), .constructor, at: place)])
    }
    if isController(ofLibrary: type.name) {
      return Outcome(candidates: [ScreenCandidate(.type(type.name), .constructor, at: place)])
    }
    if index.isDeclared(type.name) || index.symbol(type.name) != nil || index.isView(type.name) { return Outcome() }
    if SystemTypes.isNoScreen(type.name) || !type.name.looksLikeType { return Outcome() }
    return Outcome(candidates: [ScreenCandidate(.type(type.name), .constructor, at: place)])
  }

  /// Returns whether a class inherits from a library class whose name ends in "Controller", which makes it a controller
  /// where UIKit expects one. A library class that the app extends also counts.
  private func isController(ofLibrary name: String) -> Bool {
    guard let symbol = index.symbol(name) else { return false }
    if !symbol.isDeclared {
      return name.hasSuffix("Controller") && !name.hasPrefix("NS") && SystemController.named(name) == nil
    }
    guard symbol.kind == .class else { return false }
    return index.ancestry(of: name).contains { ancestor in
      !index.isDeclared(ancestor) && ancestor.hasSuffix("Controller") && index.symbol(ancestor)?.kind != .protocol
        && SystemController.named(ancestor) == nil && !ancestor.hasPrefix("NS")
    }
  }

  /// Returns the parameter that determines a generic parameter: `func open<Screen: UIViewController>(_ type: Screen.Type)`.
  func useOfGeneric(_ name: String, _ scope: Scope) -> Use? {
    guard let function = scope.context.function, function.declaration.generics.contains(where: { $0.name == name }),
      let place = function.declaration.parameters.firstIndex(where: { $0.type?.isMetatype(of: name) ?? false })
    else { return nil }
    return .parameter(function, place)
  }

  /// Returns a screen; containers without a class of the app are identified by the place where they are created.
  func screen(_ name: String, at place: Place) -> Screen {
    let kind = index.controllerKind(name)
    if index.isDeclared(name) { return .type(name) }
    switch kind {
    case .navigation, .tabBar, .split, .page, .container, .alert, .hosting:
      return SystemController.named(name) == nil ? .made(name, place) : .type(name)
    case .content, .view, nil:
      return SystemTypes.generalControllers.contains(name) ? .made(name, place) : .type(name)
    }
  }
}

extension Call {
  /// The receiver of a call that only configures it: `Detail().configured { … }`.
  fileprivate var configuredReceiver: Expression? {
    guard !arguments.isEmpty, arguments.allSatisfy({ if case .closure = $0.value { true } else { false } }) else {
      return nil
    }
    return receiver
  }
}

extension Call {
  /// The called method with the labels of its arguments; `nil` for a function, a message with arguments, and a call with a
  /// trailing closure.
  fileprivate var method: (receiver: Expression, name: String, labels: [String?])? {
    guard let receiver, let calledName, selector == nil || arguments.isEmpty,
      arguments.allSatisfy({ !$0.isTrailing })
    else { return nil }
    return (receiver, calledName, arguments.map(\.label))
  }
}
