import VCModel
import VCSourceFacts

/// Resolution of targets that depend on the callers of a function or on the values passed to an initialiser.
extension Linker {
  /// Moves transitions whose target is a parameter or an injected property to the places that supply its value.
  func followUses(in found: inout FoundTransitions) {
    var next = found.findings.withoutFirstScreens()
    found.findings = []
    let shownInSeveralWays = Self.shownInSeveralWays(next)
    for _ in 0...LinkLimits.callsToTarget {
      var moved: [Finding] = []
      for finding in next {
        let followed = followUses(of: finding, shownInSeveralWays, &found.routes)
        moved += followed.moved
        if let complete = followed.complete { found.findings.append(complete) }
      }
      next = moved
      if next.isEmpty { break }
    }
    found.findings += next.filter { !$0.target.outcome.candidates.isEmpty }
  }

  /// Follows the external values on which the target of a transition depends.
  /// - Returns: The transitions at the places that supply the values, and what the finding itself is certain to show; `nil` if
  ///   the places replace it.
  private func followUses(
    of finding: Finding, _ shownInSeveralWays: [Use: [FunctionSymbol?: Set<MapTransition.Relation>]],
    _ routes: inout RouteTable
  ) -> (moved: [Finding], complete: Finding?) {
    var own = finding
    own.target.outcome.uses = []
    own.target.outcome.candidates.removeAll { isRuledOut($0, finding) }
    if own.target.outcome.isEmpty, !finding.target.outcome.candidates.isEmpty, finding.target.outcome.uses.isEmpty {
      return ([], nil)
    }
    let uses =
      finding.target.outcome.uses.filter { isClear($0, in: finding, shownInSeveralWays) } + finding.target.rootUses
    let all = uses.map { (use: $0, suppliers: choices(of: $0, for: finding)) }
    let possible = all.map { use, suppliers in
      (use: use, suppliers: suppliers.filter { conditions(of: finding, use, $0) != nil })
    }
    // A transition whose conditions no call site satisfies never happens.
    let hasNoCaller = all.contains { !$0.suppliers.isEmpty } && possible.allSatisfy(\.suppliers.isEmpty)
    let isUnasked = !possible.isEmpty && possible.allSatisfy { isNeverRequested(finding, $0.use, $0.suppliers) }
    if own.target.outcome.candidates.isEmpty, hasNoCaller || isUnasked { return ([], nil) }
    var moved = possible.flatMap { self.moved(finding, by: $0.use, $0.suppliers, &routes) }
    let decided = followCases(own)
    moved += decided.moved
    guard let remaining = decided.remaining else { return (moved, nil) }
    if isForCallers(finding) || !finding.target.rootUses.isEmpty, !moved.isEmpty { return (moved, nil) }
    let places = possible.reduce(0) { $0 + $1.suppliers.count }
    if isBase(of: moved, remaining), moved.count >= places { return (moved, nil) }
    let isReplaced = remaining.target.outcome.candidates.isEmpty && !moved.isEmpty
    return (moved, isReplaced ? nil : remaining)
  }

  /// Returns the places that supply a value. A screen that takes one controller out of a table of all the app's factories shows
  /// only a few of them, and which ones is known only at run time: then no place counts.
  private func choices(of use: Use, for finding: Finding) -> [ValueSupplier] {
    let suppliers = suppliers(of: use)
    guard case .property(let factory) = use, factory.owner !== finding.site.owner else { return suppliers }
    return suppliers.count > LinkLimits.factoriesInTable && isByScreen(finding) ? [] : suppliers
  }

  /// Returns whether code names the controller that makes a transition.
  private func isByScreen(_ finding: Finding) -> Bool {
    switch finding.source.initiator {
    case .screen: finding.relation != .root
    case .own: finding.site.owner.map { index.isSpecificController($0.name) } ?? false
    case .parameter, .property, .part, .noController, .unknown: false
    }
  }

  /// Returns whether a finding is in the app's own variant of a presentation method, so that its callers are the source.
  private func isForCallers(_ finding: Finding) -> Bool {
    let isOnItself = finding.target.outcome.uses.contains { use in
      if case .receiver(let function) = use { function.owner?.isDeclared ?? false } else { false }
    }
    if isOnItself { return true }
    guard let function = finding.site.function, resolver.isFormForObjects(Scope(finding.site)) else { return false }
    return finding.target.outcome.uses.contains {
      if case .part(.parameter(function, _), _, _) = $0 { true } else { false }
    }
  }

  /// Returns whether a finding knows its target only as a base class of the app, and others know the subclasses.
  private func isBase(of moved: [Finding], _ finding: Finding) -> Bool {
    let found = moved.flatMap { $0.target.outcome.candidates.compactMap(\.screen.className) }
    return !finding.target.outcome.candidates.isEmpty
      && finding.target.outcome.candidates.allSatisfy { candidate in
        guard let name = candidate.screen.className, index.isDeclared(name) else { return false }
        return found.contains { $0 != name && index.ancestry(of: $0).contains(name) }
      }
  }

  private func moved(
    _ finding: Finding, by use: Use, _ suppliers: [ValueSupplier], _ routes: inout RouteTable
  ) -> [Finding] {
    if finding.target.identifierType != nil { return movedSegue(finding, by: use, suppliers) }
    if let kind = finding.target.listKind { return movedList(finding, of: kind, by: use, suppliers) }
    if finding.target.rootUses.contains(use) { return movedContainer(finding, by: use, suppliers) }
    return suppliers.flatMap { moved(finding, by: use, to: $0, &routes) }
  }

  /// Returns the transition at a place that supplies its target; empty if it does not happen there, or the place reveals no more
  /// than the function itself.
  private func moved(
    _ finding: Finding, by use: Use, to supplier: ValueSupplier, _ routes: inout RouteTable
  ) -> [Finding] {
    guard let guards = conditions(of: finding, use, supplier) else { return [] }
    if use.isOfSubclass {
      guard isCalled(finding.site.function, for: supplier) else { return [] }
      if let subclass = supplier.scope.context.owner, isRuledOut(finding, for: subclass) { return [] }
    }
    let item = finding.isOfViews ? boundItem(supplier) : nil
    let outcome = outcome(of: supplier, for: finding, use, item?.type)
    guard reveals(outcome, supplier, finding) else { return [] }
    var moved = finding
    if case .receiver = use { moved.target.isItself = true }
    moved.target.outcome = outcome.known(by: .oneHop)
    applyStyle(to: &moved, supplier)
    let staysInView = isInShownView(finding, use, supplier)
    if !staysInView, !isOutsideAssembly(finding, use, supplier) { move(&moved, to: supplier) }
    moved.circumstances.guards = guards
    if use.isOfSubclass, let subclass = supplier.scope.context.owner {
      moved.circumstances.template = TemplateMethod(site: finding.site, subclass: subclass)
      moved.circumstances.guards.formUnion(finding.circumstances.guards)
    }
    let isModifier = finding.isOfViews && finding.relation != .hosts && isInView(supplier)
    moved.source.initiator = isModifier || staysInView ? .own : initiator(finding, supplier, use)
    if let use = receiver(of: moved, supplier) { moved.target.outcome.uses.append(use) }
    if let item, finding.showsItems, routes.add(moved, item: item.variable, of: item.type) { return [] }
    if finding.showsItems, let object = boundObject(supplier) { routes.note(moved, object: object, resolver) }
    return requested(moved, from: finding, assembledBy: supplier, use) ?? moved.atCreations
  }

  /// Returns the screens or views that a place supplies, as far as the conditions of the transition allow them.
  private func outcome(of supplier: ValueSupplier, for finding: Finding, _ use: Use, _ item: TypeRef?) -> Outcome {
    var outcome = finding.isOfViews ? views(of: supplier, item) : screens(suppliedBy: supplier)
    outcome.candidates.removeAll {
      isRuledOut($0, by: finding, as: use) || !resolver.allows($0, finding.target.classes)
    }
    // UIKit cannot push a navigation controller; a router that receives one keeps it instead.
    if finding.relation == .push {
      outcome.candidates.removeAll { $0.screen.className.flatMap(index.controllerKind) == .navigation }
    }
    return outcome
  }

  /// Returns whether a place reveals more about the target of a transition than the function with the transition itself.
  private func reveals(_ outcome: Outcome, _ supplier: ValueSupplier, _ finding: Finding) -> Bool {
    if isForCallers(finding), !outcome.isEmpty { return true }
    let known = Set(finding.target.outcome.candidates.filter { isPossible($0, in: finding, supplier) }.map(\.screen))
    if outcome.candidates.contains(where: { !known.contains($0.screen) }) { return true }
    // A caller that passes on its own parameter may have callers that reveal more.
    let isPassedOn = outcome.candidates.isEmpty && outcome.uses.allSatisfy { isParameter($0, of: supplier) }
    return (known.isEmpty || isPassedOn) && !outcome.uses.isEmpty
  }

  /// Returns whether an external value is a parameter of the function whose code supplies another one.
  private func isParameter(_ use: Use, of supplier: ValueSupplier) -> Bool {
    guard case .parameter(let function, _) = use else { return false }
    return supplier.scope.context.function == function && !function.isInitializer
  }

  /// Returns whether code is in a view or a modifier: the source of one of the app's own modifiers is the view whose body
  /// contains it, whatever it is applied to.
  private func isInView(_ supplier: ValueSupplier) -> Bool {
    supplier.scope.context.owner.map { index.isView($0.name) || index.isModifier($0) } ?? false
  }

  /// Returns whether a view shows what other code, which is no view, gives to its initialiser, such as a factory of screens:
  /// the view itself asks for it then.
  private func isInShownView(_ finding: Finding, _ use: Use, _ supplier: ValueSupplier) -> Bool {
    guard finding.isOfViews, finding.relation != .hosts, case .property(let variable) = use, !isInView(supplier),
      let owner = finding.site.owner, owner === variable.owner
    else { return false }
    return owner.isDeclared && index.isView(owner.name)
  }

  /// Returns the conditions under which a transition happens for a supplied value; `nil` if it does not happen.
  private func conditions(of finding: Finding, _ use: Use, _ supplier: ValueSupplier) -> Set<CaseGuard>? {
    let guards = finding.circumstances.guards.union(finding.target.outcome.conditions[use, default: []])
    if let sent = supplier.sent {
      let given = Resolver.Given(code: .closure(sent.closure), sent: sent.parts, scope: supplier.scope)
      return resolver.remainingGuards(guards, given).map { $0.guards.union(supplier.scope.guards) }
    }
    guard let code = finding.site.code, let call = supplier.call else { return supplier.scope.guards }
    if isRuledOut(supplier, by: finding, as: use) { return nil }
    let given = Resolver.Given(code: code, call: call, scope: supplier.scope)
    return resolver.remainingGuards(guards, given).map { $0.guards.union(supplier.scope.guards) }
  }

  /// Returns whether the arguments of a call allow a screen that the function determines.
  private func isPossible(_ candidate: ScreenCandidate, in finding: Finding, _ supplier: ValueSupplier) -> Bool {
    guard let code = finding.site.code, let call = supplier.call else { return true }
    return resolver.remainingGuards(candidate.guards, Resolver.Given(code: code, call: call, scope: supplier.scope))
      != nil
  }

  func move(_ finding: inout Finding, to supplier: ValueSupplier) {
    finding.source.isForOthers = actsForAsker(finding)
    if case .property(let variable) = finding.source.initiator, let object = supplier.base ?? supplier.call?.receiver {
      finding.source.presentingObject = Finding.PresentingObject(
        variable: variable, object: object, scope: supplier.scope)
    }
    finding.place = Place(file: supplier.scope.context.file, position: supplier.position)
    finding.site = supplier.scope.context
    finding.circumstances.deferral = supplier.scope.deferral
    finding.circumstances.closureRecipient = supplier.scope.closureRecipient
    finding.circumstances.trigger = supplier.scope.nearestTrigger
  }

  /// Moves a segue performed by a helper function to the callers that pass its identifier.
  private func movedSegue(_ finding: Finding, by use: Use, _ suppliers: [ValueSupplier]) -> [Finding] {
    suppliers.flatMap { supplier -> [Finding] in
      let initiator = initiator(finding, supplier, use)
      var found = SegueCall.findings(
        supplier.value, of: finding.target.identifierType, by: initiator, at: supplier.position, supplier.scope, self)
      for place in found.indices { move(&found[place], to: supplier) }
      return found
    }
  }

  /// Moves the transitions to the controllers of a list to the callers that pass the list.
  private func movedList(
    _ finding: Finding, of kind: ControllerKind, by use: Use, _ suppliers: [ValueSupplier]
  ) -> [Finding] {
    suppliers.flatMap { supplier -> [Finding] in
      let initiator = initiator(finding, supplier, use)
      var found = StackCall.findings(
        supplier.value, of: kind, by: initiator, at: supplier.position, supplier.scope, self)
      found.removeAll { $0.target.outcome.isEmpty }
      for place in found.indices {
        found[place].target.outcome = found[place].target.outcome.known(by: .oneHop)
        move(&found[place], to: supplier)
      }
      return found
    }
  }

  /// Sets the style that a helper assigns if its arguments demand it.
  private func applyStyle(to finding: inout Finding, _ supplier: ValueSupplier) {
    guard let other = finding.presentation.conditionalStyle, let code = finding.site.code, let call = supplier.call
    else { return }
    finding.presentation.conditionalStyle = nil
    let given = Resolver.Given(code: code, call: call, scope: supplier.scope)
    guard let remaining = resolver.remainingGuards(other.conditions, given), remaining.isKnown, remaining.guards.isEmpty
    else { return }
    finding.presentation.style = other.style
    finding.relateStyle()
  }

  /// Moves the transition to a container to the callers that pass its root.
  private func movedContainer(_ finding: Finding, by use: Use, _ suppliers: [ValueSupplier]) -> [Finding] {
    suppliers.compactMap { supplier in
      guard let guards = conditions(of: finding, use, supplier) else { return nil }
      let isHost = finding.target.outcome.candidates.contains {
        $0.screen.className.flatMap(index.controllerKind) == .hosting
      }
      var root = isHost ? views(of: supplier, nil) : screens(suppliedBy: supplier)
      root.candidates.removeAll { isRuledOut($0, by: finding, as: use) }
      guard !root.isEmpty else { return nil }
      var moved = finding
      if case .receiver = use { moved.target.isItself = true }
      moved.target.outcome = Outcome(candidates: finding.target.outcome.candidates).known(by: .oneHop)
      moved.target.rootUses = root.uses
      applyStyle(to: &moved, supplier)
      move(&moved, to: supplier)
      moved.circumstances.guards = guards
      moved.source.initiator = isHost && isInView(supplier) ? .own : initiator(finding, supplier, use)
      if let use = receiver(of: moved, supplier) { moved.target.rootUses.append(use) }
      return moved
    }
  }
}

extension Finding {
  /// Whether the target is a SwiftUI view.
  var isOfViews: Bool {
    switch relation {
    case .sheet, .fullScreenCover, .link, .destination, .hosts, .represents: true
    case .root, .tab, .column, .windowRoot, .popover: target.isInBuilder
    default: false
    }
  }
}
