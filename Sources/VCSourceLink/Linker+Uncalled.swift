import VCSourceFacts

/// Helpers that no code of the app calls.
extension Linker {
  /// Removes the transitions in helpers that no code calls: global functions, and methods that extensions give to classes of
  /// the system. UIKit calls none of them, and code seldom passes those with parameters by name.
  func leaveOutUncalled() { findings.removeAll { $0.site.function.map(isUncalled) ?? false } }

  private func isUncalled(_ function: FunctionSymbol) -> Bool {
    isHelper(function)
      && function.callNames.allSatisfy { name in
        calls[name] == nil && handed.functions[name] == nil && handed.members[name] == nil && kept[name] == nil
      }
  }

  /// Returns whether only code of the app can call a function.
  private func isHelper(_ function: FunctionSymbol) -> Bool {
    guard !function.declaration.parameters.isEmpty, !function.isInitializer, !function.isOperator,
      !function.declaration.isOverride,
      function.declaration.selector == nil,
      function.declaration.attributes.allSatisfy({ !Self.exposing.contains($0.name) })
    else { return false }
    guard let owner = function.owner else { return true }
    return !owner.isDeclared && owner.inherited.allSatisfy { index.isDeclared(index.resolve($0.name, in: owner)) }
  }

  /// The attributes of functions that other code may call without their names.
  private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "_cdecl", "main"]
}
