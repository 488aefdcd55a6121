import VCSourceFacts

/// Helpers that no code of the app calls.
extension Linker {
  /// Returns whether a transition is in a helper that no code calls: a global function, a static one of a type that is no
  /// screen, or a method that an extension gives to a class of the system or to all types that conform to a protocol. UIKit
  /// calls none of them, and code seldom passes those with parameters by name.
  func isInUncalledHelper(_ finding: Finding) -> Bool { finding.site.function.map(isUncalled) ?? false }

  private func isUncalled(_ function: FunctionSymbol) -> Bool {
    let passed = record.passedFunctions
    return isHelper(function)
      && function.callNames.allSatisfy { name in
        record.calls[name] == nil && passed.functions[name] == nil && passed.members[name] == nil
          && record.assignmentsOfNames[name] == nil
      }
  }

  /// Returns whether only code of the app can call a function.
  private func isHelper(_ function: FunctionSymbol) -> Bool {
    guard !function.isInitializer, !function.isOperator, !function.declaration.isOverride,
      function.declaration.selector == nil,
      function.declaration.attributes.allSatisfy({ !Self.exposing.contains($0.name) })
    else { return false }
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
