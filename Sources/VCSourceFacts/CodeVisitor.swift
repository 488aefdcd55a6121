/// Looks at everything that code says, in the order in which it is written, without minding what its names mean.
package protocol CodeVisitor {
  /// An expression, before those inside it.
  mutating func visit(_ expression: Expression)
  /// An assignment, before its two sides.
  mutating func visit(assignmentOf value: Expression, to target: Expression)
  /// A clause of `#if`, before its statements.
  mutating func visit(_ clause: CompiledClause)
  /// A function inside a function.
  mutating func visit(_ function: FunctionDeclaration)
}

extension CodeVisitor {
  package mutating func visit(assignmentOf value: Expression, to target: Expression) {}
  package mutating func visit(_ clause: CompiledClause) {}
  package mutating func visit(_ function: FunctionDeclaration) { read(function) }

  /// Goes through the default values of a function's parameters, and through its body.
  package mutating func read(_ function: FunctionDeclaration) {
    for parameter in function.parameters { if let value = parameter.defaultValue { read(value) } }
    read(function.body ?? [])
  }

  /// Goes through statements.
  package mutating func read(_ statements: [Statement]) { for statement in statements { read(statement) } }

  private mutating func read(_ statement: Statement) {
    switch statement {
    case .binding(let binding): if let value = binding.value { read(value) }
    case .assignment(let target, let value, _):
      visit(assignmentOf: value, to: target)
      read(target)
      read(value)
    case .expression(let value): read(value)
    case .result(let value, _): if let value { read(value) }
    case .conditional(let conditions, let body, let otherwise):
      read(conditions)
      read(body)
      read(otherwise)
    case .requirement(let conditions, let otherwise):
      read(conditions)
      read(otherwise)
    case .selection(let value, let cases):
      read(value)
      for element in cases { read(element.body) }
    case .loop(_, let value, let body):
      if let value { read(value) }
      read(body)
    case .function(let function): visit(function)
    case .block(let body): read(body)
    case .compiled(let clauses):
      for clause in clauses {
        visit(clause)
        read(clause.body)
      }
    }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .match(_, let value): read(value)
      case .binding(let binding): if let value = binding.value { read(value) }
      case .availability: break
      }
    }
  }

  /// Goes through an expression.
  package mutating func read(_ expression: Expression) {
    visit(expression)
    switch expression {
    case .call(let call):
      read(call.callee)
      for argument in call.arguments { read(argument.value) }
    case .member(let base, _, _): if let base { read(base) }
    case .element(let base, let arguments, _):
      read(base)
      for argument in arguments { read(argument.value) }
    case .list(let values), .dictionary(let values), .choice(let values), .other(let values):
      for value in values { read(value) }
    case .closure(let closure): read(closure.body)
    case .cast(let value, _): read(value)
    case .branches(let statement): read([statement])
    case .name, .text, .literal, .selector, .keyPath, .metatype: break
    }
  }
}
