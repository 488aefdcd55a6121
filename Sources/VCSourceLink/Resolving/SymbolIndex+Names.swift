import VCModel
import VCSourceFacts

/// The types that names refer to.
extension SymbolIndex {
  /// Returns the full name of the type that a name refers to in a context; the name itself if no file declares the type.
  func resolve(_ name: String, in context: TypeSymbol?) -> String { resolve(name, in: context, depth: 0) }

  private func resolve(_ name: String, in context: TypeSymbol?, depth: Int) -> String {
    if let known = context.map({ $0.resolved[name] }) ?? resolved[name] { return known }
    let result = lookUp(name, in: context, depth: depth)
    if let context { context.resolved[name] = result } else { resolved[name] = result }
    return result
  }

  private func lookUp(_ name: String, in context: TypeSymbol?, depth: Int) -> String {
    guard depth < LinkLimits.aliases else { return name }
    if name == "Self", let context { return context.name }
    var outer = context?.name
    while let prefix = outer {
      if let found = declared("\(prefix).\(name)", depth: depth) { return found }
      if lastPart(of: prefix) == name, types[prefix]?.isDeclared ?? false { return prefix }
      outer = outerPart(of: prefix)
    }
    if let found = declared(name, depth: depth) { return found }
    guard let dot = name.firstIndex(of: ".") else { return name }
    // `Module.Type`, or a nested type of an alias.
    let first = String(name[..<dot])
    let rest = String(name[name.index(after: dot)...])
    let base = resolve(first, in: context, depth: depth + 1)
    if base != first { return declared("\(base).\(rest)", depth: depth) ?? "\(base).\(rest)" }
    if types[first]?.isDeclared ?? false || isLibrary(first) && types[rest]?.isDeclared ?? false { return name }
    return resolve(rest, in: nil, depth: depth + 1)
  }

  private func declared(_ name: String, depth: Int) -> String? {
    if types[name]?.isDeclared ?? false { return name }
    guard let alias = aliases[name] else { return types[name] != nil && !name.contains(".") ? name : nil }
    let outer = outerPart(of: name).flatMap { types[$0] }
    if alias.name == lastPart(of: name) { return nil }
    return resolve(alias.name, in: outer, depth: depth + 1)
  }

  /// Resolves a written type.
  func type(_ name: TypeName, in context: TypeSymbol?) -> TypeRef { type(name, in: context, depth: 0) }

  private func type(_ name: TypeName, in context: TypeSymbol?, depth: Int) -> TypeRef {
    guard depth < LinkLimits.aliases else { return TypeRef(name.name) }
    if let alias = alias(name.name, in: context),
      !alias.type.arguments.isEmpty || !alias.type.others.isEmpty || alias.type.name == "->"
    {
      let aliased = type(alias.type, in: alias.context, depth: depth + 1)
      let arguments = name.arguments.map { type($0, in: context, depth: depth + 1) }
      return aliased.replacing(Dictionary(zip(alias.parameters, arguments)) { first, _ in first })
    }
    // Of an associated type, only the constraint is known.
    if let context, context.kind == .protocol,
      let constraint = context.generics.first(where: { $0.name == name.name })?.constraint
    {
      return type(constraint, in: nil, depth: depth + 1)
    }
    if name.name == "Type", name.arguments.count == 1, types["Type"] == nil {
      var type = type(name.arguments[0], in: context, depth: depth + 1)
      type.isMeta = true
      return type
    }
    if name.name.hasSuffix(".ID"), let id = identifier(of: String(name.name.dropLast(3)), in: context, depth) {
      return id
    }
    var found = TypeRef(resolve(name.name, in: context), name.arguments.map { type($0, in: context, depth: depth + 1) })
    if !name.others.isEmpty { found.others = name.others.map { type($0, in: context, depth: depth + 1) } }
    return found
  }

  /// Returns the type of a composition that declares a member: `B` for a method of `B` called on an `A & B`.
  func part(of type: TypeRef, declaring member: String) -> TypeRef {
    if type.others.isEmpty { return type }
    return ([type] + type.others).first { part in
      ancestry(of: part.name).contains { name in
        types[name].map { $0.functions[member] != nil || $0.variables[member] != nil } ?? false
      }
    } ?? type
  }

  /// Returns the names of all types in a composition, `A & B`, also in one that an alias stands for.
  func names(in composition: TypeName, written context: TypeSymbol?, depth: Int = 0) -> [String] {
    guard depth < LinkLimits.aliases else { return [] }
    if let alias = alias(composition.name, in: context), !alias.type.others.isEmpty {
      return names(in: alias.type, written: alias.context, depth: depth + 1)
    }
    return [resolve(composition.name, in: context)]
      + composition.others.flatMap { names(in: $0, written: context, depth: depth + 1) }
  }

  /// Resolves `Item.ID` to the type of the property `id`.
  private func identifier(of name: String, in context: TypeSymbol?, _ depth: Int) -> TypeRef? {
    let owner = resolve(name, in: context)
    guard let symbol = types[owner], aliases["\(owner).ID"] == nil, types["\(owner).ID"] == nil,
      let type = symbol.variables["id"]?.declaration.type
    else { return nil }
    return type.name == "ID" ? nil : self.type(type, in: symbol, depth: depth + 1)
  }

  /// An alias with its generic parameters and the type in which it is declared.
  private typealias Alias = (type: TypeName, parameters: [String], context: TypeSymbol?)

  private func alias(_ name: String, in context: TypeSymbol?) -> Alias? {
    guard aliasNames.contains(lastPart(of: name)) else { return nil }
    var outer = context?.name
    while let prefix = outer {
      let full = "\(prefix).\(name)"
      if let alias = aliases[full] { return (alias, aliasParameters[full] ?? [], types[prefix]) }
      outer = outerPart(of: prefix)
    }
    return aliases[name].map { ($0, aliasParameters[name] ?? [], nil) }
  }

  /// Returns whether a written type is a function type.
  func isFunction(_ name: TypeName?, in context: TypeSymbol?) -> Bool {
    guard let name else { return false }
    if name.name == "->" { return true }
    return aliasNames.contains(lastPart(of: name.name)) && self.type(name, in: context).name == "->"
  }

  /// Returns the app's type with a full name.
  func symbol(_ name: String) -> TypeSymbol? { types[name] }

  /// Returns whether a file of the app declares a type.
  func isDeclared(_ name: String) -> Bool { types[name]?.isDeclared ?? false }
}
