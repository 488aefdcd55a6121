import VCSourceFacts

/// Controllers behind protocols of the app: `view.controller`, where an extension declares
/// `var controller: UIViewController { self }`.
extension Resolver {
  /// Returns the screens of a value for which a property returns the value itself.
  func screens(answeringThemselvesBy name: String, of base: Expression, _ type: TypeRef, _ scope: Scope) -> Outcome {
    var outcome = screens(of: base, scope)
    outcome.candidates.removeAll { candidate in
      !(candidate.screen.className.map { answersItself(name, of: $0) } ?? false)
    }
    if !answersItself(name, of: type.name) || isKeptOtherwise(name, by: type.name) { outcome.uses = [] }
    return outcome
  }

  /// Returns whether a name in an extension of a protocol is a property by which every conforming type returns itself.
  func isItself(_ name: String, in owner: TypeSymbol) -> Bool {
    owner.kind == .protocol && answersItself(name, of: owner.name) && !isKeptOtherwise(name, by: owner.name)
  }

  /// Returns whether any conforming type implements a property differently.
  private func isKeptOtherwise(_ name: String, by type: String) -> Bool {
    var next = index.inheritors(of: type)
    var seen: Set<String> = []
    while let subtype = next.popLast() {
      guard seen.insert(subtype.name).inserted else { continue }
      if !answersItself(name, of: subtype.name) { return true }
      next += index.inheritors(of: subtype.name)
    }
    return false
  }

  /// Returns whether a property of a type returns the value itself, judging by its implementations in the app.
  func answersItself(_ name: String, of type: String) -> Bool {
    for ancestor in index.ancestry(of: type) {
      guard let symbol = index.symbol(ancestor) else { continue }
      let own = symbol.allVariables.filter { $0.name == name }
      // A requirement has no implementation; an extension of the protocol implements it for all conforming types.
      let answers = symbol.kind == .protocol ? own.filter { $0.declaration.getter != nil } : own
      if !answers.isEmpty { return answers.allSatisfy(returnsItself) }
    }
    return false
  }

  /// Returns whether a property of a protocol returns the value itself, in its extension or in the only conforming
  /// controller.
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
  /// Returns the only controller that conforms to a protocol, if it has no subclasses; `nil` otherwise.
  func soleController(of name: String) -> String? {
    guard symbol(name)?.kind == .protocol else { return nil }
    var next = [name]
    var seen: Set<String> = []
    var found: String?
    while let here = next.popLast() {
      for subtype in inheritors(of: here) where seen.insert(subtype.name).inserted {
        if subtype.kind == .protocol {
          next.append(subtype.name)
          continue
        }
        guard found == nil, subtype.isDeclared, isSpecificController(subtype.name), inheritors(of: subtype.name).isEmpty
        else {
          return nil
        }
        found = subtype.name
      }
    }
    return found
  }
}
