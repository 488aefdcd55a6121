import VCModel
import VCSourceFacts

/// SwiftUI views that an expression shows.
extension Resolver {
  /// Returns the views that an expression shows as screens, ignoring modifiers, stacks and wrappers around them.
  func views(of expression: Expression, _ scope: Scope) -> Outcome {
    limitingDepth(Outcome()) { resolvedViews(expression, scope) }
  }

  /// Returns the views that a view builder shows, or that a function returns.
  func views(in body: [Statement], _ scope: Scope) -> Outcome {
    limitingDepth(Outcome()) {
      var outcome = Outcome()
      var scope = scope
      // A function with a `return` statement is not a builder: its other expressions are no results.
      let returns = body.contains { if case .result(_?, _) = $0 { true } else { false } }
      for statement in body {
        if returns, case .expression = statement { continue }
        outcome.add(views(of: statement, &scope))
      }
      return outcome
    }
  }

  private func views(of statement: Statement, _ scope: inout Scope) -> Outcome {
    switch statement {
    case .expression(let value), .result(let value?, _): return views(of: value, scope)
    case .binding(let binding):
      scope = scope.binding(binding)
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
    // `view = AnyView(Detail())` in some branch.
    case .assignment(.name(let name, _), let value, _):
      return scope.local(name) == nil ? Outcome() : views(of: value, scope)
    case .loop, .function, .assignment, .result(nil, _): return Outcome()
    }
  }

  /// Sets the enum case that selects the views of a branch.
  func label(_ outcome: inout Outcome, _ value: CaseValue) {
    guard index.symbol(value.type)?.cases.isEmpty == false else { return }
    for place in outcome.candidates.indices { label(&outcome.candidates[place], value) }
  }

  private func label(_ candidate: inout ScreenCandidate, _ value: CaseValue) {
    guard let inner = candidate.value else { return candidate.value = value }
    // `case .settings(let page): switch page { … }`
    let parameters = value.name.flatMap { index.symbol(value.type)?.cases[$0]?.parameters } ?? []
    let isCarried = parameters.contains { parameter in
      parameter.type.map { index.type($0, in: index.symbol(value.type)).plain.name == inner.type } ?? false
    }
    if isCarried { (candidate.value, candidate.carried) = (value, inner) }
  }

  private var quiet: BodyWalk { BodyWalk(platform: index.platform) }

  /// Returns the views of a `switch` over an enum, each with the case that selects it.
  private func views(of cases: [SelectionCase], _ subject: Expression, _ scope: Scope) -> Outcome {
    let type = self.type(of: subject, scope)?.plain
    var outcome = Outcome()
    for one in cases {
      var inner = views(in: one.body, quiet.caseScope(one, of: cases, subject, scope))
      guard let type, index.symbol(type.name)?.cases.isEmpty == false else {
        outcome.add(inner)
        continue
      }
      let candidates = inner.candidates
      inner.candidates = []
      var values = one.patterns.compactMap { self.values(of: $0, type) }
      if one.patterns.isEmpty { values = [(CaseValue(type: type.name, name: nil), nil)] }
      for (value, carried) in values {
        for var candidate in candidates {
          label(&candidate, value)
          candidate.carried = candidate.carried ?? carried
          if candidate.place == nil { candidate.place = Place(file: scope.context.file, position: one.position) }
          inner.candidates.append(candidate)
        }
      }
      outcome.add(inner)
    }
    return outcome
  }

  /// Returns the case that a pattern matches, and the one that it demands of the associated value: `.edit(.tag(let tag))`.
  private func values(of pattern: Pattern, _ type: TypeRef) -> (value: CaseValue, carried: CaseValue?)? {
    guard let name = pattern.caseName else { return nil }
    let value = CaseValue(type: type.name, name: name)
    guard case .enumCase(_, _, let parts) = pattern, let symbol = index.symbol(type.name),
      let parameters = symbol.cases[name]?.parameters
    else { return (value, nil) }
    let carried = zip(parts, parameters).compactMap { part, parameter -> CaseValue? in
      guard case .enumCase(_, let inner, _) = part,
        let held = parameter.type.map({ index.type($0, in: symbol).plain.name }),
        index.symbol(held)?.cases[inner] != nil
      else { return nil }
      return CaseValue(type: held, name: inner)
    }
    return (value, carried.first)
  }

  // MARK: Expressions

  private func resolvedViews(_ expression: Expression, _ scope: Scope) -> Outcome {
    switch expression {
    case .call(let call): return views(of: call, scope)
    case .name(let name, _): return views(named: name, scope)
    // `Detail.init`
    case .member(let base?, "init", let position): return views(of: .call(Call(base, [], at: position)), scope)
    case .member(let base?, let name, _): return views(ofMember: name, of: base, scope)
    case .cast(let inner, _): return views(of: inner, scope)
    case .choice(let parts, let condition):
      var outcome = Outcome()
      for (part, inner) in scope.alternatives(parts, when: condition) { outcome.add(views(of: part, inner)) }
      return outcome
    case .branches(let statement):
      var inner = Scope(in: scope)
      return views(of: statement, &inner)
    case .closure(let closure): return views(in: closure.body, BodyWalk.scope(of: closure, nil, 0, scope))
    case .list(let parts) where parts.count == 1: return views(of: parts[0], scope)
    case .member(nil, _, _), .element, .text, .literal, .list, .tuple, .dictionary, .selector, .keyPath, .metatype,
      .other:
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
    if name == "self", let owner = scope.context.owner, !owner.isDeclared, owner.name == "View" {
      if let function = scope.context.function, !function.declaration.isStatic {
        return Outcome(uses: [.receiver(function)])
      }
      if let variable = scope.context.variable, !variable.declaration.isStatic {
        return Outcome(uses: [.object(variable)])
      }
    }
    guard let variable = self.variable(name, scope) else { return views(ofReference: name, scope) }
    return views(of: variable)
  }

  /// Returns the views of a function passed by name: `content: makeSheet`. All overloads count, each
  /// called with its own labels.
  private func views(ofReference name: String, _ scope: Scope) -> Outcome {
    var outcome = Outcome()
    guard let owner = scope.context.owner, !name.looksLikeType else { return outcome }
    for function in index.symbol(owner.name)?.functions[name] ?? [] where function.hasBody {
      let given = function.declaration.parameters.map { Argument($0.label, .literal("nil")) }
      let place = function.declaration.position
      outcome.add(shown(by: function, Call(.name(name, place), given, at: place), scope))
    }
    outcome.uses = []
    return outcome
  }

  func viewByType(_ type: TypeRef, _ evidence: MapTransition.Evidence, at place: Place? = nil) -> Outcome {
    guard !type.isMeta, let symbol = index.symbol(type.name), symbol.isDeclared, index.isView(type.name),
      symbol.kind != .protocol
    else { return Outcome() }
    // An enum with a body is not a screen itself.
    if symbol.kind == .enum { return symbol.variables["body"].map { views(of: $0) } ?? Outcome() }
    return Outcome(candidates: [ScreenCandidate(.type(type.name), evidence, at: place)])
  }

  /// Returns the views that a property shows; those of an injected property are determined by its supplier.
  func views(of variable: VariableSymbol) -> Outcome {
    once(variable, Outcome()) {
      let scope = variable.scope
      var outcome = Outcome()
      if let getter = variable.declaration.getter { outcome.add(views(in: getter, scope)) }
      if let value = variable.declaration.value { outcome.add(views(of: value, scope)) }
      if !outcome.candidates.isEmpty { return outcome.known(by: .property) }
      if let type = type(of: variable) { outcome.add(viewByType(type, .property)) }
      if outcome.isEmpty, variable.declaration.getter == nil, variable.owner != nil {
        for (value, inner) in assignments(to: variable) { outcome.add(views(of: value, inner)) }
        if outcome.isEmpty { outcome.uses.append(.property(variable)) }
      }
      return outcome
    }
  }

  /// Returns whether a property of a view only wraps it, for modifiers of its own: `Detail().backport.glass()`.
  private func isNamespace(_ variable: VariableSymbol?, of owner: TypeRef?, _ base: Expression) -> Bool {
    guard case .call = base, owner.map({ !$0.isMeta && index.isView($0.plain.name) }) ?? true else { return false }
    guard let variable else { return true }
    let isOfAnyView = variable.owner.map { $0.name == "View" && !$0.isDeclared } ?? false
    return isOfAnyView && !(type(of: variable).map { index.isView($0.plain.name) } ?? true)
  }

  private func views(ofMember name: String, of base: Expression, _ scope: Scope) -> Outcome {
    if isSelf(base), self.variable(name, scope) == nil { return views(ofReference: name, scope) }
    if let known = views(ofPart: name, of: base, scope) { return known }
    let owner = type(of: base, scope)
    let known = owner.flatMap { index.variable(name, of: $0.name) }
    if isNamespace(known, of: owner, base) { return views(of: base, scope) }
    guard let owner, let variable = known else { return Outcome() }
    if looksIntoChoosers, variable.owner?.kind == .protocol, variable.declaration.getter == nil {
      return views(ofEnumsWith: variable)
    }
    if let content = contentOfCreated(base, owner.plain, scope) { return content }
    var outcome = views(of: variable)
    outcome.candidates = candidates(outcome.candidates, for: base, of: owner.plain, scope)
    return outcome
  }

  /// Returns the views for the cases of all enums that implement a property which a protocol requires.
  private func views(ofEnumsWith requirement: VariableSymbol) -> Outcome {
    var outcome = Outcome()
    for type in requirement.owner.map({ index.inheritors(of: $0.name) }) ?? [] where type.kind == .enum {
      if let own = type.variables[requirement.name] { outcome.add(views(of: own)) }
    }
    return outcome
  }
}
