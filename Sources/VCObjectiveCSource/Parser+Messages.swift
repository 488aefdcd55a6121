import VCSourceFacts

/// Messages and blocks.
extension Parser {
  mutating func message() -> Expression {
    advance()
    skipDirectives()
    let receiver = expression()
    guard token.kind == .word || token.isSign(":") else {
      skipToBracket()
      return .other([receiver])
    }
    let position = token.position
    let name = token.isSign(":") ? "" : token.text
    var selector = ""
    var arguments: [Argument] = []
    while token.kind == .word || token.isSign(":") {
      let part = word() ?? ""
      selector += part
      guard take(":") else { break }
      selector += ":"
      arguments.append(Argument(arguments.isEmpty || part.isEmpty ? nil : part, expression()))
      while take(",") { arguments.append(Argument(nil, expression())) }
    }
    skipToBracket()
    // Messages of manual reference counting return their receiver.
    if selector == "autorelease" || selector == "retain" { return receiver }
    if selector == "class", case .name(let type, _) = receiver, type.first?.isUppercase ?? false {
      return .metatype(TypeName(type))
    }
    return .call(Call(.member(receiver, name, position), arguments, selector: selector, at: position))
  }

  /// Consumes the closing bracket, and any unsupported tokens before it.
  private mutating func skipToBracket() {
    while !isAtEnd, !token.isSign("]"), !token.isSign(";"), !token.isSign("}") {
      if token.isSign("(") || token.isSign("[") || token.isSign("{") { skipBracketed() } else { advance() }
    }
    _ = take("]")
  }

  mutating func blockLiteral() -> Expression {
    advance()
    let position = token.position
    var parameters: [Parameter] = []
    if token.isSign("("), !peek().isSign(")") {
      parameters = blockParameters()
    } else if token.isSign("(") {
      skipBracketed()
    }
    if !token.isSign("{"), !token.isSign("(") { _ = type() }
    if token.isSign("(") { parameters = blockParameters() }
    guard token.isSign("{") else { return .other([]) }
    return .closure(Closure(parameters: parameters, body: block(), position: position))
  }

  private mutating func blockParameters() -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !isAtEnd, !token.isSign(")") {
      let start = place
      if let type = type(), token.kind == .word {
        parameters.append(Parameter(name: token.text, type: type))
      }
      while !isAtEnd, !token.isSign(","), !token.isSign(")"), !token.isSign("{") {
        if token.isSign("(") { skipBracketed() } else { advance() }
      }
      _ = take(",")
      if token.isSign("{") { break }
      if place == start { advance() }
    }
    _ = take(")")
    return parameters
  }
}
