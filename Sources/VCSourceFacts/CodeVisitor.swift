/// A visitor of all statements and expressions in source order, without name resolution.
package protocol CodeVisitor {
  /// Visits an expression, before its subexpressions.
  mutating func visit(_ expression: Expression)
  /// Visits an assignment, before its two sides.
  mutating func visit(assignmentOf value: Expression, to target: Expression)
  /// Visits a clause of `#if`, before its statements.
  mutating func visit(_ clause: CompiledClause)
  /// Visits a nested function.
  mutating func visit(_ function: FunctionDeclaration)
}

extension CodeVisitor {
  package mutating func visit(assignmentOf value: Expression, to target: Expression) {}
  package mutating func visit(_ clause: CompiledClause) {}
  package mutating func visit(_ function: FunctionDeclaration) { read(function) }

  /// Traverses the default values of a function's parameters, and its body.
  package mutating func read(_ function: FunctionDeclaration) {
    for parameter in function.parameters { if let value = parameter.defaultValue { read(value) } }
    read(function.body ?? [])
  }

  /// Traverses statements.
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

  /// Traverses an expression.
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
    case .list(let values), .dictionary(let values), .choice(let values, _), .other(let values):
      for value in values { read(value) }
    case .tuple(let elements):
      for element in elements { read(element.value) }
    case .closure(let closure): read(closure.body)
    case .cast(let value, _): read(value)
    case .branches(let statement): read([statement])
    case .name, .text, .literal, .selector, .keyPath, .metatype: break
    }
  }
}
