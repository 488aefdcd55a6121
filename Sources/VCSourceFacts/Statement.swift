/// A statement, reduced to what tells what is called and which values flow where.
package indirect enum Statement: Hashable, Sendable {
  /// `let name: Type = value`, and a local variable of Objective-C.
  case binding(Binding)
  /// `target = value`; other assignments such as `+=` are the same with a call of the operator as value.
  case assignment(Expression, Expression, SourcePosition)
  /// An expression for its own sake: a call, or a view in a builder.
  case expression(Expression)
  /// `return value`; a body that is one expression has that expression instead.
  case result(Expression?, SourcePosition)
  /// `if`, with what its conditions bind; `else if` is an `if` alone in the `else`.
  case conditional([Condition], then: [Statement], otherwise: [Statement])
  /// `guard`: what its conditions bind holds in the statements after it.
  case requirement([Condition], otherwise: [Statement])
  /// `switch`.
  case selection(Expression, [SelectionCase])
  /// `for name in sequence`, `while` and `repeat` (whose conditions stand before the body).
  case loop(Pattern?, Expression?, [Statement])
  /// A nested function.
  case function(FunctionDeclaration)
  /// `do`, `defer`, `catch` and plain braces.
  case block([Statement])
  /// `#if` with its clauses in order.
  case compiled([CompiledClause])
}

/// A variable that a statement declares.
package struct Binding: Hashable, Sendable {
  /// The names on the left; a plain name almost always.
  package var pattern: Pattern
  /// The type as written.
  package var type: TypeName?
  /// The initial value.
  package var value: Expression?
  /// The place of the pattern.
  package var position: SourcePosition

  /// A variable.
  package init(_ pattern: Pattern, type: TypeName? = nil, value: Expression? = nil, position: SourcePosition) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.position = position
  }
}

/// A part of a condition list.
package enum Condition: Hashable, Sendable {
  /// A plain expression.
  case expression(Expression)
  /// `let name = value`; a missing value means the variable of the same name.
  case binding(Binding)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(iOS 16, *)`, as it is written.
  case availability(String)
}

/// A `case` of a `switch`.
package struct SelectionCase: Hashable, Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  /// What it does or yields.
  package var body: [Statement]
  /// The place of `case` or `default`.
  package var position: SourcePosition

  /// A case.
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
  /// `.name(patterns)`, `Type.name`; the type where it is written.
  case enumCase(TypeName?, String, [Pattern])
  /// `(a, b)`.
  case tuple([Pattern])
  /// `let x as Type`, `is Type`.
  case type(Pattern?, TypeName)
  /// Compares with a value.
  case value(Expression)
  /// `_`.
  case anything
}

/// A clause of `#if`.
package struct CompiledClause: Hashable, Sendable {
  /// When it counts, the clauses before it considered.
  package var condition: BuildCondition
  /// Its statements.
  package var body: [Statement]

  /// A clause.
  package init(condition: BuildCondition, body: [Statement]) {
    self.condition = condition
    self.body = body
  }
}

/// The condition of an `#if`, `#elseif`, `#else`, `#ifdef`.
package indirect enum BuildCondition: Hashable, Sendable {
  /// `os(iOS)`, `TARGET_OS_IOS`.
  case os(String)
  /// `targetEnvironment(macCatalyst)`.
  case environment(String)
  /// `canImport(UIKit)`, `__has_include`.
  case canImport(String)
  /// A flag such as `DEBUG`.
  case flag(String)
  /// `true`, `1`, `swift(>=5)`, `compiler(>=6)`; what is not understood counts as true.
  case constant(Bool)
  /// `!a`.
  case not(BuildCondition)
  /// `a && b`.
  case all([BuildCondition])
  /// `a || b`.
  case any([BuildCondition])
}
