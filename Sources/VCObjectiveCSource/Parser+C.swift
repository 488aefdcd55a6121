import VCSourceFacts

// Declarations of C: functions, global variables and enums.
extension Parser {
  /// Parses a function, a global variable or an enum, or skips anything else at file scope.
  mutating func external() {
    guard !isAtEnd, token.kind != .keyword, token.kind != .directive else { return }
    if take(";") || take("}") { return }
    if token.isWord("typedef") || token.isWord("enum") { return constants() }
    if token.isWord("extern"), peek().kind == .text {
      advance()
      advance()
      _ = take("{")
      return
    }
    // NS_ASSUME_NONNULL_BEGIN
    if token.kind == .word, token.text.hasSuffix("_BEGIN") || token.text.hasSuffix("_END") { return advance() }
    if token.kind == .word, peek().isSign("("), token.text == token.text.uppercased() {
      // A macro: NS_SWIFT_NAME(…)
      advance()
      return skipBracketed()
    }
    guard let type = type(), token.kind == .word else { return skipOne() }
    let name = token.text
    let position = token.position
    advance()
    if token.isSign("(") { return function(name, type, position) }
    global(name, type, position)
  }

  private mutating func skipOne() {
    if token.isSign("{") || token.isSign("(") { skipBracketed() } else if token.kind != .keyword { advance() }
  }

  private mutating func function(_ name: String, _ type: TypeName, _ position: SourcePosition) {
    var function = FunctionDeclaration(name: name, position: position)
    function.result = type.name == "void" ? nil : type
    function.condition = condition
    advance()
    while !isAtEnd, !token.isSign(")") {
      let start = place
      if let type = self.type(), let name = word() {
        function.parameters.append(Parameter(name: name, type: type))
      }
      while !isAtEnd, !token.isSign(","), !token.isSign(")") {
        if token.isSign("(") { skipBracketed() } else { advance() }
      }
      _ = take(",")
      if place == start { advance() }
    }
    advance()
    while token.kind == .word { advance() }
    if token.isSign("{") {
      function.body = block()
    } else {
      skipStatement()
    }
    facts.functions.append(function)
  }

  private mutating func global(_ name: String, _ type: TypeName, _ position: SourcePosition) {
    var variable = VariableDeclaration(name: name, type: type, position: position)
    variable.condition = condition
    if take("=") { variable.value = expression() }
    facts.variables.append(variable)
    skipStatement()
  }

  /// Parses `typedef NS_ENUM(NSInteger, Name) { a, b };`.
  private mutating func constants() {
    let heading = condition
    advance()
    _ = takeWord("enum")
    guard token.kind == .word, ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"].contains(token.text), peek().isSign("(")
    else { return skipStatement() }
    var name = token
    while !isAtEnd, !token.isSign(")") {
      if token.kind == .word { name = token }
      advance()
    }
    advance()
    guard take("{") else { return skipStatement() }
    var type = TypeDeclaration(name: name.text, kind: .enum, position: name.position)
    type.condition = heading
    while !isAtEnd, !token.isSign("}") {
      if token.kind == .word { type.cases.append(EnumCase(name: token.text, position: token.position)) }
      while !isAtEnd, !token.isSign(","), !token.isSign("}") {
        if token.isSign("(") { skipBracketed() } else { advance() }
      }
      _ = take(",")
      while token.kind == .directive { advance() }
    }
    facts.types.append(type)
    skipStatement()
  }
}
