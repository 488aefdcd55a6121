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
    // If another object is the data source, its page view controller is unknown.
    let isOwn = linker.index.controllerKind(type.name) == .page
    var finding = Finding(
      .page, by: isOwn ? .own : .unknown, to: outcome, at: function.declaration.position, in: scope)
    finding.target.isCertain = false
    return finding
  }
}
