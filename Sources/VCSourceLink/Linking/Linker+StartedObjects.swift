import VCSourceFacts

/// Functions that call a method of an object which they receive, as one of a protocol or of a base class:
/// `func start(_ child: Coordinator) { children.append(child); child.start() }`.
extension Linker {
  /// Returns the calls of a method for a parameter, if a caller passes an object of the method's class.
  func callersOfParameter(with function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard let type = function.owner, type.isDeclared, type.kind == .class, !function.declaration.isStatic,
      !function.isInitializer
    else { return [] }
    return record.calls(named: function.callNames).filter { call, scope in
      guard let object = call.receiver, Arguments(function, call) != nil,
        let subject = scope.guardSubject(object), case .function(let helper) = subject.code,
        let place = subject.parameter, let declared = resolver.type(of: object, scope)?.plain.name,
        declared != type.name, index.ancestry(of: type.name).contains(declared)
      else { return false }
      return callers(of: helper).contains { passes(type, $0, $1, to: helper, at: place) }
    }
  }

  private func passes(
    _ type: TypeSymbol, _ call: Call, _ scope: Scope, to helper: FunctionSymbol, at place: Int
  ) -> Bool {
    guard let positions = Arguments(helper, call)?.positions, place < positions.count, let argument = positions[place]
    else { return false }
    return isObject(call.arguments[argument].value, scope, of: type)
  }

  /// Returns whether an object is known to be of a class.
  func isObject(_ object: Expression, _ scope: Scope, of type: TypeSymbol) -> Bool {
    guard let found = resolver.type(of: object, scope)?.plain.name else { return false }
    return index.ancestry(of: found).contains(type.name)
  }
}
