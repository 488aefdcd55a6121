import VCSourceFacts

/// The places that supply the values of parameters and properties.
extension Linker {
  /// A place that supplies the value of a parameter or a property.
  struct ValueSupplier {
    var value: Expression
    var scope: Scope
    var position: SourcePosition
    var call: Call?
    /// The object whose property is assigned.
    var base: Expression?
    /// The initialiser call that has the value as an argument.
    var constructor: Call?
    /// The stream closure that receives the value, and all parts of what it receives.
    var sent: (closure: StreamClosure, parts: [Expression])?

    /// Returns the same place with a value derived from the supplied one.
    func replacingValue(_ derive: (Expression, SourcePosition) -> Expression) -> ValueSupplier {
      var result = self
      result.value = derive(value, position)
      return result
    }
  }

  /// Returns all places that determine an external value.
  func suppliers(of use: Use) -> [ValueSupplier] {
    switch use {
    case .parameter(let function, let place): suppliers(of: function, place)
    case .property(let variable): suppliers(of: variable)
    case .local(let function, let place): suppliers(of: function, place)
    case .assigned(let variable): suppliers(of: variable) + ownAssignments(to: variable)
    case .receiver(let function): receivers(of: function)
    case .object(let variable): objects(read: variable)
    case .overrides(let function): index.overrides(of: function).flatMap(answers)
    case .overridingProperties(let variable):
      index.overridingProperties(of: variable).flatMap(answers) + index.overridingGetters(of: variable).flatMap(answers)
    case .carried(let function, let place, let name, let position):
      suppliers(of: function, place).flatMap { carried(by: name, position, of: $0) }
    case .element(let list):
      suppliers(of: list).map { $0.replacingValue { value, position in .element(value, [], position) } }
    case .part(let object, let name, let labels):
      suppliers(of: object).map { $0.replacingValue { .part(name, labels: labels, of: $0, at: $1) } }
    case .scene(let identifier, let storyboard):
      suppliers(of: identifier).map {
        $0.replacingValue { value, position in .scene(value, in: storyboard, at: position) }
      }
    case .closure(.property(let variable), let place): callers(ofKept: variable, place)
    case .closure(.stream(let variables, let closure, let parts), let place):
      suppliers(ofStream: variables, closure, parts, place)
    case .closure(.parameter(let function, let holder), let place): callers(ofParameter: holder, of: function, place)
    }
  }

  /// Returns the associated values of the enum case that a place supplies, by case name and position.
  private func carried(by name: String, _ position: Int, of supplier: ValueSupplier) -> [ValueSupplier] {
    resolver.carried(by: name, position, of: supplier.value, supplier.scope).map { value, scope in
      let isHere = scope.context === supplier.scope.context
      let position = isHere ? supplier.position : value.position ?? supplier.position
      return ValueSupplier(value: value, scope: scope, position: position, call: isHere ? supplier.call : nil)
    }
  }

  /// Returns the arguments in calls of a local function or closure.
  private func suppliers(of function: LocalFunction, _ place: Int) -> [ValueSupplier] {
    (record.localCalls[function] ?? []).compactMap { call, scope in
      guard place < call.arguments.count else { return nil }
      return ValueSupplier(value: call.arguments[place].value, scope: scope, position: call.position, call: nil)
    }
  }

  /// Returns the assignments to a property in the code of its own type.
  func ownAssignments(to variable: VariableSymbol) -> [ValueSupplier] {
    resolver.assignments(to: variable).compactMap { value, scope in
      value.position.map { ValueSupplier(value: value, scope: scope, position: $0, call: nil) }
    }
  }

  /// Returns the objects whose computed property is read.
  private func objects(read variable: VariableSymbol) -> [ValueSupplier] {
    (record.reads[variable.name] ?? []).compactMap { object, position, scope in
      guard resolver.boundVariable(.member(object, variable.name, position), scope) == variable else { return nil }
      return ValueSupplier(value: object, scope: scope, position: position)
    }
  }

  private func answers(of function: FunctionSymbol) -> [ValueSupplier] {
    resolver.results(of: function).map { value, scope in
      ValueSupplier(value: value, scope: scope, position: value.position ?? function.declaration.position, call: nil)
    }
  }

  private func answers(of variable: VariableSymbol) -> [ValueSupplier] {
    resolver.results(of: variable).map { value, scope in
      ValueSupplier(value: value, scope: scope, position: value.position ?? variable.declaration.position)
    }
  }

  /// Returns the arguments in calls of a closure stored in a property.
  private func callers(ofKept variable: VariableSymbol, _ place: Int) -> [ValueSupplier] {
    (record.calls[variable.name] ?? []).compactMap { call, scope in
      guard place < call.arguments.count, let called = resolver.boundVariable(call.callee, scope),
        called == variable || resolver.reads(variable, called)
      else { return nil }
      return ValueSupplier(value: call.arguments[place].value, scope: scope, position: call.position, call: nil)
    }
  }

  /// Returns the arguments with which a function calls one of its closure parameters, directly or after storing it in a
  /// property.
  private func callers(ofParameter holder: Int, of function: FunctionSymbol, _ place: Int) -> [ValueSupplier] {
    guard holder < function.declaration.parameters.count else { return [] }
    let name = function.declaration.parameters[holder].name
    let calls = (record.calls[name] ?? []).compactMap { call, scope -> ValueSupplier? in
      guard case .name(name, _) = call.callee, place < call.arguments.count,
        scope.refersToParameter(name, holder, of: function)
      else { return nil }
      return ValueSupplier(value: call.arguments[place].value, scope: scope, position: call.position, call: nil)
    }
    let keepers = record.assignmentsOfNames[name, default: []].filter {
      $0.scope.refersToParameter(name, holder, of: function)
    }
    .compactMap { resolver.boundVariable($0.target, $0.scope) }
    return calls + keepers.flatMap { callers(ofKept: $0, place) }
  }

  private func suppliers(of function: FunctionSymbol, _ place: Int) -> [ValueSupplier] {
    callers(of: function).compactMap { call, scope in
      guard let places = Arguments(function, call)?.positions, place < places.count,
        let value = places[place].map({ call.arguments[$0].value }) ?? defaultValue(of: function, place)
      else { return nil }
      return ValueSupplier(value: value, scope: scope, position: call.position, call: call)
    } + suppliers(dispatchedTo: function, place) + (place == 0 ? elements(givenTo: function) : [])
  }

  /// Returns the default value of a parameter, which calls may omit.
  func defaultValue(of function: FunctionSymbol, _ place: Int) -> Expression? {
    guard let parameter = function.parameter(at: place), let value = parameter.defaultValue else { return nil }
    return parameter.type.map { .cast(value, $0) } ?? value
  }

  /// Returns the calls of a function that the traversal has found; cached when the traversal is complete.
  func callers(of function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    if let known = caches.callers[function] { return known }
    let isInit = function.isInitializer
    let names = function.name == "init" ? (function.owner.map(constructorNames) ?? []) + ["init"] : function.callNames
    let found = record.calls(named: names).filter { call, scope in
      Arguments(function, call) != nil && isCall(call, scope, function, isInit)
    }
    if record.isComplete { caches.callers[function] = found }
    return found
  }

  func isCall(_ call: Call, _ scope: Scope, _ function: FunctionSymbol, _ isInit: Bool) -> Bool {
    switch resolver.callee(of: call, scope) {
    case .functions(let functions, _): return functions.contains(function) && !index.isAmbiguous(functions)
    case .constructor(let type): return isInit && function.owner.map { isConstructed(type.name, like: $0) } ?? false
    case .closure, .enumCase, .unknown: return false
    }
  }
}

extension Expression {
  /// A property of an object, or the result of its method for unknown arguments with these labels.
  fileprivate static func part(_ name: String, labels: [String?]?, of object: Expression, at position: SourcePosition)
    -> Expression
  {
    let member = Expression.member(object, name, position)
    guard let labels else { return member }
    return .call(Call(member, labels.map { Argument($0, .other([])) }, at: position))
  }

  /// The call that instantiates a scene.
  fileprivate static func scene(_ identifier: Expression, in storyboard: String?, at position: SourcePosition)
    -> Expression
  {
    let name = storyboard.map { Call(.name("UIStoryboard", position), [Argument("name", .text($0))], at: position) }
    let receiver = name.map(Expression.call) ?? .literal("nil")
    return .call(
      Call(
        .member(receiver, "instantiateViewController", position), [Argument("withIdentifier", identifier)], at: position
      ))
  }
}
