import VCModel
import VCSourceFacts

/// The pages that the data source of a page view controller returns before and after another page, and those that a library's
/// page view controller asks for: `viewControllers(for: PagerTabStripViewController)`,
/// `viewController(for: PageboyViewController, at: PageIndex)`.
enum PageSources {
  static func findings(_ linker: Linker) -> [Finding] {
    linker.index.orderedTypes.flatMap { type in
      let own = (type.functions["pageViewController"] ?? []).filter(answersPage)
      let ofLibraries = libraryNames.flatMap { type.functions[$0] ?? [] }.filter { answersLibrary($0, linker.index) }
      return own.compactMap { finding($0, type, book(of: type, linker), linker) }
        + ofLibraries.compactMap { finding($0, type, libraryBook(of: type, linker), linker) }
    }
  }

  private static let libraryNames = [
    "viewController", "viewControllers", "viewControllersForPagerTabStrip",
    "childViewControllersForPagerTabStripViewController",
  ]

  private static let lists: Set<String> = ["Array", "NSArray"]

  /// Returns whether a function answers a library's page view controller that asks its data source for pages.
  private static func answersLibrary(_ function: FunctionSymbol, _ index: SymbolIndex) -> Bool {
    function.declaration.parameters.first?.type.map { LibraryContainer.isLibrary($0.name, index) } ?? false
  }

  /// Returns the library's page view controller whose data source a type is: the type itself, or the one to which code assigns
  /// its object.
  private static func libraryBook(of type: TypeSymbol, _ linker: Linker) -> Initiator {
    if LibraryContainer.isOfLibrary(type.name, linker.index) { return .own }
    return book(of: type, linker) { LibraryContainer.isOfLibrary($0, linker.index) }
  }

  private static func answersPage(_ function: FunctionSymbol) -> Bool {
    let declaration = function.declaration
    if let selector = declaration.selector {
      return selector.hasSuffix(":viewControllerBeforeViewController:")
        || selector.hasSuffix(":viewControllerAfterViewController:")
    }
    return ["viewControllerBefore", "viewControllerAfter"].contains(declaration.parameters.dropFirst().first?.label)
  }

  private static func finding(
    _ function: FunctionSymbol, _ type: TypeSymbol, _ book: Initiator, _ linker: Linker
  ) -> Finding? {
    let scope = Scope(CodeContext(file: function.file, owner: type, function: function))
    let resolver = linker.resolver
    let isList = function.declaration.result.map { lists.contains($0.name) } ?? false
    let pages = resolver.results(of: function).flatMap { isList ? resolver.elements(of: $0.value, $0.scope) : [$0] }
    var outcome = Outcome()
    for (value, inner) in pages {
      outcome.add(resolver.screens(of: value, inner, expected: TypeRef("UIViewController")))
    }
    outcome.uses = []
    outcome.candidates.removeAll { $0.screen.className.map(SystemTypes.generalControllers.contains) ?? false }
    guard !outcome.candidates.isEmpty else { return nil }
    var finding = Finding(
      .page, by: book, to: outcome, at: function.declaration.position, in: scope)
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
    return book(of: type, linker) { linker.index.controllerKind($0) == .page }
  }

  private static func book(of type: TypeSymbol, _ linker: Linker, where isBook: (String) -> Bool) -> Initiator {
    let own = (linker.record.assignments["dataSource"] ?? []).filter { base, value, scope in
      isObject(value, scope, of: type, linker) && linker.resolver.type(of: base, scope).map { isBook($0.name) } ?? false
    }
    guard own.count == 1 else { return .unknown }
    let (base, _, scope) = own[0]
    if linker.resolver.isSelf(base), let owner = scope.context.owner { return .screen(.type(owner.name)) }
    return linker.initiator(base, scope)
  }
}
