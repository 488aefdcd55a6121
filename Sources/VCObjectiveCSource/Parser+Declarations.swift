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
}
