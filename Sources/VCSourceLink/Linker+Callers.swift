import VCModel
import VCSourceFacts

/// Resolution of targets that depend on the callers of a function or on the values passed to an initialiser.
extension Linker {
  /// Moves transitions whose target is a parameter or an injected property to the places that supply its value.
  func followUses() {
    var next = findings
    findings = []
    let manifold = Self.manifold(next)
    for _ in 0...Self.mostHops {
      let round = next
      next = []
      for finding in round {
        var kept = finding
        kept.outcome.uses = []
        let all = finding.outcome.uses.filter { !manifold.contains($0) }.map { ($0, givers(of: $0)) }
        let asking = all.map { use, givers in (use, givers.filter { demands(of: finding, $0) != nil }) }
        // A transition whose conditions no call site satisfies never happens.
        let isNobodys = all.contains { !$0.1.isEmpty } && asking.allSatisfy { $0.1.isEmpty }
        if kept.outcome.things.isEmpty, isNobodys { continue }
        var lifted = asking.flatMap { lift(finding, by: $0.0, $0.1) }
        let decided = followCases(kept)
        lifted += decided.lifted
        next += lifted
        guard let kept = decided.kept else { continue }
        if isForCallers(finding), !lifted.isEmpty { continue }
        if !kept.outcome.things.isEmpty || lifted.isEmpty { findings.append(kept) }
      }
      if next.isEmpty { break }
    }
    findings += next.filter { !$0.outcome.things.isEmpty }
  }

  /// Returns the overridden functions whose results are shown by more than one kind of transition: which override belongs to
  /// which transition is unknown.
  private static func manifold(_ findings: [Finding]) -> Set<Use> {
    var relations: [Use: Set<MapTransition.Relation>] = [:]
    for finding in findings {
      for case .overrides(let function) in finding.outcome.uses {
        relations[.overrides(function), default: []].insert(finding.relation)
      }
    }
    return Set(relations.filter { $0.value.count > 1 }.keys)
  }

  /// Returns whether a finding is in the app's own variant of a presentation method, so that its callers are the source.
  private func isForCallers(_ finding: Finding) -> Bool {
    guard let function = finding.site.function, resolver.isFormForObjects(Scope(finding.site)) else { return false }
    return finding.outcome.uses.contains { if case .member(function, _, _, _) = $0 { true } else { false } }
  }

  private func lift(_ finding: Finding, by use: Use, _ givers: [Giver]) -> [Finding] {
    if finding.identifierUse != nil { return liftSegue(finding, by: use, givers) }
    if let kind = finding.listKind { return liftList(finding, of: kind, by: use, givers) }
    return givers.compactMap { giver in
      guard let guards = demands(of: finding, giver) else { return nil }
      let item = finding.isOfViews ? boundItem(giver) : nil
      var outcome =
        finding.isOfViews ? views(of: giver, item?.type) : resolver.screens(of: giver.value, giver.scope)
      // UIKit cannot push a navigation controller; a router that receives one keeps it instead.
      if finding.relation == .push {
        outcome.things.removeAll { $0.screen.className.flatMap(index.controllerKind) == .navigation }
      }
      // Call sites that reveal no more than the function itself are ignored.
      let known = Set(finding.outcome.things.map(\.screen))
      guard
        outcome.things.contains(where: { !known.contains($0.screen) }) || known.isEmpty && !outcome.uses.isEmpty
          || isForCallers(finding) && !outcome.isEmpty
      else {
        return nil
      }
      var lifted = finding
      lifted.outcome = outcome.known(by: .oneHop)
      move(&lifted, to: giver)
      lifted.guards = guards
      // The source of one of the app's own modifiers is the view whose body contains it, whatever it is applied to.
      let isModifier =
        finding.isOfViews && finding.relation != .hosts
        && giver.scope.context.owner.map { index.isView($0.name) || index.isModifier($0) } ?? false
      lifted.asker = isModifier ? .own : asker(finding, giver, use)
      if let item, finding.showsItems, values.add(lifted, item: item.variable, of: item.type) { return nil }
      return lifted
    }
  }

  /// Returns the conditions under which a transition happens for a supplied value; `nil` if it does not happen.
  private func demands(of finding: Finding, _ giver: Giver) -> Set<CaseGuard>? {
    if let sent = giver.sent {
      let given = Resolver.Given(code: .closure(sent.closure), sent: sent.parts, scope: giver.scope)
      return resolver.left(finding.guards, given).map { $0.guards.union(giver.scope.guards) }
    }
    guard let code = finding.site.code, let call = giver.call else { return giver.scope.guards }
    let given = Resolver.Given(code: code, call: call, scope: giver.scope)
    return resolver.left(finding.guards, given).map { $0.guards.union(giver.scope.guards) }
  }

  func move(_ finding: inout Finding, to giver: Giver) {
    finding.place = Place(file: giver.scope.context.file, position: giver.position)
    finding.site = giver.scope.context
    finding.deferral = giver.scope.deferral
    finding.trigger = giver.scope.trigger ?? giver.scope.context.function.flatMap { Trigger.of($0.declaration) }
  }

  /// Moves a segue performed by a helper function to the callers that pass its identifier.
  private func liftSegue(_ finding: Finding, by use: Use, _ givers: [Giver]) -> [Finding] {
    givers.flatMap { giver -> [Finding] in
      let asker = asker(finding, giver, use)
      var found = SegueCall.findings(
        giver.value, of: finding.identifierUse, by: asker, at: giver.position, giver.scope, self)
      for place in found.indices { move(&found[place], to: giver) }
      return found
    }
  }

  /// Moves the transitions to the controllers of a list to the callers that pass the list.
  private func liftList(
    _ finding: Finding, of kind: ControllerKind, by use: Use, _ givers: [Giver]
  ) -> [Finding] {
    givers.flatMap { giver -> [Finding] in
      let asker = asker(finding, giver, use)
      var found = StackCall.findings(giver.value, of: kind, by: asker, at: giver.position, giver.scope, self)
      found.removeAll { $0.outcome.isEmpty }
      for place in found.indices {
        found[place].outcome = found[place].outcome.known(by: .oneHop)
        move(&found[place], to: giver)
      }
      return found
    }
  }

  private func asker(_ finding: Finding, _ giver: Giver, _ use: Use) -> Asker {
    guard case .closure(let holder, _) = use else { return asker(finding, giver) }
    if case .stream = holder { return asker(finding, sentBy: giver) }
    // The source is the type that contains the closure, wherever the closure is called.
    guard case .own = finding.asker, let owner = finding.site.owner else { return finding.asker }
    return index.isSpecificController(owner.name) && owner.isDeclared ? .screen(.type(owner.name)) : .unknown
  }

  /// Returns the source for a controller sent into a stream: the sender if it is a screen, otherwise the controller whose
  /// closure shows it.
  private func asker(_ finding: Finding, sentBy giver: Giver) -> Asker {
    if let owner = giver.scope.context.owner, index.isSpecificController(owner.name) || index.isView(owner.name) {
      return .own
    }
    guard case .own = finding.asker, let owner = finding.site.owner, owner.isDeclared,
      index.isSpecificController(owner.name)
    else { return .own }
    return .screen(.type(owner.name))
  }

  func asker(_ finding: Finding, _ giver: Giver) -> Asker {
    // The initialiser of a controller acts on behalf of the new controller.
    if case .own = finding.asker, finding.site.function?.name == "init", let owner = finding.site.owner,
      owner.isDeclared,
      let call = giver.call, !call.isDelegation, index.isSpecificController(owner.name)
    {
      return .screen(.type(owner.name))
    }
    let asker = asker(finding.asker, giver)
    // The function is a method of a controller, even if the receiver is unknown.
    if case .own = finding.asker, case .unknown = asker, let owner = finding.site.owner, owner.isDeclared,
      index.isSpecificController(owner.name)
    {
      return .screen(.type(owner.name))
    }
    return asker
  }

  private func asker(_ asker: Asker, _ giver: Giver) -> Asker {
    switch asker {
    case .own:
      if let base = giver.base { return self.asker(base, giver.scope) }
      return giver.call.map { self.asker($0.receiver, giver.scope) } ?? .own
    case .parameter(let function, let place):
      guard let call = giver.call, let places = Arguments(function, call)?.positions, place < places.count,
        let argument = places[place]
      else { return .own }
      return self.asker(call.arguments[argument].value, giver.scope)
    case .unknown: return .own
    case .screen, .nobody: return asker
    }
  }
}

extension Finding {
  /// Whether the target is a SwiftUI view.
  var isOfViews: Bool {
    switch relation {
    case .sheet, .fullScreenCover, .link, .destination, .hosts, .represents: true
    case .root, .tab, .column, .windowRoot, .popover: isBuilder
    default: false
    }
  }
}
