import VCSourceFacts

/// Flows of RxFlow: the method `navigate(to:)` runs for each step that a stepper emits.
extension Linker {
  /// Returns a call of a flow's method for each place that emits one of its steps: `steps.accept(ShopStep.cart)`.
  func callers(emittingStepsOf function: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    guard function.isNavigationOfFlow, let flow = function.owner, index.ancestry(of: flow.name).contains(Steps.flow)
    else {
      return []
    }
    let types = Set(Steps.types(in: function.body ?? []).map { index.resolve($0.name, in: flow) })
    return record.calls(named: Steps.emitting).compactMap { call, scope in
      guard let step = Steps.step(emittedBy: call), let type = resolver.type(of: step, scope)?.plain.name,
        types.isEmpty || types.contains(type), step.isWrittenCase(of: index.symbol(type))
      else { return nil }
      let navigation = Call(
        .member(.name("self", call.position), function.name, call.position), [Argument("to", step)], at: call.position)
      return (navigation, scope)
    }
  }
}

/// RxFlow's names.
enum Steps {
  static let flow = "Flow"
  /// The calls that emit steps.
  static let emitting = ["accept", "OneStepper", "end"]

  /// Returns the step that a call emits: `steps.accept(step)`, `OneStepper(withSingleStep: step)`, or
  /// `.end(forwardToParentFlowWithStep: step)`.
  static func step(emittedBy call: Call) -> Expression? {
    switch call.calledName {
    case "accept": call.receiver?.lastName == "steps" ? call.firstPlain : nil
    case "OneStepper": call.argument("withSingleStep")
    default: call.argument("forwardToParentFlowWithStep")
    }
  }

  /// Returns the types to which a flow casts a step: `guard let step = step as? ShopStep`.
  static func types(in body: [Statement]) -> [TypeName] {
    body.flatMap { statement -> [TypeName] in
      switch statement {
      case .requirement(let conditions, _), .conditional(let conditions, _, _):
        conditions.compactMap { if case .binding(let binding) = $0 { castType(binding.value) } else { nil } }
      case .selection(let subject, _): castType(subject).map { [$0] } ?? []
      default: []
      }
    }
  }

  private static func castType(_ value: Expression?) -> TypeName? {
    if case .cast(.name, let type)? = value { type } else { nil }
  }
}

extension FunctionSymbol {
  fileprivate var isNavigationOfFlow: Bool {
    name == "navigate" && declaration.parameters.map(\.label) == ["to"] && !declaration.isStatic
  }
}

extension Expression {
  /// Whether the expression is a case of an enum, `ShopStep.cart` or `ShopStep.detail(item)`, rather than a variable.
  fileprivate func isWrittenCase(of type: TypeSymbol?) -> Bool {
    switch self {
    case .member(_, let name, _): type?.cases[name] != nil
    case .call(let call): call.callee.isWrittenCase(of: type)
    default: false
    }
  }
}
