import VCSourceFacts

/// The places that give a property its value.
extension Linker {
  /// Returns the places that give a property its value from outside the code of its type.
  func suppliers(of variable: VariableSymbol) -> [ValueSupplier] {
    guard let owner = variable.owner else { return [] }
    var found: [ValueSupplier] = []
    var usesDefault = false
    for (call, scope) in record.calls(named: constructorNames(of: owner)) {
      let argument = call.argument(variable.name) ?? builder(for: variable, call) ?? given(to: variable, by: call)
      if argument == nil, usesDefault { continue }
      guard case .constructor(let type) = resolver.callee(of: call, scope), isConstructed(type.name, like: owner) else {
        continue
      }
      guard let argument else {
        if let value = defaultValue(of: variable, omittedBy: call) {
          usesDefault = true
          found.append(value)
        }
        continue
      }
      found.append(ValueSupplier(value: argument, scope: scope, position: call.position, call: nil, constructor: call))
    }
    for (call, scope) in superclassCalls(of: owner) {
      guard let argument = given(to: variable, by: call) else { continue }
      found.append(ValueSupplier(value: argument, scope: scope, position: call.position, call: call))
    }
    for (base, value, scope) in record.assignments[variable.name] ?? [] {
      // Assignments in the type's own code are known to the property itself; subclasses supply a value like other objects.
      if resolver.isSelf(base), scope.context.owner === owner { continue }
      guard let type = resolver.type(of: base, scope), index.ancestry(of: type.name).contains(owner.name) else {
        continue
      }
      found.append(
        ValueSupplier(
          value: value, scope: scope, position: value.position ?? variable.declaration.position, call: nil, base: base))
    }
    return found
  }

  /// Returns the calls by which the initialisers of subclasses call those of a class: `super.init(pages: [First(), Second()])`.
  private func superclassCalls(of owner: TypeSymbol) -> [CodeRecord.RecordedCall] {
    guard owner.kind == .class else { return [] }
    if caches.superclassCalls == nil, record.isComplete {
      caches.superclassCalls = Dictionary(
        grouping: (record.calls["init"] ?? []).filter { call, _ in
          if case .name("super", _)? = call.receiver { true } else { false }
        }
      ) { _, scope in scope.context.owner.flatMap { index.ancestry(of: $0.name).dropFirst().first } ?? "" }
    }
    guard let known = caches.superclassCalls else { return [] }
    return index.typesSharingInitialisers(of: owner).flatMap { known[$0.name] ?? [] }
  }

  /// Returns the type of the object that receives a value: the one that is made with it, or whose property is assigned.
  func receiver(of supplier: ValueSupplier) -> TypeRef? {
    if let call = supplier.constructor ?? supplier.call,
      case .constructor(let type) = resolver.callee(of: call, supplier.scope)
    {
      return type
    }
    return supplier.base.flatMap { resolver.type(of: $0, supplier.scope)?.plain }
  }

  /// Returns the scopes of the code that makes objects of a type.
  func scopes(making type: TypeSymbol) -> [Scope] {
    (record.calls[type.shortName] ?? []).compactMap { call, scope in
      guard case .constructor(let made) = resolver.callee(of: call, scope), made.name == type.name else { return nil }
      return scope
    }
  }

  /// Returns the names by which code makes a type, or a subclass that inherits its initialisers.
  func constructorNames(of type: TypeSymbol) -> [String] {
    var names: [String] = []
    names.formUnion(index.typesSharingInitialisers(of: type).lazy.map(\.shortName))
    return names
  }

  /// Returns whether code that makes a class of this name runs the initialisers of a type.
  func isConstructed(_ name: String, like type: TypeSymbol) -> Bool {
    name == type.name || index.typesSharingInitialisers(of: type).contains { $0.name == name }
  }

  /// Returns the unlabelled trailing closure if it belongs to this property: the first function property, or property with
  /// a view builder, without an argument.
  private func builder(for variable: VariableSymbol, _ call: Call) -> Expression? {
    guard let owner = variable.owner, owner.functions["init"] == nil,
      let closure = call.arguments.first(where: { $0.isTrailing && $0.label == nil })
    else { return nil }
    let first = owner.allVariables.first { other in
      other.declaration.getter == nil && other.declaration.value == nil && !other.declaration.isStatic
        && (index.isFunction(other.declaration.type, in: owner) || other.isBuilder) && call.argument(other.name) == nil
    }
    return first == variable ? closure.value : nil
  }

  /// Returns the argument that an initialiser stores in a property: `init(_ content: () -> Content) { body = content }`.
  func given(to variable: VariableSymbol, by call: Call) -> Expression? {
    for (initialiser, place) in storingParameters(of: variable) {
      // The imported name of an initialiser can have fewer parameters.
      guard let positions = Arguments(initialiser, call)?.positions, place < positions.count else { continue }
      if let argument = positions[place] { return call.arguments[argument].value }
    }
    return nil
  }

  /// Returns the default value that an initialiser stores in a property if a call omits the argument.
  private func defaultValue(of variable: VariableSymbol, omittedBy call: Call) -> ValueSupplier? {
    for (initialiser, place) in storingParameters(of: variable) {
      guard let positions = Arguments(initialiser, call)?.positions, place < positions.count, positions[place] == nil,
        let value = defaultValue(of: initialiser, place)
      else { continue }
      return ValueSupplier(
        value: value, scope: initialiser.bodyScope, position: value.position ?? initialiser.declaration.position,
        call: nil)
    }
    return nil
  }

  /// Returns the parameters that initialisers store in a property.
  func storingParameters(of variable: VariableSymbol) -> [(initialiser: FunctionSymbol, place: Int)] {
    let assignments = resolver.assignments(to: variable)
    return (variable.owner?.functions["init"] ?? []).flatMap { initialiser in
      assignments.compactMap { value, scope in
        guard scope.context.function == initialiser, case .name(let name, _) = value,
          case .parameter(let place)? = scope.local(name)?.source
        else { return nil }
        return (initialiser, place)
      }
    }
  }
}
