import VCModel
import VCSourceFacts

/// Controllers that an expression may evaluate to.
extension Resolver {
  /// Returns the screens that an expression may evaluate to, and the external values it depends on.
  func screens(of expression: Expression, _ scope: Scope, expected: TypeRef? = nil) -> Outcome {
    limitingDepth(Outcome()) { resolvedScreens(expression, scope, expected).under(scope.guards) }
  }

  private func resolvedScreens(_ expression: Expression, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    switch expression {
    case .name(let name, let position): return screensOfName(name, position, scope)
    case .member(let base, let name, let position):
      if case .name("self", _)? = base, let known = screens(assignedTo: name, before: position, scope) { return known }
      if let base, let known = screens(ofPart: name, of: base, scope) { return known }
      let outcome = member(name, of: base, scope, expected)
      guard outcome.isEmpty, let base else { return outcome }
      if name == "previewViewController" { return previews(of: base, scope) }
      return screens(ofFunction: name, of: base, at: position, scope)
    case .call(let call): return screens(of: call, scope, expected)
    case .cast(let inner, let type): return cast(inner, index.type(type, in: scope.context.owner), scope)
    case .choice(let parts, let condition):
      return screens(ofAny: scope.alternatives(parts, when: condition), expected)
    case .branches(let statement):
      var outcome = Outcome()
      for (value, inner) in collectResults([statement], Scope(in: scope)) {
        outcome.add(screens(of: value, inner, expected: expected))
      }
      return outcome
    case .element(let base, let arguments, _): return element(expression, of: base, arguments, scope)
    // The result of a stored closure, when it is called.
    case .closure(let closure): return screens(madeBy: closure, BodyWalk.scope(of: closure, nil, 0, scope), expected)
    // A factory function receives the class of the screen.
    case .metatype(let type): return byType(index.type(type, in: scope.context.owner), .parameter)
    case .text, .literal, .list, .tuple, .dictionary, .selector, .keyPath, .other: return Outcome()
    }
  }

  /// Returns the screens that an element of a list or a dictionary may be.
  private func element(
    _ expression: Expression, of list: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> Outcome {
    // `pages["detail"]`
    if let key = arguments.first, let known = values(ofKey: key.value, in: list, scope) {
      return Outcome(candidates: known.flatMap { screens(of: $0.value, $0.scope).candidates }).known(by: .property)
    }
    let all = elements(of: list, scope)
    if case .literal(let text)? = arguments.first?.value, let place = Int(text), isInOrder(all, of: list, scope) {
      if place < all.count { return screens(of: all[place].value, all[place].scope) }
    } else {
      // `pages[position]` may be any of the known elements.
      var outcome = Outcome()
      for (value, inner) in all { outcome.add(screens(of: value, inner)) }
      if !outcome.candidates.isEmpty { return outcome.known(by: .property) }
    }
    let typed = type(of: expression, scope).map { byType($0, .property) } ?? Outcome()
    // A list that the creator of the object supplies.
    return typed.isEmpty && all.isEmpty ? Outcome(uses: usesOfList(list, scope).map(Use.element)) : typed
  }

  /// Returns a screen known only by its type, if the type is specific enough.
  func byType(_ type: TypeRef, _ evidence: MapTransition.Evidence) -> Outcome {
    // The supplier of a parameter or property knows a more specific type than its protocol.
    let isGiven = evidence == .parameter || evidence == .property
    let name = isGiven ? type.name : index.soleController(of: type.name) ?? type.name
    guard !type.isMeta, index.isSpecificController(name) else { return Outcome() }
    return Outcome(candidates: [ScreenCandidate(.type(name), evidence)])
  }

  private func cast(_ inner: Expression, _ type: TypeRef, _ scope: Scope) -> Outcome {
    var outcome = screens(of: inner, scope, expected: type)
    if outcome.isEmpty, let use = useOfGeneric(type.name, scope) { return Outcome(uses: [use]) }
    guard index.isSpecificController(type.name) else { return outcome }
    outcome.candidates = outcome.candidates.filter { candidate in
      guard let name = candidate.screen.className else { return true }
      return name == type.name || index.ancestry(of: name).contains(type.name) || !index.isDeclared(name)
    }
    let isVague = outcome.candidates.allSatisfy { candidate in
      if case .scene = candidate.screen { return false }
      return candidate.screen.className.map { SystemTypes.generalControllers.contains($0) } ?? true
    }
    return isVague ? byType(type, .cast) : Outcome(candidates: outcome.candidates)
  }

  // MARK: Names

  private func screensOfName(_ name: String, _ position: SourcePosition, _ scope: Scope) -> Outcome {
    if let local = scope.local(name) { return screens(of: local, scope) }
    if let owner = scope.context.owner, name == "self" || isItself(name, in: owner) {
      return screensOfSelf(owner, scope)
    }
    if let known = screens(assignedTo: name, before: position, scope) { return known }
    guard let variable = self.variable(name, scope) else {
      return screensOfRouter(name, of: nil, scope) ?? screens(ofFunction: name, of: nil, at: position, scope)
    }
    return screens(of: variable, of: .name("self", position), scope)
  }

  /// Returns the screens assigned to a property of `self` by the code before a position.
  private func screens(assignedTo name: String, before position: SourcePosition, _ scope: Scope) -> Outcome? {
    let expected = variable(name, scope).flatMap { type(of: $0) }
    var outcome = Outcome()
    for (value, inner) in values(assignedTo: name, before: position, scope) {
      outcome.add(screens(of: value, inner, expected: expected))
    }
    return outcome.candidates.isEmpty ? nil : Outcome(candidates: outcome.candidates).known(by: .property)
  }

  /// Returns the values that the code of a function assigns to a property of `self` before a position: the last one that is
  /// certain, or those of all branches.
  func values(
    assignedTo name: String, before position: SourcePosition, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    if let value = scope.assigned(name, before: position) { return [value] }
    guard let variable = variable(name, scope), variable.declaration.value == nil, variable.declaration.getter == nil,
      let function = scope.context.function
    else { return [] }
    return assignments(to: variable).filter { value, inner in
      inner.context.function == function && value.position.map { $0 < position } ?? false
    }
  }

  /// Returns the screens that a property of a value evaluates to, excluding those whose conditions the value does not
  /// satisfy.
  private func screens(of variable: VariableSymbol, of base: Expression, _ scope: Scope) -> Outcome {
    var outcome = screens(of: variable)
    if let place = outcome.uses.firstIndex(of: .object(variable)) {
      outcome.uses.remove(at: place)
      outcome.add(screens(of: base, scope).known(by: .oneHop))
    }
    outcome.candidates = decided(outcome.candidates, by: Given(code: .variable(variable), base: base, scope: scope))
    if isSelf(base), isForSubclasses(variable, outcome) {
      outcome.uses = [.overridingProperties(variable)]
    }
    return outcome
  }

  /// Returns whether a base class has no controller for a property, only a type, and subclasses override it.
  private func isForSubclasses(_ variable: VariableSymbol, _ outcome: Outcome) -> Bool {
    guard variable.owner?.kind == .class, variable.declaration.value == nil, let type = type(of: variable),
      index.mayBeController(type.plain.name)
    else { return false }
    let values = results(of: variable) + assignments(to: variable)
    guard outcome.candidates.isEmpty || values.allSatisfy({ screens(of: $0.value, $0.scope).isEmpty }) else {
      return false
    }
    return !index.overridingProperties(of: variable).isEmpty || !index.overridingGetters(of: variable).isEmpty
  }

  /// Returns the controller that is `self`; in a method or computed property available on any controller, the objects on
  /// which code calls or reads it.
  private func screensOfSelf(_ owner: TypeSymbol, _ scope: Scope) -> Outcome {
    if !owner.isDeclared || owner.kind == .protocol {
      if let function = scope.context.function, !function.declaration.isStatic, !function.isInitializer {
        return Outcome(uses: [.receiver(function)])
      }
      if let variable = scope.context.variable, variable.declaration.getter != nil, !variable.declaration.isStatic {
        return Outcome(uses: [.object(variable)])
      }
    }
    return byType(TypeRef(owner.name), .local)
  }

  // MARK: Properties

  func screens(of variable: VariableSymbol) -> Outcome {
    once(variable, Outcome()) {
      let declaration = variable.declaration
      let scope = variable.scope
      let expected = declaration.type.map { index.type($0, in: variable.owner) }
      if let given = screensGiven(to: variable) { return given }
      var outcome = Outcome()
      if let value = declaration.value { outcome.add(screens(of: value, scope, expected: expected)) }
      for (value, inner) in results(of: variable) { outcome.add(screens(of: value, inner, expected: expected)) }
      if outcome.candidates.isEmpty, declaration.getter == nil {
        for (value, inner) in assignments(to: variable) { outcome.add(screens(of: value, inner, expected: expected)) }
      }
      if outcome.candidates.isEmpty { outcome.candidates = outlets(of: variable) }
      if !outcome.candidates.isEmpty { return Outcome(candidates: outcome.candidates).known(by: .property) }
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

  /// Returns the controllers to which Interface Builder connects an outlet.
  private func outlets(of variable: VariableSymbol) -> [ScreenCandidate] {
    guard let owner = variable.owner, variable.declaration.attributes.contains(where: { $0.name == "IBOutlet" }) else {
      return []
    }
    let classes = [owner.name, owner.runtimeName].compactMap(\.self) + index.inheritors(of: owner.name).map(\.name)
    return storyboards.outlets(variable.name, of: classes).map { ScreenCandidate($0, .storyboard) }
  }

  private func member(_ name: String, of base: Expression?, _ scope: Scope, _ expected: TypeRef?) -> Outcome {
    if let base {
      // Only the kind of a surrounding controller is known.
      if SystemTypes.member(name) != nil, isSelf(base), variable(name, scope) == nil { return Outcome() }
      if ["first", "last", "firstObject", "lastObject"].contains(name) {
        let all = elements(of: base, scope)
        if let one = name.hasPrefix("first") ? all.first : all.last { return screens(of: one.value, one.scope) }
      }
    }
    let owner = base.map { self.type(of: $0, scope) } ?? expected?.plain
    guard let owner = owner.map({ index.part(of: $0, declaring: name) }) else {
      return screensOfRouter(name, of: base, scope) ?? Outcome()
    }
    let implemented = screens(implementing: name, of: owner)
    if !implemented.candidates.isEmpty { return implemented }
    if let variable = index.variable(name, of: owner.name) {
      if let base, !isSelf(base), type(of: variable).flatMap({ index.controllerKind($0.name) }) != nil {
        let known = screens(answeringThemselvesBy: name, of: base, owner, scope)
        if !known.isEmpty { return known }
      }
      if !implemented.isEmpty { return implemented }
      var outcome = base.map { screens(of: variable, of: $0, scope) } ?? screens(of: variable)
      if let base, !isSelf(base), isVague(outcome) || isFormForObjects(scope) {
        if isVague(outcome), let known = screens(inside: base, scope, { _ in screens(of: variable) }) { return known }
        if let use = use(ofMember: name, labels: nil, of: base, scope) {
          return Outcome(candidates: outcome.candidates, uses: [use])
        }
      }
      if !outcome.candidates.isEmpty { return outcome }
      if let type = substituted(type(of: variable), owner) {
        let typed = byType(type, .property)
        if !typed.isEmpty { return typed }
      }
      if !isSelf(base) { outcome.uses = [] }
      return Outcome(uses: outcome.uses)
    }
    return screensOfRouter(name, of: base, scope) ?? Outcome()
  }

  /// Returns the screens of a property that a protocol requires, if its only implementation knows them, or where they come from.
  private func screens(implementing name: String, of owner: TypeRef) -> Outcome {
    guard index.symbol(owner.name)?.kind == .protocol else { return Outcome() }
    let implementations = index.conformingTypes(to: owner.name)
    guard implementations.count == 1, let variable = index.variable(name, of: implementations[0].name) else {
      return Outcome()
    }
    let known = screens(of: variable)
    return known.candidates.isEmpty ? known : Outcome(candidates: known.candidates)
  }

  func isSelf(_ expression: Expression?) -> Bool {
    guard case .name("self", _)? = expression else { return expression == nil }
    return true
  }
}
