import VCSourceFacts

// Methods of classes, categories and protocols.
extension Parser {
  mutating func method() -> FunctionDeclaration {
    let isStatic = token.isSign("+")
    advance()
    let result = bracketedType()
    let position = token.position
    var function = FunctionDeclaration(name: token.text, position: position)
    function.isStatic = isStatic
    function.condition = condition
    if let result, result.name == "IBAction" { function.attributes = [Attribute("IBAction")] }
    function.result = result.flatMap { ["void", "IBAction"].contains($0.name) ? nil : $0 }
    function.selector = selector(&function.parameters)
    attributes(&function)
    if token.isSign(";"), !peek().isSign("{") {
      advance()
    } else {
      _ = take(";")
      if token.isSign("{") { function.body = block() }
    }
    return function
  }

  /// Parses the parts of a selector with their parameters.
  private mutating func selector(_ parameters: inout [Parameter]) -> String {
    var selector = ""
    while token.isSign(":") || (token.kind == .word && (selector.isEmpty || peek().isSign(":"))) {
      let part = word() ?? ""
      selector += part
      guard take(":") else { break }
      selector += ":"
      let type = bracketedType()
      skipQualifiers()
      let name = word() ?? ""
      let label = parameters.isEmpty || part.isEmpty ? nil : part
      parameters.append(Parameter(label: label, name: name, type: type))
    }
    return selector
  }

  /// Parses the attributes between a method's selector and its body or semicolon.
  private mutating func attributes(_ function: inout FunctionDeclaration) {
    while !isAtEnd, !token.isSign("{"), !token.isSign(";"), token.kind != .keyword {
      if token.isWord(FunctionDeclaration.swiftNameAttribute), peek().isSign("(") {
        function.attributes.append(swiftName())
      } else if token.isSign("(") {
        skipBracketed()
      } else {
        advance()
      }
    }
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
}
