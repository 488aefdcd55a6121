import VCSourceFacts

/// Closures that are stored and called later.
extension Resolver {
  /// Returns the external value for a closure parameter: the argument with which the holder calls the closure.
  func useOfClosure(_ local: Local) -> Use? {
    switch local.source {
    case .keptClosureParameter(let position, let target, let scope):
      return boundVariable(target, scope).map { .closure(.property($0), position) }
    case .closureParameter(let position, let argument, let call, let scope):
      let holder = holder(ofArgument: argument, call, scope) ?? stream(ofArgument: argument, call, scope)
      return holder.map { .closure($0, position) }
    case .variable, .parameter, .inside, .element, .part, .carried, .newValue, .localParameter: return nil
    }
  }

  /// Returns the holder of a closure argument: a parameter, or a property set by a memberwise initialiser.
  func holder(ofArgument argument: Int, _ call: Call, _ scope: Scope) -> ClosureHolder? {
    var functions: [FunctionSymbol] = []
    switch callee(of: call, scope) {
    case .functions(let found, _): functions = index.isAmbiguous(found) ? [] : found
    case .constructor(let type):
      functions = (index.symbol(type.name)?.functions["init"] ?? []).filter { Arguments($0, call) != nil }
      if functions.isEmpty, let variable = property(ofArgument: argument, call, type) { return .property(variable) }
    case .unknown: return environmentValue(ofArgument: argument, call).map { .property($0) }
    case .closure, .enumCase: break
    }
    for function in functions {
      if let place = Arguments(function, call)?.positions.firstIndex(of: argument) {
        return .parameter(function, place)
      }
    }
    return nil
  }

  /// Returns the type of the parameter of a closure that a constructor receives: `Slides(finish: { controller in … })`.
  func typeOfParameter(_ position: Int, ofClosureFor argument: Int, of call: Call, _ scope: Scope) -> TypeRef? {
    guard case .constructor(let made) = callee(of: call, scope) else { return nil }
    let type: TypeRef?
    switch holder(ofArgument: argument, call, scope) {
    case .property(let variable): type = self.type(of: variable)
    case .parameter(let function, let place):
      type = function.declaration.parameters[place].type.map { index.type($0, in: function.owner) }
    case .stream, nil: type = nil
    }
    guard let type, type.name == "->", position < type.arguments.count - 1 else { return nil }
    return substituted(type.arguments[position], made)?.plain
  }

  /// Returns the stream whose values a closure receives.
  private func stream(ofArgument argument: Int, _ call: Call, _ scope: Scope) -> ClosureHolder? {
    guard argument < call.arguments.count, case .closure(let closure) = call.arguments[argument].value else {
      return nil
    }
    let origins = stream(consumedBy: argument, of: call, scope)
    if origins.isEmpty { return nil }
    let place = Place(file: scope.context.file, position: call.position)
    return .stream(origins, StreamClosure(place: place, argument: argument), parts: max(1, closure.parameters.count))
  }

  /// Returns the property set by a memberwise initialiser; for an unlabelled closure, the first function property without an
  /// argument.
  private func property(ofArgument argument: Int, _ call: Call, _ type: TypeRef) -> VariableSymbol? {
    guard let symbol = index.symbol(type.name) else { return nil }
    if let label = call.arguments[argument].label { return symbol.variables[label] }
    guard call.arguments[argument].isTrailing, symbol.functions["init"] == nil else { return nil }
    return symbol.allVariables.first { variable in
      variable.declaration.getter == nil && !variable.declaration.isStatic && call.argument(variable.name) == nil
        && index.isFunction(variable.declaration.type, in: symbol)
    }
  }

  /// Returns the environment value set by `.environment(\.open, show)`.
  private func environmentValue(ofArgument argument: Int, _ call: Call) -> VariableSymbol? {
    guard call.calledName == "environment", argument == 1, case .keyPath(_, let names)? = call.arguments.first?.value,
      names.count == 1
    else { return nil }
    return index.variable(names[0], of: "EnvironmentValues")
  }

  /// Returns whether a property reads an environment value: `@Environment(\.open) var open`.
  func reads(_ value: VariableSymbol, _ variable: VariableSymbol) -> Bool {
    guard value.owner?.name == "EnvironmentValues" else { return false }
    return variable.declaration.attributes.contains { attribute in
      guard attribute.name == "Environment", case .keyPath(_, let names)? = attribute.arguments.first?.value else {
        return false
      }
      return names == [value.name]
    }
  }
}
