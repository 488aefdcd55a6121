import VCSourceFacts

/// The types of the parameters of closures.
extension Resolver {
  /// Returns whether a closure receives `self` as a parameter instead of capturing it: `Binder(self) { target, value in … }`,
  /// `subscribe(with: self) { owner, value in … }`.
  private func isHandedSelf(_ position: Int, _ argument: Int, _ call: Call) -> Bool {
    guard position == 0, case .closure(let closure) = call.arguments[argument].value,
      let name = closure.parameters.first?.name, Self.namesOfSelf.contains(name)
    else { return false }
    return call.isGivenSelf
  }

  private static let namesOfStacks = StackView.names.union(RouteStack.routers)

  private static let namesOfSelf: Set<String> = ["self", "target", "owner", "this", "base", "strongSelf", "me"]

  func typeOfClosureParameter(_ position: Int, _ argument: Int, _ call: Call, _ scope: Scope) -> TypeRef? {
    guard argument < call.arguments.count else { return nil }
    let name = call.calledName
    if case .functions(let functions, let receiver) = callee(of: call, scope, expected: nil) {
      for function in functions {
        guard let places = Arguments(function, call)?.positions,
          let place = places.firstIndex(of: argument),
          let type = function.declaration.parameters[place].type, type.name == "->", position < type.arguments.count - 1
        else { continue }
        let written = type.arguments[position]
        if let generic = generic(written.name, of: function, call, scope, nil) { return generic }
        return substituted(index.type(written, in: function.owner), receiver ?? TypeRef(""))
      }
    }
    if let type = typeOfParameter(position, ofClosureFor: argument, of: call, scope) { return type }
    switch name {
    case let name? where name == "navigationDestination" || RouteStack.destinations.contains(name):
      if let type = call.argument("for").flatMap({ type(ofValuesFor: $0, scope) }) { return type }
      return call.argument("item").flatMap { type(of: $0, scope)?.plain }
    case "sheet", "fullScreenCover", "popover":
      return call.argument("item").flatMap { type(of: $0, scope)?.plain }
    case "ForEach", "List", "forEach", "map", "compactMap", "flatMap", "first", "filter":
      let sequence = name?.looksLikeType ?? false ? call.arguments.first?.value : call.receiver
      guard let sequence, let type = type(of: sequence, scope) else { return nil }
      if type.name == "Binding" { return type.arguments.first?.element }
      // For an optional, the value itself.
      let element = type.element ?? (["map", "flatMap"].contains(name) && index.isDeclared(type.name) ? type : nil)
      return element.map { part(position, of: $0, call, argument) }
    case "onChange": return call.argument("of").flatMap { type(of: $0, scope) }
    case "Reduce" where position == 0: return stateOfReducer(call, scope)
    case let name? where Self.namesOfStacks.contains(name):
      return typeOfDestination(argument, call, scope)
    default: return isHandedSelf(position, argument, call) ? scope.context.owner.map { TypeRef($0.name) } : nil
    }
  }

  /// Returns the type of a closure's parameter that stands for a part of a tuple: `ForEach(groups, id: \.0) { title, rows in … }`.
  private func part(_ position: Int, of element: TypeRef, _ call: Call, _ argument: Int) -> TypeRef {
    guard element.isTuple, position < element.arguments.count,
      case .closure(let closure) = call.arguments[argument].value, closure.parameters.count == element.arguments.count
    else { return element }
    return element.arguments[position]
  }
}

extension Call {
  /// Whether the call, or one before it in the chain, receives `self` so that closures need not capture it.
  fileprivate var isGivenSelf: Bool {
    let isGiven = arguments.contains { argument in
      guard case .name("self", _) = argument.value else { return false }
      return [nil, "with", "on", "weak", "to"].contains(argument.label)
    }
    if isGiven { return true }
    guard case .call(let call)? = receiver else { return false }
    return call.isGivenSelf
  }
}
