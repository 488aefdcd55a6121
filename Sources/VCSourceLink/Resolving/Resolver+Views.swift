import VCModel
import VCSourceFacts

/// Which views of SwiftUI an expression shows.
extension Resolver {
  /// The views that an expression shows as a screen: modifiers, stacks and wrappers are looked through.
  func views(of expression: Expression, _ scope: Scope) -> Outcome { guarded(Outcome()) { found(expression, scope) } }

  /// The views that a builder shows.
  func views(in body: [Statement], _ scope: Scope) -> Outcome {
    guarded(Outcome()) {
      var outcome = Outcome()
      var scope = scope
      for statement in body { outcome.add(views(of: statement, &scope)) }
      return outcome
    }
  }

  private func views(of statement: Statement, _ scope: inout Scope) -> Outcome {
    switch statement {
    case .expression(let value), .result(let value?, _): return views(of: value, scope)
    case .binding(let binding):
      if case .name(let name) = binding.pattern {
        let inner = Scope(in: scope)
        inner.define(name, Local(type: binding.type, values: binding.value.map { [($0, scope)] } ?? []))
        scope = inner
      }
      return Outcome()
    case .conditional(let conditions, let then, let otherwise):
      var outcome = views(in: then, quiet.bind(conditions, Scope(in: scope)))
      // `if case .detail = route`
      if case .match(let pattern, let subject)? = conditions.first, let name = pattern.caseName {
        label(&outcome, CaseValue(type: self.type(of: subject, scope)?.plain.name ?? "", name: name))
      }
      outcome.add(views(in: otherwise, Scope(in: scope)))
      return outcome
    case .requirement(let conditions, let otherwise):
      let outcome = views(in: otherwise, Scope(in: scope))
      scope = quiet.bind(conditions, Scope(in: scope))
      return outcome
    case .selection(let subject, let cases): return views(of: cases, subject, scope)
    case .compiled(let clauses):
      var outcome = Outcome()
      for clause in clauses where index.platform.mayInclude(clause.condition) {
        outcome.add(views(in: clause.body, Scope(in: scope)))
      }
      return outcome
    case .block(let body): return views(in: body, Scope(in: scope))
    // `view = AnyView(Detail())` in one branch or the other.
    case .assignment(.name(let name, _), let value, _):
      return scope.local(name) == nil ? Outcome() : views(of: value, scope)
    case .loop, .function, .assignment, .result(nil, _): return Outcome()
    }
  }

  /// Says which case the views of a branch stand for.
  private func label(_ outcome: inout Outcome, _ value: CaseValue) {
    guard index.symbol(value.type)?.cases.isEmpty == false else { return }
    for place in outcome.things.indices { label(&outcome.things[place], value) }
  }

  private func label(_ thing: inout Thing, _ value: CaseValue) {
    guard let inner = thing.value else { return thing.value = value }
    // `case .settings(let page): switch page { … }`
    let parameters = value.name.flatMap { index.symbol(value.type)?.cases[$0]?.parameters } ?? []
    let isCarried = parameters.contains { parameter in
      parameter.type.map { index.type($0, in: index.symbol(value.type)).plain.name == inner.type } ?? false
    }
    if isCarried { (thing.value, thing.carried) = (value, inner) }
  }

  private var quiet: BodyWalk { BodyWalk(platform: index.platform) }

  /// A `switch` over an enum tells which case stands for which view.
  private func views(of cases: [SelectionCase], _ subject: Expression, _ scope: Scope) -> Outcome {
    let type = self.type(of: subject, scope)?.plain
    var outcome = Outcome()
    for one in cases {
      var inner = views(in: one.body, quiet.caseScope(one, of: cases, subject, scope))
      let names = one.patterns.compactMap(\.caseName)
      guard let type, index.symbol(type.name)?.cases.isEmpty == false else {
        outcome.add(inner)
        continue
      }
      let things = inner.things
      inner.things = []
      for name in names.isEmpty && one.patterns.isEmpty ? [nil] : names.map(Optional.some) {
        for var thing in things {
          label(&thing, CaseValue(type: type.name, name: name))
          if thing.place == nil { thing.place = Place(file: scope.context.file, position: one.position) }
          inner.things.append(thing)
        }
      }
      outcome.add(inner)
    }
    return outcome
  }

  // MARK: Expressions

  private func found(_ expression: Expression, _ scope: Scope) -> Outcome {
    switch expression {
    case .call(let call): return views(of: call, scope)
    case .name(let name, _): return views(named: name, scope)
    case .member(let base?, let name, _): return views(ofMember: name, of: base, scope)
    case .cast(let inner, _): return views(of: inner, scope)
    case .choice(let parts):
      var outcome = Outcome()
      for part in parts { outcome.add(views(of: part, scope)) }
      return outcome
    case .branches(let statement):
      var inner = Scope(in: scope)
      return views(of: statement, &inner)
    case .closure(let closure): return views(in: closure.body, BodyWalk.scope(of: closure, nil, 0, scope))
    case .list(let parts) where parts.count == 1: return views(of: parts[0], scope)
    case .member(nil, _, _), .element, .text, .literal, .list, .dictionary, .selector, .keyPath, .metatype, .other:
      return Outcome()
    }
  }

  private func views(named name: String, _ scope: Scope) -> Outcome {
    if let local = scope.local(name) {
      return once(local, Outcome()) {
        var outcome = Outcome()
        for (value, inner) in local.values { outcome.add(views(of: value, inner)) }
        if outcome.isEmpty, case .parameter(let place) = local.source, let function = scope.context.function {
          outcome.uses.append(.parameter(function, place))
        }
        if outcome.isEmpty, let type = self.type(of: local, scope) { outcome.add(viewByType(type.plain, .parameter)) }
        return outcome.known(by: .local)
      }
    }
    // `extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }`
    if name == "self", let function = scope.context.function, let owner = scope.context.owner, !owner.isDeclared,
      owner.name == "View", !function.declaration.isStatic
    {
      return Outcome(uses: [.receiver(function)])
    }
    guard let variable = self.variable(name, scope) else { return Outcome() }
    return views(of: variable)
  }

  private func viewByType(_ type: TypeRef, _ evidence: MapTransition.Evidence) -> Outcome {
    guard !type.isMeta, let symbol = index.symbol(type.name), symbol.isDeclared, index.isView(type.name),
      symbol.kind != .protocol
    else { return Outcome() }
    // An enum of screens is no screen itself.
    if symbol.kind == .enum { return symbol.variables["body"].map { views(of: $0) } ?? Outcome() }
    return Outcome(things: [Thing(.type(type.name), evidence)])
  }

  /// What a property shows; a property that is given from outside leaves it to whoever gives it.
  func views(of variable: VariableSymbol) -> Outcome {
    once(variable, Outcome()) {
      let scope = Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable))
      var outcome = Outcome()
      if let getter = variable.declaration.getter { outcome.add(views(in: getter, scope)) }
      if let value = variable.declaration.value { outcome.add(views(of: value, scope)) }
      if !outcome.things.isEmpty { return outcome.known(by: .property) }
      if let type = type(of: variable) { outcome.add(viewByType(type, .property)) }
      if outcome.isEmpty, variable.declaration.getter == nil, variable.owner != nil {
        for (value, inner) in assignments(to: variable) { outcome.add(views(of: value, inner)) }
        if outcome.isEmpty { outcome.uses.append(.property(variable)) }
      }
      return outcome
    }
  }

  private func views(ofMember name: String, of base: Expression, _ scope: Scope) -> Outcome {
    guard let owner = type(of: base, scope) else { return Outcome() }
    guard let variable = index.variable(name, of: owner.name) else { return Outcome() }
    var outcome = views(of: variable)
    outcome.things = things(outcome.things, for: base, of: owner.plain, scope)
    return outcome
  }

  // MARK: Calls

  private func views(of call: Call, _ scope: Scope) -> Outcome {
    switch callee(of: call, scope) {
    case .constructor(let type): return made(type, call, scope)
    case .closure(let closure, let inner):
      let bound = Scope(in: inner)
      for (parameter, argument) in zip(closure.parameters, call.arguments) {
        bound.define(parameter.name, Local(type: parameter.type, values: [(argument.value, scope)]))
      }
      return views(in: closure.body, bound)
    case .functions(let functions, let receiver):
      // A function of `View` changes the view before it.
      if let base = call.receiver, receiver?.isMeta != true, functions.contains(where: isModifier) {
        let shown = views(of: base, scope)
        if !shown.isEmpty { return shown }
      }
      var outcome = Outcome()
      for function in functions { outcome.add(shown(by: function, call, scope)) }
      return outcome
    case .enumCase: return Outcome()
    case .unknown:
      if looksIntoBuilders, let use = useOfBuilder(call, scope) { return Outcome(uses: [use]) }
      guard let base = call.receiver else { return Outcome() }
      if case .call(let inner) = base, inner.calledName == nil { return Outcome() }
      return views(of: base, scope)
    }
  }

  /// Does something for which it does not count what a view is given to build, which stands among other things.
  func withoutBuilders(_ action: () -> Outcome) -> Outcome {
    let before = looksIntoBuilders
    looksIntoBuilders = false
    defer { looksIntoBuilders = before }
    return action()
  }

  /// The parameter or the property that keeps a builder which is called: `destination()`.
  private func useOfBuilder(_ call: Call, _ scope: Scope) -> Use? {
    if case .name(let name, _) = call.callee, let local = scope.local(name) {
      guard case .parameter(let place) = local.source, let function = scope.context.function,
        let type = local.type.map({ index.type($0, in: scope.context.owner) }),
        isBuilder(type, generics: function.declaration.generics + (function.owner?.generics ?? []))
      else { return nil }
      return .parameter(function, place)
    }
    guard call.receiver.map({ isSelf($0) }) ?? true, let variable = boundVariable(call.callee, scope),
      let type = type(of: variable), isBuilder(type, generics: variable.owner?.generics ?? [])
    else { return nil }
    return .property(variable)
  }

  /// Whether a closure answers a view, and does nothing else.
  func isBuilder(_ type: TypeRef, generics: [GenericParameter]) -> Bool {
    guard type.name == "->", let result = type.arguments.last?.plain.name else { return false }
    return result == "View" || index.isView(result) || generics.contains { $0.name == result }
  }

  private func isModifier(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner else { return false }
    return owner.name == "View" || (index.isView(owner.name) && !owner.isDeclared)
      || owner.kind == .protocol && index.isView(owner.name)
  }

  private func shown(by function: FunctionSymbol, _ call: Call, _ scope: Scope) -> Outcome {
    let own = onceViews(function) {
      let context = CodeContext(file: function.file, owner: function.owner, function: function)
      return views(in: function.declaration.body ?? [], BodyWalk.scope(of: function.declaration, context))
        .known(by: .factory)
    }
    var outcome = Outcome(things: things(own.things, of: function, for: call, scope))
    if own.things.isEmpty, let result = function.declaration.result {
      outcome.add(viewByType(index.type(result, in: function.owner), .returnType))
    }
    if let places = Arguments(function, call)?.positions {
      for case .parameter(let used, let place) in own.uses where used == function && place < places.count {
        guard let argument = places[place] else { continue }
        outcome.add(views(of: call.arguments[argument].value, scope))
      }
    }
    return outcome
  }

  /// The views that are left for the cases that a caller gives: `router.view(for: .detail)`.
  private func things(_ things: [Thing], of function: FunctionSymbol, for call: Call, _ scope: Scope) -> [Thing] {
    guard things.contains(where: { $0.value != nil }) else { return things }
    var left = things
    if let base = call.receiver, let owner = function.owner {
      left = self.things(left, for: base, of: TypeRef(owner.name), scope)
    }
    guard let places = Arguments(function, call)?.positions else { return left }
    for (place, parameter) in zip(places, function.declaration.parameters) {
      guard let place, let type = parameter.type else { continue }
      left = self.things(left, for: call.arguments[place].value, of: index.type(type, in: function.owner).plain, scope)
    }
    return left
  }

  /// The views that are left where a value of an enum is known to be some cases.
  func things(_ things: [Thing], for value: Expression, of type: TypeRef, _ scope: Scope) -> [Thing] {
    guard index.symbol(type.name)?.kind == .enum, things.contains(where: { $0.value?.type == type.name }) else {
      return things
    }
    let cases = cases(of: value, scope, expected: type)
    let names = cases.values.compactMap(\.name)
    guard cases.uses.isEmpty, !names.isEmpty, names.count == cases.values.count else { return things }
    let others = things.filter { $0.value?.type != type.name }
    return others
      + names.flatMap { name in
        let own = things.filter { $0.value == CaseValue(type: type.name, name: name) }
        return own.isEmpty ? things.filter { $0.value == CaseValue(type: type.name, name: nil) } : own
      }
  }

  private func made(_ type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome {
    let name = type.name
    let place = Place(file: scope.context.file, position: call.position)
    let generics = (scope.context.function?.declaration.generics ?? []) + (scope.context.owner?.generics ?? [])
    if generics.contains(where: { $0.name == name }) { return Outcome() }
    if index.isDeclared(name), !isOwnLayout(name) {
      if index.controllerKind(name) != nil { return Outcome(things: [Thing(.type(name), .constructor, at: place)]) }
      guard index.isView(name) else { return Outcome() }
      if let chosen = chosen(by: type, call, scope) { return chosen }
      if let wrapped = wrapped(by: type, call, scope) { return wrapped }
      return Outcome(things: [Thing(.type(name), .constructor, at: place)])
    }
    if name == "NavigationView" || name == "NavigationStack" { lookedThrough.insert(place) }
    if SystemTypes.isTransparent(name) || SystemTypes.repeatingViews.contains(name) {
      return content(of: call, scope)
    }
    if SystemTypes.layoutViews.contains(name) {
      guard looksIntoLayouts else { return Outcome() }
      let inner = withoutBuilders { content(of: call, scope) }
      return Set(inner.things.map(\.screen)).count <= 1 ? inner : Outcome()
    }
    guard name.looksLikeType, !SystemTypes.plainViews.contains(name), !SystemTypes.isPlainValue(name) else {
      return Outcome()
    }
    // A wrapper of a library.
    if call.arguments.contains(where: \.isTrailing) {
      let inner = content(of: call, scope)
      if !inner.isEmpty { return inner }
    }
    guard index.symbol(name) == nil || SystemTypes.controllerKind(name) != nil || name.hasSuffix("View") else {
      return Outcome()
    }
    return Outcome(things: [Thing(.type(name), .constructor, at: place)])
  }

  /// Whether a view of the app's own lays out what is in it in place of one of SwiftUI, whose name it has.
  private func isOwnLayout(_ name: String) -> Bool {
    guard let symbol = index.symbol(name), !symbol.generics.isEmpty else { return false }
    return SystemTypes.layoutViews.contains(name) || SystemTypes.plainViews.contains(name)
      || SystemTypes.repeatingViews.contains(name)
  }

  /// What the builders among a call's arguments show.
  private func content(of call: Call, _ scope: Scope) -> Outcome {
    var outcome = Outcome()
    for (place, argument) in call.arguments.enumerated() {
      guard !["label", "header", "footer", "icon"].contains(argument.label ?? "") else { continue }
      if case .closure(let closure) = argument.value {
        outcome.add(views(in: closure.body, BodyWalk.scope(of: closure, call, place, scope)))
      } else if argument.label == nil || argument.label == "content" || argument.label == "root" {
        outcome.add(views(of: argument.value, scope))
      }
    }
    outcome.things.removeAll { $0.screen.className.map(SystemTypes.isPart) ?? false }
    return outcome
  }

  /// What a wrapper of the app's own shows: a view with a builder for what is in it; `nil` for a view that may be a screen.
  private func wrapped(by type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome? {
    guard let symbol = index.symbol(type.name) else { return nil }
    let isErased = symbol.generics.isEmpty
    let contents = isErased ? ["AnyView"] : Set(symbol.generics.map(\.name))
    let builders = symbol.allVariables.filter { isBuilder($0.declaration, of: contents) }.map(\.name)
    guard !builders.isEmpty else { return nil }
    if isErased ? showsOwnViews(symbol) : isScreenItself(symbol, builders: Set(builders)) { return nil }
    var outcome = Outcome()
    for (place, argument) in call.arguments.enumerated() {
      guard argument.label != "label" else { continue }
      guard case .closure(let closure) = argument.value else {
        // `LazyView(Detail())`, whose parameter is an `@autoclosure` or the view itself.
        if argument.label == nil || argument.label == "content" || argument.label == "destination" {
          outcome.add(views(of: argument.value, scope))
        }
        continue
      }
      guard argument.isTrailing || builders.contains(argument.label ?? "") else { continue }
      outcome.add(views(in: closure.body, BodyWalk.scope(of: closure, call, place, scope)))
    }
    outcome.things.removeAll { $0.screen.className.map(SystemTypes.isPart) ?? false }
    // `LazyView(AnyView(…))` is never a screen, whether it is known what is in it or not.
    return outcome.isEmpty && !isErased ? nil : outcome
  }

  /// Whether a property is content of one of these types, or makes some.
  private func isBuilder(_ variable: VariableDeclaration, of contents: Set<String>) -> Bool {
    guard let written = variable.type, variable.getter == nil, !variable.isStatic else { return false }
    return contents.contains(written.name)
      || written.name == "->" && contents.contains(written.arguments.last?.name ?? "")
  }
}
