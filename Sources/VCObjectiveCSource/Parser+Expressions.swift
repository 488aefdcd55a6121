import VCSourceFacts

extension Parser {
  /// Parses an expression without assignments, up to the first token that cannot belong to it.
  mutating func expression() -> Expression {
    nested(or: .other([])) { $0.row() }
  }

  /// Parses operands separated by operators, of which only `?:` is represented.
  private mutating func row() -> Expression {
    var row = OperatorSequence(first: operand())
    while true {
      skipDirectives()
      if take("?:") { return .choice([row.joined, expression()], when: nil) }
      if take("?") {
        let then = expression()
        _ = take(":")
        return .choice([then, expression()], when: row.joined.asCondition)
      }
      guard token.kind == .sign, Self.operators.contains(token.text) else { break }
      let (sign, position) = (token.text, token.position)
      advance()
      row.append(operand(), after: sign, at: position)
    }
    return row.joined
  }

  private static let operators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "|", "&", "^", "<<",
  ]

  /// Skips directives inside an expression, except conditional ones, which end it.
  mutating func skipDirectives() {
    while token.kind == .directive, peek().kind == .sign || peek().kind == .word, !isAtEnd {
      if place > 0, ["if", "else", "elif", "endif", "ifdef", "ifndef"].contains(where: token.text.hasPrefix) { return }
      advance()
    }
  }

  private mutating func operand() -> Expression {
    if token.kind == .sign {
      if token.text == "!" {
        let position = token.position
        advance()
        return .negation(of: nested(or: .other([])) { $0.operand() }, at: position)
      }
      if ["~", "-", "+", "++", "--"].contains(token.text) {
        advance()
        return .other([nested(or: .other([])) { $0.operand() }])
      }
      if ["&", "*"].contains(token.text) {
        advance()
        return nested(or: .other([])) { $0.operand() }
      }
      if token.isSign("("), let cast = cast() { return cast }
    }
    return postfix(primary())
  }

  /// Parses `(Type *)value`; `nil`, without consuming tokens, if the parentheses contain a value.
  private mutating func cast() -> Expression? {
    let start = place
    advance()
    skipQualifiers()
    let isWord = token.kind == .word && !Self.statementWords.contains(token.text)
    let isPointer = isWord && (peek().isSign("*") || peek().isSign("<") || peek().kind == .word)
    let isPlain = isWord && peek().isSign(")")
    goBack(to: start)
    guard isPointer || isPlain, let type = bracketedType(), beginsOperand, isPointer || !beginsOperator else {
      goBack(to: start)
      return nil
    }
    return .cast(nested(or: .other([])) { $0.operand() }, type)
  }

  private var beginsOperand: Bool {
    switch token.kind {
    case .word, .number, .text, .keyword: true
    case .sign: ["[", "(", "@", "^", "&", "*", "-", "!"].contains(token.text)
    case .directive, .end: false
    }
  }

  /// Whether the token, after `(name)`, is an operator and not the start of a value.
  private var beginsOperator: Bool { token.kind == .sign && ["&", "*", "-", "^"].contains(token.text) }

  private mutating func postfix(_ base: Expression) -> Expression {
    var value = base
    var length = 0
    while length < Self.deepest {
      length += 1
      if token.isSign(".") || token.isSign("->"), peek().kind == .word {
        advance()
        value = .member(value, token.text, token.position)
        advance()
      } else if token.isSign("(") {
        let position = place > 0 ? calledPosition(value) : token.position
        value = Self.value(of: Call(value, arguments(), at: position))
      } else if token.isSign("[") {
        let position = token.position
        advance()
        let index = expression()
        _ = take("]")
        value = .element(value, [Argument(nil, index)], position)
      } else if token.isSign("++") || token.isSign("--") {
        advance()
      } else {
        break
      }
    }
    return value
  }

  /// Returns the value of a call: a cast for a macro named after one that receives a value and a class, `SafeCast(value, Home)`.
  private static func value(of call: Call) -> Expression {
    guard case .name(let name, _) = call.callee, name.lowercased().contains("cast"), call.arguments.count == 2 else {
      return .call(call)
    }
    let values = call.arguments.map(\.value)
    let types = values.map { value -> TypeName? in
      if case .name(let name, _) = value, name.first?.isUppercase ?? false { TypeName(name) } else { nil }
    }
    switch (types[0], types[1]) {
    case (nil, let type?): return .cast(values[0], type)
    case (let type?, nil): return .cast(values[1], type)
    default: return .call(call)
    }
  }

  private func calledPosition(_ callee: Expression) -> SourcePosition {
    switch callee {
    case .name(_, let position), .member(_, _, let position): position
    default: token.position
    }
  }

  private mutating func arguments() -> [Argument] {
    advance()
    var arguments: [Argument] = []
    while !isAtEnd, !token.isSign(")"), !token.isSign(";"), !token.isSign("}") {
      let start = place
      arguments.append(Argument(nil, expression()))
      if !take(","), place == start { advance() }
    }
    _ = take(")")
    return arguments
  }

  // MARK: Primary expressions

  private mutating func primary() -> Expression {
    let first = token
    switch first.kind {
    case .word:
      advance()
      return word(first)
    case .number:
      advance()
      return .literal(first.text)
    case .text:
      advance()
      var text = first.text
      while token.kind == .text {
        text += token.text
        advance()
      }
      return .text(text)
    case .keyword: return keyword()
    case .sign: return sign()
    case .directive, .end: return .other([])
    }
  }

  private mutating func word(_ first: Token) -> Expression {
    switch first.text {
    case "YES", "TRUE": return .literal("true")
    case "NO", "FALSE": return .literal("false")
    case "nil", "NULL", "Nil": return .literal("nil")
    case "NSStringFromClass" where token.isSign("("):
      return .call(Call(.name(first.text, first.position), arguments(), at: first.position))
    case "sizeof":
      if token.isSign("(") { skipBracketed() }
      return .other([])
    default: return .name(first.text, first.position)
    }
  }

  private mutating func sign() -> Expression {
    switch token.text {
    case "[": return message()
    case "(":
      // `({ … })` has the value of its last statement.
      if peek().isSign("{") {
        advance()
        let position = token.position
        let body = block()
        closeBracket()
        return .call(Call(.closure(Closure(body: body, position: position)), at: position))
      }
      advance()
      let value = expression()
      var parts = [value]
      while take("=") || take(",") { parts.append(expression()) }
      closeBracket()
      return parts.count == 1 ? value : .other(parts)
    case "^": return blockLiteral()
    case "@": return boxed()
    case "{":
      skipBracketed()
      return .other([])
    default: return .other([])
    }
  }

  /// Parses `@(…)`, `@[…]`, `@{…}` or `@1`.
  private mutating func boxed() -> Expression {
    advance()
    if token.isSign("[") { return .list(elements(until: "]")) }
    if token.isSign("{") { return .dictionary(elements(until: "}")) }
    return nested(or: .other([])) { $0.operand() }
  }

  private mutating func elements(until end: String) -> [Expression] {
    advance()
    var elements: [Expression] = []
    while !isAtEnd, !token.isSign(end), !token.isSign(";") {
      let start = place
      elements.append(expression())
      if !take(","), !take(":"), place == start { advance() }
    }
    _ = take(end)
    return elements
  }

  private mutating func keyword() -> Expression {
    let first = token
    switch first.text {
    case "end": return .other([])
    case "selector":
      advance()
      guard take("(") else { return .other([]) }
      let position = token.position
      var name = ""
      while !isAtEnd, !token.isSign(")"), token.kind == .word || token.isSign(":") || token.isSign("::") {
        name += token.text
        advance()
      }
      closeBracket()
      return .selector(name, position)
    case "YES", "NO":
      advance()
      return .literal(first.text == "YES" ? "true" : "false")
    case "available":
      advance()
      if token.isSign("(") { skipBracketed() }
      return .literal("true")
    default:
      advance()
      if token.isSign("(") { skipBracketed() }
      return .other([])
    }
  }
}
