import VCSourceFacts

/// What is called.
enum Callee {
  /// A new value of a type.
  case constructor(TypeRef)
  /// One of these functions of the app; the receiver's type where there is one.
  case functions([FunctionSymbol], receiver: TypeRef?)
  /// A closure that is at hand.
  case closure(Closure, Scope)
  /// A case of an enum with values.
  case enumCase(String, String)
  /// Something else, such as a function of a system framework; the receiver's type where it is known.
  case unknown(receiver: TypeRef?)
}

extension Resolver {
  /// What a call calls, as far as it is known.
  func callee(of call: Call, _ scope: Scope, expected: TypeRef? = nil) -> Callee {
    guarded(.unknown(receiver: nil)) { found(call, scope, expected) }
  }

  private func found(_ call: Call, _ scope: Scope, _ expected: TypeRef?) -> Callee {
    switch call.callee {
    case .name(let name, _): return named(name, call, scope)
    case .closure(let closure): return .closure(closure, scope)
    case .member(nil, let name, _):
      guard let expected = expected?.plain else { return .unknown(receiver: nil) }
      if name == "init" { return .constructor(expected) }
      if index.symbol(expected.name)?.cases[name] != nil { return .enumCase(expected.name, name) }
      let functions = index.functions(call, named: name, of: expected.name)
      return functions.isEmpty ? .unknown(receiver: expected) : .functions(functions, receiver: expected)
    case .member(let base?, let name, _): return member(name, of: base, call, scope)
    case .metatype(let type): return .constructor(index.type(type, in: scope.context.owner))
    default: return .unknown(receiver: nil)
    }
  }

  private func named(_ name: String, _ call: Call, _ scope: Scope) -> Callee {
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
      // Some write functions that make views with a capital.
      if index.isDeclared(type.name) || functionsByName[name] == nil && index.functions[name] == nil {
        return .constructor(type)
      }
      let function = inner(name, call, scope)
      if case .functions = function { return function }
      return .constructor(type)
    }
    return inner(name, call, scope)
  }

  /// What a name means that is no local and no type: a function or a closure of a type around, or a function of nobody.
  private func inner(_ name: String, _ call: Call, _ scope: Scope) -> Callee {
    var owner = scope.context.owner
    while let here = owner {
      let found = functions(named: name, of: here.name, call, scope)
      if !found.isEmpty { return .functions(found, receiver: TypeRef(here.name)) }
      if let variable = index.variable(name, of: here.name), case .closure(let closure)? = variable.declaration.value {
        return .closure(closure, Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable)))
      }
      owner = here.outerName.flatMap { index.symbol($0) }
    }
    let global = (index.functions[name] ?? []).filter { Arguments($0, call) != nil }
    return global.isEmpty
      ? .unknown(receiver: scope.context.owner.map { TypeRef($0.name) }) : .functions(global, receiver: nil)
  }

  private func member(_ name: String, of base: Expression, _ call: Call, _ scope: Scope) -> Callee {
    guard let receiver = type(of: base, scope) else {
      if name == "init" || name == "alloc" || name == "new" { return .unknown(receiver: nil) }
      return byName(name, call)
    }
    if receiver.isMeta {
      if name == "init" || name == "alloc" || name == "new" {
        return .constructor(TypeRef(receiver.name, receiver.arguments))
      }
      // Some write the cases of enums with a capital.
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
    // What the app adds to all views, SwiftUI's own have as well: `Text("Detail").opens(.detail)`.
    if !receiver.isMeta, isAnyView(receiver.name, scope) {
      let added = self.functions(named: name, of: "View", call, scope)
      if !added.isEmpty { return .functions(added, receiver: TypeRef("View")) }
    }
    return .unknown(receiver: receiver)
  }

  /// Whether a type is one of SwiftUI's views, or a view that somebody else decides about: what a modifier changes, or a generic
  /// parameter.
  private func isAnyView(_ name: String, _ scope: Scope) -> Bool {
    guard !index.isDeclared(name) else { return false }
    if SystemTypes.isView(name) { return true }
    let owner = scope.context.owner
    if name == "Content", let owner, index.line(of: owner.name).contains("ViewModifier") { return true }
    let generics = (scope.context.function?.declaration.generics ?? []) + (owner?.generics ?? [])
    return generics.contains { $0.name == name && $0.constraint?.name == "View" }
  }

  /// The functions of a type, or of those that it inherits from, that a call can mean: of several ones those whose parameters have the
  /// arguments' types.
  private func functions(named name: String, of type: String, _ call: Call, _ scope: Scope) -> [FunctionSymbol] {
    let nearest = index.functions(call, named: name, of: type)
    guard nearest.count > 1 || nearest.count == 1 && isOneOfSeveral(name, call) else { return nearest }
    var fitting = nearest.filter { takes(call, scope, $0) }
    if fitting.isEmpty { fitting = index.functions(call, named: name, of: type) { takes(call, scope, $0) } }
    return fitting.isEmpty ? nearest : closest(fitting, call)
  }

  /// Whether inherited functions of that name may get the arguments as well: one for views beside one for controllers.
  private func isOneOfSeveral(_ name: String, _ call: Call) -> Bool {
    guard call.selector == nil, !call.arguments.isEmpty, let all = functionsByName[name], all.count > 1 else {
      return false
    }
    return all.contains { function in
      guard let type = function.declaration.parameters.first?.type else { return false }
      return type.name == "View" || function.declaration.generics.contains { $0.constraint?.name == "View" }
    }
  }

  /// Of several functions of which each may get the arguments those that leave the fewest parameters to default values, as Swift
  /// prefers them.
  private func closest(_ functions: [FunctionSymbol], _ call: Call) -> [FunctionSymbol] {
    guard functions.count > 1, call.selector == nil else { return functions }
    let missing = functions.map { Arguments($0, call)?.positions.count { $0 == nil } ?? 0 }
    guard let least = missing.min() else { return functions }
    return zip(functions, missing).filter { $0.1 == least }.map(\.0)
  }

  /// Whether a function may get such arguments, as far as their types are known.
  func takes(_ call: Call, _ scope: Scope, _ function: FunctionSymbol) -> Bool {
    guard let places = Arguments(function, call)?.positions else { return true }
    return zip(places, function.declaration.parameters).allSatisfy { place, parameter in
      guard let place, let written = parameter.type, let given = type(of: call.arguments[place].value, scope)?.plain,
        !given.isMeta
      else { return true }
      let generic = function.declaration.generics.first { $0.name == written.name }
      guard let written = generic == nil ? written : generic?.constraint else { return true }
      let wanted = index.type(written, in: function.owner).plain
      // `push<Content: View>(_ view: Content)` beside `push(_ controller: UIViewController)`
      if wanted.name == "View" { return !isPrecise(given) || index.isView(given.name) }
      guard isPrecise(given), isPrecise(wanted) else { return true }
      return index.line(of: given.name).contains(wanted.name) || index.line(of: wanted.name).contains(given.name)
    }
  }

  /// Whether a type is known to be another one than those of other names.
  private func isPrecise(_ type: TypeRef) -> Bool {
    guard let symbol = index.symbol(type.name), symbol.isDeclared else { return index.controllerKind(type.name) != nil }
    return symbol.kind != .protocol
  }

  /// `[Type alloc]`.
  private func isAllocation(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    return call.calledName == "alloc"
  }

  /// A function of the app by its name alone, where only one has the name and takes such arguments.
  private func byName(_ name: String, _ call: Call) -> Callee {
    let found = candidates(name).filter { $0.hasBody && Arguments($0, call) != nil }
    guard found.count == 1, let first = call.arguments.first else { return .unknown(receiver: nil) }
    // A label of its own tells a function from those of the system.
    let isTelling = first.label.map { !first.isTrailing && !Self.commonLabels.contains($0) } ?? false
    guard isTelling || !Self.common.contains(name) else { return .unknown(receiver: nil) }
    return .functions(found, receiver: nil)
  }

  private func candidates(_ name: String) -> [FunctionSymbol] { functionsByName[name] ?? [] }

  private static let commonLabels: Set<String> = [
    "at", "in", "of", "by", "to", "for", "on", "with", "from", "where", "contentsOf", "animated", "after", "using",
    "withIdentifier", "sender", "completion", "receiveValue", "repeating", "forKey",
  ]

  /// Names that mean something else as soon as the receiver is not known.
  private static let common: Set<String> = [
    "append", "insert", "add", "remove", "map", "filter", "present", "show", "push", "pushViewController", "dismiss",
    "set", "update", "sink", "send", "bind", "contains", "perform", "performSegue", "addChild", "setViewControllers",
  ]
}
