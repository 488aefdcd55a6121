import VCModel
import VCSourceFacts

/// Objects of the app that hold a controller, such as a router with its stack or a coordinator with the controller
/// that it shows. The controller depends on the arguments with which the object was created.
extension Resolver {
  /// An object whose code is being resolved.
  struct Inside {
    var type: String
    var makers: [Maker]
  }

  /// A call that creates an object.
  struct Maker {
    var call: Call
    var type: TypeRef
    var scope: Scope
    /// The conditions on parameters under which this call creates it.
    var guards: Set<CaseGuard> = []
    /// The call of the function that returns the object.
    var request: Given?
  }

  /// Returns whether an outcome identifies no specific screen, but only a general container or controller.
  func isVague(_ outcome: Outcome) -> Bool {
    outcome.candidates.allSatisfy { candidate in
      guard case .type(let name) = candidate.screen, candidate.evidence != .constructor else { return false }
      return !index.isDeclared(name) && SystemTypes.parents(of: name) == ["UIViewController"]
    }
  }

  /// Returns the type of `self`: that of the current object, whose class may inherit the code.
  func ownType(_ scope: Scope) -> TypeSymbol? {
    guard let owner = scope.context.owner, let object = objects.last, object.type != owner.name,
      index.ancestry(of: object.type).contains(owner.name)
    else { return scope.context.owner }
    return index.symbol(object.type)
  }

  /// Returns the result of a property or function of an object, if the creation of the object is known.
  func screens(inside base: Expression, _ scope: Scope, _ action: (TypeRef) -> Outcome) -> Outcome? {
    guard !isSelf(base), mayHold(type(of: base, scope)) else { return nil }
    let makers = makers(of: base, scope)
    let types = makers.map(\.type).reduce(into: [TypeRef]()) { types, type in
      if !types.contains(where: { $0.name == type.name }) { types.append(type) }
    }
    guard types.count == 1 || isCreated(base, scope) else { return nil }
    var outcome = Outcome()
    for type in types {
      let own = makers.filter { $0.type.name == type.name }
      let guards = own.dropFirst().reduce(own[0].guards) { $0.intersection($1.guards) }
      outcome.add(
        inside(Inside(type: type.name, makers: own)) { limitingDepth(Outcome()) { action(type) } }.under(guards))
    }
    return outcome.candidates.isEmpty ? nil : Outcome(candidates: outcome.candidates).known(by: .oneHop)
  }

  /// Returns whether all calls that may create an object are known: `isNew ? NewFactory() : OldFactory()`, or a function with
  /// such results.
  func isCreated(_ value: Expression, _ scope: Scope) -> Bool {
    limitingDepth(false) {
      switch value {
      case .name(let name, _):
        guard let local = scope.local(name), !local.values.isEmpty else { return false }
        return once(local, false) { local.values.allSatisfy { isCreated($0.value, $0.scope) } }
      case .choice(let parts, _): return parts.allSatisfy { isCreated($0, scope) }
      case .call(let call):
        switch callee(of: call, scope) {
        case .constructor: return true
        case .functions(let functions, _) where !index.isAmbiguous(functions):
          let results = functions.flatMap(results).filter { !$0.value.neverReturns }
          return !results.isEmpty && results.allSatisfy { isCreated($0.value, $0.scope) }
        default: return false
        }
      default: return false
      }
    }
  }

  /// Returns whether a value is an object of the app that is not a screen itself.
  private func mayHold(_ type: TypeRef?) -> Bool {
    guard let type = type?.plain, !type.isMeta, let symbol = index.symbol(type.name), symbol.isDeclared else {
      return false
    }
    return index.controllerKind(type.name) == nil && symbol.kind != .enum && !index.isView(type.name)
  }

  /// Returns the screens passed to the current object for a property when it was created.
  func screensGiven(to variable: VariableSymbol) -> Outcome? {
    guard let object = object(holding: variable) else { return nil }
    var outcome = Outcome()
    for (value, scope) in values(givenTo: variable, by: object.makers) {
      outcome.add(outside { screens(of: value, scope) })
    }
    return outcome.candidates.isEmpty ? nil : outcome
  }

  private func object(holding variable: VariableSymbol) -> Inside? {
    guard let object = objects.last, let owner = variable.owner, index.ancestry(of: object.type).contains(owner.name)
    else { return nil }
    return object
  }

  // MARK: Creation of objects

  /// Returns the initialiser calls that create an object, as far as they are known.
  func makers(of expression: Expression, _ scope: Scope) -> [Maker] {
    limitingDepth([]) {
      switch expression {
      case .name(let name, _):
        if let local = scope.local(name) {
          return once(local, []) { local.values.flatMap { makers(of: $0.value, $0.scope) } }
        }
        return variable(name, scope).map { makers(of: $0) } ?? []
      case .member(.name("self", _)?, let name, _): return variable(name, scope).map { makers(of: $0) } ?? []
      case .member(let base?, let name, _):
        return parts(named: name, of: base, scope)?.flatMap { makers(of: $0.value, $0.scope) } ?? []
      case .cast(let inner, _): return makers(of: inner, scope)
      case .choice(let parts, let condition):
        return scope.alternatives(parts, when: condition).flatMap { makers(of: $0.value, $0.scope) }
      case .call(let call):
        switch callee(of: call, scope) {
        case .constructor(let type): return [Maker(call: call, type: type, scope: scope, guards: scope.guards)]
        case .functions(let functions, _) where !index.isAmbiguous(functions):
          return functions.flatMap { makers(of: $0, call, scope) }
        case .unknown(let receiver): return madeByFactory(call, of: receiver).flatMap { makers(of: $0.value, $0.scope) }
        default: return []
        }
      default: return []
      }
    }
  }

  /// Returns the calls that create the results of a function, as far as the arguments of its call allow them.
  private func makers(of function: FunctionSymbol, _ call: Call, _ scope: Scope) -> [Maker] {
    let given = Given(code: .function(function), call: call, scope: scope)
    let found = onceMakers(function) { results(of: function).flatMap { makers(of: $0.value, $0.scope) } }
    return found.compactMap { maker in
      guard let remaining = remainingGuards(maker.guards, given) else { return nil }
      var maker = maker
      maker.guards = remaining.guards.union(scope.guards)
      maker.request = maker.request ?? given
      return maker
    }
  }

  private func makers(of variable: VariableSymbol) -> [Maker] {
    once(variable, []) {
      if let object = object(holding: variable) {
        let given = values(givenTo: variable, by: object.makers).flatMap { value, scope in
          outside { makers(of: value, scope) }
        }
        if !given.isEmpty { return given }
      }
      let scope = variable.scope
      let written = variable.declaration.value.map { [($0, scope)] } ?? []
      return (written + results(of: variable) + assignments(to: variable)).flatMap { makers(of: $0.0, $0.1) }
    }
  }

  // MARK: Arguments of callers

  /// Returns a parameter whose type is more specific at the call site: `present(module.toPresentable())`.
  /// - Parameter labels: The labels of the arguments of a method's call; `nil` for a property.
  func use(ofMember name: String, labels: [String?]?, of base: Expression, _ scope: Scope) -> Use? {
    // A local may stand for a parameter of the function that calls this code's closure.
    guard let subject = scope.guardSubject(base), case .function(let function) = subject.code,
      let place = subject.parameter, let written = function.parameter(at: place)?.type,
      let type = generic(written, of: function) ?? Optional(index.type(written, in: function.owner).plain),
      index.controllerKind(type.name) == nil, let symbol = index.symbol(type.name), symbol.isDeclared,
      symbol.kind == .class || symbol.kind == .protocol || symbol.kind == .struct, !index.isView(type.name)
    else { return nil }
    return .part(.parameter(function, place), name: name, labels: labels)
  }

  /// Returns the result of a method of a property that the creator of the object sets: `assembly.makeModule()`.
  func use(ofMember name: String, labels: [String?], ofProperty base: Expression, _ scope: Scope) -> Use? {
    guard let property = base.ownProperty, scope.local(property) == nil, let variable = variable(property, scope),
      isGiven(variable)
    else { return nil }
    return .part(.property(variable), name: name, labels: labels)
  }

  /// Returns whether code is in the app's own variant of a system method, for its own objects: `present(_ router: Router)`.
  /// The callers of such a function are the source of its transitions.
  func isFormForObjects(_ scope: Scope) -> Bool {
    guard let name = scope.context.function?.name else { return false }
    return ["present", "push", "show", "pushViewController"].contains(name)
  }

  private func generic(_ written: TypeName, of function: FunctionSymbol) -> TypeRef? {
    function.declaration.generics.first { $0.name == written.name }?.constraint
      .map { index.type($0, in: function.owner).plain }
  }
}

extension Expression {
  /// Whether the expression is a call that ends the program: `default: fatalError("unknown")`.
  var neverReturns: Bool {
    guard case .call(let call) = self, case .name(let name, _) = call.callee else { return false }
    return ["fatalError", "preconditionFailure"].contains(name)
  }
}
