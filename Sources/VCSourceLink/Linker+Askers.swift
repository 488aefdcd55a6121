import VCModel
import VCSourceFacts

/// Sources of transitions.
extension Linker {
  /// Returns the source of a transition, derived from the receiver of the call.
  func asker(_ receiver: Expression?, _ scope: Scope) -> Asker {
    guard let receiver else { return .own }
    switch receiver {
    case .name("self", _), .name("super", _): return .own
    case .name(let name, _):
      if let local = scope.local(name) { return asker(of: local, scope) ?? byScreen(receiver, scope) }
      if SystemTypes.surroundings.contains(name), isController(scope.context.owner) { return .own }
    case .member(let base?, let name, _):
      if SystemTypes.surroundings.contains(name) {
        if case .name("self", _) = base, !isController(scope.context.owner) { break }
        if let type = resolver.type(of: base, scope), index.isDeclared(type.name),
          index.controllerKind(type.name) == nil
        {
          break
        }
        return asker(base, scope)
      }
      // `view.controller`, by which a controller behind a protocol returns itself.
      if let type = resolver.type(of: base, scope), index.symbol(type.name)?.kind == .protocol,
        resolver.mayAnswerItself(name, of: type.name)
      {
        return asker(base, scope)
      }
    case .call(let call):
      // `[self navigationController]` reads a property.
      if call.arguments.isEmpty, case .member(_?, let name, _) = call.callee, SystemTypes.surroundings.contains(name) {
        return asker(call.callee, scope)
      }
    case .cast(let inner, _):
      if case .own = asker(inner, scope) { return .own }
    case .choice(let parts): if let first = parts.first { return asker(first, scope) }
    default: break
    }
    return byScreen(receiver, scope)
  }

  private func asker(of local: Local, _ scope: Scope) -> Asker? {
    if case .parameter(let place) = local.source, let function = scope.context.function {
      if let type = local.type.map({ index.type($0, in: scope.context.owner).plain }) {
        let name = index.soleController(of: type.name) ?? type.name
        if index.isSpecificController(name), index.isDeclared(name) { return .screen(.type(name)) }
      }
      return .parameter(function, place)
    }
    // `while let next = top.presented { top = next }` is a cycle.
    let askers = resolver.once(local, []) { local.values.map { asker($0.value, $0.scope) } }
    if askers.contains(where: { if case .own = $0 { true } else { false } }) { return .own }
    // `guard let top = sender ?? window.rootViewController`
    return askers.first { if case .parameter = $0 { true } else { false } }
  }

  private func isController(_ owner: TypeSymbol?) -> Bool {
    owner.map { index.controllerKind($0.name) != nil } ?? false
  }

  private func byScreen(_ receiver: Expression, _ scope: Scope) -> Asker {
    let things = resolver.screens(of: receiver, scope).things
    if things.count == 1, case .type(let name) = things[0].screen,
      SystemTypes.parents(of: name).isEmpty || index.isDeclared(name)
    {
      return .screen(things[0].screen)
    }
    if things.count == 1, case .made = things[0].screen { return .screen(things[0].screen) }
    if things.count == 1, case .scene = things[0].screen { return .screen(things[0].screen) }
    return .unknown
  }
}
