import VCSourceFacts

/// Functions that calls refer to, including protocol requirements.
extension SymbolIndex {
  /// Returns the functions that a call can refer to, from the nearest of a type, its ancestors and its protocols.
  /// - Parameter fits: Returns whether a function accepts the arguments, as far as their types are known.
  func functions(
    _ call: Call, named name: String, of type: String, where fits: (FunctionSymbol) -> Bool = { _ in true }
  ) -> [FunctionSymbol] {
    for ancestor in ancestry(of: type) {
      let found = named(name, call, types[ancestor]).filter { Arguments($0, call) != nil && fits($0) }
      if found.isEmpty { continue }
      let bodies = found.filter(\.hasBody)
      if bodies.count == found.count { return found }
      // The implementation of a method declared in a header is in the same type.
      guard bodies.isEmpty || types[ancestor]?.kind == .protocol else { return bodies }
      let meant = withImplementations(found, bodies, name, call, by: types[type]?.kind == .protocol ? type : ancestor)
      return meant.isEmpty ? found : meant
    }
    return []
  }

  /// Replaces the requirements among a protocol's functions by their implementations: those of the types that conform to the
  /// receiver's protocol, and the defaults in extensions.
  private func withImplementations(
    _ found: [FunctionSymbol], _ bodies: [FunctionSymbol], _ name: String, _ call: Call, by protocolName: String
  ) -> [FunctionSymbol] {
    let conformers = conformers(of: protocolName, name, call)
    var known: Set<FunctionSymbol> = []
    let all = conformers.flatMap { implementations($0, of: protocolName, name, call) }.filter {
      known.insert($0).inserted
    }
    // A single requirement is unambiguous, whatever its parameter types are called.
    if found.count == 1 { return doing(all) }
    var result = bodies
    for promise in found where !promise.hasBody {
      let own = all.filter { $0.hasForm(of: promise) }
      if let general = bodies.first(where: { $0.hasForm(of: promise) }) {
        // A default implementation that every conforming type replaces is never called.
        guard !conformers.isEmpty, Set(own.map { $0.owner?.name }).count == conformers.count else { continue }
        result.removeAll { $0 == general }
      }
      result += doing(own).filter { !result.contains($0) }
    }
    return result
  }

  /// Returns the types that meet a requirement: a protocol that refines this one if its extension does, else the types that
  /// conform to it.
  private func conformers(of protocolName: String, _ name: String, _ call: Call) -> [TypeSymbol] {
    var seen: Set<String> = [protocolName]
    func conformers(_ protocolName: String) -> [TypeSymbol] {
      inheritors(of: protocolName).filter { seen.insert($0.name).inserted }.flatMap { type in
        type.kind == .protocol && implementations(type, of: protocolName, name, call).isEmpty
          ? conformers(type.name) : [type]
      }
    }
    return conformers(protocolName)
  }

  /// Returns the functions by which a type meets a requirement of a protocol: its own, those that the nearest of its
  /// superclasses declares, such as `extension UIViewController { func show(_ alert: UIAlertController) }`, or those in the
  /// extension of another protocol that it conforms to.
  private func implementations(_ keeper: TypeSymbol, of protocolName: String, _ name: String, _ call: Call)
    -> [FunctionSymbol]
  {
    let ancestry = ancestry(of: keeper.name)
    let promising = self.ancestry(of: protocolName)
    func isClass(_ type: TypeSymbol) -> Bool { type.name == keeper.name || type.kind == .class || !type.isDeclared }
    let types = ancestry.compactMap { symbol($0) }
    for type in types.filter(isClass) + types.filter({ !isClass($0) && !promising.contains($0.name) }) {
      let found = named(name, call, type).filter { $0.hasBody && Arguments($0, call) != nil }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the functions of several types that are not empty: an empty one shows nothing, whichever is called.
  private func doing(_ functions: [FunctionSymbol]) -> [FunctionSymbol] {
    guard isAmbiguous(functions) else { return functions }
    let doing = functions.filter { !($0.body ?? []).isEmpty }
    return doing.isEmpty ? functions : doing
  }

  /// Returns the functions of a type by name; for an Objective-C message, Swift methods by their selector; for a Swift call,
  /// Objective-C methods by their Swift name.
  private func named(_ name: String, _ call: Call, _ type: TypeSymbol?) -> [FunctionSymbol] {
    guard let type else { return [] }
    if let found = type.functions[name] { return found }
    guard let selector = call.selector else { return type.importedFunctions[name] ?? [] }
    return type.allFunctions.filter {
      $0.selector == selector && ($0.declaration.selector != nil || selector.contains(":"))
    }
  }
}

extension FunctionSymbol {
  /// Returns whether a function has the labels and types of another one, regardless of the names of generic parameters.
  fileprivate func hasForm(of other: FunctionSymbol) -> Bool {
    let (own, others) = (declaration.parameters, other.declaration.parameters)
    guard own.count == others.count, own.map(\.label) == others.map(\.label) else { return false }
    return zip(own, others).allSatisfy { form(of: $0) == other.form(of: $1) }
  }

  /// Returns the type of a parameter; for a generic one, its constraint.
  private func form(of parameter: Parameter) -> String? {
    guard let type = parameter.type else { return nil }
    let generic = declaration.generics.first { $0.name == type.name }
    return lastPart(of: generic.map { $0.constraint?.name ?? "" } ?? type.name)
  }
}

extension TypeSymbol {
  /// Whether the type is a test double, judging by its name: `MockRouter`, `RouterSpy`.
  var isDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy"].contains { word in
      shortName.hasSuffix(word)
        || shortName.hasPrefix(word) && shortName.dropFirst(word.count).first.map { $0.isUppercase } ?? false
    }
  }
}
