import VCSourceFacts

/// Screens that are assembled of several objects, one of which the rest of the app knows: `Module.make()` returns the presenter,
/// which shows its view.
extension Linker {
  /// Returns a transition at each place that asks the object for it; `nil` if the target is not assembled.
  /// - Parameters:
  ///   - moved: The transition at the place that gives the object its controller: `presenter.view = detail`.
  ///   - finding: The transition in the code of the object: `func present() { view.present() }`.
  ///   - supplier: That place.
  func requested(
    _ moved: Finding, from finding: Finding, assembledBy supplier: ValueSupplier, _ use: Use
  ) -> [Finding]? {
    guard let function = functionOfAssembly(finding, use, supplier), let requests = knownRequests(of: function) else {
      return nil
    }
    return requests.compactMap { call, scope in
      let place = ValueSupplier(
        value: call.receiver ?? .name("self", call.position), scope: scope, position: call.position, call: call)
      let given = Resolver.Given(code: .function(function), call: call, scope: scope)
      guard let remaining = resolver.remainingGuards(finding.circumstances.guards, given) else { return nil }
      var asked = moved
      move(&asked, to: place)
      asked.circumstances.guards = remaining.guards.union(scope.guards)
      asked.source.initiator = initiator(finding, place)
      return asked
    }
  }

  /// Returns whether no code asks any of the assembled objects to show its controller.
  func isNeverRequested(_ finding: Finding, _ use: Use, _ suppliers: [ValueSupplier]) -> Bool {
    !suppliers.isEmpty
      && suppliers.allSatisfy { supplier in
        functionOfAssembly(finding, use, supplier).flatMap(knownRequests)?.isEmpty ?? false
      }
  }

  /// Returns the function by which an assembled object shows its controller, if a place assembles such an object.
  private func functionOfAssembly(_ finding: Finding, _ use: Use, _ supplier: ValueSupplier) -> FunctionSymbol? {
    guard finding.target.isItself, case .property(let variable) = use, let function = finding.site.function,
      function.owner === variable.owner, !function.isInitializer, !function.declaration.isStatic,
      !function.declaration.isOverride, assembles(supplier)
    else { return nil }
    return function
  }

  /// Returns whether a transition is at the place that shows an assembled screen, rather than in the code of its objects:
  /// `tabs.viewControllers = [module.viewController.inStack()]`.
  func isOutsideAssembly(_ finding: Finding, _ use: Use, _ supplier: ValueSupplier) -> Bool {
    guard finding.target.isItself, case .property(let variable) = use else { return false }
    return finding.site.owner !== variable.owner && assembles(supplier)
  }

  private func assembles(_ supplier: ValueSupplier) -> Bool {
    supplier.base.map { returns($0, supplier.scope) } ?? false
  }

  /// Returns whether a function returns an object that it has assembled.
  private func returns(_ object: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = object, scope.local(name) != nil, let function = scope.context.function else {
      return false
    }
    return resolver.results(of: function).contains { value, _ in
      if case .name(name, _) = value { true } else { false }
    }
  }

  /// Returns the requests of a function; `nil` if there are none, but calls on objects of unknown types that may be of it.
  private func knownRequests(of function: FunctionSymbol) -> [(call: Call, scope: Scope)]? {
    let requests = requests(of: function)
    return requests.isEmpty && mayBeMeant(function) ? nil : requests
  }
}
