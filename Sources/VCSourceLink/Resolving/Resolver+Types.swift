import VCSourceFacts

/// Types of expressions.
extension Resolver {
  /// Returns the type of an expression, with optionals unwrapped; `nil` if it is unknown.
  func type(of expression: Expression, _ scope: Scope, expected: TypeRef? = nil) -> TypeRef? {
    limitingDepth(nil) { resolvedType(expression, scope, expected).map { $0.name == "Optional" ? $0.plain : $0 } }
  }

  private func resolvedType(_ expression: Expression, _ scope: Scope, _ expected: TypeRef?) -> TypeRef? {
    switch expression {
    case .name(let name, _): return type(ofName: name, scope)
    case .member(let base?, let name, _): return type(ofMember: name, of: base, scope)
    case .member(nil, _, _): return expected?.plain
    case .call(let call): return type(of: call, scope, expected)
    case .element(let base, _, _): return type(of: base, scope)?.element
    case .text: return TypeRef("String")
    case .literal(let text):
      if text == "true" || text == "false" { return TypeRef("Bool") }
      return text == "nil" ? nil : TypeRef(text.contains(".") ? "Double" : "Int")
    case .list(let parts):
      return parts.lazy.compactMap { self.type(of: $0, scope) }.first.map { TypeRef("Array", [$0]) }
    case .tuple(let elements): return type(ofTuple: elements, scope)
    case .cast(_, let name): return index.type(name, in: scope.context.owner)
    case .choice(let parts, _): return parts.lazy.compactMap { self.type(of: $0, scope, expected: expected) }.first
    case .metatype(let name):
      var type = index.type(name, in: scope.context.owner)
      type.isMeta = true
      return type
    case .branches(let statement):
      return collectResults([statement], Scope(in: scope)).lazy
        .compactMap { self.type(of: $0.value, $0.scope, expected: expected) }.first
    case .other, .dictionary, .closure, .selector, .keyPath: return nil
    }
  }

  // MARK: Names

  private func type(ofName name: String, _ scope: Scope) -> TypeRef? {
    if let local = scope.local(name) { return type(of: local, scope) }
    switch name {
    case "self": return ownType(scope).map { TypeRef($0.name, isMeta: isStatic(scope)) }
    case "Self": return scope.context.owner.map { TypeRef($0.name, isMeta: true) }
    case "super":
      return scope.context.owner.flatMap { index.ancestry(of: $0.name).dropFirst().first }.map { TypeRef($0) }
    default: break
    }
    if name.hasPrefix("$"), name.count > 1 {
      return type(ofName: String(name.dropFirst()), scope).map { TypeRef("Binding", [$0]) }
    }
    if let variable = self.variable(name, scope) {
      let type = type(of: variable)
      let known = scope.context.owner.flatMap { inherited(type, from: variable.owner, by: TypeRef($0.name)) }
      return known == type ? boundType(of: variable) : known ?? boundType(of: variable)
    }
    if index.isNameOfType(name) {
      var type = index.type(TypeName(name), in: scope.context.owner)
      type.isMeta = true
      return type
    }
    if let owner = scope.context.owner,
      index.controllerKind(owner.name) != nil || index.ancestry(of: owner.name).contains("UIResponder")
    {
      return SystemTypes.member(name).map { TypeRef($0) }
    }
    return typeOfRouter(name, of: nil, scope)
  }

  private func isStatic(_ scope: Scope) -> Bool {
    scope.context.function?.declaration.isStatic ?? scope.context.variable?.declaration.isStatic ?? false
  }

  /// Resolves an unqualified name to a property of an enclosing type or a global variable.
  func variable(_ name: String, _ scope: Scope) -> VariableSymbol? {
    var owner = scope.context.owner
    while let here = owner {
      if let found = index.variable(name, of: here.name) { return found }
      owner = here.outerName.flatMap { index.symbol($0) }
    }
    if let found = index.global(name, in: scope.context.file) { return found }
    // The instance variable behind an Objective-C property.
    return name.hasPrefix("_") && name.count > 1 ? variable(String(name.dropFirst()), scope) : nil
  }

  /// Returns the type of a closure parameter, derived from the call that the closure is passed to.
  func type(of local: Local) -> TypeRef? {
    guard case .closureParameter(let position, let argument, let call, let outer) = local.source else { return nil }
    return limitingDepth(nil) { typeOfClosureParameter(position, argument, call, outer) }
  }

  func type(of local: Local, _ scope: Scope) -> TypeRef? {
    onceTyped(local) {
      if let type = local.type {
        let owner = scope.context.owner
        return bound(index.type(type, in: owner), scope.context.generics, in: owner)
      }
      if case .closureParameter(let position, let argument, let call, let outer) = local.source {
        return typeOfClosureParameter(position, argument, call, outer)
      }
      if case .keptClosureParameter(let position, let target, let outer) = local.source {
        guard let stored = boundVariable(target, outer).flatMap({ self.type(of: $0) }), stored.name == "->",
          position < stored.arguments.count - 1
        else { return nil }
        return stored.arguments[position].plain
      }
      if case .carried(let name, let position, let subject, let outer) = local.source {
        return typeOfCarried(by: name, position, of: subject, outer)
      }
      if case .part(let position) = local.source {
        return local.values.lazy.compactMap { self.typeOfPart(position, of: $0.value, $0.scope) }.first
      }
      let value = local.values.lazy.compactMap { self.type(of: $0.value, $0.scope) }.first
      if case .element = local.source { return value?.element }
      return value?.name == "Optional" ? value?.plain : value
    }
  }

  /// Returns the type of a property, including SwiftUI's property wrappers.
  func type(of variable: VariableSymbol) -> TypeRef? {
    let declaration = variable.declaration
    if let type = declaration.type {
      let found = index.type(type, in: variable.owner)
      return found.name == "Optional" ? found.plain : found
    }
    return once(variable, nil) {
      let scope = variable.scope
      if let value = declaration.value, let type = type(of: value, scope) { return type }
      for attribute in declaration.attributes {
        guard let argument = attribute.arguments.first?.value else { continue }
        switch argument {
        case .metatype(let type):
          // `@Environment(Router.self) var router`, where `Router` may be a generic parameter.
          let generics = variable.owner?.generics(in: variable.file) ?? []
          return bound(index.type(type, in: variable.owner), generics, in: variable.owner)
        case .keyPath(let root, let names):
          if attribute.name != "Environment", let type = typeOfDependency(root, names, in: variable.owner) {
            return type
          }
          if names.count == 1, let value = index.variable(names[0], of: "EnvironmentValues") { return type(of: value) }
          if let last = names.last, let value = index.symbol("EnvironmentValues")?.variables[last] {
            return type(of: value)
          }
        default: break
        }
      }
      // `@Router var router`, with a property wrapper of the app.
      for attribute in declaration.attributes {
        let wrapper = index.resolve(attribute.name, in: variable.owner)
        if let value = index.symbol(wrapper)?.variables["wrappedValue"], let type = type(of: value) { return type }
      }
      return results(of: variable).lazy.compactMap { self.type(of: $0.value, $0.scope) }.first
    }
  }

  /// Returns a type with its owner's generic parameters replaced by their arguments.
  func substituted(_ type: TypeRef?, _ owner: TypeRef) -> TypeRef? {
    guard let type, let generics = index.symbol(owner.name)?.generics, !owner.arguments.isEmpty else { return type }
    if let place = generics.firstIndex(where: { $0.name == type.name }), place < owner.arguments.count {
      return owner.arguments[place]
    }
    var result = type
    result.arguments = type.arguments.map { substituted($0, owner) ?? $0 }
    return result
  }

  // MARK: Calls

  private func type(of call: Call, _ scope: Scope, _ expected: TypeRef?) -> TypeRef? {
    // `[Route]()`, an empty list.
    if case .list(let parts) = call.callee {
      guard parts.count == 1, var element = type(of: parts[0], scope), element.isMeta else { return nil }
      element.isMeta = false
      return TypeRef("Array", [element])
    }
    if let optional = unwrapped(by: call, scope) { return type(of: optional, scope)?.plain }
    switch callee(of: call, scope, expected: expected) {
    case .constructor(var type):
      if type.arguments.isEmpty { type.arguments = call.generics.map { index.type($0, in: scope.context.owner) } }
      // `Array(routes.enumerated())`
      if type.name == "Array", type.arguments.isEmpty, let list = call.firstPlain.flatMap({ self.type(of: $0, scope) }),
        list.element != nil
      {
        return list
      }
      return type
    case .functions(let functions, let receiver):
      for function in functions {
        if let type = returnedType(function, call, scope, receiver, expected) { return type }
      }
      return nil
    case .closure(let closure, let inner):
      return collectResults(closure.body, Scope(in: inner)).lazy.compactMap { self.type(of: $0.value, $0.scope) }.first
    case .enumCase(let type, _): return TypeRef(type)
    case .unknown(let receiver): return type(ofUndeclared: call, receiver, scope)
    }
  }

  /// Returns the type of the result of a function that the app does not declare.
  private func type(ofUndeclared call: Call, _ receiver: TypeRef?, _ scope: Scope) -> TypeRef? {
    guard let name = call.calledName else { return nil }
    if let variable = property(of: call, receiver) { return type(of: variable) }
    if let made = typeMadeByFactory(call, of: receiver) { return made }
    // `resolve(\Container.router)`
    if case .keyPath(let root, let names)? = call.firstPlain, name == "resolve" {
      return typeOfDependency(root, names, in: scope.context.owner)
    }
    if receiver?.isMeta == false, receiver?.name == "Array" {
      if ["first", "last", "filter", "sorted", "reversed"].contains(name) {
        return name == "first" || name == "last" ? receiver?.element : receiver
      }
      if name == "enumerated", let element = receiver?.element {
        let pair = TypeRef(TypeName.nameOfTuple(labels: ["offset", "element"]), [TypeRef("Int"), element])
        return TypeRef("Array", [pair])
      }
    }
    if name == "instantiateInitialViewController" { return TypeRef("UIViewController") }
    if let made = madeByLibrary(name, receiver) { return made }
    // `decode(Page.self, from: data)` of a system framework returns the requested type.
    if Self.namesOfDecoders.contains(name), let wanted = call.firstPlain, var type = self.type(of: wanted, scope),
      type.isMeta
    {
      type.isMeta = false
      return type
    }
    return state(of: call, scope).map { TypeRef("Store", [$0]) }
  }

  private static let namesOfDecoders: Set<String> = ["decode", "decodeIfPresent", "typedPayload", "resolve"]

  /// Returns the property read by an Objective-C message such as `[manager screen]`.
  func property(of call: Call, _ receiver: TypeRef?) -> VariableSymbol? {
    guard call.selector != nil, call.arguments.isEmpty, let receiver, let name = call.calledName else { return nil }
    return index.variable(name, of: receiver.name)
  }

  /// Returns the result type of a function call, with generic parameters replaced.
  func returnedType(
    _ function: FunctionSymbol, _ call: Call, _ scope: Scope, _ receiver: TypeRef?, _ expected: TypeRef?
  ) -> TypeRef? {
    guard let result = function.declaration.result else { return nil }
    if result.name == "Self" { return receiver.map { TypeRef($0.name) } ?? expected }
    if let generic = generic(result.name, of: function, call, scope, expected) {
      // `Detail.make()`, with `static func make<T: Screen>() -> T` declared by a class that `Detail` inherits from.
      if let receiver, function.declaration.isStatic, index.ancestry(of: receiver.name).contains(generic.name) {
        return TypeRef(receiver.name)
      }
      return generic
    }
    if function.declaration.generics.contains(where: { $0.name == result.name }) { return nil }
    let type = index.type(result, in: function.owner)
    return receiver.flatMap { inherited(type, from: function.owner, by: $0) } ?? type
  }

  /// Returns the generic argument of a call: explicit, expected, or inferred from an argument `Type.self`.
  func generic(
    _ name: String, of function: FunctionSymbol, _ call: Call, _ scope: Scope, _ expected: TypeRef?
  ) -> TypeRef? {
    guard let place = function.declaration.generics.firstIndex(where: { $0.name == name }) else { return nil }
    if place < call.generics.count { return index.type(call.generics[place], in: scope.context.owner) }
    if let argument = type(standingFor: name, of: function, call, scope) { return argument }
    return expected?.plain ?? function.declaration.generics[place].constraint.map { index.type($0, in: function.owner) }
  }
}
