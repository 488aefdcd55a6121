import VCSourceFacts

/// The functions that calls mean, also those that a protocol only promises.
extension SymbolIndex {
  /// The functions of a type, its ancestors and protocols that a call can mean; those of the nearest type.
  /// - Parameter fits: Whether a function may get the arguments, by what is known of their types.
  func functions(
    _ call: Call, named name: String, of type: String, where fits: (FunctionSymbol) -> Bool = { _ in true }
  ) -> [FunctionSymbol] {
    for ancestor in line(of: type) {
      let found = named(name, call, types[ancestor]).filter { Arguments($0, call) != nil && fits($0) }
      if found.isEmpty { continue }
      let bodies = found.filter(\.hasBody)
      if bodies.count == found.count { return found }
      // A promise of a header is kept in the same type.
      guard bodies.isEmpty || types[ancestor]?.kind == .protocol else { return bodies }
      let meant = kept(found, bodies, name, call, of: ancestor)
      return meant.isEmpty ? found : meant
    }
    return []
  }

  /// What stands for the promises among the functions of a protocol: what those do who keep it, and what its extensions do for all.
  private func kept(
    _ found: [FunctionSymbol], _ bodies: [FunctionSymbol], _ name: String, _ call: Call, of ancestor: String
  ) -> [FunctionSymbol] {
    let keepers = inheritors(of: ancestor)
    let all = keepers.flatMap { $0.functions[name] ?? [] }.filter { $0.hasBody && Arguments($0, call) != nil }
    // With one promise alone it is plain which one is kept, whatever the parameters' types are called.
    if found.count == 1 { return doing(all) }
    var result = bodies
    for promise in found where !promise.hasBody {
      let own = all.filter { $0.hasForm(of: promise) }
      if let general = bodies.first(where: { $0.hasForm(of: promise) }) {
        // What everybody does in an own way, the extension does for nobody.
        guard !keepers.isEmpty, Set(own.map { $0.owner?.name }).count == keepers.count else { continue }
        result.removeAll { $0 == general }
      }
      result += doing(own).filter { !result.contains($0) }
    }
    return result
  }

  /// Of the functions of several types those that do something: the others show nothing, whichever is called.
  private func doing(_ functions: [FunctionSymbol]) -> [FunctionSymbol] {
    guard isAmbiguous(functions) else { return functions }
    let doing = functions.filter { !($0.body ?? []).isEmpty }
    return doing.isEmpty ? functions : doing
  }

  /// The functions of a type by their name; those of Swift that Objective-C calls by another one, by their selector.
  private func named(_ name: String, _ call: Call, _ type: TypeSymbol?) -> [FunctionSymbol] {
    guard let type else { return [] }
    if let found = type.functions[name] { return found }
    guard let selector = call.selector, selector.contains(":") else { return [] }
    return type.allFunctions.filter { $0.declaration.selector == nil && $0.selector == selector }
  }
}

extension FunctionSymbol {
  /// Whether it has the labels and the types of another one, generic parameters by whatever name.
  fileprivate func hasForm(of other: FunctionSymbol) -> Bool {
    let (own, others) = (declaration.parameters, other.declaration.parameters)
    guard own.count == others.count, own.map(\.label) == others.map(\.label) else { return false }
    return zip(own, others).allSatisfy { form(of: $0) == other.form(of: $1) }
  }

  /// The type of a parameter; of a generic one what it must be.
  private func form(of parameter: Parameter) -> String? {
    guard let type = parameter.type else { return nil }
    let generic = declaration.generics.first { $0.name == type.name }
    return lastPart(of: generic.map { $0.constraint?.name ?? "" } ?? type.name)
  }
}

extension TypeSymbol {
  /// Whether it stands in for another type in tests, as its name says: `MockRouter`, `RouterSpy`.
  var isDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy"].contains { word in
      shortName.hasSuffix(word)
        || shortName.hasPrefix(word) && shortName.dropFirst(word.count).first.map { $0.isUppercase } ?? false
    }
  }
}
