/// An expression, reduced to the parts that determine its value and the calls it makes.
///
/// `try`, `await`, parentheses, `!`, `?` and `inout` are not represented.
package indirect enum Expression: Hashable, Sendable {
  /// A plain name: a variable, a type, `self`, `Self`, `super`, `$0` or a `$binding` (with its `$`).
  case name(String, SourcePosition)
  /// `base.name`; without a base, the implicit member `.name`.
  case member(Expression?, String, SourcePosition)
  /// A function call, an initialiser call, or a message send.
  case call(Call)
  /// `base[arguments]`.
  case element(Expression, [Argument], SourcePosition)
  /// A string without interpolation.
  case text(String)
  /// A number, `true`, `false` or `nil`, as written.
  case literal(String)
  /// An array literal.
  case list([Expression])
  /// A dictionary literal: alternating keys and values.
  case dictionary([Expression])
  /// A closure or a block.
  case closure(Closure)
  /// `value as? Type` in any of its forms, or an Objective-C cast.
  case cast(Expression, TypeName)
  /// One of several values: `a ? b : c` is `[b, c]`, and `a ?? b` is `[a, b]`. The condition that selects the first of two
  /// is only present if it may be a flag or a comparison.
  case choice([Expression], when: Expression?)
  /// `if` or `switch` used as a value.
  case branches(Statement)
  /// `#selector(name)` or `@selector(name)`: the last name with its labels as written.
  case selector(String, SourcePosition)
  /// `\Root.member.member`: the member names, and the root type if it is written.
  case keyPath(TypeName?, [String])
  /// `Type.self` and `[Type class]`.
  case metatype(TypeName)
  /// Any other expression, represented by its subexpressions.
  case other([Expression])
  /// A tuple with the labels of its elements; parentheses around a single value are not represented.
  case tuple([Argument])
}

/// A function call, an initialiser call, or a message send.
///
/// `[a setX:b animated:c]` is a call of the member `setX` with the unlabelled argument `b` and the argument `c` labelled
/// `animated`; `selector` contains the whole selector.
package struct Call: Hashable, Sendable {
  /// The called expression, usually a name or a member.
  package var callee: Expression
  /// The explicit generic arguments: `make<Detail>()`.
  package var generics: [TypeName]
  /// The arguments in source order; trailing closures come last, the first of them without a label.
  package var arguments: [Argument]
  /// The Objective-C selector of a message send.
  package var selector: String?
  /// The position of the called name: of `present` in `self.present(…)`.
  package var position: SourcePosition
  /// Whether the code waits for the result: `await confirm()`.
  package var isAwaited = false

  /// Creates a call.
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
  /// The label; `nil` if there is none.
  package var label: String?
  /// The passed value.
  package var value: Expression
  /// Whether the argument is a trailing closure.
  package var isTrailing: Bool

  /// Creates an argument.
  package init(_ label: String? = nil, _ value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure or a block.
package struct Closure: Hashable, Sendable {
  /// The capture list, with or without new names: `[weak self]`, `[weak me = self]`.
  package var captures: [Capture]
  /// The parameters, if the closure names them.
  package var parameters: [Parameter]
  /// The statements.
  package var body: [Statement]
  /// The position of the opening brace.
  package var position: SourcePosition

  /// Creates a closure.
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
  /// The name used in the body.
  package var name: String
  /// The captured value; `nil` if it is the variable of the same name.
  package var value: Expression?

  /// Creates a capture.
  package init(name: String, value: Expression? = nil) {
    self.name = name
    self.value = value
  }
}
