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
      return isPassed(type, to: helper, at: place, hops: 0)
    }
  }

  /// Returns whether a caller passes an object of a type, also one that it receives itself.
  private func isPassed(_ type: TypeSymbol, to helper: FunctionSymbol, at place: Int, hops: Int) -> Bool {
    callers(of: helper).contains { call, scope in
      guard let positions = Arguments(helper, call)?.positions, place < positions.count, let argument = positions[place]
      else { return false }
      let object = call.arguments[argument].value
      if isObject(object, scope, of: type) { return true }
      guard hops < LinkLimits.callsToTarget, let (outer, place) = parameter(object, scope, mayBe: type) else {
        return false
      }
      return isPassed(type, to: outer, at: place, hops: hops + 1)
    }
  }

  /// Returns the parameter that an object is, if callers may pass one of a type for it.
  func parameter(
    _ object: Expression, _ scope: Scope, mayBe type: TypeSymbol
  ) -> (function: FunctionSymbol, place: Int)? {
    guard let subject = scope.guardSubject(object), case .function(let function) = subject.code,
      let place = subject.parameter, let declared = resolver.type(of: object, scope)?.plain.name,
      index.ancestry(of: type.name).contains(declared)
    else { return nil }
    return (function, place)
  }

  /// Returns whether an object is known to be of a class.
  func isObject(_ object: Expression, _ scope: Scope, of type: TypeSymbol) -> Bool {
    guard let found = resolver.type(of: object, scope)?.plain.name else { return false }
    return index.ancestry(of: found).contains(type.name)
  }
}
