import VCSourceFacts

/// A traversal of a function's statements in order, which keeps track of local names.
struct BodyWalk {
  let platform: Platform
  /// Called for every call, before its subexpressions.
  var onCall: (Call, Scope) -> Void = { _, _ in }
  /// Called for every assignment to anything but a local variable.
  var onAssignment: (Expression, Expression, SourcePosition, Scope) -> Void = { _, _, _, _ in }
  /// Called for every type that a local is declared with or a value is cast to.
  var onType: (TypeName, Scope) -> Void = { _, _ in }
  /// Called for every value that the function itself returns.
  var onResult: (Expression, Scope) -> Void = { _, _ in }
  /// Called for every branch of an `#if` for another platform.
  var onOtherSystem: (Scope) -> Void = { _ in }
  /// Whether to enter closures and local functions, whose results are not those of the function.
  var entersClosures = true
  /// The locals that received values, in order.
  private let changes = LocalChanges()

  init(platform: Platform) { self.platform = platform }

  /// Returns the scope of a function's body with its parameters.
  static func scope(of function: FunctionDeclaration, _ context: CodeContext) -> Scope {
    let scope = Scope(context)
    for (place, parameter) in function.parameters.enumerated() {
      scope.define(parameter.name, Local(.parameter(place), type: parameter.type))
    }
    return scope
  }

  /// Returns the scope of the body of a local function or closure.
  private static func scope(of local: Local, _ parameters: [Parameter], in parent: Scope) -> Scope {
    let scope = Scope(in: parent)
    for (place, parameter) in parameters.enumerated() {
      scope.define(parameter.name, Local(.localParameter(place, of: LocalFunction(local: local)), type: parameter.type))
    }
    return scope
  }

  /// Traverses the body of a function, getter or closure; a single expression is its result.
  func body(_ statements: [Statement], _ scope: Scope) {
    if statements.count == 1, let only = statements.first { return last(only, scope) }
    self.statements(statements, scope)
  }

  /// Traverses a statement that is the whole body, so that its value is the result.
  private func last(_ statement: Statement, _ scope: Scope) {
    switch statement {
    case .expression(let value):
      onResult(value, scope)
      expression(value, scope)
    case .conditional(let conditions, let then, let otherwise):
      let (inner, other) = branches(of: conditions, scope)
      body(then, inner)
      body(otherwise, other)
    case .selection(let subject, let cases):
      expression(subject, scope)
      for one in cases { body(one.body, caseScope(one, of: cases, subject, scope)) }
    case .compiled(let clauses):
      for clause in clauses where platform.mayInclude(clause.condition) { body(clause.body, scope) }
    default: statements([statement], scope)
    }
  }

  /// Traverses statements.
  /// - Returns: The scope for the code after the statements.
  @discardableResult func statements(_ statements: [Statement], _ scope: Scope) -> Scope {
    var scope = scope
    for statement in statements { scope = self.statement(statement, scope) }
    return scope
  }

  /// Traverses a statement.
  /// - Returns: The scope for the statements after it.
  private func statement(_ statement: Statement, _ scope: Scope) -> Scope {
    switch statement {
    case .binding(let binding):
      if case .closure(let closure)? = binding.value, case .name(let name) = binding.pattern, entersClosures {
        let end = bind(binding, scope, isNew: false)
        if let local = end.local(name) { enter(closure, calledBy: local, scope) }
        return end
      }
      if let value = binding.value { expression(value, scope) }
      return bind(binding, scope, isNew: false)
    case .assignment(let target, let value, let position):
      assign(target, value, position, scope)
    case .expression(let value): expression(value, scope)
    case .result(let value, _):
      if let value {
        onResult(value, scope)
        expression(value, scope)
      }
    case .conditional(let conditions, let then, let otherwise):
      let (inner, other) = branches(of: conditions, scope)
      exclusively([{ self.statements(then, inner) }, { self.statements(otherwise, other) }])
    case .requirement(let conditions, let otherwise):
      let (inner, other) = branches(of: conditions, scope)
      self.statements(otherwise, other)
      return inner
    case .selection(let subject, let cases):
      expression(subject, scope)
      exclusively(cases.map { one in { self.statements(one.body, self.caseScope(one, of: cases, subject, scope)) } })
    case .loop(let pattern, let sequence, let body):
      if let sequence { expression(sequence, scope) }
      let inner = Scope(in: scope)
      if let (name, type) = pattern?.loopVariable {
        inner.define(name, Local(.element, type: type, values: sequence.map { [($0, scope)] } ?? []))
      } else if case .tuple(let parts)? = pattern, parts.count == 2, let (name, _) = parts[1].loopVariable,
        case .call(let counted)? = sequence, counted.calledName == "enumerated", let list = counted.receiver
      {
        inner.define(name, Local(.element, values: [(list, scope)]))
      }
      self.statements(body, inner)
    case .function(let function):
      let local = Local()
      local.function = function
      local.values = []
      scope.define(function.name, local)
      if entersClosures, let body = function.body {
        withoutResults.statements(body, Self.scope(of: local, function.parameters, in: scope))
      }
    case .block(let body): self.statements(body, Scope(in: scope))
    case .compiled(let clauses):
      // The declarations of a clause remain in scope; a name declared by several clauses may be any of them.
      var declared: Set<String> = []
      for clause in clauses {
        if platform.mayInclude(clause.condition) {
          let end = self.statements(clause.body, Scope(in: scope))
          scope.adopt(from: end, besides: &declared)
        } else if clause.condition.asksForSystem {
          onOtherSystem(scope)
        }
      }
    }
    return scope
  }

  /// Traverses branches of which only one runs: values that one of them assigns to a local do not exist in the others.
  private func exclusively(_ branches: [() -> Void]) {
    let start = changes.locals.count
    var assigned: [(local: Local, value: (value: Expression, scope: Scope))] = []
    for branch in branches {
      branch()
      let own = changes.locals[start...].reversed().compactMap { local in local.values.popLast().map { (local, $0) } }
      assigned += own.reversed()
      changes.locals.removeSubrange(start...)
    }
    for (local, value) in assigned { local.assign(value, changes) }
  }

  private var withoutResults: BodyWalk {
    var walk = self
    walk.onResult = { _, _ in }
    return walk
  }

  // MARK: Names

  /// Returns the scopes in which conditions are true and false.
  private func branches(of conditions: [Condition], _ scope: Scope) -> (inner: Scope, other: Scope) {
    let other = Scope(in: scope)
    let inner = bind(conditions, Scope(in: scope))
    for condition in conditions {
      let caseGuard = scope.caseGuard(condition)
      inner.demand(caseGuard)
      if conditions.count == 1 { other.demand(caseGuard?.opposite) }
    }
    return (inner, other)
  }

  func caseScope(_ one: SelectionCase, of cases: [SelectionCase], _ subject: Expression, _ scope: Scope) -> Scope {
    let inner = Scope(in: scope)
    inner.demand(scope.caseGuard(one, of: cases, subject))
    if case .name("action", _) = subject { inner.actions = one.patterns.map(\.nestedCases) }
    for pattern in one.patterns { define(pattern, subject, inner, scope) }
    return inner
  }

  private func define(_ pattern: Pattern, _ value: Expression?, _ inner: Scope, _ scope: Scope) {
    switch pattern {
    case .name(let name): inner.define(name, Local(.variable, values: value.map { [($0, scope)] } ?? []))
    case .enumCase(_, let name, let parts):
      for (position, part) in parts.enumerated() {
        define(part, nil, inner, scope)
        if case .name(let part) = part, let value {
          inner.define(part, Local(.carried(by: name, position, of: value, scope)))
        }
      }
    case .tuple(let parts): for part in parts { define(part, nil, inner, scope) }
    case .type(let part?, let type):
      if case .name(let name) = part {
        inner.define(name, Local(.variable, type: type, values: value.map { [(.cast($0, type), scope)] } ?? []))
      }
    case .type(nil, _), .value, .anything: break
    }
  }

  func bind(_ conditions: [Condition], _ scope: Scope) -> Scope {
    var scope = scope
    for condition in conditions {
      switch condition {
      case .expression(let value): expression(value, scope)
      case .binding(let binding):
        if let value = binding.value {
          expression(value, scope)
          scope = bind(binding, scope, isNew: true)
        }
      case .match(let pattern, let value):
        expression(value, scope)
        let inner = Scope(in: scope)
        define(pattern, value, inner, scope)
        scope = inner
      case .availability: break
      }
    }
    return scope
  }

  private func bind(_ binding: Binding, _ scope: Scope, isNew: Bool) -> Scope {
    if let type = binding.type { onType(type, scope) }
    guard case .name(let name) = binding.pattern else {
      guard case .tuple(let parts) = binding.pattern, let value = binding.value else { return scope }
      let inner = Scope(in: scope)
      for (position, part) in parts.enumerated() {
        if case .name(let name) = part { inner.define(name, Local(.part(position), values: [(value, scope)])) }
      }
      return inner
    }
    if name == "self" { return scope }
    // `let detail = detail(for: item)` calls a function of an outer scope, `let router = router` reads a property.
    let isOwnName = binding.value?.calls(name) ?? false || binding.value?.isName(name) ?? false
    let inner = isNew || isOwnName || scope.local(name) != nil ? Scope(in: scope) : scope
    inner.define(name, Local(type: binding.type, values: binding.value.map { [($0, scope)] } ?? []))
    return inner
  }

  private func assign(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    if case .closure(let closure) = value {
      enter(closure, nil, 0, scope, keptBy: target)
    } else {
      expression(value, scope)
    }
    switch target {
    case .name(let name, _):
      if let local = scope.local(name), local.function == nil {
        local.assign((value, scope), changes)
        return
      }
      scope.assign(value, to: name, at: position)
    case .member(.name("self", _)?, let name, _): scope.assign(value, to: name, at: position)
    case .member(.name(let name, _)?, let member, _):
      if let local = scope.local(name) {
        local.settings[member] = value
        local.conditions[member] = scope.guards
      } else {
        scope.set(member, of: name, to: value)
      }
    case .member(.member(.name("self", _)?, let name, _)?, let member, _): scope.set(member, of: name, to: value)
    case .member(let base?, _, _): expression(base, scope)
    case .element(let base, _, _): expression(base, scope)
    default: break
    }
    onAssignment(target, value, position, scope)
  }

  // MARK: Expressions

  func expression(_ expression: Expression, _ scope: Scope) {
    switch expression {
    case .call(let call): self.call(call, scope)
    case .member(let base?, _, _): self.expression(base, scope)
    case .element(let base, let arguments, _):
      self.expression(base, scope)
      for argument in arguments { self.expression(argument.value, scope) }
    case .list(let parts), .dictionary(let parts), .choice(let parts), .other(let parts):
      for part in parts { self.expression(part, scope) }
    case .closure(let closure): enter(closure, nil, 0, scope)
    case .cast(let inner, let type):
      onType(type, scope)
      self.expression(inner, scope)
    case .branches(let statement): withoutResults.statements([statement], Scope(in: scope))
    case .name, .member, .text, .literal, .selector, .keyPath, .metatype: break
    }
  }

  private func call(_ call: Call, _ scope: Scope) {
    onCall(call, scope)
    expression(call.callee, scope)
    if let target = call.assignedProperty {
      assign(target, call.arguments[0].value, call.position, scope)
      return
    }
    for (place, argument) in call.arguments.enumerated() {
      if case .closure(let closure) = argument.value {
        enter(closure, call, place, scope)
      } else {
        expression(argument.value, scope)
      }
    }
    // `list.append(value)` changes a local array.
    if case .member(.name(let name, _)?, let method, _) = call.callee, method == "append" || method == "addObject",
      let local = scope.local(name), let value = call.arguments.first
    {
      local.assign((value.label == "contentsOf" ? value.value : .list([value.value]), scope), changes)
    }
  }

  /// Traverses a closure that is called by a local name.
  private func enter(_ closure: Closure, calledBy local: Local, _ scope: Scope) {
    let inner = Self.scope(of: closure, nil, 0, scope)
    withoutResults.statements(
      closure.body, closure.parameters.isEmpty ? inner : Self.scope(of: local, closure.parameters, in: inner))
  }

  private func enter(
    _ closure: Closure, _ call: Call?, _ place: Int, _ scope: Scope, keptBy target: Expression? = nil
  ) {
    guard entersClosures else { return }
    let inner = Self.scope(of: closure, call, place, scope, keptBy: target)
    if let target {
      inner.deferral += 1
      inner.keeper = .target(target, scope)
    } else if let call, !call.runsAtOnce(place) {
      inner.deferral += 1
      inner.keeper = .argument(place, of: call, scope)
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

extension Expression {
  fileprivate func isName(_ name: String) -> Bool { if case .name(name, _) = self { true } else { false } }

  /// Returns whether the value comes from an unqualified call of this name.
  fileprivate func calls(_ name: String) -> Bool {
    switch self {
    case .call(let call):
      if case .name(name, _) = call.callee { return true }
      return call.receiver?.calls(name) ?? false
    case .member(let base?, _, _), .element(let base, _, _), .cast(let base, _): return base.calls(name)
    case .choice(let parts): return parts.contains { $0.calls(name) }
    default: return false
    }
  }
}

extension Pattern {
  /// The names of a case and of the first case inside each: `["path", "element", "list", "tapped"]`.
  fileprivate var nestedCases: [String] {
    guard case .enumCase(_, let name, let parts) = self else { return [] }
    return [name] + (parts.lazy.map(\.nestedCases).first { !$0.isEmpty } ?? [])
  }

  /// The variable of a loop, with its type if it is written.
  fileprivate var loopVariable: (name: String, type: TypeName?)? {
    switch self {
    case .name(let name): (name, nil)
    case .type(.name(let name)?, let type): (name, type)
    default: nil
    }
  }
}
