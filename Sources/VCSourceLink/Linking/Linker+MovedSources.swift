import VCModel
import VCSourceFacts

/// The sources of transitions that are moved to the places that supply their targets.
extension Linker {
  /// Returns the receiver of a method in which a controller passes itself on, with a controller that its own caller passes to
  /// present it: `func present(from other: UIViewController) { presentInStack(from: other) }`.
  func receiver(of moved: Finding, _ supplier: ValueSupplier) -> Use? {
    guard case .parameter(let function, _, _) = moved.source.initiator, resolver.isSelf(supplier.value),
      supplier.scope.context.function == function, !function.declaration.isStatic, function.owner?.isDeclared ?? false
    else { return nil }
    return .receiver(function)
  }

  /// Returns the source of a transition at a place that supplies an external value.
  func initiator(_ finding: Finding, _ supplier: ValueSupplier, _ use: Use) -> Initiator {
    guard case .closure(let holder, _) = use else { return initiator(finding, supplier) }
    if case .stream = holder { return initiator(finding, sentBy: supplier) }
    // The source is the type that contains the closure, wherever the closure is called.
    guard case .own = finding.source.initiator, let owner = finding.site.owner else { return finding.source.initiator }
    return index.isSpecificController(owner.name) && owner.isDeclared ? .screen(.type(owner.name)) : .unknown
  }

  /// Returns the source for a controller sent into a stream: the container that the closure creates, the sender if it is a
  /// screen, otherwise the controller whose closure shows it.
  private func initiator(_ finding: Finding, sentBy supplier: ValueSupplier) -> Initiator {
    if case .screen = finding.source.initiator { return finding.source.initiator }
    if let owner = supplier.scope.context.owner, index.isSpecificController(owner.name) || index.isView(owner.name) {
      return .own
    }
    guard case .own = finding.source.initiator, let owner = finding.site.owner, owner.isDeclared,
      index.isSpecificController(owner.name)
    else { return .own }
    return .screen(.type(owner.name))
  }

  /// Returns whether a value is supplied by the creation of an object of the type.
  private func isCreation(_ supplier: ValueSupplier, _ type: TypeSymbol?) -> Bool {
    if supplier.constructor != nil { return true }
    guard let call = supplier.call, !call.isDelegation, let type, supplier.scope.context.owner !== type,
      case .constructor(let made) = resolver.callee(of: call, supplier.scope)
    else { return false }
    return index.ancestry(of: made.name).contains(type.name)
  }

  /// Returns the source of a transition at a place that calls its function or creates its object.
  func initiator(_ finding: Finding, _ supplier: ValueSupplier) -> Initiator {
    // The initialiser of a controller acts on behalf of the new controller, which may be of a subclass.
    if case .own = finding.source.initiator, finding.site.function?.isInitializer ?? false,
      let owner = finding.site.owner,
      owner.isDeclared,
      let call = supplier.call, !call.isDelegation, index.isSpecificController(owner.name)
    {
      guard case .constructor(let made) = resolver.callee(of: call, supplier.scope) else {
        return .screen(.type(owner.name))
      }
      return .screen(
        resolver.screen(made.name, at: Place(file: supplier.scope.context.file, position: call.position)))
    }
    // Whoever creates a controller only gives it what it will show.
    if case .own = finding.source.initiator, isCreation(supplier, finding.site.owner), !finding.isOfViews,
      let owner = finding.site.owner,
      owner.isDeclared, index.isSpecificController(owner.name)
    {
      return .screen(.type(owner.name))
    }
    // Values in a list, such as the model of the app's tabs, show nothing themselves.
    if case .own = finding.source.initiator, let owner = finding.site.owner, let shown = screen(owner),
      isInList(supplier)
    {
      return .screen(shown)
    }
    let initiator = initiator(finding.source.initiator, supplier)
    if case .own = initiator, let container = declaredContainer(of: finding) { return .screen(container) }
    // The function is a method of a controller, even if the receiver is unknown.
    if case .own = finding.source.initiator, initiator.isUnknown, let owner = finding.site.owner, owner.isDeclared,
      index.isSpecificController(owner.name)
    {
      return .screen(.type(owner.name))
    }
    if case .own = finding.source.initiator, case .screen(let stack) = initiator, asksStack(stack, finding, supplier) {
      return .own
    }
    return initiator
  }

  /// Returns whether a screen asks a stack that it only knows by a protocol, and whose method pushes on itself, as it would ask
  /// any other: `flow.show(.detail)` instead of `navigationController.pushViewController(…)`.
  private func asksStack(_ stack: Screen, _ finding: Finding, _ supplier: ValueSupplier) -> Bool {
    guard [.push, .show].contains(finding.relation), let name = stack.className,
      index.controllerKind(name) == .navigation, let receiver = supplier.call?.receiver,
      let type = resolver.type(of: receiver, supplier.scope)?.plain, index.symbol(type.name)?.kind == .protocol,
      let caller = supplier.scope.context.owner
    else { return false }
    return screen(caller) != nil
  }

  /// Returns whether a value is supplied by the initial value of a property that belongs to no screen.
  private func isInList(_ supplier: ValueSupplier) -> Bool {
    let context = supplier.scope.context
    return context.function == nil && context.variable != nil && context.owner.flatMap(screen) == nil
  }

  private func initiator(_ initiator: Initiator, _ supplier: ValueSupplier) -> Initiator {
    switch initiator {
    case .own:
      if let base = supplier.base { return self.initiator(base, supplier.scope) }
      return supplier.call.map { self.initiator($0.receiver, supplier.scope) } ?? .own
    case .parameter(let function, let place, _):
      guard let call = supplier.call, let places = Arguments(function, call)?.positions, place < places.count,
        let argument = places[place]
      else { return .own }
      return self.initiator(call.arguments[argument].value, supplier.scope)
    // The object's own code, such as a subclass of a coordinator, means the same property.
    case .property(let variable):
      guard let object = supplier.base ?? supplier.call?.receiver, !resolver.isSelf(object) else {
        return supplier.call == nil ? .own : initiator
      }
      return stack(in: variable, of: object, supplier.scope).map { .screen($0) } ?? .own
    case .unknown, .part: return .own
    case .screen, .noController: return initiator
    }
  }

  /// Returns the navigation controller with which an object is created that keeps it in a property:
  /// `Router(stack: UINavigationController())`.
  private func stack(in variable: VariableSymbol, of object: Expression, _ scope: Scope) -> Screen? {
    guard case .screen(let screen) = initiator(.member(object, variable.name, variable.declaration.position), scope),
      screen.className.flatMap(index.controllerKind) == .navigation
    else { return nil }
    return screen
  }
}
