import VCSourceFacts

/// Transitions for arguments that no caller passes.
extension Linker {
  /// Returns whether all calls of a transition's function, directly or through functions that pass their parameters on, rule it
  /// out by passing a value, or by passing none: `if let show { show(detail) } else { present(detail, animated: true) }`, where
  /// every caller passes a closure. Of the cases of an enum, a function shows all that it handles.
  func isRuledOutByCallers(_ finding: Finding) -> Bool {
    finding.site.function.map { isRuledOut(finding.circumstances.guards, in: $0, calls: 0) } ?? false
  }

  private func isRuledOut(_ guards: Set<CaseGuard>, in function: FunctionSymbol, calls: Int) -> Bool {
    let own = guards.onParameters(of: function).filter(\.isAboutNone)
    guard !own.isEmpty, calls < LinkLimits.callsToTarget, !mayBeCalledOtherwise(function) else { return false }
    let requests = requests(of: function)
    return !requests.isEmpty
      && requests.allSatisfy { call, scope in
        let given = Resolver.Given(code: .function(function), call: call, scope: scope)
        guard let remaining = resolver.remainingGuards(own, given) else { return true }
        return scope.context.function.map { isRuledOut(remaining.guards, in: $0, calls: calls + 1) } ?? false
      }
  }

  /// Returns whether a method of a base class makes a transition only for arguments with which no code calls it on a subclass that
  /// overrides what it shows: `DetailCoordinator(stack).start(.push)` does not embed a detail.
  func isRuledOut(_ finding: Finding, for subclass: TypeSymbol) -> Bool {
    let own = finding.conditionsOnParameters
    guard !own.isEmpty, let function = finding.site.function, !mayBeCalledOtherwise(function) else { return false }
    let calls = requests(of: function)
    return !calls.isEmpty
      && !calls.contains { call, scope in
        let type = call.receiver.flatMap { resolver.isSelf($0) ? nil : resolver.type(of: $0, scope)?.plain.name }
        if let type = type ?? scope.context.owner?.name {
          // An object of the base class may be one of the subclass.
          guard index.ancestry(of: type).contains(subclass.name) || index.ancestry(of: subclass.name).contains(type)
          else {
            return false
          }
        }
        return resolver.remainingGuards(own, Resolver.Given(code: .function(function), call: call, scope: scope)) != nil
      }
  }

  /// Returns whether some code may call a function without a call that is known to mean it: UIKit, code that receives the
  /// function, an object behind a protocol, or one of unknown type.
  private func mayBeCalledOtherwise(_ function: FunctionSymbol) -> Bool {
    if function.isInitializer || function.declaration.isOverride || isExposed(function) || isPassed(function) {
      return true
    }
    if let owner = function.owner, owner.kind == .protocol || index.isRequired(function, of: owner) { return true }
    return mayBeMeant(function) { functions in functions.contains(function) && index.isAmbiguous(functions) }
  }

  /// Returns whether there are calls, on objects of unknown types, that may be of a function.
  /// - Parameter areUnclear: Whether the functions that a call can refer to leave it open, too.
  func mayBeMeant(_ function: FunctionSymbol, or areUnclear: ([FunctionSymbol]) -> Bool = { _ in false }) -> Bool {
    record.calls(named: function.callNames).contains { call, scope in
      guard Arguments(function, call) != nil else { return false }
      switch resolver.callee(of: call, scope) {
      case .functions(let functions, _): return areUnclear(functions)
      case .unknown(receiver: nil): return true
      case .unknown, .constructor, .closure, .enumCase: return false
      }
    }
  }
}

extension SymbolIndex {
  /// Returns whether a protocol of the app, or one of a library, may require a function of a type.
  func isRequired(_ function: FunctionSymbol, of type: TypeSymbol) -> Bool {
    ancestry(of: type.name).contains { name in
      guard name != type.name, let ancestor = symbol(name) else { return false }
      return ancestor.functions[function.name] != nil
    }
  }
}

extension Finding {
  /// The conditions on parameters of the transition's function.
  var conditionsOnParameters: Set<CaseGuard> {
    site.function.map(circumstances.guards.onParameters) ?? []
  }
}

extension Set<CaseGuard> {
  /// Returns the conditions on parameters of a function.
  fileprivate func onParameters(of function: FunctionSymbol) -> Set<CaseGuard> {
    filter { $0.guardSubject.code == .function(function) && $0.guardSubject.parameter != nil }
  }
}
