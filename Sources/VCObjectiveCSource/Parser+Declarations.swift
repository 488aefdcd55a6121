import VCSourceFacts

extension Parser {
  /// Parses the whole file.
  mutating func parseFile() {
    while !isAtEnd {
      let start = place
      followDirectives()
      declaration()
      if place == start { advance() }
    }
  }

  private mutating func declaration() {
    guard token.kind == .keyword else {
      external()
      return
    }
    switch token.text {
    case "interface": container(.class, isImplementation: false)
    case "implementation": container(.class, isImplementation: true)
    case "protocol": protocolDeclaration()
    case "class", "import":
      if token.text == "import" { facts.imports.append(peek().text) }
      skipStatement()
    default: advance()
    }
  }

  /// Skips up to and including a semicolon or the body of a C function, but not the start or end of a class.
  mutating func skipStatement() {
    while !isAtEnd, !take(";"), !isAtBoundary {
      let isBody = token.isSign("{") && peek(-1).isSign(")")
      if token.isSign("{") || token.isSign("(") { skipBracketed() } else { advance() }
      if isBody { return }
    }
  }

  private var isAtBoundary: Bool {
    token.kind == .keyword && ["interface", "implementation", "protocol", "end"].contains(token.text)
  }

  /// Parses a protocol declaration; `@protocol A, B;` is a forward declaration, and `@protocol(A)` is an expression.
  private mutating func protocolDeclaration() {
    if peek(2).isSign(",") || peek(2).isSign(";") || peek().isSign("(") {
      advance()
      skipStatement()
    } else {
      container(.protocol, isImplementation: false)
    }
  }

  private mutating func container(_ kind: TypeDeclaration.Kind, isImplementation: Bool) {
    let heading = condition
    advance()
    let position = token.position
    guard let name = word() else { return }
    var type = TypeDeclaration(name: name, kind: kind, position: position)
    type.isImplementation = isImplementation
    type.condition = heading
    if token.isSign("<"), kind == .class { skipArguments() }
    if take(":"), let superclass = word() {
      type.inherited.append(TypeName(superclass))
      if token.isSign("<") { skipArguments() }
    }
    if token.isSign("(") {
      type.kind = .extension
      skipBracketed()
    }
    if token.isSign("<") { protocols(&type) }
    if token.isSign("{") { instanceVariables(&type) }
    members(&type)
    facts.types.append(type)
  }

  /// Skips the generic arguments in `Box<Item>`, if a superclass, a category or a protocol list follows; otherwise the names
  /// in angle brackets are protocols.
  private mutating func skipArguments() {
    let start = place
    while !isAtEnd, !token.isSign(">"), token.kind != .keyword { advance() }
    advance()
    if !token.isSign(":"), !token.isSign("("), !token.isSign("<") { goBack(to: start) }
  }

  private mutating func protocols(_ type: inout TypeDeclaration) {
    advance()
    while let name = word() {
      type.inherited.append(TypeName(name))
      if !take(",") { break }
    }
    _ = take(">")
  }

  private mutating func instanceVariables(_ type: inout TypeDeclaration) {
    advance()
    while !isAtEnd, !token.isSign("}") {
      let start = place
      followDirectives()
      if token.kind == .keyword { advance() } else { type.variables += variables() }
      if place == start { advance() }
    }
    advance()
  }

  private mutating func members(_ type: inout TypeDeclaration) {
    while !isAtEnd, !token.isKeyword("end") {
      let start = place
      followDirectives()
      if token.isSign("-") || token.isSign("+") {
        type.functions.append(method())
      } else if token.isKeyword("property") {
        type.variables += property()
      } else if token.isKeyword("interface") || token.isKeyword("implementation") {
        // A missing `@end`.
        return
      } else if token.kind == .keyword {
        if ["synthesize", "dynamic"].contains(token.text) { skipStatement() } else { advance() }
      } else if !token.isKeyword("end") {
        external()
      }
      if place == start { advance() }
    }
    advance()
  }

  private mutating func property() -> [VariableDeclaration] {
    advance()
    if token.isSign("(") { skipBracketed() }
    let isOutlet = token.isWord("IBOutlet") || token.isWord("IBOutletCollection")
    return variables().map { variable in
      var variable = variable
      if isOutlet { variable.attributes = [Attribute("IBOutlet")] }
      return variable
    }
  }

  /// Parses `Type *name, *other;`.
  private mutating func variables() -> [VariableDeclaration] {
    guard let type = type() else {
      skipStatement()
      return []
    }
    var variables: [VariableDeclaration] = []
    if token.isSign("("), peek().isSign("^") || peek().isSign("*") {
      let position = peek(2).position
      let name = peek(2).text
      var variable = VariableDeclaration(name: name, type: TypeName("->", arguments: [type]), position: position)
      variable.condition = condition
      skipStatement()
      return [variable]
    }
    while token.kind == .word {
      var variable = VariableDeclaration(name: token.text, type: type, position: token.position)
      variable.condition = condition
      variables.append(variable)
      advance()
      if !take(",") { break }
      while take("*") {}
    }
    skipStatement()
    return variables
  }

  // MARK: Methods

  private mutating func method() -> FunctionDeclaration {
    let isStatic = token.isSign("+")
    advance()
    let result = bracketedType()
    let position = token.position
    var function = FunctionDeclaration(name: token.text, position: position)
    function.isStatic = isStatic
    function.condition = condition
    if let result, result.name == "IBAction" { function.attributes = [Attribute("IBAction")] }
    function.result = result.flatMap { ["void", "IBAction"].contains($0.name) ? nil : $0 }
    var selector = ""
    while token.isSign(":") || (token.kind == .word && (selector.isEmpty || peek().isSign(":"))) {
      let part = word() ?? ""
      selector += part
      guard take(":") else { break }
      selector += ":"
      let type = bracketedType()
      skipQualifiers()
      let name = word() ?? ""
      let label = function.parameters.isEmpty || part.isEmpty ? nil : part
      function.parameters.append(Parameter(label: label, name: name, type: type))
    }
    function.selector = selector
    while !isAtEnd, !token.isSign("{"), !token.isSign(";"), token.kind != .keyword {
      if token.isWord(FunctionDeclaration.swiftNameAttribute), peek().isSign("(") {
        function.attributes.append(swiftName())
      } else if token.isSign("(") {
        skipBracketed()
      } else {
        advance()
      }
    }
    if token.isSign(";"), !peek().isSign("{") {
      advance()
    } else {
      _ = take(";")
      if token.isSign("{") { function.body = block() }
    }
    return function
  }

  /// Parses `NS_SWIFT_NAME(detail(for:))`.
  private mutating func swiftName() -> Attribute {
    advance()
    advance()
    var (text, depth) = ("", 1)
    while !isAtEnd, !token.isSign(";"), token.kind != .keyword {
      depth += token.isSign("(") ? 1 : token.isSign(")") ? -1 : 0
      if depth == 0 { break }
      text += token.text
      advance()
    }
    _ = take(")")
    return Attribute(FunctionDeclaration.swiftNameAttribute, arguments: [Argument(nil, .text(text))])
  }

  // MARK: C

  /// Parses a function, a global variable or an enum, or skips anything else at file scope.
  private mutating func external() {
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
