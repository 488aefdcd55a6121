/// A statement, reduced to the parts that determine its calls and data flow.
package indirect enum Statement: Hashable, Sendable {
  /// `let name: Type = value`, or an Objective-C local variable.
  case binding(Binding)
  /// `target = value`; for compound assignments such as `+=`, the value is a call of the operator.
  case assignment(Expression, Expression, SourcePosition)
  /// An expression used as a statement: a call, or a view in a view builder.
  case expression(Expression)
  /// `return value`; a single-expression body contains that expression instead.
  case result(Expression?, SourcePosition)
  /// `if` with its conditions; `else if` is represented by an `if` as the only statement of the `else`.
  case conditional([Condition], then: [Statement], otherwise: [Statement])
  /// `guard`: its bindings are in scope in the statements that follow.
  case requirement([Condition], otherwise: [Statement])
  /// `switch`.
  case selection(Expression, [SelectionCase])
  /// `for name in sequence`, `while` or `repeat`. The body of `while` is an `if` with its conditions; the condition of
  /// `repeat` follows the body.
  case loop(Pattern?, Expression?, [Statement])
  /// A nested function.
  case function(FunctionDeclaration)
  /// `do`, `defer`, `catch` or a plain block.
  case block([Statement])
  /// `#if` with its clauses in source order.
  case compiled([CompiledClause])
}

/// A variable declared by a statement.
package struct Binding: Hashable, Sendable {
  /// The pattern on the left side, usually a plain name.
  package var pattern: Pattern
  /// The type as written.
  package var type: TypeName?
  /// The initial value.
  package var value: Expression?
  /// The position of the pattern.
  package var position: SourcePosition

  /// Creates a variable.
  package init(_ pattern: Pattern, type: TypeName? = nil, value: Expression? = nil, position: SourcePosition) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.position = position
  }
}

/// An element of a condition list.
package enum Condition: Hashable, Sendable {
  /// A plain expression.
  case expression(Expression)
  /// `let name = value`; without a value, the variable of the same name.
  case binding(Binding)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(iOS 16, *)`, as written.
  case availability(String)
}

/// A `case` of a `switch`.
package struct SelectionCase: Hashable, Sendable {
  /// The patterns; empty for `default`.
  package var patterns: [Pattern]
  /// The statements.
  package var body: [Statement]
  /// The position of `case` or `default`.
  package var position: SourcePosition

  /// Creates a case.
  package init(patterns: [Pattern], body: [Statement], position: SourcePosition) {
    self.patterns = patterns
    self.body = body
    self.position = position
  }
}

/// A pattern of a binding or a case.
package indirect enum Pattern: Hashable, Sendable {
  /// Binds a name.
  case name(String)
  /// `.name(patterns)` or `Type.name`, with the type if it is written.
  case enumCase(TypeName?, String, [Pattern])
  /// `(a, b)`.
  case tuple([Pattern])
  /// `let x as Type` or `is Type`.
  case type(Pattern?, TypeName)
  /// An expression to match.
  case value(Expression)
  /// `_`.
  case anything
}

/// A clause of `#if`.
package struct CompiledClause: Hashable, Sendable {
  /// The condition that includes the clause, with those of the preceding clauses negated.
  package var condition: BuildCondition
  /// The statements.
  package var body: [Statement]

  /// Creates a clause.
  package init(condition: BuildCondition, body: [Statement]) {
    self.condition = condition
    self.body = body
  }
}
