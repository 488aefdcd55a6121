import VCSourceFacts

/// Operands separated by operators, of which only those of conditions are represented.
struct OperatorSequence {
  private struct Operator {
    var sign: String
    var position: SourcePosition
  }

  private var operands: [Expression]
  private var operators: [Operator] = []

  init(first: Expression) { operands = [first] }

  private init(_ operands: ArraySlice<Expression>, _ operators: ArraySlice<Operator>) {
    (self.operands, self.operators) = (Array(operands), Array(operators))
  }

  mutating func append(_ operand: Expression, after sign: String, at position: SourcePosition) {
    operands.append(operand)
    operators.append(Operator(sign: sign, position: position))
  }

  /// The operands as one expression.
  var joined: Expression {
    if operands.count == 1 { return operands[0] }
    return junction("||") ?? junction("&&") ?? .other(operands)
  }

  private func junction(_ sign: String) -> Expression? {
    let places = operators.indices.filter { operators[$0].sign == sign }
    guard let first = places.first else { return nil }
    let (starts, ends) = ([0] + places.map { $0 + 1 }, places + [operators.count])
    let parts = zip(starts, ends).map { OperatorSequence(operands[$0...$1], operators[$0..<$1]).joined }
    return .junction(sign, of: parts, at: operators[first].position)
  }
}
