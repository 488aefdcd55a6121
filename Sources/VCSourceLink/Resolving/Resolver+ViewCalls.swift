import VCModel
import VCSourceFacts

/// Views shown by calls: functions, initialisers and modifiers.
extension Resolver {
  func views(of call: Call, _ scope: Scope) -> Outcome {
    switch callee(of: call, scope) {
    case .constructor(let type): return constructedView(type, call, scope)
    case .closure(let closure, let inner):
      let bound = Scope(in: inner)
      for (parameter, argument) in zip(closure.parameters, call.arguments) {
        bound.define(parameter.name, Local(type: parameter.type, values: [(argument.value, scope)]))
      }
      return views(in: closure.body, bound)
    case .functions(let functions, let receiver):
      // A function of `View` modifies the view that it is called on.
      if let base = call.receiver, receiver?.isMeta != true, functions.contains(where: isModifier) {
        let shown = views(of: base, scope)
        if !shown.isEmpty { return shown }
      }
      var outcome = Outcome()
      for function in functions { outcome.add(shown(by: function, call, scope)) }
      // `Detail().backport.glass()`, and `Detail().framed()` with a method of `Detail` that applies modifiers to it.
      if outcome.candidates.isEmpty, let base = call.receiver,
        base.isMemberOfCall || functions.contains(where: { $0.owner.map { index.isView($0.name) } ?? false })
      {
        let wrapped = views(of: base, scope)
        if !wrapped.candidates.isEmpty { return wrapped }
      }
      // `container.resolve(Detail.self)`
      if outcome.isEmpty, functions.contains(where: { !$0.declaration.generics.isEmpty }),
        let result = type(of: .call(call), scope)
      {
        return viewByType(result.plain, .returnType, at: Place(file: scope.context.file, position: call.position))
      }
      return outcome
    case .enumCase: return Outcome()
    case .unknown:
      if looksIntoBuilders, let use = useOfBuilder(call, scope) { return Outcome(uses: [use]) }
      guard let base = call.receiver else { return viewsOfImplicitSelf(call, scope) }
      if let (closure, inner) = mappedOptional(call, scope) { return views(in: closure.body, inner) }
      // `item.content()`, a builder inside a value.
      if let owner = type(of: base, scope)?.plain.name, let name = call.calledName, containsView(owner),
        let variable = index.variable(name, of: owner)
      {
        return views(of: variable)
      }
      if case .call(let inner) = base, inner.calledName == nil { return Outcome() }
      if let name = call.calledName, FactoryVerbs.begin(name, FactoryVerbs.ofViews) { return Outcome() }
      return views(of: base, scope)
    }
  }

  /// Returns the view to which a function of `View` applies a modifier: `environmentObject(model)`.
  private func viewsOfImplicitSelf(_ call: Call, _ scope: Scope) -> Outcome {
    guard case .name(let name, let position) = call.callee, !name.looksLikeType, scope.local(name) == nil,
      let owner = scope.context.owner, owner.name == "View", !owner.isDeclared
    else { return Outcome() }
    return views(of: .name("self", position), scope)
  }

  /// Performs an action in which calls of builder closures are ignored, because their content is only a part of a larger
  /// view.
  func withoutBuilders(_ action: () -> Outcome) -> Outcome {
    let before = looksIntoBuilders
    looksIntoBuilders = false
    defer { looksIntoBuilders = before }
    return action()
  }

  /// Returns the parameter or property with the builder that a call invokes: `destination()`.
  private func useOfBuilder(_ call: Call, _ scope: Scope) -> Use? {
    if case .name(let name, _) = call.callee, let local = scope.local(name) {
      // `presentation(store: store) { sheet, item, destination in destination(content) }`
      if case .closureParameter = local.source, local.values.isEmpty, case .name? = call.firstPlain {
        return call.firstPlain.flatMap { useOfBuilder(Call($0, at: call.position), scope) }
      }
      guard case .parameter(let place) = local.source, let function = scope.context.function,
        let type = local.type.map({ index.type($0, in: scope.context.owner) }),
        isBuilder(type, generics: function.declaration.generics + (function.owner?.generics ?? []), in: function.owner)
      else { return nil }
      return .parameter(function, place)
    }
    guard call.receiver.map({ isSelf($0) }) ?? true, let variable = boundVariable(call.callee, scope),
      let type = type(of: variable), isBuilder(type, generics: variable.owner?.generics ?? [], in: variable.owner)
    else { return nil }
    return .property(variable)
  }

  /// Returns whether a type is that of a closure that returns a view.
  func isBuilder(_ type: TypeRef, generics: [GenericParameter], in owner: TypeSymbol?) -> Bool {
    guard type.name == "->", let result = type.arguments.last?.plain.name else { return false }
    return result == "View" || result == "AnyView" || index.isView(result)
      || generics.contains { $0.name == result && mayBeView($0, in: owner) }
  }

  private func isModifier(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner else { return false }
    return owner.name == "View" || (index.isView(owner.name) && !owner.isDeclared)
      || owner.kind == .protocol && index.isView(owner.name)
  }

  func shown(by function: FunctionSymbol, _ call: Call, _ scope: Scope) -> Outcome {
    let own = onceViews(function) {
      return views(in: function.body ?? [], function.bodyScope)
        .known(by: .factory)
    }
    var outcome = Outcome(candidates: candidates(own.candidates, of: function, for: call, scope))
    if own.candidates.isEmpty, let result = function.declaration.result {
      outcome.add(viewByType(index.type(result, in: function.owner), .returnType))
    }
    if let places = Arguments(function, call)?.positions {
      for case .parameter(let used, let place) in own.uses where used == function && place < places.count {
        guard let argument = places[place] else { continue }
        outcome.add(views(of: call.arguments[argument].value, scope))
      }
    }
    // External values of another method of the same object are determined by the creator of the object.
    if outcome.isEmpty, call.receiver.map({ isSelf($0) }) ?? true {
      outcome.uses = own.uses.filter {
        if case .property(let variable) = $0 { variable.owner === scope.context.owner } else { false }
      }
    }
    return outcome
  }

  /// Returns the views that are possible for the enum cases that a caller passes: `router.view(for: .detail)`.
  private func candidates(_ candidates: [ScreenCandidate], of function: FunctionSymbol, for call: Call, _ scope: Scope)
    -> [ScreenCandidate]
  {
    guard candidates.contains(where: { $0.value != nil }) else { return candidates }
    var left = candidates
    if let base = call.receiver, let owner = function.owner {
      left = self.candidates(left, for: base, of: TypeRef(owner.name), scope)
    }
    guard let places = Arguments(function, call)?.positions else { return left }
    for (place, parameter) in zip(places, function.declaration.parameters) {
      guard let place, let type = parameter.type else { continue }
      left = self.candidates(
        left, for: call.arguments[place].value, of: index.type(type, in: function.owner).plain, scope)
    }
    return left
  }

  /// Returns the views that are possible for a value of an enum whose cases are known.
  func candidates(_ candidates: [ScreenCandidate], for value: Expression, of type: TypeRef, _ scope: Scope)
    -> [ScreenCandidate]
  {
    guard index.symbol(type.name)?.kind == .enum, candidates.contains(where: { $0.value?.type == type.name }) else {
      return candidates
    }
    let cases = cases(of: value, scope, expected: type)
    let names = cases.values.compactMap(\.name)
    guard cases.uses.isEmpty, !names.isEmpty, names.count == cases.values.count else { return candidates }
    let others = candidates.filter { $0.value?.type != type.name }
    return others
      + names.flatMap { name in
        let own = candidates.filter { $0.value == CaseValue(type: type.name, name: name) }
        return own.isEmpty ? candidates.filter { $0.value == CaseValue(type: type.name, name: nil) } : own
      }
  }

  /// Returns the views that the initialiser of a view shows: the view itself, or the content of a layout or wrapper.
  private func constructedView(_ type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome {
    let name = type.name
    let place = Place(file: scope.context.file, position: call.position)
    let generics = (scope.context.function?.declaration.generics ?? []) + (scope.context.owner?.generics ?? [])
    if generics.contains(where: { $0.name == name }) { return Outcome() }
    let itself = Outcome(candidates: [ScreenCandidate(.type(name), .constructor, at: place)])
    if index.isDeclared(name), !isOwnLayout(name) {
      if index.controllerKind(name) != nil { return itself }
      guard index.isView(name) else { return Outcome() }
      return chosen(by: type, call, scope) ?? wrapped(by: type, call, scope) ?? represented(by: type, call, scope)
        ?? itself
    }
    if name == "NavigationView" || name == "NavigationStack" { stacksInsideTargets.insert(place) }
    if let content = contentOfLayout(name, call, scope) { return content }
    guard name.looksLikeType, !SystemTypes.plainViews.contains(name), !SystemTypes.isPlainValue(name) else {
      return Outcome()
    }
    // What a router shows depends on the values on its stack.
    if RouteStack.routers.contains(name), valueOnPath(of: call, scope) != nil { return Outcome() }
    // A wrapper view of a library: `IfLetStore(store, then: { Detail(store: $0) })`.
    if call.arguments.contains(where: { $0.isTrailing || $0.label == "then" }) {
      var inner = content(of: call, scope)
      if let value = caseOfStore(call, scope) { label(&inner, value) }
      if !inner.isEmpty || index.symbol(name) == nil && call.arguments.allSatisfy(\.isTrailing) { return inner }
    }
    let isView = index.symbol(name) == nil || SystemTypes.controllerKind(name) != nil || name.hasSuffix("View")
    return isView ? itself : Outcome()
  }

  /// Returns the views in a layout of SwiftUI; `nil` for any other view.
  private func contentOfLayout(_ name: String, _ call: Call, _ scope: Scope) -> Outcome? {
    if SystemTypes.isTransparent(name) || SystemTypes.repeatingViews.contains(name) { return content(of: call, scope) }
    if SystemTypes.layoutViews.contains(name) {
      guard looksIntoLayouts else { return Outcome() }
      let inner = withoutBuilders { content(of: call, scope) }
      if isLibraryViewBesideOthers(inner.candidates, call) { return Outcome() }
      return isOneAtATime(inner.candidates) || showsOneView(call, scope) ? inner : Outcome()
    }
    guard name == "Form" || name == "List", let only = call.onlyView else { return nil }
    return looksIntoLayouts ? views(of: only, scope) : Outcome()
  }
}

extension Resolver {
  /// Returns whether the only view with a name in a layout is that of a library, which is a part beside the others.
  private func isLibraryViewBesideOthers(_ candidates: [ScreenCandidate], _ call: Call) -> Bool {
    let screens = Set(candidates.map(\.screen))
    guard screens.count == 1, case .type(let name)? = screens.first, !index.isDeclared(name),
      index.controllerKind(name) == nil, case .closure(let closure)? = call.arguments.last?.value
    else { return false }
    return closure.body.count > 1
  }
}

extension Expression {
  /// Whether the expression is a member of the result of a call.
  fileprivate var isMemberOfCall: Bool { if case .member(.call?, _, _) = self { true } else { false } }
}

extension Call {
  /// The only content of a builder without parameters, if that is a view with a type's name: `Form { Settings() }`.
  fileprivate var onlyView: Expression? {
    guard arguments.count == 1, case .closure(let closure) = arguments[0].value, closure.parameters.isEmpty,
      closure.body.count == 1
    else { return nil }
    switch closure.body[0] {
    case .expression(let value), .result(let value?, _):
      guard let name = value.base?.name, name.looksLikeType, !SystemTypes.isView(name) else { return nil }
      return value
    default: return nil
    }
  }
}
