import VCSourceFacts

extension Parser {
  /// Parses statements in braces.
  mutating func block() -> [Statement] {
    nested(or: []) { parser in
      parser.advance()
      var body = parser.statements()
      // In C, a `case` may be in any block inside its `switch`.
      while parser.isCase {
        parser.skipLabel()
        body += parser.statements()
      }
      _ = parser.take("}")
      return body
    }
  }

  private mutating func skipLabel() {
    advance()
    while !isAtEnd, !take(":"), !token.isSign("}"), !token.isSign(";") { advance() }
  }

  /// Parses statements up to a closing brace, a case, or a directive that ends a branch.
  mutating func statements() -> [Statement] {
    var body: [Statement] = []
    while !isAtEnd, !token.isSign("}"), !isCase, !token.isKeyword("end"), !endsBranch, !startsMethod {
      let start = place
      body += statement()
      if place == start { advance() }
    }
    return body
  }

  /// Whether a method begins here although a brace is still open, as can happen with the branches of an `#if`. An expression
  /// does not begin like this at the start of a line.
  private var startsMethod: Bool {
    (token.isSign("-") || token.isSign("+")) && token.position.column == 1 && peek().isSign("(")
  }

  private var isCase: Bool { token.isWord("case") || (token.isWord("default") && peek().isSign(":")) }

  private var endsBranch: Bool {
    guard token.kind == .directive else { return false }
    switch Directive(token.text) {
    case .next, .end: return true
    default: return false
    }
  }

  private mutating func statement() -> [Statement] {
    if token.kind == .directive { return compiled() }
    if token.isSign("{") { return [.block(block())] }
    if take(";") { return [] }
    if token.kind == .keyword, let found = keywordStatement() { return found }
    guard token.kind == .word else { return simple() }
    switch token.text {
    case "return":
      let position = token.position
      advance()
      let value = token.isSign(";") ? nil : expression()
      _ = take(";")
      return [.result(value, position)]
    case "if": return [conditional()]
    case "for": return [loop()]
    case "while":
      advance()
      let condition = bracketed()
      return [.loop(nil, nil, [.conditional([.expression(condition)], then: body(), otherwise: [])])]
    case "do":
      advance()
      let body = body()
      _ = takeWord("while")
      let condition = bracketed()
      _ = take(";")
      return [.loop(nil, nil, body + [.expression(condition)])]
    case "switch": return [selection()]
    case "break", "continue", "goto":
      skipStatement()
      return []
    default: return local() ?? simple()
    }
  }

  /// Parses one statement, or several in braces.
  private mutating func body() -> [Statement] {
    nested(or: []) { $0.token.isSign("{") ? $0.block() : $0.statement() }
  }

  private mutating func bracketed() -> Expression {
    guard take("(") else { return .other([]) }
    let value = expression()
    closeBracket()
    return value
  }

  /// Consumes the closing parenthesis, and any unsupported tokens before it.
  mutating func closeBracket() {
    while !isAtEnd, !token.isSign(")"), !token.isSign(";"), !token.isSign("{"), !token.isSign("}") { advance() }
    _ = take(")")
  }

  // MARK: Compound statements

  private mutating func conditional() -> Statement {
    // A long `else if` chain is parsed iteratively.
    var row: [(Expression, [Statement])] = []
    var otherwise: [Statement] = []
    repeat {
      advance()
      let condition = bracketed()
      row.append((condition, body()))
      while token.kind == .directive, !endsBranch, !isConditionalDirective { advance() }
      guard takeWord("else") else { break }
      if !token.isWord("if") {
        otherwise = body()
        break
      }
    } while true
    if row.count > Self.deepest {
      return .block(row.map { .conditional([.expression($0.0)], then: $0.1, otherwise: []) } + otherwise)
    }
    for (condition, then) in row.reversed() {
      otherwise = [.conditional([.expression(condition)], then: then, otherwise: otherwise)]
    }
    return otherwise.first ?? .block([])
  }

  private var isConditionalDirective: Bool {
    if case .begin = Directive(token.text) { true } else { false }
  }

  private mutating func loop() -> Statement {
    advance()
    guard take("(") else { return .block([]) }
    let start = place
    if let type = type(), let name = word(), takeWord("in") {
      let sequence = expression()
      closeBracket()
      return .loop(type.name == "id" ? .name(name) : .type(.name(name), type), sequence, body())
    }
    goBack(to: start)
    let first = token.isSign(";") ? [] : local() ?? simple()
    _ = take(";")
    var parts: [Statement] = []
    while !isAtEnd, !token.isSign(")"), !token.isSign("{"), !token.isSign("}") {
      let before = place
      parts.append(.expression(expression()))
      if !take(";"), !take(","), place == before { advance() }
    }
    closeBracket()
    return .block(first + [.loop(nil, nil, parts + body())])
  }

  private mutating func selection() -> Statement {
    advance()
    let subject = bracketed()
    var cases: [SelectionCase] = []
    guard take("{") else { return .selection(subject, []) }
    while !isAtEnd, !token.isSign("}"), !token.isKeyword("end"), !startsMethod {
      let start = place
      if isCase {
        let position = token.position
        var patterns: [Pattern] = []
        if takeWord("case") { patterns.append(.value(expression())) } else { advance() }
        while !isAtEnd, !take(":"), !token.isSign("}"), !token.isSign(";") { advance() }
        cases.append(SelectionCase(patterns: patterns, body: statements(), position: position))
      } else if token.kind == .directive {
        advance()
      }
      if place == start { advance() }
    }
    _ = take("}")
    return .selection(subject, cases)
  }

  private mutating func keywordStatement() -> [Statement]? {
    switch token.text {
    case "try", "finally", "autoreleasepool":
      advance()
      return token.isSign("{") ? [.block(block())] : []
    case "catch", "synchronized":
      advance()
      if token.isSign("(") { skipBracketed() }
      return token.isSign("{") ? [.block(block())] : []
    case "throw":
      advance()
      return simple()
    default: return nil
    }
  }

  private mutating func compiled() -> [Statement] {
    let first = Directive(token.text)
    advance()
    guard case .begin(let condition) = first else {
      follow(first)
      return []
    }
    return nested(or: []) { parser in
      var before: [BuildCondition] = []
      var now = condition
      var clauses: [CompiledClause] = []
      while true {
        let all = before.map(BuildCondition.not) + (now == .constant(true) && !before.isEmpty ? [] : [now])
        let body = parser.statements()
        clauses.append(CompiledClause(condition: all.count == 1 ? all[0] : .all(all), body: body))
        guard parser.token.kind == .directive, parser.endsBranch else { break }
        let next = Directive(parser.token.text)
        parser.advance()
        guard case .next(let condition) = next else { break }
        before.append(now)
        now = condition
      }
      return [.compiled(clauses)]
    }
  }

  // MARK: Simple statements

  /// Parses `Type *name = value, other;`; `nil`, without consuming tokens, if this is not a declaration.
  private mutating func local() -> [Statement]? {
    let start = place
    guard let type = type(),
      token.kind == .word
        || (token.isSign("(") && peek().isSign("^") && peek(2).kind == .word && peek(3).isSign(")"))
    else {
      goBack(to: start)
      return nil
    }
    if take("(") {
      // `void (^done)(BOOL) = ^…`
      advance()
      let position = token.position
      let name = word() ?? ""
      closeBracket()
      if token.isSign("(") { skipBracketed() }
      let value = take("=") ? expression() : nil
      _ = take(";")
      let function = TypeName("->", arguments: [type])
      return [.binding(Binding(.name(name), type: function, value: value, position: position))]
    }
    guard peek().kind == .sign, ["=", ";", ",", "["].contains(peek().text) else {
      goBack(to: start)
      return nil
    }
    var bindings: [Statement] = []
    while token.kind == .word {
      var binding = Binding(.name(token.text), type: type.name.isEmpty ? nil : type, position: token.position)
      advance()
      while token.isSign("[") { skipBracketed() }
      if take("=") { binding.value = expression() }
      bindings.append(.binding(binding))
      guard take(",") else { break }
      while take("*") {}
    }
    _ = take(";")
    return bindings
  }

  /// Parses an expression or an assignment.
  private mutating func simple() -> [Statement] {
    let target = expression()
    let position = lastName(of: target) ?? token.position
    let sign = token
    if sign.kind == .sign, ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains(sign.text) {
      advance()
      var value = expression()
      // `a = b = c` assigns the last value to both.
      while take("=") { value = expression() }
      _ = take(";")
      return [.assignment(target, value, position)]
    }
    while token.isSign(","), !isAtEnd {
      advance()
      _ = expression()
    }
    _ = take(";")
    if case .other(let parts) = target, parts.isEmpty { return [] }
    return [.expression(target)]
  }

  private func lastName(of expression: Expression) -> SourcePosition? {
    switch expression {
    case .name(_, let position), .member(_, _, let position), .element(_, _, let position): position
    default: nil
    }
  }
}
