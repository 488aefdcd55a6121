import VCSourceFacts

/// Helpers that no code of the app calls.
extension Linker {
  /// Returns whether a transition is in a helper that no code calls: a global function, a static one of a type that is no
  /// screen, or a method that an extension gives to a class of the system or to all types that conform to a protocol. UIKit
  /// calls none of them, and code seldom passes those with parameters by name.
  func isInUncalledHelper(_ finding: Finding) -> Bool { finding.site.function.map(isUncalled) ?? false }

  private func isUncalled(_ function: FunctionSymbol) -> Bool {
    isHelper(function) && !isPassed(function) && function.callNames.allSatisfy { record.calls[$0] == nil }
  }

  /// Returns whether code passes a function of this name to other code, or keeps it.
  func isPassed(_ function: FunctionSymbol) -> Bool {
    let passed = record.passedFunctions
    return function.callNames.contains { name in
      passed.functions[name] != nil || passed.members[name] != nil || record.assignmentsOfNames[name] != nil
    }
  }

  /// Returns whether code that does not name a function may call it: by its selector, or for Interface Builder.
  func isExposed(_ function: FunctionSymbol) -> Bool {
    function.declaration.selector != nil
      || function.declaration.attributes.contains { Self.exposing.contains($0.name) }
  }

  /// Returns whether only code of the app can call a function.
  private func isHelper(_ function: FunctionSymbol) -> Bool {
    guard !function.isInitializer, !function.isOperator, !function.declaration.isOverride, !isExposed(function) else {
      return false
    }
    if let owner = function.owner, owner.kind == .protocol { return true }
    guard !function.declaration.parameters.isEmpty else { return false }
    guard let owner = function.owner else { return true }
    return (!owner.isDeclared || function.declaration.isStatic && isOfNoScreen(owner))
      && owner.inherited.allSatisfy { index.isDeclared(index.resolve($0.name, in: owner)) }
  }

  /// Returns whether a type is neither a controller nor a view.
  private func isOfNoScreen(_ type: TypeSymbol) -> Bool {
    type.isDeclared && index.controllerKind(type.name) == nil && !index.isView(type.name)
  }

  /// The attributes of functions that other code may call without their names.
  private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "_cdecl", "main"]
}
