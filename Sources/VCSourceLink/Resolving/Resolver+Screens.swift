import VCModel
import VCSourceFacts

/// Which controllers an expression may yield.
extension Resolver {
  /// The screens that an expression may yield, and what decides besides.
  func screens(of expression: Expression, _ scope: Scope, expected: TypeRef? = nil) -> Outcome {
    guarded(Outcome()) { found(expression, scope, expected) }
  }

  private func found(_ expression: Expression, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    switch expression {
    case .name(let name, let position): return named(name, position, scope)
    case .member(let base, let name, _): return member(name, of: base, scope, expected)
    case .call(let call): return screens(of: call, scope, expected)
    case .cast(let inner, let type): return cast(inner, index.type(type, in: scope.context.owner), scope)
    case .choice(let parts):
      var outcome = Outcome()
      for part in parts { outcome.add(screens(of: part, scope, expected: expected)) }
      return outcome
    case .branches(let statement):
      var outcome = Outcome()
      for (value, inner) in collectResults([statement], Scope(in: scope)) {
        outcome.add(screens(of: value, inner, expected: expected))
      }
      return outcome
    case .element(let base, let arguments, _):
      if case .literal(let text)? = arguments.first?.value, let place = Int(text) {
        let all = elements(of: base, scope)
        if place < all.count { return screens(of: all[place].value, all[place].scope) }
      }
      return type(of: expression, scope).map { byType($0, .property) } ?? Outcome()
    case .closure, .text, .literal, .list, .dictionary, .selector, .keyPath, .metatype, .other: return Outcome()
    }
  }

  /// A screen of which only the type is known, where the type says enough.
  private func byType(_ type: TypeRef, _ evidence: MapTransition.Evidence) -> Outcome {
    guard !type.isMeta, index.isSpecificController(type.name) else { return Outcome() }
    return Outcome(things: [Thing(.type(type.name), evidence)])
  }

  private func cast(_ inner: Expression, _ type: TypeRef, _ scope: Scope) -> Outcome {
    var outcome = screens(of: inner, scope, expected: type)
    guard index.isSpecificController(type.name) else { return outcome }
    outcome.things = outcome.things.filter { thing in
      guard let name = thing.screen.className else { return true }
      return name == type.name || index.line(of: name).contains(type.name) || !index.isDeclared(name)
    }
    let isVague = outcome.things.allSatisfy { thing in
      if case .scene = thing.screen { return false }
      return thing.screen.className.map { SystemTypes.generalControllers.contains($0) } ?? true
    }
    return isVague ? byType(type, .cast) : Outcome(things: outcome.things)
  }

  // MARK: Names

  private func named(_ name: String, _ position: SourcePosition, _ scope: Scope) -> Outcome {
    if let local = scope.local(name) { return screens(of: local, scope) }
    if name == "self", let owner = scope.context.owner { return byType(TypeRef(owner.name), .local) }
    guard let variable = self.variable(name, scope) else { return Outcome() }
    return screens(of: variable)
  }

  private func screens(of local: Local, _ scope: Scope) -> Outcome {
    once(local, Outcome()) {
      var outcome = Outcome()
      let expected = local.type.map { index.type($0, in: scope.context.owner) }
      if case .element = local.source {
        for (value, inner) in local.values.flatMap({ elements(of: $0.value, $0.scope) }) {
          outcome.add(screens(of: value, inner))
        }
      } else {
        for (value, inner) in local.values { outcome.add(screens(of: value, inner, expected: expected)) }
      }
      if !outcome.things.isEmpty { return outcome.known(by: .local) }
      if case .closureParameter(let position, let argument, let call, let outer) = local.source {
        outcome.add(elementScreens(position, argument, call, outer))
        if !outcome.isEmpty { return outcome }
      }
      let typed = expected ?? type(of: local, scope)
      var evidence = MapTransition.Evidence.local
      if case .parameter(let place) = local.source {
        evidence = .parameter
        // A class of the app's own says enough; of a container callers may know more.
        let isPrecise = typed.map { index.isDeclared($0.name) && index.isSpecificController($0.name) } ?? false
        if let function = scope.context.function, !isPrecise { outcome.uses.append(.parameter(function, place)) }
      }
      if let typed { outcome.add(byType(typed, evidence)) }
      return outcome
    }
  }

  /// `[a, b].map { UINavigationController(rootViewController: $0) }`: the closure's parameter is each element.
  private func elementScreens(_ position: Int, _ argument: Int, _ call: Call, _ scope: Scope) -> Outcome {
    guard position == 0, let name = call.calledName, ["map", "compactMap", "forEach", "flatMap"].contains(name),
      let sequence = call.receiver
    else { return Outcome() }
    var outcome = Outcome()
    for (value, inner) in elements(of: sequence, scope) { outcome.add(screens(of: value, inner)) }
    return outcome
  }

  // MARK: Properties

  func screens(of variable: VariableSymbol) -> Outcome {
    once(variable, Outcome()) {
      let declaration = variable.declaration
      let scope = Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable))
      let expected = declaration.type.map { index.type($0, in: variable.owner) }
      var outcome = Outcome()
      if let value = declaration.value { outcome.add(screens(of: value, scope, expected: expected)) }
      for (value, inner) in results(of: variable) { outcome.add(screens(of: value, inner, expected: expected)) }
      if outcome.things.isEmpty, declaration.getter == nil {
        for (value, inner) in assignments(to: variable) { outcome.add(screens(of: value, inner, expected: expected)) }
      }
      if !outcome.things.isEmpty { return Outcome(things: outcome.things).known(by: .property) }
      if let type = type(of: variable) {
        let typed = byType(type, .property)
        if !typed.isEmpty { return typed }
      }
      if declaration.getter == nil, declaration.value == nil, variable.owner != nil, !declaration.isStatic {
        outcome.uses.append(.property(variable))
      }
      return outcome
    }
  }

  private func member(_ name: String, of base: Expression?, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    if let base {
      if SystemTypes.member(name) != nil, isOwn(base, scope), variable(name, scope) == nil {
        return around(name)
      }
      if ["first", "last"].contains(name) {
        let all = elements(of: base, scope)
        if let one = name == "first" ? all.first : all.last { return screens(of: one.value, one.scope) }
      }
    }
    let owner = base.map { self.type(of: $0, scope) } ?? expected?.plain
    guard let owner else { return Outcome() }
    if let variable = index.variable(name, of: owner.name) {
      let outcome = screens(of: variable)
      if !outcome.things.isEmpty { return outcome }
      if let type = substituted(type(of: variable), owner) {
        let typed = byType(type, .property)
        if !typed.isEmpty { return typed }
      }
      return Outcome(uses: isSelf(base) ? outcome.uses : [])
    }
    return SystemTypes.member(name) != nil ? around(name) : Outcome()
  }

  /// What stands around a controller says no more than its kind.
  private func around(_ name: String) -> Outcome { Outcome() }

  func isSelf(_ expression: Expression?) -> Bool {
    guard case .name("self", _)? = expression else { return expression == nil }
    return true
  }

  private func isOwn(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression {
    case .name(let name, _): name == "self"
    default: false
    }
  }

  // MARK: Calls

  private func screens(of call: Call, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    if let scene = scene(of: call, scope) { return Outcome(things: [scene]) }
    switch callee(of: call, scope, expected: expected) {
    case .constructor(let type): return constructed(type, call, scope)
    case .closure(let closure, let inner):
      var outcome = Outcome()
      let bound = Scope(in: inner)
      for (parameter, argument) in zip(closure.parameters, call.arguments) {
        bound.define(parameter.name, Local(type: parameter.type, values: [(argument.value, scope)]))
      }
      for (value, place) in collectResults(closure.body, bound) {
        outcome.add(screens(of: value, place, expected: expected))
      }
      return outcome
    case .functions(let functions, let receiver):
      var outcome = Outcome()
      // `module.toPresent()`, which answers the controller itself.
      if let base = call.receiver, call.arguments.isEmpty, functions.contains(where: returnsItself) {
        outcome.add(screens(of: base, scope))
        if !outcome.isEmpty { return outcome }
      }
      if index.isAmbiguous(functions) {
        return returnedType(functions[0], call, scope, receiver, expected).map { byType($0, .returnType) } ?? outcome
      }
      for function in functions { outcome.add(returned(function, call, scope, receiver, expected)) }
      return outcome
    case .enumCase: return Outcome()
    case .unknown(let receiver):
      guard let name = call.calledName else { return Outcome() }
      // A factory of a class that the app does not declare: `[UIAlertController alertControllerWithTitle:…]`.
      if let receiver, receiver.isMeta, index.isSpecificController(receiver.name), !index.isDeclared(receiver.name) {
        return constructed(receiver, call, scope)
      }
      if name == "popLast" || name == "removeLast" { return Outcome() }
      // Something that only changes the value before it: `Detail().configured { … }`.
      if let base = call.receiver, call.arguments.allSatisfy({ if case .closure = $0.value { true } else { false } }),
        !call.arguments.isEmpty
      {
        return screens(of: base, scope)
      }
      if name.hasPrefix("instantiate") || name.hasPrefix("resolve") || name.hasPrefix("make"), let expected {
        return byType(expected, .cast)
      }
      return Outcome()
    }
  }

  private func returnsItself(_ function: FunctionSymbol) -> Bool {
    results(of: function).contains { value, _ in
      if case .name("self", _) = value { true } else { false }
    }
  }

  private func constructed(_ type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome {
    let place = Place(file: scope.context.file, position: call.position)
    if let function = scope.context.function,
      let generic = function.declaration.generics.first(where: { $0.name == type.name })
    {
      return generic.constraint.map { byType(index.type($0, in: function.owner), .parameter) } ?? Outcome()
    }
    if index.controllerKind(type.name) != nil {
      return Outcome(things: [Thing(screen(type.name, at: place), .constructor, at: place)])
    }
    if index.isDeclared(type.name) || index.symbol(type.name) != nil || index.isView(type.name) { return Outcome() }
    if SystemTypes.isNoScreen(type.name) || !type.name.looksLikeType { return Outcome() }
    return Outcome(things: [Thing(.type(type.name), .constructor, at: place)])
  }

  /// Containers without a class of the app's own are told apart by where they are made.
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

  /// What a function of the app makes, with what the caller gives put in.
  private func returned(
    _ function: FunctionSymbol, _ call: Call, _ scope: Scope, _ receiver: TypeRef?, _ expected: TypeRef?
  ) -> Outcome {
    let own = once(function) {
      var outcome = Outcome()
      let expected = function.declaration.result.map { index.type($0, in: function.owner) }
      for (value, inner) in results(of: function) { outcome.add(screens(of: value, inner, expected: expected)) }
      return outcome
    }
    let declared = returnedType(function, call, scope, receiver, expected)
    var outcome = Outcome()
    outcome.things = own.known(by: .factory).things.filter { thing in
      // A body that makes a general type says less than the call.
      guard case .type(let name) = thing.screen else { return true }
      return !(function.declaration.generics.contains { $0.name == name })
    }
    if outcome.things.isEmpty { outcome.things = inlined(function, call, scope, declared).known(by: .factory).things }
    if let declared, index.isSpecificController(declared.name),
      isGeneric(function) && !outcome.things.contains(where: \.isScene) || outcome.things.isEmpty
    {
      return byType(declared, receiver.map { $0.isMeta } ?? false ? .factory : .returnType)
    }
    if let places = Arguments(function, call)?.positions {
      for case .parameter(let used, let place) in own.uses where used == function && place < places.count {
        guard let argument = places[place] else { continue }
        outcome.add(screens(of: call.arguments[argument].value, scope).known(by: .oneHop))
      }
    }
    for case .property(let variable) in own.uses { outcome.uses.append(.property(variable)) }
    return outcome
  }

  /// What a function makes of what this caller gives, such as the name of a storyboard and an identifier.
  private func inlined(
    _ function: FunctionSymbol, _ call: Call, _ scope: Scope, _ declared: TypeRef?
  ) -> Outcome {
    guard let body = function.declaration.body, let places = Arguments(function, call)?.positions,
      !call.arguments.isEmpty
    else { return Outcome() }
    return inline(function) {
      let context = CodeContext(file: function.file, owner: function.owner, function: function)
      let inner = BodyWalk.scope(of: function.declaration, context)
      for (parameter, argument) in zip(function.declaration.parameters, places) {
        guard let value = argument.map({ call.arguments[$0].value }) ?? parameter.defaultValue else { continue }
        inner.define(parameter.name, Local(.inside, type: parameter.type, values: [(value, scope)]))
      }
      var outcome = Outcome()
      for (value, place) in collectResults(body, inner) { outcome.add(screens(of: value, place, expected: declared)) }
      return outcome
    }
  }

  private func isGeneric(_ function: FunctionSymbol) -> Bool {
    guard let result = function.declaration.result else { return false }
    return result.name == "Self" || function.declaration.generics.contains { $0.name == result.name }
  }

  // MARK: Lists

  /// The elements of a list, one by one, as far as they are written down.
  func elements(of expression: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    guarded([]) { written(expression, scope) }
  }

  private func written(_ expression: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    switch expression {
    case .list(let parts): return parts.map { ($0, scope) }
    case .cast(let inner, _): return elements(of: inner, scope)
    case .choice(let parts), .other(let parts): return parts.flatMap { elements(of: $0, scope) }
    case .name(let name, _):
      if let local = scope.local(name) {
        return once(local, []) { local.values.flatMap { elements(of: $0.value, $0.scope) } }
      }
      return variable(name, scope).map(elements(of:)) ?? []
    case .member(let base?, let name, _):
      guard let owner = type(of: base, scope), let variable = index.variable(name, of: owner.name) else { return [] }
      return elements(of: variable)
    case .call(let call):
      if let name = call.calledName, ["map", "compactMap", "flatMap"].contains(name), let base = call.receiver,
        case .closure(let closure)? = call.arguments.first?.value
      {
        return elements(of: base, scope).flatMap { element -> [(value: Expression, scope: Scope)] in
          let inner = Scope(in: scope)
          inner.define(closure.parameters.first?.name ?? "$0", Local(values: [(element.value, element.scope)]))
          return collectResults(closure.body, inner)
        }
      }
      guard case .functions(let functions, _) = callee(of: call, scope) else {
        let selector = call.selector ?? ""
        if selector.hasPrefix("arrayWithObject") || selector.hasPrefix("initWithObject") {
          return call.arguments.map { ($0.value, scope) }
        }
        return []
      }
      return functions.flatMap { function in results(of: function).flatMap { elements(of: $0.value, $0.scope) } }
    default: return []
    }
  }

  private func elements(of variable: VariableSymbol) -> [(value: Expression, scope: Scope)] {
    once(variable, []) {
      let scope = Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable))
      let values = (variable.declaration.value.map { [($0, scope)] } ?? []) + results(of: variable)
      return values.flatMap { elements(of: $0.0, $0.1) }
    }
  }
}
