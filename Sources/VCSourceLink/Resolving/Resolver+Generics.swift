import VCSourceFacts

/// Values whose type is a generic parameter: `class Model<Router: Routing> { let router: Router }`.
extension Resolver {
  /// Returns the type of a value, replacing generic parameters by their constraints, if these are types of the app or
  /// controllers. What a metatype stands for, the caller knows better.
  func bound(_ type: TypeRef, _ generics: [GenericParameter], in owner: TypeSymbol?) -> TypeRef {
    guard !generics.isEmpty, !type.isMeta else { return type }
    guard let constraint = generics.first(where: { $0.name == type.name })?.constraint else {
      var whole = type
      whole.arguments = type.arguments.map { self.bound($0, generics, in: owner) }
      return whole
    }
    let found = index.type(constraint, in: owner)
    guard index.isDeclared(found.name) || index.controllerKind(found.name) != nil else { return type }
    return TypeRef(found.name, found.arguments)
  }

  /// Returns the type of the values for which an expression is the metatype: `Route.self`.
  func type(ofValuesFor metatype: Expression, _ scope: Scope) -> TypeRef? {
    type(of: metatype, scope).map { type in
      bound(TypeRef(type.name, type.arguments), scope.context.generics, in: scope.context.owner)
    }
  }

  /// Returns a type as written in code; for a generic parameter, its constraint, or a type without a name if it has none.
  func constrained(_ type: TypeName, _ scope: Scope) -> TypeRef {
    guard let generic = scope.context.generics.first(where: { $0.name == type.name }) else {
      return index.type(type, in: scope.context.owner)
    }
    return generic.constraint.map { index.type($0, in: scope.context.owner) } ?? TypeRef("")
  }

  /// Returns the type that a call passes for a generic parameter: as `Type.self`, or as a value of that type.
  func type(standingFor name: String, of function: FunctionSymbol, _ call: Call, _ scope: Scope) -> TypeRef? {
    guard let positions = Arguments(function, call)?.positions else { return nil }
    for (parameter, position) in zip(function.declaration.parameters, positions) {
      guard let position, let type = parameter.type, type.isMetatype(of: name) || type.name == name,
        var found = self.type(of: call.arguments[position].value, scope)
      else { continue }
      found.isMeta = false
      return found
    }
    return nil
  }

  /// Returns the type of an inherited member, with the superclass's generic parameters replaced by the subclass's arguments:
  /// `class Home: Module<HomeBuilder>`.
  func inherited(_ type: TypeRef?, from declaring: TypeSymbol?, by subtype: TypeRef) -> TypeRef? {
    guard let declaring, declaring.name != subtype.name, !declaring.generics.isEmpty else {
      return substituted(type, subtype)
    }
    guard let ancestor = ancestor(declaring.name, of: subtype) else { return type }
    return substituted(type, ancestor)
  }

  /// Returns what an associated type of a protocol stands for in a type that conforms to it: an alias, or what a property that
  /// meets a requirement has in its place.
  func type(ofAssociated name: String, of requirement: TypeSymbol, in type: TypeRef) -> TypeRef? {
    guard requirement.kind == .protocol, requirement.generics.contains(where: { $0.name == name }) else { return nil }
    if let alias = index.aliases["\(type.name).\(name)"] {
      return index.type(alias, in: index.symbol(type.name))
    }
    return requirement.allVariables.lazy.compactMap { required -> TypeRef? in
      guard let written = required.declaration.type, let property = self.index.variable(required.name, of: type.name),
        let met = self.type(of: property)?.plain
      else { return nil }
      if written.name == name { return met }
      // `var path: [Route] { get set }`
      return written.arguments.firstIndex { $0.name == name }.flatMap {
        $0 < met.arguments.count ? met.arguments[$0] : nil
      }
    }.first
  }

  /// Returns an ancestor of a type with its generic arguments.
  private func ancestor(_ name: String, of type: TypeRef, depth: Int = 0) -> TypeRef? {
    if type.name == name { return type }
    guard depth < LinkLimits.aliases, let symbol = index.symbol(type.name) else { return nil }
    for parent in symbol.inherited {
      let written = index.type(parent, in: symbol)
      guard index.ancestry(of: written.name).contains(name) else { continue }
      if let found = ancestor(name, of: substituted(written, type) ?? written, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Returns the type created by a library's extension of controller classes that loads a storyboard or XIB:
  /// `Detail.instantiate()`.
  func madeByLibrary(_ name: String, _ receiver: TypeRef?) -> TypeRef? {
    guard let receiver, receiver.isMeta, index.isSpecificController(receiver.name),
      FactoryVerbs.begin(name, FactoryVerbs.ofOwnClass)
    else { return nil }
    return TypeRef(receiver.name)
  }

  /// Returns the type at a key path of a dependency container: `@Injected(\.router) var router`, where the container
  /// declares `var router: Factory<Router>`.
  func typeOfDependency(_ root: TypeName?, _ names: [String], in owner: TypeSymbol?) -> TypeRef? {
    let containers = root.map { [index.type($0, in: owner).name] } ?? ["Container", "DependencyValues"]
    for container in containers {
      var type = Optional(TypeRef(container))
      for name in names {
        type = type.flatMap { index.variable(name, of: $0.name) }.flatMap { self.type(of: $0) }
        if let made = type, index.isFactory(made) { type = made.arguments.last?.plain }
      }
      if let type, index.isDeclared(type.name) { return type }
    }
    return nil
  }

  /// Returns the type of a property as seen in its own type.
  func boundType(of variable: VariableSymbol) -> TypeRef? {
    let generics = variable.owner?.generics(in: variable.file) ?? []
    return type(of: variable).map { bound($0, generics, in: variable.owner) }
  }
}

extension SymbolIndex {
  /// Returns whether a value of a type is called to create its generic argument, as in dependency-injection libraries:
  /// `var detail: Factory<Detail> { self { Detail() } }`.
  func isFactory(_ type: TypeRef) -> Bool {
    !isDeclared(type.name) && lastPart(of: type.name).hasSuffix("Factory") && !type.arguments.isEmpty
  }
}

extension TypeSymbol {
  /// Returns the generic parameters declared in a file, because several modules may have types of the same name.
  func generics(in file: Int) -> [GenericParameter] {
    declarations.first { $0.file == file && !$0.declaration.generics.isEmpty }?.declaration.generics ?? generics
  }
}

extension TypeName {
  /// Returns whether this is the metatype of a type: `Screen.Type`.
  func isMetatype(of name: String) -> Bool {
    self.name == "\(name).Type" || self.name == "Type" && arguments.first?.name == name
  }
}
