/// Conditions joined by `&&` or `||`: calls of the operator with all parts.
extension Expression {
  /// Returns the conjunction or disjunction of conditions.
  /// - Parameter sign: `&&` or `||`.
  package static func junction(_ sign: String, of parts: [Expression], at position: SourcePosition) -> Expression {
    .call(Call(.name(sign, position), parts.map { Argument(nil, $0) }, at: position))
  }
}

extension Call {
  /// The conditions of which all must hold, if the call is one of the operator `&&`.
  package var conjuncts: [Expression]? { operands(of: "&&") }

  /// The conditions of which one must hold, if the call is one of the operator `||`.
  package var disjuncts: [Expression]? { operands(of: "||") }

  private func operands(of sign: String) -> [Expression]? {
    guard case .name(sign, _) = callee else { return nil }
    return arguments.map(\.value)
  }
}
