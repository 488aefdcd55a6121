/// The negation of a condition: `!isModal`, a call of the operator.
extension Expression {
  /// Returns the negation of a value that may be a flag or a comparison; of other values only the parts are relevant.
  package static func negation(of value: Expression, at position: SourcePosition) -> Expression {
    switch value {
    case .name, .member, .call: .call(Call(.name("!", position), [Argument(nil, value)], at: position))
    default: .other([value])
    }
  }
}

extension Expression {
  /// The expression itself if it may be a flag or a comparison; of other conditions nothing is known.
  package var asCondition: Expression? {
    switch self {
    case .name, .member, .call: self
    default: nil
    }
  }
}

extension Call {
  /// The negated value, if the call is one of the operator `!`.
  package var negated: Expression? {
    guard case .name("!", _) = callee, arguments.count == 1 else { return nil }
    return arguments[0].value
  }
}
