import VCSourceFacts

/// Controllers behind protocols of the app's own: `view.controller`, where an extension says `var controller: UIViewController { self }`.
extension Resolver {
  /// The screens of a value that a property of the value answers: those that answer themselves.
  func screens(answeringThemselvesBy name: String, of base: Expression, _ type: TypeRef, _ scope: Scope) -> Outcome {
    var outcome = screens(of: base, scope)
    outcome.things.removeAll { thing in !(thing.screen.className.map { answersItself(name, of: $0) } ?? false) }
    if !answersItself(name, of: type.name) || isKeptOtherwise(name, by: type.name) { outcome.uses = [] }
    return outcome
  }

  /// Whether anybody who keeps a protocol answers something else by one of its properties.
  private func isKeptOtherwise(_ name: String, by type: String) -> Bool {
    var next = index.inheritors(of: type)
    var seen: Set<String> = []
    while let heir = next.popLast() {
      guard seen.insert(heir.name).inserted else { continue }
      if !answersItself(name, of: heir.name) { return true }
      next += index.inheritors(of: heir.name)
    }
    return false
  }

  /// Whether a property of a type answers the value itself, as far as the app says how it is kept.
  func answersItself(_ name: String, of type: String) -> Bool {
    for ancestor in index.line(of: type) {
      guard let symbol = index.symbol(ancestor) else { continue }
      let own = symbol.allVariables.filter { $0.name == name }
      // A promise says nothing; an extension of the protocol keeps it for all.
      let kept = symbol.kind == .protocol ? own.filter { $0.declaration.getter != nil } : own
      if !kept.isEmpty { return kept.allSatisfy(returnsItself) }
    }
    return false
  }

  /// Whether a property of a protocol, or of what keeps it, answers the value itself for all that keep it.
  func mayAnswerItself(_ name: String, of type: String) -> Bool {
    answersItself(name, of: index.soleController(of: type) ?? type)
  }

  private func returnsItself(_ variable: VariableSymbol) -> Bool {
    let results = results(of: variable)
    return !results.isEmpty
      && results.allSatisfy { value, _ in if case .name("self", _) = value { true } else { false } }
  }
}

extension SymbolIndex {
  /// The controller that alone keeps a protocol, whose heirs nobody could mean instead; `nil` where there are others.
  func soleController(of name: String) -> String? {
    guard symbol(name)?.kind == .protocol else { return nil }
    var next = [name]
    var seen: Set<String> = []
    var found: String?
    while let here = next.popLast() {
      for heir in inheritors(of: here) where seen.insert(heir.name).inserted {
        if heir.kind == .protocol {
          next.append(heir.name)
          continue
        }
        guard found == nil, heir.isDeclared, isSpecificController(heir.name), inheritors(of: heir.name).isEmpty else {
          return nil
        }
        found = heir.name
      }
    }
    return found
  }
}
