import VCSourceFacts

/// Evaluation of conditions on the class of a value.
extension Resolver {
  /// Returns whether a value has one of the classes of a condition, or none of them if the condition is negated; `nil` if that
  /// is unknown.
  func hasClass(_ demand: CaseGuard, _ value: Expression, _ scope: Scope) -> Bool? {
    if case .literal("nil") = value { return demand.isOther }
    guard let type = type(of: value, scope)?.plain, !type.isMeta else { return nil }
    return hasClass(demand, type)
  }

  /// Returns the same for any value of a type.
  func hasClass(_ demand: CaseGuard, _ type: TypeRef) -> Bool? {
    let owner = demand.guardSubject.owner
    let answers = demand.names.map { isObject(of: type.name, index.resolve($0, in: owner)) }
    if answers.contains(true) { return !demand.isOther }
    return answers.contains(nil) ? nil : demand.isOther
  }

  /// Returns whether all objects of a type are of another one; `nil` if only some of them may be.
  func isObject(of type: String, _ wanted: String) -> Bool? {
    if index.isSpecificController(type), index.isDeclared(wanted) || !SystemTypes.parents(of: wanted).isEmpty {
      if index.ancestry(of: type).contains(wanted) { return true }
      return index.ancestry(of: wanted).contains(type) ? nil : false
    }
    guard let type = index.symbol(type), type.isDeclared, type.isConcrete, let wanted = index.symbol(wanted),
      wanted.isDeclared, wanted.isConcrete
    else { return nil }
    if index.ancestry(of: type.name).contains(wanted.name) { return true }
    return index.ancestry(of: wanted.name).contains(type.name) ? nil : false
  }

  // MARK: The object itself

  /// Returns what remains of a condition on the class of the object whose function is called; `nil` if the object that is called
  /// does not satisfy it.
  func rest(ofConditionOnReceiver demand: CaseGuard, _ given: Given) -> Set<CaseGuard>? {
    guard case .function(let function) = given.code, !function.isInitializer, let call = given.call else { return [] }
    let other: Expression? =
      switch call.receiver {
      case .name("self", _), .name("super", _), nil: nil
      case let receiver?: receiver
      }
    let own = given.scope.context.owner.map { TypeRef($0.name) }
    let type = other.map { self.type(of: $0, given.scope) } ?? own
    switch type.flatMap({ hasClass(demand, $0.plain) }) {
    case true: return []
    case false: return nil
    case nil: return other == nil ? [demand] : []
    }
  }

  // MARK: Properties of objects

  /// Returns what remains of a condition on a property of the object whose function is called: the condition itself if the
  /// caller is the same object, or one on the caller's own parameter or property; `nil` if the object that is called does not
  /// satisfy it.
  func rest(of demand: CaseGuard, on variable: VariableSymbol, _ given: Given) -> Set<CaseGuard>? {
    guard case .function(let function) = given.code, !function.declaration.isStatic, !function.isInitializer,
      let call = given.call, isKept(variable)
    else { return [] }
    guard let object = call.receiver, !isSelf(object) else {
      return isOwn(variable, given.scope) ? [demand] : []
    }
    return rest(of: demand, on: variable, madeBy: allMakers(of: object, given.scope), given.scope.context)
  }

  /// Returns what remains of conditions on the properties of an object that a call makes; `nil` if it does not satisfy them.
  func rest(of guards: Set<CaseGuard>, madeBy maker: Maker) -> Set<CaseGuard>? {
    var passedOn: Set<CaseGuard> = []
    for demand in guards {
      guard case .object(let variable) = demand.guardSubject.code, isKept(variable) else { continue }
      guard let rest = rest(of: demand, on: variable, madeBy: [maker], maker.scope.context) else { return nil }
      passedOn.formUnion(rest)
    }
    return passedOn
  }

  private func rest(
    of demand: CaseGuard, on variable: VariableSymbol, madeBy makers: [Maker], _ code: CodeContext
  ) -> Set<CaseGuard>? {
    var passedOn: Set<CaseGuard> = []
    var isPossible = makers.isEmpty
    for maker in makers {
      let values = values(givenTo: variable, by: [maker])
      guard values.count == 1 else { return [] }
      switch satisfies(demand, values[0].value, values[0].scope, type(of: variable)) {
      case false: continue
      case true: isPossible = true
      case nil:
        isPossible = true
        guard makers.count == 1, let subject = values[0].scope.classSubject(values[0].value),
          values[0].scope.context === code || values[0].scope.context.function == code.function
        else { continue }
        var passed = demand
        passed.guardSubject = subject
        passedOn.insert(passed)
      }
    }
    return isPossible ? passedOn : nil
  }

  /// Returns whether the value of a property satisfies a condition; `nil` if that is unknown.
  private func satisfies(_ demand: CaseGuard, _ value: Expression, _ scope: Scope, _ type: TypeRef?) -> Bool? {
    if demand.question == .whichClass { return hasClass(demand, value, scope) }
    let names = names(of: (value, scope, type?.plain))
    return names.isEmpty ? nil : names.contains(where: demand.allows)
  }

  /// Returns the calls that make an object, if all of them are known.
  private func allMakers(of object: Expression, _ scope: Scope) -> [Maker] {
    if isCreated(object, scope) { return makers(of: object, scope) }
    guard let name = object.ownProperty, scope.local(name) == nil, let variable = variable(name, scope),
      let owner = variable.owner, owner.kind == .class || owner.functions["init"] != nil,
      variable.declaration.getter == nil, !isChangedByOthers(variable)
    else { return [] }
    let written = variable.declaration.value.map { [($0, variable.scope)] } ?? []
    let values = (written + assignments(to: variable)).filter { $0.0 != .literal("nil") }
    return values.allSatisfy { isCreated($0.0, $0.1) } ? makers(of: object, scope) : []
  }

  /// Returns whether the object whose code this is has a property.
  private func isOwn(_ variable: VariableSymbol, _ scope: Scope) -> Bool {
    guard let owner = variable.owner, let caller = scope.context.owner else { return false }
    return index.ancestry(of: caller.name).contains(owner.name) || index.ancestry(of: owner.name).contains(caller.name)
  }

  /// Returns whether a property keeps what the object receives when it is created.
  private func isKept(_ variable: VariableSymbol) -> Bool {
    guard let owner = variable.owner, variable.declaration.value == nil, !isChangedByOthers(variable) else {
      return false
    }
    let assignments = assignments(to: variable)
    if assignments.isEmpty { return owner.kind == .struct && owner.functions["init"] == nil }
    return assignments.allSatisfy { value, scope in
      guard let function = scope.context.function, function.isInitializer else { return false }
      return scope.guardSubject(value)?.parameter != nil
    }
  }

  /// Returns whether code of other objects assigns a property, or may do so because not all code is known yet.
  private func isChangedByOthers(_ variable: VariableSymbol) -> Bool {
    guard let record, record.isComplete, let owner = variable.owner else { return true }
    return (record.assignments[variable.name] ?? []).contains { base, _, scope in
      if isSelf(base), scope.context.owner === owner { return false }
      return type(of: base, scope).map { index.ancestry(of: $0.plain.name).contains(owner.name) } ?? false
    }
  }
}

extension GuardSubject {
  /// The type in whose code the names of a condition are written.
  fileprivate var owner: TypeSymbol? {
    switch code {
    case .function(let function): function.owner
    case .variable(let variable), .object(let variable): variable.owner
    case .itself(let type): type
    case .closure: nil
    }
  }
}

extension TypeSymbol {
  /// Whether the type has objects or values of its own, so that its name tells which others it cannot be.
  fileprivate var isConcrete: Bool {
    switch kind {
    case .class, .struct, .enum, .actor: true
    case .protocol, .extension: false
    }
  }
}
