import VCModel
import VCSourceFacts

/// An index of all declarations of an app by name.
final class SymbolIndex {
  let files: [SourceFacts]
  let platform: Platform
  private(set) var types: [String: TypeSymbol] = [:]
  /// All types, in the order of the files.
  private(set) var orderedTypes: [TypeSymbol] = []
  private(set) var globals: [String: [VariableSymbol]] = [:]
  private(set) var functions: [String: [FunctionSymbol]] = [:]
  /// Files with declarations for other platforms.
  private(set) var filesOfOtherSystems: Set<Int> = []
  private(set) var aliases: [String: TypeName] = [:]
  /// The generic parameters of aliases that have some, by the alias's name.
  private(set) var aliasParameters: [String: [String]] = [:]
  /// The last components of alias names, for a quick test that excludes most names.
  private(set) var aliasNames: Set<String> = []
  /// Each type and its ancestors, as far as they were needed.
  var ancestries: [String: [String]] = [:]
  /// The types that declare functions for the subtypes of a protocol, by the protocol and the function's name, as far as they were
  /// needed.
  var declaringTypes: [String: [String: [TypeSymbol]]] = [:]
  var kinds: [String: ControllerKind?] = [:]
  var resolved: [String: String] = [:]
  /// Names of classes and structures that begin with a lower-case letter and are not those of functions.
  private var smallNames: Set<String> = []
  /// The modules of libraries whose classes the app extends with classes of the same names:
  /// `class FormViewController: Eureka.FormViewController`.
  private var libraryModules: Set<String> = []
  /// The types that declare a name in their inheritance clause.
  private(set) var inheritors: [String: [TypeSymbol]] = [:]

  /// Creates an index.
  /// - Parameter files: The facts, sorted by file name.
  init(_ files: [SourceFacts], platform: Platform) {
    self.files = files
    self.platform = platform
    for (position, file) in files.enumerated() { addAliases(of: file, at: position) }
    for (position, file) in files.enumerated() { add(file, at: position) }
    addStates()
    aliasNames = Set(aliases.keys.map(lastPart))
    for type in orderedTypes {
      for parent in type.inherited {
        for name in names(in: parent, written: type) { inheritors[name, default: []].append(type) }
      }
    }
    leaveOutDoubles()
    joinInstanceVariables()
    noteSmallNames()
    noteSwiftNames()
    for function in orderedTypes.flatMap(\.allFunctions) { noteClosures(of: function) }
    for function in functions.values.joined() { noteClosures(of: function) }
  }

  /// Removes the instance variables that are declared beside the Objective-C properties that they store: `_list` is `list`.
  private func joinInstanceVariables() {
    for type in orderedTypes {
      for variable in type.allVariables
      where files[variable.file].language == .objectiveC && variable.name.hasPrefix("_")
        && type.variables[variable.name.withoutUnderscore] != nil
      {
        type.variables[variable.name] = nil
      }
    }
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

  /// Returns whether a module is known to be a library's.
  func isLibrary(_ module: String) -> Bool { libraryModules.contains(module) }

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

  private func addAliases(of file: SourceFacts, at position: Int) {
    for alias in file.aliases where aliases[alias.name] == nil && counts(alias.condition, position) {
      aliases[alias.name] = alias.type
      if !alias.parameters.isEmpty { aliasParameters[alias.name] = alias.parameters }
    }
  }

  /// Returns the name of a declared or extended type. An extension may be of an alias, and the types in it are then nested in
  /// the aliased type: `private typealias Previewed = Detail` may mean another type in another file.
  private func nameOfType(_ declaration: TypeDeclaration, in file: Int) -> String {
    let outer = declaration.name.prefix { $0 != "." }
    guard declaration.kind == .extension || outer.count < declaration.name.count,
      let alias = files[file].aliases.first(where: { $0.name == outer })?.type ?? aliases[String(outer)],
      alias.others.isEmpty, alias.name != "->"
    else { return declaration.name }
    return alias.name + declaration.name.dropFirst(outer.count)
  }

  private func add(_ file: SourceFacts, at position: Int) {
    for declaration in file.types where counts(declaration.condition, position) { add(declaration, at: position) }
    for function in file.functions where counts(function.condition, position) {
      functions[function.name, default: []].append(FunctionSymbol(function, owner: nil, file: position))
    }
    for variable in file.variables where counts(variable.condition, position) {
      // An `extern` declaration in a header says nothing beside a definition with the value.
      let isDefinition = variable.value != nil || variable.getter != nil
      var known = globals[variable.name] ?? []
      if isDefinition { known.removeAll { $0.declaration.value == nil && $0.declaration.getter == nil } }
      guard isDefinition || known.isEmpty else { continue }
      globals[variable.name] = known + [VariableSymbol(variable, owner: nil, file: position)]
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
    let name = nameOfType(declaration, in: file)
    let type = types[name] ?? TypeSymbol(name)
    if types[name] == nil {
      types[name] = type
      orderedTypes.append(type)
    }
    if declaration.kind != .extension {
      if !type.isDeclared { type.generics = declaration.generics }
      type.kind = declaration.kind
      for parent in declaration.inherited where parent.name.hasSuffix(".\(declaration.name)") {
        libraryModules.insert(String(parent.name.dropLast(declaration.name.utf8.count + 1)))
      }
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
    addMembers(of: declaration, to: type, at: file)
  }

  private func addMembers(of declaration: TypeDeclaration, to type: TypeSymbol, at file: Int) {
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

// MARK: - Globals

extension SymbolIndex {
  /// The global functions in the order of the files.
  var orderedFunctions: [FunctionSymbol] {
    functions.values.flatMap(\.self)
      .sorted { ($0.file, $0.declaration.position) < ($1.file, $1.declaration.position) }
  }

  /// The global variables in the order of the files.
  var orderedGlobals: [VariableSymbol] {
    globals.values.flatMap(\.self)
      .sorted { ($0.file, $0.name, $0.declaration.position) < ($1.file, $1.name, $1.declaration.position) }
  }

  /// Returns the global variable that a name means in a file: that of the file, otherwise the first one. Targets may have
  /// variables of the same name.
  func global(_ name: String, in file: Int) -> VariableSymbol? {
    let found = globals[name] ?? []
    return found.first { $0.file == file } ?? found.first
  }
}
