import VCModel
import VCSourceFacts

/// An index of all declarations of an app by name.
final class SymbolIndex {
  let files: [SourceFacts]
  let platform: Platform
  private(set) var types: [String: TypeSymbol] = [:]
  /// All types, in the order of the files.
  private(set) var orderedTypes: [TypeSymbol] = []
  private(set) var globals: [String: VariableSymbol] = [:]
  private(set) var functions: [String: [FunctionSymbol]] = [:]
  /// Files with declarations for other platforms.
  private(set) var filesOfOtherSystems: Set<Int> = []
  private var aliases: [String: TypeName] = [:]
  /// The last components of alias names, for a quick test that excludes most names.
  private(set) var aliasNames: Set<String> = []
  /// Each type and its ancestors, as far as they were needed.
  var lines: [String: [String]] = [:]
  private var resolved: [String: String] = [:]
  /// Names of classes and structures that begin with a lower-case letter and are not those of functions.
  private var smallNames: Set<String> = []
  /// The types that declare a name in their inheritance clause.
  private(set) var inheritors: [String: [TypeSymbol]] = [:]

  /// Creates an index.
  /// - Parameter files: The facts, sorted by file name.
  init(_ files: [SourceFacts], platform: Platform) {
    self.files = files
    self.platform = platform
    for (position, file) in files.enumerated() { add(file, at: position) }
    addStates()
    aliasNames = Set(aliases.keys.map(lastPart))
    for type in orderedTypes {
      for parent in type.inherited {
        for name in names(in: parent, written: type) { inheritors[name, default: []].append(type) }
      }
    }
    leaveOutDoubles()
    noteSmallNames()
    noteSwiftNames()
    for function in orderedTypes.flatMap(\.allFunctions) { noteClosures(of: function) }
    for function in functions.values.joined() { noteClosures(of: function) }
  }

  /// Collects type names such as `class appStack: UINavigationController`.
  private func noteSmallNames() {
    for type in orderedTypes where type.kind == .class || type.kind == .struct {
      if !type.shortName.looksLikeType { smallNames.insert(type.shortName) }
    }
    guard !smallNames.isEmpty else { return }
    for function in orderedTypes.flatMap(\.allFunctions) { smallNames.remove(function.name) }
    for name in functions.keys { smallNames.remove(name) }
  }

  /// Applies the Swift names in headers to the implementations of the methods, and the selectors of requirements to the Swift
  /// methods that meet them.
  private func noteSwiftNames() {
    for type in orderedTypes {
      for named in type.allFunctions where named.declaration.swiftName != nil {
        for function in type.functions[named.name] ?? []
        where function.declaration.selector == named.declaration.selector {
          function.swiftName = named.declaration.swiftName
        }
        guard type.kind == .protocol, let name = named.importedName else { continue }
        for function in keepers(of: type.name).flatMap({ $0.functions[name.base] ?? [] })
        where function.declaration.selector == nil
          && function.declaration.parameters.map(\.label) == name.parameters.map(\.label)
        {
          function.selector = named.selector
        }
      }
    }
  }

  /// Returns the types that conform to a protocol, directly or through protocols that refine it.
  func keepers(of protocolName: String) -> [TypeSymbol] {
    var (next, found) = ([protocolName], [TypeSymbol]())
    var seen: Set<String> = []
    while let name = next.popLast() {
      guard seen.insert(name).inserted else { continue }
      for type in inheritors(of: name) {
        if type.kind == .protocol { next.append(type.name) } else { found.append(type) }
      }
    }
    return found
  }

  /// Returns whether a name is a type's: it begins with an upper-case letter, or the app declares such a type.
  func isNameOfType(_ name: String) -> Bool { name.looksLikeType || smallNames.contains(name) }

  /// Records parameters whose type is an alias of a function type: `typealias Done = () -> Void`.
  private func noteClosures(of function: FunctionSymbol) {
    for (place, parameter) in function.declaration.parameters.enumerated() {
      guard let type = parameter.type, type.name != "->", aliasNames.contains(lastPart(of: type.name)),
        isFunction(type, in: function.owner)
      else { continue }
      function.namedClosures.insert(place)
    }
  }

  /// Removes test doubles from the conforming types of a protocol, if there are others.
  private func leaveOutDoubles() {
    for (name, subtypes) in inheritors where subtypes.count > 1 && types[name]?.kind == .protocol {
      let real = subtypes.filter { !$0.isDouble }
      if !real.isEmpty { inheritors[name] = real }
    }
  }

  private func add(_ file: SourceFacts, at position: Int) {
    for alias in file.aliases where aliases[alias.name] == nil && counts(alias.condition, position) {
      aliases[alias.name] = alias.type
    }
    for declaration in file.types where counts(declaration.condition, position) { add(declaration, at: position) }
    for function in file.functions where counts(function.condition, position) {
      functions[function.name, default: []].append(FunctionSymbol(function, owner: nil, file: position))
    }
    for variable in file.variables where counts(variable.condition, position) {
      // An `extern` declaration in a header is replaced by the definition with the value.
      let known = globals[variable.name]?.declaration
      guard known == nil || known?.value == nil && known?.getter == nil && variable.value != nil else { continue }
      globals[variable.name] = VariableSymbol(variable, owner: nil, file: position)
    }
  }

  /// Adds the state of a reducer that is an enum as an alias of the reducer: a library's macro generates it with the same
  /// cases, and the app may extend it.
  private func addStates() {
    for type in orderedTypes where type.kind == .enum && type.attributes.contains("Reducer") {
      let state = "\(type.name).State"
      if !(types[state]?.isDeclared ?? false), aliases[state] == nil { aliases[state] = TypeName(type.name) }
    }
  }

  private func counts(_ condition: BuildCondition?, _ file: Int) -> Bool {
    if platform.mayInclude(condition) { return true }
    if condition?.asksForSystem ?? false { filesOfOtherSystems.insert(file) }
    return false
  }

  private func add(_ declaration: TypeDeclaration, at file: Int) {
    let type = types[declaration.name] ?? TypeSymbol(declaration.name)
    if types[declaration.name] == nil {
      types[declaration.name] = type
      orderedTypes.append(type)
    }
    if declaration.kind != .extension {
      if !type.isDeclared { type.generics = declaration.generics }
      type.kind = declaration.kind
      type.runtimeName = type.runtimeName ?? declaration.runtimeName
      // Objective-C refers to a Swift class by this name only.
      if let name = declaration.runtimeName, name != declaration.name, aliases[name] == nil {
        aliases[name] = TypeName(declaration.name)
      }
      type.inherited = declaration.inherited + type.inherited
      type.declarations.insert(
        (file, declaration),
        at: type.declarations.firstIndex { $0.declaration.kind == .extension } ?? type.declarations.count)
    } else {
      type.inherited += declaration.inherited
      type.declarations.append((file, declaration))
    }
    type.attributes.formUnion(declaration.attributes)
    for function in declaration.functions where counts(function.condition, file) {
      let symbol = FunctionSymbol(function, owner: type, file: file)
      type.functions[function.name, default: []].append(symbol)
      type.allFunctions.append(symbol)
    }
    for variable in declaration.variables where counts(variable.condition, file) {
      let symbol = VariableSymbol(variable, owner: type, file: file)
      let known = type.variables[variable.name]
      if known == nil
        || (known?.declaration.type == nil && known?.declaration.getter == nil && known?.declaration.value == nil)
      {
        type.variables[variable.name] = symbol
      }
      type.allVariables.append(symbol)
    }
    for one in declaration.cases { type.cases[one.name] = type.cases[one.name] ?? one }
  }
}

// MARK: - Names

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
    guard depth < 8 else { return name }
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
    return types[first]?.isDeclared ?? false ? name : resolve(rest, in: nil, depth: depth + 1)
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
    guard depth < 8 else { return TypeRef(name.name) }
    if let alias = alias(name.name, in: context),
      !alias.type.arguments.isEmpty || !alias.type.others.isEmpty || alias.type.name == "->"
    {
      return type(alias.type, in: alias.context, depth: depth + 1)
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
      line(of: part.name).contains { name in
        types[name].map { $0.functions[member] != nil || $0.variables[member] != nil } ?? false
      }
    } ?? type
  }

  /// Returns the names of all types in a composition, `A & B`, also in one that an alias stands for.
  func names(in composition: TypeName, written context: TypeSymbol?, depth: Int = 0) -> [String] {
    guard depth < 8 else { return [] }
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

  private func alias(_ name: String, in context: TypeSymbol?) -> (type: TypeName, context: TypeSymbol?)? {
    guard aliasNames.contains(lastPart(of: name)) else { return nil }
    var outer = context?.name
    while let prefix = outer {
      if let alias = aliases["\(prefix).\(name)"] { return (alias, types[prefix]) }
      outer = outerPart(of: prefix)
    }
    return aliases[name].map { ($0, nil) }
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

// MARK: - Globals

extension SymbolIndex {
  /// The global functions in the order of the files.
  var orderedFunctions: [FunctionSymbol] {
    functions.values.flatMap(\.self)
      .sorted { ($0.file, $0.declaration.position.line) < ($1.file, $1.declaration.position.line) }
  }

  /// The global variables in the order of the files.
  var orderedGlobals: [VariableSymbol] { globals.values.sorted { ($0.file, $0.name) < ($1.file, $1.name) } }
}
