import VCModel
import VCSourceFacts

/// Superclasses, protocols and subtypes, and the members that they declare.
extension SymbolIndex {
  /// Returns the type and all its ancestors, nearest first.
  func ancestry(of name: String) -> [String] {
    if let known = ancestries[name] { return known }
    ancestries[name] = [name]
    var ancestry = [name]
    var next = 0
    while next < ancestry.count {
      let here = ancestry[next]
      next += 1
      ancestry.formUnion(parents(of: here))
    }
    ancestries[name] = ancestry
    return ancestry
  }

  private func parents(of name: String) -> [String] {
    guard let type = types[name] else { return SystemTypes.parents(of: name) }
    var result = type.inherited.flatMap { names(in: $0, written: type) }
    if !type.isDeclared { result += SystemTypes.parents(of: name) }
    return result
  }

  /// Returns the kind of controller that a type is; `nil` if it is not a controller.
  func controllerKind(_ name: String) -> ControllerKind? {
    if let known = kinds[name] { return known }
    let ancestry = ancestry(of: name)
    let declared = ancestry.lazy.filter { !self.isDeclared($0) }.compactMap(SystemTypes.controllerKind).first
    let isOverriding = ancestry.contains { loadsView($0, asOverride: true) }
    let kind = declared ?? (isOverriding && !ancestry.contains { loadsView($0, asOverride: false) } ? .content : nil)
    kinds[name] = kind
    return kind
  }

  /// Returns whether a class has a method `viewDidLoad()`. One that overrides it is a controller, although its superclass is a
  /// library's and is not called one, `class Page: Library.Screen`, unless another class of the app declares the method, such as
  /// the base class of presenters.
  private func loadsView(_ name: String, asOverride isOverride: Bool) -> Bool {
    guard let type = types[name], type.isDeclared, type.kind == .class else { return false }
    return type.functions["viewDidLoad"]?.contains {
      // Objective-C does not mark overrides.
      $0.declaration.isOverride == isOverride && $0.declaration.parameters.isEmpty && files[$0.file].language == .swift
    } ?? false
  }

  /// Returns whether a type is a specific controller class.
  func isSpecificController(_ name: String) -> Bool {
    guard !SystemTypes.generalControllers.contains(name), controllerKind(name) != nil else { return false }
    return types[name]?.kind != .protocol
  }

  /// Returns whether a type is a SwiftUI view.
  func isView(_ name: String) -> Bool {
    let ancestry = ancestry(of: name)
    if ancestry.contains("View") { return true }
    // A protocol of a library, judging by its name: `ConnectedView`, but not `ViewModelWithChildView`.
    guard types[name]?.kind == .struct else { return false }
    return ancestry.contains { ancestor in
      ancestor != name && !isDeclared(ancestor) && lastPart(of: ancestor).hasSuffix("View")
        && !ancestor.contains("ViewModel")
    }
  }

  /// Returns whether a type is a modifier or an accessory of views, such as toolbar content, which counts as the source of
  /// what it shows.
  func isModifier(_ type: TypeSymbol) -> Bool {
    ancestry(of: type.name).contains { ["ViewModifier", "ToolbarContent", "Commands"].contains($0) }
  }

  /// Returns the direct subtypes of a type, in the order of the files.
  func inheritors(of name: String) -> [TypeSymbol] { inheritors[name] ?? [] }

  /// Returns the app's types that inherit from a type or conform to it, directly or not, by name.
  func descendants(of name: String) -> [TypeSymbol] {
    var found: [TypeSymbol] = []
    var next = inheritors(of: name)
    var seen: Set<String> = [name]
    while let type = next.popLast() {
      guard seen.insert(type.name).inserted else { continue }
      if type.isDeclared { found.append(type) }
      next += inheritors(of: type.name)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the types that declare a function of this name, among the subtypes of a protocol and what these inherit from.
  func typesDeclaring(_ function: String, amongSubtypesOf name: String) -> [TypeSymbol] {
    if let known = declaringTypes[name] { return known[function] ?? [] }
    var found: [String: [TypeSymbol]] = [:]
    var seen: Set<String> = []
    for ancestor in descendants(of: name).flatMap({ ancestry(of: $0.name) }) where seen.insert(ancestor).inserted {
      guard let type = symbol(ancestor) else { continue }
      for name in type.functions.keys { found[name, default: []].append(type) }
    }
    declaringTypes[name] = found
    return found[function] ?? []
  }

  /// Returns a type and the subclasses that are made with its initialisers, because they have none of their own.
  func typesSharingInitialisers(of type: TypeSymbol) -> [TypeSymbol] {
    var found = [type]
    var next = 0
    while next < found.count {
      for heir in inheritors(of: found[next].name)
      where heir.kind == .class && heir.functions["init"] == nil && !found.contains(where: { $0 === heir }) {
        found.append(heir)
      }
      next += 1
    }
    return found
  }

  /// Returns the types of the app that directly conform to a protocol, without protocols that refine it.
  func conformingTypes(to name: String) -> [TypeSymbol] {
    inheritors(of: name).filter { $0.isDeclared && $0.kind != .protocol }
  }

  /// Returns whether a class or one of its ancestors conforms to a protocol, as far as the app's code declares it.
  func conforms(_ name: String, to protocolName: String) -> Bool {
    let ancestry = Set(ancestry(of: name))
    var next = [protocolName]
    var seen: Set<String> = []
    while let current = next.popLast() {
      guard seen.insert(current).inserted else { continue }
      if ancestry.contains(current) { return true }
      next += inheritors(of: current).map(\.name)
    }
    return false
  }
}

// MARK: - Members

extension SymbolIndex {
  /// Returns a property of a type, its ancestors and protocols.
  func variable(_ name: String, of type: String) -> VariableSymbol? {
    for ancestor in ancestry(of: type) {
      if let found = types[ancestor]?.variables[name] { return found }
    }
    return nil
  }

  /// Returns the functions of direct and indirect subtypes that override a function.
  func overrides(of function: FunctionSymbol) -> [FunctionSymbol] {
    let labels = function.declaration.parameters.map(\.label)
    return subtypes(of: function.owner).flatMap { subtype in
      (subtype.functions[function.name] ?? []).filter {
        $0.declaration.isOverride && $0.hasBody && $0.declaration.parameters.map(\.label) == labels
      }
    }
  }

  /// Returns the method of the nearest superclass in the app that a method overrides.
  func overridden(by function: FunctionSymbol) -> FunctionSymbol? {
    guard function.declaration.isOverride, let owner = function.owner else { return nil }
    let labels = function.declaration.parameters.map(\.label)
    return ancestry(of: owner.name).dropFirst().lazy.compactMap { self.symbol($0) }.filter { $0.kind == .class }
      .compactMap { $0.functions[function.name]?.first { $0.declaration.parameters.map(\.label) == labels } }.first
  }

  /// Returns the computed properties of direct and indirect subtypes that override a property.
  func overridingProperties(of variable: VariableSymbol) -> [VariableSymbol] {
    subtypes(of: variable.owner).compactMap { $0.variables[variable.name] }.filter { $0.declaration.getter != nil }
  }

  /// Returns the Objective-C getters of direct and indirect subtypes that override a property.
  func overridingGetters(of variable: VariableSymbol) -> [FunctionSymbol] {
    subtypes(of: variable.owner).flatMap { subtype in
      (subtype.functions[variable.name] ?? []).filter {
        files[$0.file].language == .objectiveC && $0.hasBody && $0.declaration.parameters.isEmpty
      }
    }
  }

  private func subtypes(of type: TypeSymbol?) -> [TypeSymbol] {
    guard let type else { return [] }
    var found: [TypeSymbol] = []
    var next = inheritors(of: type.name)[...]
    var seen: Set<String> = []
    while let subtype = next.popFirst() {
      guard seen.insert(subtype.name).inserted else { continue }
      found.append(subtype)
      next += inheritors(of: subtype.name)
    }
    return found
  }

  /// Returns whether subtypes override a function.
  func hasOverrides(_ function: FunctionSymbol) -> Bool { !overrides(of: function).isEmpty }

  /// Returns whether a value of a type may be a controller: the type is a controller or a protocol.
  func mayBeController(_ name: String) -> Bool {
    controllerKind(name) != nil || types[name]?.kind == .protocol
  }

  /// Returns whether functions belong to several types that conform to one protocol, so that the called one is unknown.
  func isAmbiguous(_ functions: [FunctionSymbol]) -> Bool { Set(functions.map { $0.owner?.name }).count > 1 }

  /// Returns whether functions differ in the types of their parameters, so that a call with arguments of unknown types does not
  /// tell which of them it means.
  func areOverloads(_ functions: [FunctionSymbol]) -> Bool {
    functions.count > 1 && Set(functions.map { $0.declaration.parameters.map(\.type?.name) }).count > 1
  }
}
