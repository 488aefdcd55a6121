import VCSourceFacts

/// A traversal of a function's statements in order, which keeps track of local names.
struct BodyWalk {
  let platform: Platform
  /// Called for every call, before its subexpressions.
  var onCall: (Call, Scope) -> Void = { _, _ in }
  /// Called for every assignment to anything but a local variable.
  var onAssignment: (Expression, Expression, SourcePosition, Scope) -> Void = { _, _, _, _ in }
  /// Called for every member of an object or a type that is read or called.
  var onMember: ((Expression, String, SourcePosition, Scope) -> Void)?
  /// Called for every type that a local is declared with or a value is cast to.
  var onType: (TypeName, Scope) -> Void = { _, _ in }
  /// Called for every value that the function itself returns.
  var onResult: (Expression, Scope) -> Void = { _, _ in }
  /// Called for every branch of an `#if` for another platform.
  var onOtherSystem: (Scope) -> Void = { _ in }
  /// Returns a call with the types of the initialisers among its arguments that are written without one.
  var typed: ((Call, Scope) -> Call)?
  /// Whether to enter closures and local functions, whose results are not those of the function.
  var entersClosures = true
  /// The locals that received values, in order.
  let changes = LocalChanges()

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
  static func scope(of local: Local, _ parameters: [Parameter], in parent: Scope) -> Scope {
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
      result(value, scope)
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
    declareFunctions(of: statements, scope)
    for statement in statements { scope = self.statement(statement, scope) }
    return scope
  }

  /// Traverses a statement.
  /// - Returns: The scope for the statements after it.
  private func statement(_ statement: Statement, _ scope: Scope) -> Scope {
    switch statement {
    case .binding(let binding):
      if let value = binding.value, value.mayBeClosure, case .name(let name) = binding.pattern, entersClosures {
        let end = bind(binding, scope, isNew: false)
        if let local = end.local(name) { enter(value, calledBy: local, scope) }
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
        result(value, scope)
      }
    case .conditional(let conditions, let then, let otherwise):
      let (inner, other) = branches(of: conditions, scope)
      exclusively([{ self.statements(then, inner) }, { self.statements(otherwise, other) }])
      // After `if isModal { …; return }`, the condition does not hold.
      if otherwise.isEmpty, case .result? = then.last { return other }
    case .requirement(let conditions, let otherwise):
      let (inner, other) = branches(of: conditions, scope)
      self.statements(otherwise, other)
      return inner
    case .selection(let subject, let cases):
      expression(subject, scope)
      exclusively(cases.map { one in { self.statements(one.body, self.caseScope(one, of: cases, subject, scope)) } })
    case .loop(let pattern, let sequence, let body): loop(pattern, sequence, body, scope)
    case .function(let function): enter(function, scope)
    case .block(let body): self.statements(body, Scope(in: scope))
    case .compiled(let clauses): compiled(clauses, scope)
    }
    return scope
  }

  /// Traverses a value that is a closure with a local name, or one of several: `isEmpty ? nil : { … }`.
  private func enter(_ value: Expression, calledBy local: Local, _ scope: Scope) {
    switch value {
    case .closure(let closure): enter(closure, calledBy: local, scope)
    case .choice(let parts, let condition):
      for (part, inner) in scope.alternatives(parts, when: condition) { enter(part, calledBy: local, inner) }
    default: expression(value, scope)
    }
  }

  private func loop(_ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], _ scope: Scope) {
    if let sequence { expression(sequence, scope) }
    let inner = Scope(in: scope)
    if let (name, type) = pattern?.loopVariable {
      inner.define(name, Local(.element, type: type, values: sequence.map { [($0, scope)] } ?? []))
    } else if case .tuple(let parts)? = pattern, parts.count == 2, let (name, _) = parts[1].loopVariable,
      case .call(let counted)? = sequence, counted.calledName == "enumerated", let list = counted.receiver
    {
      inner.define(name, Local(.element, values: [(list, scope)]))
    } else if case .tuple(let parts)? = pattern, let sequence {
      // `for (title, page) in pages`
      let element = Expression.element(sequence, [], sequence.position ?? SourcePosition(line: 1, column: 1))
      for (place, part) in parts.enumerated() {
        if case .name(let name) = part { inner.define(name, Local(.part(place), values: [(element, scope)])) }
      }
    }
    self.statements(body, inner)
  }

  /// Declares the local functions, which statements before them may call.
  private func declareFunctions(of statements: [Statement], _ scope: Scope) {
    for case .function(let function) in statements {
      let local = Local()
      local.function = function
      scope.define(function.name, local)
    }
  }

  /// Traverses a local function.
  private func enter(_ function: FunctionDeclaration, _ scope: Scope) {
    guard let local = scope.local(function.name) else { return }
    if entersClosures, let body = function.body {
      withoutResults.statements(body, Self.scope(of: local, function.parameters, in: scope))
    }
  }

  private func compiled(_ clauses: [CompiledClause], _ scope: Scope) {
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

  var withoutResults: BodyWalk {
    var walk = self
    walk.onResult = { _, _ in }
    return walk
  }
}

extension Expression {
  /// Whether the value is a closure, or may be one.
  var mayBeClosure: Bool {
    switch self {
    case .closure: true
    case .choice(let parts, _): parts.contains(where: \.mayBeClosure)
    default: false
    }
  }
}

extension Pattern {
  /// The variable of a loop, with its type if it is written.
  fileprivate var loopVariable: (name: String, type: TypeName?)? {
    switch self {
    case .name(let name): (name, nil)
    case .type(.name(let name)?, let type): (name, type)
    default: nil
    }
  }
}
