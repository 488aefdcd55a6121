import VCSourceFacts

/// Expressions, and the closures and calls inside them.
extension BodyWalk {
  func expression(_ expression: Expression, _ scope: Scope) {
    switch expression {
    case .call(let call): self.call(call, scope)
    case .member(let base?, let name, let position):
      onMember?(base, name, position, scope)
      self.expression(base, scope)
    case .element(let base, let arguments, _):
      self.expression(base, scope)
      for argument in arguments { self.expression(argument.value, scope) }
    case .list(let parts), .dictionary(let parts), .other(let parts):
      for part in parts { self.expression(part, scope) }
    case .tuple(let elements):
      for element in elements { self.expression(element.value, scope) }
    case .choice(let parts, let condition):
      for (part, inner) in scope.alternatives(parts, when: condition) { self.expression(part, inner) }
    case .closure(let closure): enter(closure, nil, 0, scope)
    case .cast(let inner, let type):
      onType(type, scope)
      self.expression(inner, scope)
    case .branches(let statement): withoutResults.statements([statement], Scope(in: scope))
    case .name, .member, .text, .literal, .selector, .keyPath, .metatype: break
    }
  }

  /// Traverses what a function returns. A closure that it returns is called by those who receive it.
  func result(_ value: Expression, _ scope: Scope) {
    guard entersClosures, case .closure(let closure) = value, let function = scope.context.function,
      scope.closureRecipient == nil
    else { return expression(value, scope) }
    let inner = Self.scope(of: closure, nil, 0, scope)
    inner.closureRecipient = .result(of: function)
    withoutResults.statements(closure.body, inner)
  }

  /// - Parameter typed: The same call with the type of the object that it makes.
  private func call(_ call: Call, _ scope: Scope, typed: Call? = nil) {
    onCall(call, scope)
    expression(call.callee, scope)
    if let target = call.assignedProperty {
      assign(target, call.arguments[0].value, call.position, scope)
      return
    }
    let isImplied = call.arguments.contains(where: \.isImpliedInitialiser)
    let arguments = isImplied ? (self.typed?(call, scope) ?? call).arguments : call.arguments
    for (place, argument) in call.arguments.enumerated() {
      if case .closure(let closure) = argument.value {
        enter(closure, call, place, scope, recipient: typed)
      } else if case .call(let made) = argument.value, case .call(let typed) = arguments[place].value {
        self.call(made, scope, typed: typed)
      } else {
        if case .name(let name, _) = argument.value { scope.local(name)?.passes.append((call, place, scope)) }
        expression(argument.value, scope)
      }
    }
    // `list.append(value)` changes a local array.
    if case .member(.name(let name, _)?, let method, _) = call.callee, Resolver.appending.contains(method),
      let local = scope.local(name), let value = call.arguments.first
    {
      local.assign((value.label == "contentsOf" ? value.value : .list([value.value]), scope), changes)
    }
  }

  /// Traverses a closure that is called by a local name.
  func enter(_ closure: Closure, calledBy local: Local, _ scope: Scope) {
    let inner = Self.scope(of: closure, nil, 0, scope)
    inner.closureRecipient = .local(LocalFunction(local: local), scope)
    withoutResults.statements(
      closure.body, closure.parameters.isEmpty ? inner : Self.scope(of: local, closure.parameters, in: inner))
  }

  func enter(
    _ closure: Closure, _ call: Call?, _ place: Int, _ scope: Scope, keptBy target: Expression? = nil,
    recipient: Call? = nil
  ) {
    guard entersClosures else { return }
    let inner = Self.scope(of: closure, call, place, scope, keptBy: target)
    if let target {
      inner.deferral += 1
      inner.closureRecipient = scope.closureRecipient(of: target)
    } else if let call, !call.runsAtOnce(place) {
      inner.deferral += 1
      inner.closureRecipient = .argument(place, of: recipient ?? call, scope)
    }
    if let call {
      inner.trigger = Trigger.of(call, argument: place) ?? scope.trigger
      if call.calledName == "List", let selection = call.argument("selection") { inner.selection = selection }
    }
    withoutResults.statements(closure.body, inner)
  }

  /// Returns the scope of a closure's body with its parameters and captures.
  /// - Parameter target: The target that the closure is assigned to.
  static func scope(
    of closure: Closure, _ call: Call?, _ place: Int, _ scope: Scope, keptBy target: Expression? = nil
  ) -> Scope {
    let inner = Scope(in: scope)
    for capture in closure.captures {
      if let value = capture.value, capture.name != "self" {
        inner.define(capture.name, Local(values: [(value, scope)]))
      }
    }
    let names = closure.parameters.isEmpty ? ["$0", "$1", "$2"] : closure.parameters.map(\.name)
    for (position, name) in names.enumerated() {
      let local = Local(.inside)
      if let call { local.source = .closureParameter(position, argument: place, of: call, scope) }
      if let target { local.source = .keptClosureParameter(position, target: target, scope) }
      if position < closure.parameters.count { local.type = closure.parameters[position].type }
      inner.define(name, local)
    }
    return inner
  }
}

extension Argument {
  /// Whether the value is made by an initialiser without a type that receives a closure: `Model(actions: .init(close: { … }))`.
  fileprivate var isImpliedInitialiser: Bool {
    guard case .call(let made) = value, case .member(nil, "init", _) = made.callee else { return false }
    return made.arguments.contains { if case .closure = $0.value { true } else { false } }
  }
}

extension Call {
  /// Returns whether a closure argument runs as a part of the call, immediately or on its completion.
  fileprivate func runsAtOnce(_ argument: Int) -> Bool {
    guard let name = calledName else { return true }
    return arguments[argument].label == "completion" || name.hasPrefix("dismiss") || Self.running.contains(name)
  }

  private static let running: Set<String> = [
    "async", "asyncAfter", "sync", "Task", "run", "detached", "perform", "performWithoutAnimation", "animate",
    "withAnimation", "map", "flatMap", "compactMap", "forEach", "first", "filter", "then", "assumeIsolated",
    "dispatch_async", "dispatch_after",
  ]
}
