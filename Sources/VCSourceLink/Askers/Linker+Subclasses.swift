import VCModel
import VCSourceFacts

/// Transitions that a base class declares for its subclasses.
extension Linker {
  /// Returns the findings with the subclasses of an abstract base class as their sources: a class that nothing makes or shows, but
  /// whose subclasses are shown, or a class of which only some subclasses make the object with the transition.
  func attributedToSubclasses(_ findings: [Finding]) -> [Finding] {
    let shown = Set(findings.flatMap { $0.target.outcome.candidates.compactMap(\.screen.className) })
    func isShown(_ type: TypeSymbol) -> Bool {
      shown.contains(type.name) || shown.contains(lastPart(of: type.name))
        || storyboards.hasScene(ofClass: type.runtimeName ?? lastPart(of: type.name))
    }
    var known: [String: [TypeSymbol]] = [:]
    func subclasses(of name: String) -> [TypeSymbol] {
      if let found = known[name] { return found }
      guard let type = index.symbol(name), type.kind == .class, index.controllerKind(name) != nil, !isShown(type),
        scopes(making: type).isEmpty
      else {
        known[name] = []
        return []
      }
      let found = index.descendants(of: name).filter(isShown)
      known[name] = found
      return found
    }
    return findings.flatMap { finding -> [Finding] in
      guard let base = classOfSource(finding) else { return [finding] }
      let makers = makingSubclasses(finding, base)
      let found = makers.isEmpty ? callingSubclasses(finding, base, subclasses(of: base)) : makers
      return found.isEmpty || found.count > LinkLimits.subclasses
        ? [finding]
        : found.compactMap { self.finding(finding, of: $0) }
    }
  }

  /// Returns a base class's transition as one of a subclass, with the targets that conditions on the object's class leave; `nil` if
  /// they leave none.
  private func finding(_ finding: Finding, of type: TypeSymbol) -> Finding? {
    func allows(_ guards: Set<CaseGuard>) -> Bool {
      guards.allSatisfy { demand in
        guard case .itself = demand.guardSubject.code else { return true }
        return resolver.hasClass(demand, TypeRef(type.name)) ?? true
      }
    }
    guard allows(finding.circumstances.guards) else { return nil }
    var own = finding
    own.target.outcome.candidates.removeAll { !allows($0.guards) }
    if own.target.outcome.isEmpty, !finding.target.outcome.isEmpty { return nil }
    own.source.initiator = .screen(.type(type.name))
    return own
  }

  /// Returns the subclasses whose code calls the base class's method with the transition, if only theirs does; otherwise all.
  private func callingSubclasses(_ finding: Finding, _ base: String, _ subclasses: [TypeSymbol]) -> [TypeSymbol] {
    guard subclasses.count > 1, case .own = finding.source.initiator, case .function(let function)? = finding.site.code,
      function.owner?.name == base, finding.circumstances.trigger == nil,
      let callers = CallingClasses.search(for: function, self)
    else { return subclasses }
    let asking = subclasses.filter { type in index.ancestry(of: type.name).contains(where: callers.contains) }
    let isOnlyTheirs = callers.allSatisfy { name in asking.contains { index.ancestry(of: $0.name).contains(name) } }
    return !asking.isEmpty && isOnlyTheirs ? asking : subclasses
  }

  /// Returns the subclasses whose code makes the object with the transition, which knows its screen only as the base class:
  /// `section.screen = self` in the class of all lists, and `add(HelpSection())` in one of them.
  private func makingSubclasses(_ finding: Finding, _ base: String) -> [TypeSymbol] {
    guard case .screen = finding.source.initiator, let owner = finding.site.owner, owner.isDeclared,
      index.controllerKind(owner.name) == nil, !index.isView(owner.name)
    else { return [] }
    var makers: [TypeSymbol] = []
    for scope in scopes(making: owner) {
      // Any other maker may belong to any screen.
      guard let maker = scope.context.owner, maker.name != base, index.ancestry(of: maker.name).contains(base) else {
        return []
      }
      if !makers.contains(where: { $0 === maker }) { makers.append(maker) }
    }
    return makers
  }

  private func classOfSource(_ finding: Finding) -> String? {
    switch finding.source.initiator {
    case .own: finding.site.owner.flatMap { $0.isDeclared ? $0.name : nil }
    case .screen(.type(let name)): index.isDeclared(name) ? name : nil
    case .screen, .parameter, .property, .part, .noController, .unknown: nil
    }
  }
}
