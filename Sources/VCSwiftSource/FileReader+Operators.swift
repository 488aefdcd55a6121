#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  /// Operator folding: the parser produces `a ?? b as C == d` as a flat sequence, which is folded only as far as facts need
  /// it.
  extension FileReader {
    /// Reads a sequence that contains `=` or a compound assignment such as `+=`.
    func assignment(_ row: [ExprSyntax]) -> [Statement]? {
      guard let place = row.firstIndex(where: isAssignment), place > 0, place < row.count - 1 else { return nil }
      let value = folded(row[(place + 1)...])
      if row[place].is(AssignmentExprSyntax.self), place == 1, row[0].is(DiscardAssignmentExprSyntax.self) {
        return [.expression(value)]
      }
      let target = folded(row[..<place])
      let position = namePosition(row[place - 1])
      guard let sign = row[place].as(BinaryOperatorExprSyntax.self)?.operator else {
        return [.assignment(target, value, position)]
      }
      let signPosition = self.position(of: sign)
      let result = Call(
        .name(sign.text, signPosition), [Argument(nil, target), Argument(nil, value)], at: signPosition)
      return [.assignment(target, .call(result), position)]
    }

    func folded(_ row: ArraySlice<ExprSyntax>) -> Expression {
      nested(row.first ?? ExprSyntax(MissingExprSyntax()), or: .other([])) { unguarded(row) }
    }

    /// Splits a sequence at the operator with the lowest precedence.
    private func unguarded(_ row: ArraySlice<ExprSyntax>) -> Expression {
      if row.count == 1, let only = row.first { return expression(only) }
      if row.contains(where: isAssignment) { return parts(row, isAssignment) }
      if let place = row.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let choice = row[place].as(UnresolvedTernaryExprSyntax.self)
      {
        return .choice(
          [expression(choice.thenExpression), folded(row[(place + 1)...])], when: folded(row[..<place]).asCondition)
      }
      if let junction = junction(row, "||") ?? junction(row, "&&") { return junction }
      if row.contains(where: isCondition) { return comparison(row) ?? parts(row, isCondition) }
      if let place = row.firstIndex(where: isFallback) {
        return .choice([folded(row[..<place]), folded(row[(place + 1)...])], when: nil)
      }
      if let place = row.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self) })
      {
        return cast(row, at: place)
      }
      return .other(row.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(expression))
    }

    private func parts(_ row: ArraySlice<ExprSyntax>, _ separates: (ExprSyntax) -> Bool) -> Expression {
      .other(row.split(whereSeparator: separates).map(folded))
    }

    /// Reads conditions joined by an operator.
    private func junction(_ row: ArraySlice<ExprSyntax>, _ operatorSign: String) -> Expression? {
      guard let first = row.first(where: { sign($0) == operatorSign }) else { return nil }
      let parts = row.split { sign($0) == operatorSign }.map(folded)
      return .junction(operatorSign, of: parts, at: namePosition(first))
    }

    /// Reads `route == .detail`, `name != "detail"`, `sender == nil` and `isModal == false`; only comparisons with an enum case, a
    /// string, `nil` or a flag's value identify a screen.
    private func comparison(_ row: ArraySlice<ExprSyntax>) -> Expression? {
      guard let place = row.firstIndex(where: isCondition), place == row.endIndex - 2, let last = row.last,
        let sign = sign(row[place]), sign == "==" || sign == "!="
      else { return nil }
      let position = namePosition(row[place])
      let subject = folded(row[..<place])
      if let literal = last.as(BooleanLiteralExprSyntax.self)?.literal.text {
        return (literal == "true") == (sign == "==") ? subject : .negation(of: subject, at: position)
      }
      guard last.is(NilLiteralExprSyntax.self) || last.is(StringLiteralExprSyntax.self) || isCase(last) else {
        return nil
      }
      let arguments = [Argument(nil, subject), Argument(nil, expression(last))]
      let equality = Expression.call(Call(.name("==", position), arguments, at: position))
      return sign == "==" ? equality : .negation(of: equality, at: position)
    }

    /// Returns whether an expression may be an enum case: `.detail`, `Route.detail`.
    private func isCase(_ node: ExprSyntax) -> Bool {
      guard let member = node.as(MemberAccessExprSyntax.self) else { return false }
      return member.base.map { $0.is(DeclReferenceExprSyntax.self) || $0.is(MemberAccessExprSyntax.self) } ?? true
    }

    private func cast(_ row: ArraySlice<ExprSyntax>, at place: Int) -> Expression {
      let value = folded(row[..<place])
      guard let type = row[(place + 1)...].first?.as(TypeExprSyntax.self) else { return .other([value]) }
      if row[place].is(UnresolvedAsExprSyntax.self) { return .cast(value, typeName(type.type)) }
      let position = namePosition(row[place])
      let question = Argument("of", .metatype(typeName(type.type)))
      return .call(Call(.member(value, "isKind", position), [question], at: position))
    }

    private func isAssignment(_ node: ExprSyntax) -> Bool {
      if node.is(AssignmentExprSyntax.self) { return true }
      guard let text = sign(node) else { return false }
      return text.hasSuffix("=") && text.count > 1 && !isCondition(node)
    }

    private func isCondition(_ node: ExprSyntax) -> Bool {
      sign(node).map { ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains($0) } ?? false
    }

    private func isFallback(_ node: ExprSyntax) -> Bool { sign(node) == "??" }

    private func sign(_ node: ExprSyntax) -> String? { node.as(BinaryOperatorExprSyntax.self)?.operator.text }
  }
#endif
