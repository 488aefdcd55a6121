import VCModel
import VCSourceFacts

/// A navigation controller that is still empty when code calls the object that pushes onto it.
struct NewStack: Hashable {
  var screen: Screen
  /// The code that creates it for the object.
  var place: Place
  var function: FunctionSymbol?
}

/// A search for the navigation controllers with which objects are created, such as coordinators and routers:
/// `let flow = EditorFlow(router: Router(stack: UINavigationController())); flow.start()`.
struct NewStacks {
  private let linker: Linker

  private var resolver: Resolver { linker.resolver }

  init(_ linker: Linker) { self.linker = linker }

  /// Returns the stack of an object that was created in the same code, either with a stack that is new as well or with one of
  /// its own.
  func stack(of object: Expression, _ scope: Scope, own: Screen?) -> NewStack? {
    let makers = resolver.makers(of: object, scope)
    guard let first = makers.first, makers.allSatisfy({ isIn(scope.context, $0) }) else { return nil }
    let place = Place(file: scope.context.file, position: first.request?.call?.position ?? first.call.position)
    let stacks = makers.map { maker in
      switch stack(given: maker, objects: 0) {
      case .new(let stack): stack
      case .none: own.map { NewStack(screen: $0, place: place, function: scope.context.function) }
      case .existing: nil as NewStack?
      }
    }
    guard let stack = stacks[0], stacks.allSatisfy({ $0?.screen == stack.screen }) else { return nil }
    return NewStack(screen: stack.screen, place: stack.place, function: scope.context.function)
  }

  /// Returns whether code creates an object, itself or by a function that returns it.
  private func isIn(_ code: CodeContext, _ maker: Resolver.Maker) -> Bool {
    let creating = (maker.request?.scope ?? maker.scope).context
    return creating.function == code.function && creating.variable == code.variable && creating.owner === code.owner
  }

  /// What an argument says about an object's stack.
  private enum Given {
    case none
    case new(NewStack)
    /// A stack that other code uses as well.
    case existing
  }

  private func stack(given maker: Resolver.Maker, objects: Int) -> Given {
    var found = Given.none
    for argument in maker.call.arguments {
      let (value, scope) = resolver.requested(argument.value, by: maker)
      if let stack = created(value, scope, objects: objects) {
        guard case .none = found else { return .existing }
        found = .new(stack)
      } else if mayHoldStack(value, scope) {
        return .existing
      }
    }
    return found
  }

  /// Returns the empty stack that a value is or holds, if the value is created where it is written.
  private func created(_ value: Expression, _ scope: Scope, objects: Int) -> NewStack? {
    guard objects < LinkLimits.objectsAroundStack else { return nil }
    switch value {
    case .cast(let inner, _): return created(inner, scope, objects: objects)
    case .name(let name, _):
      guard let local = scope.local(name), !local.values.isEmpty else { return nil }
      return resolver.once(local, nil) {
        sole(local.values.map { created($0.value, $0.scope, objects: objects) })
      }
    case .call(let call): return created(by: call, scope, objects: objects)
    default: return nil
    }
  }

  private func created(by call: Call, _ scope: Scope, objects: Int) -> NewStack? {
    let place = Place(file: scope.context.file, position: call.position)
    switch resolver.callee(of: call, scope) {
    case .constructor(let type) where linker.index.controllerKind(type.name) == .navigation:
      let screens = resolver.screens(of: .call(call), scope)
      guard !call.arguments.contains(where: { $0.label.map(Mentions.isRoot) ?? false }), screens.candidates.count == 1
      else { return nil }
      return NewStack(screen: screens.candidates[0].screen, place: place)
    case .constructor(let type) where linker.index.controllerKind(type.name) == nil:
      let maker = Resolver.Maker(call: call, type: type, scope: scope)
      if case .new(let stack) = stack(given: maker, objects: objects + 1) { return stack }
      return nil
    case .functions(let functions, _) where !linker.index.isAmbiguous(functions):
      let results = functions.flatMap(resolver.results)
      let stacks = results.map { created($0.value, $0.scope, objects: objects + 1) }
      return sole(stacks).map { NewStack(screen: $0.screen, place: place) }
    default: return nil
    }
  }

  private func sole(_ stacks: [NewStack?]) -> NewStack? {
    guard let first = stacks.first, let stack = first, stacks.allSatisfy({ $0?.screen == stack.screen }) else {
      return nil
    }
    return stack
  }

  /// Returns whether a value is a navigation controller or an object with one.
  private func mayHoldStack(_ value: Expression, _ scope: Scope) -> Bool {
    guard let type = resolver.type(of: value, scope)?.plain.name else { return false }
    if let kind = linker.index.controllerKind(type) { return kind == .navigation }
    guard let symbol = linker.index.symbol(type), symbol.isDeclared else { return false }
    return symbol.allVariables.contains { variable in
      resolver.type(of: variable).map { linker.index.controllerKind($0.plain.name) == .navigation } ?? false
    }
  }
}
