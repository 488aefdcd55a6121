import VCModel
import VCSourceFacts

/// Sources of transitions.
extension Linker {
  /// Returns the source of a transition, derived from the receiver of the call.
  /// - Parameter isContent: Whether the transition sets the content of the receiver, which then is its source.
  func initiator(_ receiver: Expression?, _ scope: Scope, isContent: Bool = false) -> Initiator {
    guard let receiver, !index.isScreenOfList(receiver, scope) else { return .own }
    switch receiver {
    case .name("self", _), .name("super", _): return .own
    case .name(let name, _):
      if let local = scope.local(name) {
        return initiator(of: local, scope, isContent: isContent) ?? byScreen(receiver, scope)
      }
      if SystemTypes.surroundings.contains(name), isController(scope.context.owner), !isStored(name, scope) {
        return .own
      }
      if name == Resolver.controllerBehindProtocol, resolver.variable(name, scope) == nil { return .own }
    case .member(let base?, let name, _):
      if SystemTypes.surroundings.contains(name) {
        if case .name("self", _) = base, !isController(scope.context.owner) || isStored(name, scope) { break }
        if let type = resolver.type(of: base, scope), index.isDeclared(type.name),
          index.controllerKind(type.name) == nil
        {
          // A controller that uses the stack of an object which is no screen asks itself.
          if !isContent, name == "navigationController", let owner = scope.context.owner,
            index.isSpecificController(owner.name)
          {
            return .own
          }
          break
        }
        return initiator(base, scope)
      }
      if name == Resolver.controllerBehindProtocol { return initiator(base, scope) }
      // `view.controller`, by which a controller behind a protocol returns itself.
      if let type = resolver.type(of: base, scope), index.symbol(type.name)?.kind == .protocol,
        resolver.mayAnswerItself(name, of: type.name)
      {
        return initiator(base, scope)
      }
      if let part = part(name, of: base, scope), byScreen(receiver, scope).isUnknown { return part }
    case .call(let call):
      // `[self navigationController]` reads a property.
      if call.arguments.isEmpty, case .member(_?, let name, _) = call.callee, SystemTypes.surroundings.contains(name) {
        return initiator(call.callee, scope)
      }
    case .cast(let inner, _):
      let found = initiator(inner, scope)
      switch found {
      case .own: return found
      case .parameter where !isContent: return found
      default: break
      }
    case .choice(let parts, _): if let first = parts.first { return initiator(first, scope).withFallback }
    default: break
    }
    return byScreen(receiver, scope)
  }

  private func initiator(of local: Local, _ scope: Scope, isContent: Bool) -> Initiator? {
    if case .parameter(let place) = local.source, let function = scope.context.function {
      if let type = local.type.map({ index.type($0, in: scope.context.owner).plain }) {
        let name = index.soleController(of: type.name) ?? type.name
        if index.isSpecificController(name), index.isDeclared(name) { return .screen(.type(name)) }
        if isOwnDelegateMethod(function, of: type.name) { return .own }
      }
      if let represented = represented(in: function) { return represented }
      return .parameter(function, place)
    }
    // `while let next = top.presented { top = next }` is a cycle.
    let initiators = resolver.once(local, []) {
      local.values.map { value, inner -> Initiator in
        // `if let stack = sender as? UINavigationController` excludes callers that pass another controller.
        if case .cast(let subject, _) = value, scope.asksForClass(of: subject) { return initiator(subject, inner) }
        return initiator(value, inner, isContent: isContent)
      }
    }
    if initiators.contains(where: { if case .own = $0 { true } else { false } }) { return .own }
    // `guard let stack = controller.navigationController`
    if initiators.count == 1 {
      switch initiators[0] {
      case .screen, .part: return initiators[0]
      default: break
      }
    }
    // `guard let top = sender ?? window.rootViewController`
    return initiators.first { if case .parameter = $0 { true } else { false } }
  }

  /// Returns the controller of a representable, which its method for updates receives: the only one that it makes, or the view
  /// itself.
  private func represented(in function: FunctionSymbol) -> Initiator? {
    guard function.name == "updateUIViewController", let owner = function.owner,
      let made = resolver.made(byRepresentable: owner)
    else { return nil }
    guard made.candidates.count == 1, let name = made.candidates[0].screen.className, index.isSpecificController(name)
    else { return .own }
    return .screen(made.candidates[0].screen)
  }

  /// Returns whether a function is a delegate method of a container class that a subclass of it implements for itself:
  /// `splitViewController(_:showDetail:sender:)`.
  private func isOwnDelegateMethod(_ function: FunctionSymbol, of container: String) -> Bool {
    guard let owner = function.owner, !index.isDeclared(container), container.hasPrefix("UI"),
      index.ancestry(of: owner.name).contains(container)
    else { return false }
    let name = container.dropFirst("UI".count)
    return function.name == name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the controller that an object of the app, which other code assigns to a property, returns.
  private func part(_ name: String, of base: Expression, _ scope: Scope) -> Initiator? {
    guard let property = base.ownProperty, scope.local(property) == nil,
      let variable = resolver.variable(property, scope), resolver.isGiven(variable),
      let type = resolver.type(of: variable)?.plain, index.isDeclared(type.name),
      index.controllerKind(type.name) == nil,
      let controller = index.variable(name, of: type.name).flatMap({ resolver.type(of: $0)?.plain }),
      index.controllerKind(controller.name) != nil
    else { return nil }
    return .part(of: variable, name: name)
  }

  /// Returns whether a controller of the app has a property of its own with the name of a surrounding controller.
  private func isStored(_ name: String, _ scope: Scope) -> Bool {
    guard let variable = resolver.variable(name, scope), let owner = variable.owner else { return false }
    return owner.kind == .class && owner.isDeclared && variable.declaration.getter == nil
  }

  private func isController(_ owner: TypeSymbol?) -> Bool {
    owner.map { index.controllerKind($0.name) != nil } ?? false
  }

  private func byScreen(_ receiver: Expression, _ scope: Scope) -> Initiator {
    let screens = Set(resolver.screens(of: receiver, scope).candidates.map(\.screen))
    if let only = screens.first, screens.count == 1 {
      switch only {
      // What other code returns if it has no controller: `var value: UIViewController { weakValue ?? UIViewController() }`.
      case .made("UIViewController", let place)
      where place.file != scope.context.file || isOfOther(receiver) || isComputed(receiver, scope): break
      case .made, .scene: return .screen(only)
      case .type(let name)
      where SystemTypes.parents(of: name).isEmpty || index.isDeclared(name) || !SystemController.isOfSystem(name):
        return .screen(only)
      case .type, .missingScene: break
      }
    }
    // `rootViewController: Controller` of the superclass `Router<Detail>`.
    if screens.isEmpty, let type = resolver.type(of: receiver, scope), !type.isMeta {
      let name = index.soleController(of: type.name) ?? type.name
      if index.isDeclared(name), index.isSpecificController(name) { return .screen(.type(name)) }
    }
    return byGetter(receiver, scope)
  }

  /// Returns whether an expression is a property of another object: `weak.value`.
  private func isOfOther(_ receiver: Expression) -> Bool {
    if case .member(let base?, _, _) = receiver { !resolver.isSelf(base) } else { false }
  }

  /// Returns whether an expression is a computed property: `var top: UIViewController { find() ?? UIViewController() }`.
  private func isComputed(_ receiver: Expression, _ scope: Scope) -> Bool {
    receiver.ownProperty.flatMap { resolver.variable($0, scope) }?.declaration.getter != nil
  }

  /// Returns the source behind a computed property:
  /// `var stack: UINavigationController? { rootViewController.navigationController }`.
  private func byGetter(_ receiver: Expression, _ scope: Scope) -> Initiator {
    guard let name = receiver.ownProperty, let variable = resolver.variable(name, scope) else { return .unknown }
    guard variable.declaration.getter != nil else {
      return controllerBehind(resolver.type(of: variable)?.plain).map { initiator($0.value, $0.scope) }
        ?? .property(variable)
    }
    return resolver.once(variable, .unknown) {
      let results = resolver.results(of: variable)
      guard results.count == 1 else { return .unknown }
      // A subclass knows the generic arguments of the superclass that declares the property.
      let context = CodeContext(file: variable.file, owner: scope.context.owner, variable: variable)
      return initiator(results[0].value, Scope(context))
    }
  }
}

extension Linker {
  /// Returns the value of the only property by which an object that is no controller names its controller, for a protocol to
  /// which a single type conforms: `var controller: UIViewController { parent?.controller ?? UIViewController() }`.
  private func controllerBehind(_ type: TypeRef?) -> (value: Expression, scope: Scope)? {
    guard let type, index.symbol(type.name)?.kind == .protocol else { return nil }
    let conforming = index.keepers(of: type.name)
    guard conforming.count == 1, let object = conforming.first, object.isDeclared,
      index.controllerKind(object.name) == nil
    else { return nil }
    let names = object.allVariables.filter { variable in
      variable.declaration.getter != nil
        && variable.declaration.type.map { index.controllerKind(index.type($0, in: object).plain.name) != nil } ?? false
    }
    guard names.count == 1 else { return nil }
    return resolver.results(of: names[0]).first
  }
}

extension Scope {
  /// Returns whether a condition of the code is about the class of a value.
  fileprivate func asksForClass(of value: Expression) -> Bool {
    guard let subject = guardSubject(value) else { return false }
    return guards.contains { $0.guardSubject == subject && $0.question == .whichClass }
  }
}
