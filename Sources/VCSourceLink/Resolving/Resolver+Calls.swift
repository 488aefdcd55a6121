import VCSourceFacts

/// The target of a call.
enum Callee {
  /// The initialiser of a type.
  case constructor(TypeRef)
  /// One of these functions of the app, with the receiver's type if there is a receiver.
  case functions([FunctionSymbol], receiver: TypeRef?)
  /// A closure whose code is known.
  case closure(Closure, Scope)
  /// An enum case with associated values.
  case enumCase(String, String)
  /// Anything else, such as a function of a system framework, with the receiver's type if it is known.
  case unknown(receiver: TypeRef?)
}

extension Resolver {
  /// Returns the target of a call, if it is known.
  func callee(of call: Call, _ scope: Scope, expected: TypeRef? = nil) -> Callee {
    limitingDepth(.unknown(receiver: nil)) { resolvedCallee(call, scope, expected) }
  }

  /// Returns whether a call is that of a function of the app.
  func isOfFunction(_ call: Call, _ scope: Scope) -> Bool {
    if case .functions = callee(of: call, scope) { true } else { false }
  }

  private func resolvedCallee(_ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Callee {
    switch call.callee {
    case .name(let name, _): return calleeOfName(name, call, scope)
    case .closure(let closure): return .closure(closure, scope)
    case .member(nil, let name, _):
      guard let expected = expected?.plain else { return .unknown(receiver: nil) }
      if name == "init" { return .constructor(expected) }
      if index.symbol(expected.name)?.cases[name] != nil { return .enumCase(expected.name, name) }
      let functions = index.functions(call, named: name, of: expected.name) { isAccessible($0, scope) }
      return functions.isEmpty ? .unknown(receiver: expected) : .functions(functions, receiver: expected)
    case .member(let base?, let name, _): return member(name, of: base, call, scope)
    case .metatype(let type): return .constructor(index.type(type, in: scope.context.owner))
    default: return .unknown(receiver: nil)
    }
  }

  private func calleeOfName(_ name: String, _ call: Call, _ scope: Scope) -> Callee {
    if let local = scope.local(name) {
      if let function = local.function {
        return .closure(
          Closure(parameters: function.parameters, body: function.body ?? [], position: function.position), scope)
      }
      for (value, inner) in local.values { if case .closure(let closure) = value { return .closure(closure, inner) } }
      return .unknown(receiver: nil)
    }
    if index.isNameOfType(name) {
      let type = index.type(TypeName(name, arguments: call.generics), in: scope.context.owner)
      // Some code has upper-case names for functions that create views.
      if index.isDeclared(type.name) || functionsByName[name] == nil && index.functions[name] == nil {
        return .constructor(type)
      }
      let function = inner(name, call, scope)
      if case .functions = function { return function }
      return .constructor(type)
    }
    return inner(name, call, scope)
  }

  /// Resolves a name that is neither a local nor a type: a function or closure of an enclosing type, or a global function.
  private func inner(_ name: String, _ call: Call, _ scope: Scope) -> Callee {
    var owner = ownType(scope)
    while let here = owner {
      let found = functions(named: name, of: here.name, call, scope)
      if !found.isEmpty { return .functions(found, receiver: TypeRef(here.name)) }
      if let variable = index.variable(name, of: here.name), case .closure(let closure)? = variable.declaration.value {
        return .closure(closure, variable.scope)
      }
      let constrained = functionsOfSubtypes(name, here, call, scope)
      if !constrained.isEmpty { return .functions(constrained, receiver: TypeRef(here.name)) }
      owner = here.outerName.flatMap { index.symbol($0) }
    }
    return globalFunctions(name, call, scope) ?? .unknown(receiver: scope.context.owner.map { TypeRef($0.name) })
  }

  private func globalFunctions(_ name: String, _ call: Call, _ scope: Scope) -> Callee? {
    let global = (index.functions[name] ?? []).filter { isAccessible($0, scope) && Arguments($0, call) != nil }
    return global.isEmpty ? nil : .functions(inModule(of: scope, global), receiver: nil)
  }

  /// Returns whether an expression is the name of a module that the file imports: `Design.share(image)`.
  private func isModule(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = expression, scope.local(name) == nil, !index.isDeclared(name) else { return false }
    return index.files[scope.context.file].imports.contains(name)
  }

  /// Returns the functions that the code of a protocol's extension calls on itself and that the protocol does not have: those of
  /// another protocol to which the extension is constrained, or of the class that implements it, and which all refining or
  /// conforming types share.
  private func functionsOfSubtypes(
    _ name: String, _ owner: TypeSymbol, _ call: Call, _ scope: Scope
  ) -> [FunctionSymbol] {
    guard owner.kind == .protocol, owner.isDeclared else { return [] }
    let declaring = index.typesDeclaring(name, amongSubtypesOf: owner.name)
    for isProtocol in [true, false] {
      var found: [FunctionSymbol] = []
      for type in declaring where (type.kind == .protocol) == isProtocol {
        found.formUnion(functions(named: name, of: type.name, call, scope))
      }
      if !found.isEmpty { return index.isAmbiguous(found) ? [] : found }
    }
    return []
  }

  private func member(_ name: String, of base: Expression, _ call: Call, _ scope: Scope) -> Callee {
    if isModule(base, scope), let functions = globalFunctions(name, call, scope) { return functions }
    guard let receiver = type(of: base, scope).map({ index.part(of: $0, declaring: name) }) else {
      if name == "init" || name == "alloc" || name == "new" { return .unknown(receiver: nil) }
      let added = isModifiedView(base, scope) ? functions(named: name, of: "View", call, scope) : []
      return added.count == 1 ? .functions(added, receiver: TypeRef("View")) : byName(name, call, scope)
    }
    if receiver.isMeta {
      if name == "init" || name == "alloc" || name == "new" {
        return .constructor(TypeRef(receiver.name, receiver.arguments))
      }
      // Some code has upper-case names for enum cases.
      if index.symbol(receiver.name)?.cases[name] != nil { return .enumCase(receiver.name, name) }
      if name.looksLikeType {
        return .constructor(
          index.type(TypeName("\(receiver.name).\(name)", arguments: call.generics), in: scope.context.owner))
      }
    } else if isAllocation(base), name.hasPrefix("init") {
      return .constructor(receiver)
    }
    let functions = self.functions(named: name, of: receiver.name, call, scope)
    if !functions.isEmpty { return .functions(functions, receiver: TypeRef(receiver.name, receiver.arguments)) }
    // Extensions of `View` also apply to SwiftUI's own views, `Text("Detail").opens(.detail)`, and to those of libraries.
    if !receiver.isMeta, isAnyView(receiver.name, scope) || isLibraryView(base, scope) {
      let added = self.functions(named: name, of: "View", call, scope)
      if !added.isEmpty { return .functions(added, receiver: TypeRef("View")) }
    }
    return .unknown(receiver: receiver)
  }

  /// Returns whether an expression is a view with modifiers: `Text("Detail").font(.body)`.
  private func isModifiedView(_ expression: Expression, _ scope: Scope) -> Bool {
    var base = expression
    while case .call(let call) = base, let receiver = call.receiver { base = receiver }
    guard base != expression, let type = type(of: base, scope), !type.isMeta else { return false }
    return isAnyView(type.name, scope) || index.isView(type.name)
  }

  /// Returns whether a type is a SwiftUI view, or a view determined elsewhere: the content of a modifier, or a generic
  /// parameter.
  private func isAnyView(_ name: String, _ scope: Scope) -> Bool {
    guard !index.isDeclared(name) else { return false }
    if SystemTypes.isView(name) { return true }
    let owner = scope.context.owner
    if name == "Content", let owner, index.ancestry(of: owner.name).contains("ViewModifier") { return true }
    let generics = (scope.context.function?.declaration.generics ?? []) + (owner?.generics ?? [])
    return generics.contains { $0.name == name && $0.constraint?.name == "View" }
  }

  /// Returns whether an expression makes a view of a library, judging by its builder, `Loader(store) { Detail() }`, or by the
  /// view whose code makes it.
  private func isLibraryView(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .call(let call) = expression, case .name(let name, _) = call.callee, name.looksLikeType,
      !index.isDeclared(name), index.controllerKind(name) == nil, !SystemTypes.isPlainValue(name)
    else { return false }
    return call.arguments.contains(where: \.isTrailing) || (scope.context.owner.map { index.isView($0.name) } ?? false)
  }

  /// Returns whether an expression is `[Type alloc]`.
  private func isAllocation(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    return call.calledName == "alloc"
  }

  /// Resolves a function of the app by name alone, if only one type has such a function, and a single one of them accepts the
  /// arguments.
  private func byName(_ name: String, _ call: Call, _ scope: Scope) -> Callee {
    // A view's own modifier, which may have the name of SwiftUI's, applies only to that view.
    var found = candidates(name).filter {
      $0.hasBody && isAccessible($0, scope) && !isModifierOfView($0) && Arguments($0, call) != nil
    }
    if found.count > 1, let owner = found[0].owner, found.allSatisfy({ $0.owner === owner }) {
      found = functions(named: name, of: owner.name, call, scope)
    }
    guard found.count == 1, let first = call.arguments.first else { return .unknown(receiver: nil) }
    // A specific label distinguishes a function from system functions.
    let isDistinctive = first.label.map { !first.isTrailing && !Self.commonLabels.contains($0) } ?? false
    guard isDistinctive || !Self.common.contains(name) else { return .unknown(receiver: nil) }
    return .functions(found, receiver: nil)
  }

  private func candidates(_ name: String) -> [FunctionSymbol] { functionsByName[name] ?? [] }

  /// Returns whether a function of a specific view returns a view.
  private func isModifierOfView(_ function: FunctionSymbol) -> Bool {
    guard let owner = function.owner, owner.isDeclared, owner.kind != .protocol, index.isView(owner.name),
      let result = function.declaration.result
    else { return false }
    return result.name == "View" || index.isView(index.type(result, in: owner).name)
  }

  private static let commonLabels: Set<String> = [
    "at", "in", "of", "by", "to", "for", "on", "with", "from", "where", "contentsOf", "animated", "after", "using",
    "withIdentifier", "sender", "completion", "receiveValue", "repeating", "forKey",
  ]

  /// Common names that are not resolved if the receiver is unknown.
  private static let common: Set<String> = [
    "append", "insert", "add", "remove", "map", "filter", "present", "show", "push", "pushViewController", "dismiss",
    "set", "update", "sink", "send", "bind", "contains", "perform", "performSegue", "addChild", "setViewControllers",
  ]
}
