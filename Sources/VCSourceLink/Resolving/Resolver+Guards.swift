import VCSourceFacts

/// Evaluation of guards with the values known at a call or property access.
extension Resolver {
  /// The values that the guards of some code depend on.
  ///
  /// It is a class because it caches the values: many guards depend on few values.
  final class Given {
    let code: GuardSubject.Code
    /// The call of the function.
    let call: Call?
    /// The value whose property is read.
    let base: Expression?
    /// The parts of a value delivered by a stream.
    let sent: [Expression]
    let scope: Scope
    /// The code with the conditions.
    fileprivate var context: CodeContext {
      switch code {
      case .function(let function): function.context
      case .variable(let variable): variable.scope.context
      case .closure, .object, .itself: scope.context
      }
    }
    fileprivate var values: [GuardSubject: Value?] = [:]
    fileprivate var names: [GuardSubject: Set<String>] = [:]

    init(code: GuardSubject.Code, call: Call? = nil, base: Expression? = nil, sent: [Expression] = [], scope: Scope) {
      self.code = code
      self.call = call
      self.base = base
      self.sent = sent
      self.scope = scope
    }

    /// Creates the values for a function of which only one argument is known.
    convenience init(_ subject: GuardSubject, is value: Expression, of type: TypeRef?, _ scope: Scope) {
      self.init(code: subject.code, scope: scope)
      values[subject] = (value, scope, type)
    }
  }

  /// Returns the screens that are possible for the given values; unknown values exclude no screen.
  func decided(_ candidates: [ScreenCandidate], by given: Given) -> [ScreenCandidate] {
    candidates.compactMap { candidate in
      guard let remaining = remainingGuards(candidate.guards, given) else { return nil }
      var candidate = candidate
      candidate.guards = remaining.guards
      return candidate
    }
  }

  /// Returns the guards that remain, and whether all values are known; `nil` if a guard is not satisfied.
  func remainingGuards(_ guards: Set<CaseGuard>, _ given: Given) -> (guards: Set<CaseGuard>, isKnown: Bool)? {
    var remaining: Set<CaseGuard> = []
    var isKnown = true
    for one in guards {
      if case .object(let variable) = one.guardSubject.code {
        guard let rest = rest(of: one, on: variable, given) else { return nil }
        remaining.formUnion(rest)
      }
      if case .itself = one.guardSubject.code {
        guard let rest = rest(ofConditionOnReceiver: one, given) else { return nil }
        remaining.formUnion(rest)
      }
      guard one.guardSubject.code == given.code else { continue }
      guard let value = known(of: one.guardSubject, given) else {
        isKnown = false
        continue
      }
      if let passed = passedOn(one, value, given) {
        if !passed.decides { isKnown = false }
        guard value.scope.guards.allSatisfy(passed.demand.agrees) else { return nil }
        remaining.insert(passed.demand)
        continue
      }
      guard let holds = holds(one, for: value, given) else {
        if one.isRequired { return nil }
        isKnown = false
        continue
      }
      if !holds { return nil }
    }
    return (remaining, isKnown)
  }

  /// Returns the guard for the parameter of the calling code that is the value, or that the value is a part of, and whether it
  /// decides alone; `nil` if the call decides.
  private func passedOn(_ demand: CaseGuard, _ value: Value, _ given: Given) -> (demand: CaseGuard, decides: Bool)? {
    if isKnownByType(demand, value, given) || demand.isAboutNone && exists(value.value, value.scope) { return nil }
    var rest = demand
    rest.isPassedOn = true
    let isAboutClass = demand.question == .whichClass
    if let subject = isAboutClass ? value.scope.classSubject(value.value) : value.scope.guardSubject(value.value) {
      if demand.isRequired, subject.parameter == nil { return nil }
      rest.guardSubject = subject
      return (rest, true)
    }
    guard demand.isAboutNone, let chained = optionalBase(of: value), chained.decides || demand.isOther else {
      return nil
    }
    rest.guardSubject = chained.subject
    return (rest, chained.decides)
  }

  /// Returns whether the declared type of a value already answers which class it has.
  private func isKnownByType(_ demand: CaseGuard, _ value: Value, _ given: Given) -> Bool {
    demand.question == .whichClass && holds(demand, for: value, given) != nil
  }

  typealias Value = (value: Expression, scope: Scope, type: TypeRef?)

  private func known(of guardSubject: GuardSubject, _ given: Given) -> Value? {
    if let known = given.values[guardSubject] { return known }
    let value = value(of: guardSubject, given)
    given.values.updateValue(value, forKey: guardSubject)
    return value
  }

  private func knownNames(of value: Value, for guardSubject: GuardSubject, _ given: Given) -> Set<String> {
    if let known = given.names[guardSubject] { return known }
    let names = names(of: value)
    given.names[guardSubject] = names
    return names
  }

  /// Returns whether a value satisfies a guard; `nil` if that is unknown.
  private func holds(_ demand: CaseGuard, for value: Value, _ given: Given) -> Bool? {
    switch demand.question {
    case .whichCase where demand.isAboutTexts: return holds(demand, forText: value.value, value.scope, given)
    case .whichCase:
      let names = knownNames(of: value, for: demand.guardSubject, given)
      if names.isEmpty, demand.isAboutNone, exists(value.value, value.scope) { return demand.allows("some") }
      if names.isEmpty, demand.isAboutFlag, isObject(value.value, value.scope) { return demand.allows("true") }
      return names.isEmpty ? nil : names.contains(where: demand.allows)
    case .whichClass:
      return hasClass(demand, value.value, value.scope)
    case .property(let name):
      guard let owner = value.type, let variable = index.variable(name, of: owner.name) else { return nil }
      if containsView(owner.name) {
        let created = cases(of: value.value, value.scope, expected: owner)
        let answers = Set(created.values.map { $0.creation.flatMap { answer(of: variable, for: $0) } })
        guard created.uses.isEmpty, !answers.isEmpty, !answers.contains(nil) else { return nil }
        return answers.compactMap(\.self).contains(where: demand.allows)
      }
      // `Context(route: .account)`
      if let (call, scope) = creation(of: value), let part = call.argument(name), variable.declaration.getter == nil {
        if demand.isAboutTexts { return holds(demand, forText: part, scope, given) }
        let names = names(of: (part, scope, type(of: variable)))
        return names.isEmpty ? nil : names.contains(where: demand.allows)
      }
      let names = knownNames(of: value, for: demand.guardSubject, given)
      let answers = Set(names.map { answer(of: variable, forCase: $0) })
      return answers.isEmpty || answers.contains(nil) ? nil : answers.compactMap(\.self).contains(where: demand.allows)
    }
  }

  /// Returns whether a string satisfies a condition on strings; `nil` if the string is unknown, or one with which it is compared.
  private func holds(_ demand: CaseGuard, forText value: Expression, _ scope: Scope, _ given: Given) -> Bool? {
    if let constant = value.namesOfMembers.flatMap(CaseGuard.nameOfConstant), demand.names.contains(constant) {
      return !demand.isOther
    }
    guard let text = text(of: value, scope) else { return nil }
    let name = CaseGuard.name(ofText: text)
    if demand.names.contains(name) { return !demand.isOther }
    var isKnown = true
    for constant in demand.names.compactMap(CaseGuard.constant) {
      guard let other = self.text(of: constant, Scope(given.context)) else {
        isKnown = false
        continue
      }
      if other == text { return !demand.isOther }
    }
    return isKnown ? demand.isOther : nil
  }

  /// Returns the result of a property for an enum case, if it is a literal `true` or `false` or a case itself.
  private func answer(of variable: VariableSymbol, forCase name: String) -> String? {
    let guardSubject = GuardSubject(code: .variable(variable))
    let answers = results(of: variable).filter { _, scope in
      scope.guards.allSatisfy { $0.guardSubject == guardSubject && $0.question == .whichCase && $0.allows(name) }
    }
    guard answers.count == 1 else { return nil }
    if case .literal(let text) = answers[0].value { return text }
    let found = cases(of: answers[0].value, answers[0].scope, expected: type(of: variable))
    return found.uses.isEmpty && found.values.count == 1 ? found.values[0].name : nil
  }

  private func value(of guardSubject: GuardSubject, _ given: Given) -> Value? {
    switch guardSubject.code {
    case .object, .itself: return nil
    case .closure:
      guard let place = guardSubject.parameter, place < given.sent.count else { return nil }
      return (given.sent[place], given.scope, type(of: given.sent[place], given.scope))
    case .variable(let variable): return given.base.map { ($0, given.scope, variable.owner.map { TypeRef($0.name) }) }
    case .function(let function):
      guard let call = given.call else { return nil }
      guard let place = guardSubject.parameter else {
        return (call.receiver ?? .name("self", call.position), given.scope, function.owner.map { TypeRef($0.name) })
      }
      guard let places = Arguments(function, call)?.positions, place < places.count else { return nil }
      let parameter = function.declaration.parameters[place]
      let type = parameter.type.map { index.type($0, in: function.owner).plain }
      if let argument = places[place] { return (call.arguments[argument].value, given.scope, type) }
      let own = Scope(function.context)
      return parameter.defaultValue.map { ($0, own, type) }
    }
  }

  /// Returns the call that creates a value: the value itself, or a type's constant: `static let archive = Action(name: "archive")`.
  func creation(of value: Value) -> (call: Call, scope: Scope)? {
    if case .call(let call) = value.value { return (call, value.scope) }
    guard case .member(let base, let name, _) = value.value,
      let type = base.map({ self.type(of: $0, value.scope) }) ?? value.type, base == nil || type.isMeta,
      let variable = index.variable(name, of: type.name), variable.declaration.isStatic,
      case .call(let call)? = variable.declaration.value
    else { return nil }
    return (call, variable.scope)
  }
}
