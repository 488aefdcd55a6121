import VCModel
import VCSourceFacts

/// The pages that the data source of a page view controller returns before and after another page.
enum PageSources {
  static func findings(_ linker: Linker) -> [Finding] {
    linker.index.orderedTypes.flatMap { type in
      (type.functions["pageViewController"] ?? []).filter(answersPage).compactMap { finding($0, type, linker) }
    }
  }

  private static func answersPage(_ function: FunctionSymbol) -> Bool {
    let declaration = function.declaration
    if let selector = declaration.selector {
      return selector.hasSuffix(":viewControllerBeforeViewController:")
        || selector.hasSuffix(":viewControllerAfterViewController:")
    }
    return ["viewControllerBefore", "viewControllerAfter"].contains(declaration.parameters.dropFirst().first?.label)
  }

  private static func finding(_ function: FunctionSymbol, _ type: TypeSymbol, _ linker: Linker) -> Finding? {
    let scope = Scope(CodeContext(file: function.file, owner: type, function: function))
    var outcome = Outcome()
    for (value, inner) in linker.resolver.results(of: function) {
      outcome.add(linker.resolver.screens(of: value, inner, expected: TypeRef("UIViewController")))
    }
    outcome.uses = []
    outcome.candidates.removeAll { $0.screen.className.map(SystemTypes.generalControllers.contains) ?? false }
    guard !outcome.candidates.isEmpty else { return nil }
    var finding = Finding(
      .page, by: book(of: type, linker), to: outcome, at: function.declaration.position, in: scope)
    finding.target.isCertain = false
    return finding
  }

  /// Returns whether a value is an object of a type: that of the type's own code, which its base class may have, one that other
  /// code keeps, or the coordinator of the representable around it: `controller.dataSource = context.coordinator`.
  private static func isObject(_ value: Expression, _ scope: Scope, of type: TypeSymbol, _ linker: Linker) -> Bool {
    if linker.isObject(value, scope, of: type) { return true }
    if let owner = scope.context.owner, linker.index.ancestry(of: type.name).contains(owner.name) {
      return linker.resolver.isSelf(value)
    }
    guard case .member(.name("context", _)?, "coordinator", _) = value else { return false }
    return scope.context.owner?.name == type.outerName
  }

  /// Returns the page view controller that a type is the data source of: itself, or the one to which code assigns its object.
  private static func book(of type: TypeSymbol, _ linker: Linker) -> Initiator {
    if linker.index.controllerKind(type.name) == .page { return .own }
    let own = (linker.record.assignments["dataSource"] ?? []).filter { base, value, scope in
      guard isObject(value, scope, of: type, linker) else { return false }
      let kind = linker.resolver.type(of: base, scope).flatMap { linker.index.controllerKind($0.name) }
      return kind == .page
    }
    guard own.count == 1 else { return .unknown }
    let (base, _, scope) = own[0]
    if linker.resolver.isSelf(base), let owner = scope.context.owner { return .screen(.type(owner.name)) }
    return linker.initiator(base, scope)
  }
}
