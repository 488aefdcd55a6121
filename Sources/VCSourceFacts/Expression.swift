/// An expression, reduced to what tells which object it yields and what it calls.
///
/// `try`, `await`, parentheses, `!`, `?` and `inout` leave no trace.
package indirect enum Expression: Hashable, Sendable {
  /// A plain name: a variable, a type, `self`, `Self`, `super`, `$0` or a `$binding` (with its `$`).
  case name(String, SourcePosition)
  /// `base.name`; without a base the implicit member `.name`.
  case member(Expression?, String, SourcePosition)
  /// A call, a constructor, or a message send.
  case call(Call)
  /// `base[arguments]`.
  case element(Expression, [Argument], SourcePosition)
  /// A string without interpolation.
  case text(String)
  /// A number, `true`, `false` or `nil`, as it is written.
  case literal(String)
  /// An array literal or a tuple.
  case list([Expression])
  /// A dictionary literal: keys and values in turn.
  case dictionary([Expression])
  /// A closure or a block.
  case closure(Closure)
  /// `value as? Type` in any of its forms, and a cast of Objective-C.
  case cast(Expression, TypeName)
  /// One of several values: `a ? b : c` (condition, then the two) is `[b, c]`, `a ?? b` is `[a, b]`.
  case choice([Expression])
  /// `if` or `switch` used as a value.
  case branches(Statement)
  /// `#selector(name)` or `@selector(name)`: the last name with its labels as they are written.
  case selector(String, SourcePosition)
  /// `\Root.member.member`: the names, with the root where it is written.
  case keyPath(TypeName?, [String])
  /// `Type.self` and `[Type class]`.
  case metatype(TypeName)
  /// Anything else: the expressions inside it.
  case other([Expression])
}

/// A call of a function, a constructor, or a message send.
///
/// `[a setX:b animated:c]` is a call of the member `setX` with the argument `b` without a label and `c` labelled
/// `animated`; `selector` keeps the whole.
package struct Call: Hashable, Sendable {
  /// What is called: usually a name or a member.
  package var callee: Expression
  /// Generic arguments at the callee: `make<Detail>()`.
  package var generics: [TypeName]
  /// In source order; trailing closures stand last, the first of them without a label.
  package var arguments: [Argument]
  /// The Objective-C selector of a message send.
  package var selector: String?
  /// The place of the called name: of `present` in `self.present(…)`.
  package var position: SourcePosition

  /// A call.
  package init(
    _ callee: Expression, _ arguments: [Argument] = [], generics: [TypeName] = [], selector: String? = nil,
    at position: SourcePosition
  ) {
    self.callee = callee
    self.arguments = arguments
    self.generics = generics
    self.selector = selector
    self.position = position
  }
}

/// An argument of a call.
package struct Argument: Hashable, Sendable {
  /// `nil` without one.
  package var label: String?
  /// What is passed.
  package var value: Expression
  /// Whether it is a closure after the parentheses.
  package var isTrailing: Bool

  /// An argument.
  package init(_ label: String? = nil, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure or a block.
package struct Closure: Hashable, Sendable {
  /// Names that it captures under their own or another name: `[weak self]`, `[weak me = self]`.
  package var captures: [Capture]
  /// Its parameters, where it names them.
  package var parameters: [Parameter]
  /// What it does.
  package var body: [Statement]
  /// The place of its opening brace.
  package var position: SourcePosition

  /// A closure.
  package init(
    captures: [Capture] = [], parameters: [Parameter] = [], body: [Statement], position: SourcePosition
  ) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.position = position
  }
}

/// An entry of a closure's capture list.
package struct Capture: Hashable, Sendable {
  /// What the body writes.
  package var name: String
  /// The captured value; `nil` where it has the same name.
  package var value: Expression?

  /// A capture.
  package init(name: String, value: Expression? = nil) {
    self.name = name
    self.value = value
  }
}
