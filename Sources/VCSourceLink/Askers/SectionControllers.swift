import VCSourceFacts

/// The objects with which IGListKit fills a list, one for each section: they are no controllers of UIKit, and act for the
/// screen whose adapter creates them, which their property `viewController` returns.
extension SymbolIndex {
  /// The property that returns the screen around the list.
  private static let screenProperty = "viewController"

  /// Returns whether a type is a section controller: a subclass of a class such as `ListSectionController` of the library.
  func isSectionController(_ type: TypeSymbol) -> Bool {
    ancestry(of: type.name).contains { name in
      name.hasPrefix("List") && name.hasSuffix("SectionController") && !isDeclared(name)
    }
  }

  /// Returns whether an expression is the screen around the list of a section controller.
  func isScreenOfList(_ expression: Expression, _ scope: Scope) -> Bool {
    let name = if case .name(let name, _) = expression { name } else { expression.ownProperty }
    guard name == Self.screenProperty, let owner = scope.context.owner, isSectionController(owner) else { return false }
    return variable(Self.screenProperty, of: owner.name) == nil
  }
}
