import VCModel
import VCSourceFacts

/// The screens that functions return.
extension Resolver {
  /// Returns the results of a function, with the arguments of the call applied.
  func returned(
    _ function: FunctionSymbol, _ call: Call, _ scope: Scope, _ receiver: TypeRef?, _ expected: TypeRef?
  ) -> Outcome {
    let own = screens(inBodyOf: function)
    let declared = returnedType(function, call, scope, receiver, expected)
    // `let screen: Screen = make(model)` in a function that is itself generic.
    if let declared, isGeneric(function), let use = useOfGeneric(declared.name, scope) { return Outcome(uses: [use]) }
    let given = Given(code: .function(function), call: call, scope: scope)
    let possible = decided(own.known(by: .factory).candidates, by: given)
    // The arguments exclude all results.
    if possible.isEmpty, !own.candidates.isEmpty, own.uses.isEmpty { return Outcome() }
    var outcome = Outcome(candidates: possible.filter { !isOfGenericType($0, function) })
    if outcome.candidates.isEmpty {
      outcome.candidates = inlined(function, call, scope, declared).known(by: .factory).candidates
    }
    if let declared, index.isSpecificController(index.soleController(of: declared.name) ?? declared.name),
      isGeneric(function) && !outcome.candidates.contains(where: \.isScene) || outcome.candidates.isEmpty
    {
      return byType(declared, receiver.map { $0.isMeta } ?? false ? .factory : .returnType)
    }
    addSupplied(to: &outcome, own.uses, by: call, function, scope)
    if outcome.isEmpty, index.mayBeController(declared?.name ?? ""), index.hasOverrides(function),
      isSelf(call.receiver)
    {
      outcome.uses.append(.overrides(function))
    }
    return outcome
  }

  /// Returns the screens that the body of a function returns, whatever its arguments.
  private func screens(inBodyOf function: FunctionSymbol) -> Outcome {
    once(function) {
      let expected = function.declaration.result.map { index.type($0, in: function.owner) }
      return screens(ofAny: results(of: function), expected)
    }
  }

  /// Returns the screens of alternative values. An empty controller is none if there is another one:
  /// `guard let detail else { return UIViewController() }`, and `detail ?? UIViewController()`.
  func screens(ofAny values: [(value: Expression, scope: Scope)], _ expected: TypeRef?) -> Outcome {
    var outcome = Outcome()
    for (value, inner) in values where !value.isEmptyController {
      outcome.add(screens(of: value, inner, expected: expected))
    }
    // Of `stack ?? UINavigationController()`, the second value is what a caller without a stack gets.
    let isKnown = { (candidate: ScreenCandidate) in !self.isOfSystemType(candidate) }
    if outcome.candidates.contains(where: isKnown) { outcome.candidates = outcome.candidates.filter(isKnown) }
    guard outcome.isEmpty else { return outcome }
    for (value, inner) in values where value.isEmptyController {
      outcome.add(screens(of: value, inner, expected: expected))
    }
    return outcome
  }

  /// Returns whether a screen is known only as a parameter of one of UIKit's types, or by a cast to one.
  private func isOfSystemType(_ candidate: ScreenCandidate) -> Bool {
    guard candidate.evidence == .parameter || candidate.evidence == .cast, case .type(let name) = candidate.screen
    else { return false }
    return !index.isDeclared(name) && SystemController.isOfSystem(name)
  }

  /// Returns whether a body creates a value of a generic type, which is less specific than the call.
  private func isOfGenericType(_ candidate: ScreenCandidate, _ function: FunctionSymbol) -> Bool {
    guard case .type(let name) = candidate.screen else { return false }
    return function.declaration.generics.contains { $0.name == name }
  }

  /// Adds the screens that a call supplies to the function that returns them: its arguments and its receiver.
  private func addSupplied(
    to outcome: inout Outcome, _ uses: [Use], by call: Call, _ function: FunctionSymbol, _ scope: Scope
  ) {
    if let places = Arguments(function, call)?.positions {
      for case .parameter(let used, let place) in uses where used == function && place < places.count {
        guard let argument = places[place] else { continue }
        outcome.add(screens(of: call.arguments[argument].value, scope).known(by: .oneHop))
      }
    }
    for case .property(let variable) in uses { outcome.uses.append(.property(variable)) }
    for case .receiver(let used) in uses where used == function {
      if let base = call.receiver { outcome.add(screens(of: base, scope).known(by: .oneHop)) }
    }
  }

  /// Returns the results of a function evaluated with the arguments of a call, such as a storyboard's name and an
  /// identifier.
  private func inlined(
    _ function: FunctionSymbol, _ call: Call, _ scope: Scope, _ declared: TypeRef?
  ) -> Outcome {
    guard let body = function.body, let places = Arguments(function, call)?.positions,
      !call.arguments.isEmpty
    else { return Outcome() }
    return inline(function) {
      let inner = function.bodyScope
      for (parameter, argument) in zip(function.declaration.parameters, places) {
        guard let value = argument.map({ call.arguments[$0].value }) ?? parameter.defaultValue else { continue }
        inner.define(parameter.name, Local(.inside, type: parameter.type, values: [(value, scope)]))
      }
      var outcome = Outcome()
      for (value, place) in collectResults(body, inner) { outcome.add(screens(of: value, place, expected: declared)) }
      return outcome
    }
  }

  private func isGeneric(_ function: FunctionSymbol) -> Bool {
    guard let result = function.declaration.result else { return false }
    return result.name == "Self" || function.declaration.generics.contains { $0.name == result.name }
  }
}

extension Expression {
  /// Whether the value is a new controller that shows nothing: `UIViewController()`.
  fileprivate var isEmptyController: Bool {
    guard case .call(let call) = self, case .name("UIViewController", _) = call.callee else { return false }
    return call.arguments.isEmpty
  }
}
