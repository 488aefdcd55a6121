import VCSourceFacts

extension Parser {
  /// Qualifiers before a type or a `*` that do not affect the type's name.
  private static let qualifiers: Set<String> = [
    "const", "static", "extern", "inline", "volatile", "register", "__weak", "__strong", "__block", "__unused",
    "__unsafe_unretained", "__autoreleasing", "_Nullable", "_Nonnull", "nullable", "nonnull", "__nullable", "__nonnull",
    "null_unspecified", "_Null_unspecified", "unsigned", "signed", "struct", "enum", "union", "IBOutlet", "__kindof",
    "oneway", "inout", "out", "in", "bycopy", "byref", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "FOUNDATION_EXTERN", "auto",
    "NS_VALID_UNTIL_END_OF_SCOPE",
  ]

  mutating func skipQualifiers() {
    while token.kind == .word {
      if Self.qualifiers.contains(token.text) {
        advance()
      } else if token.text == "__attribute__" || token.text == "IBOutletCollection" {
        advance()
        if token.isSign("(") { skipBracketed() }
      } else {
        return
      }
    }
  }

  /// Parses a type; `nil`, without consuming tokens, if no type begins here.
  mutating func type() -> TypeName? {
    let start = place
    let hadQualifier = place
    skipQualifiers()
    guard token.kind == .word, !Self.statementWords.contains(token.text) else {
      // `unsigned x`: the qualifier was the type.
      if place > hadQualifier, token.isSign("*") || token.isSign(")") { return TypeName("int") }
      goBack(to: start)
      return nil
    }
    if token.text.contains("typeof"), peek().isSign("(") {
      advance()
      skipBracketed()
      skipQualifiers()
      while take("*") {}
      return TypeName("")
    }
    var name = TypeName(token.text == "instancetype" ? "Self" : token.text)
    advance()
    // `long long`, `unsigned int`.
    while ["long", "int", "short", "char", "double"].contains(token.text), token.kind == .word { advance() }
    if token.isSign("<") { typeArguments(of: &name) }
    skipQualifiers()
    while token.isSign("*") || token.isSign("&") {
      advance()
      skipQualifiers()
    }
    return name
  }

  static let statementWords: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "goto", "typedef",
    "self", "super", "nil", "YES", "NO", "NULL", "sizeof",
  ]

  /// Parses the angle brackets of a type: `NSArray<Item *>` has a generic argument, `id<Screen>` is a `Screen`.
  private mutating func typeArguments(of name: inout TypeName) {
    let start = place
    advance()
    var found: [TypeName] = []
    while !isAtEnd, !token.isSign(">") {
      // What turns out to be no type is read again, from each level. Twelve levels are more than real types have.
      typeDepth += 1
      let next = typeDepth < 12 ? type() : nil
      typeDepth -= 1
      guard let next else {
        goBack(to: start)
        return
      }
      found.append(next)
      if !take(","), !token.isSign(">") {
        goBack(to: start)
        return
      }
    }
    advance()
    if name.name == "id" || name.name == "Class", let first = found.first {
      name = TypeName(first.name, isOpaque: true)
      name.others = Array(found.dropFirst())
    } else {
      name.arguments = found
    }
  }

  /// Parses a type in parentheses, as in methods and casts, including block and function types.
  mutating func bracketedType() -> TypeName? {
    guard token.isSign("(") else { return nil }
    let start = place
    advance()
    guard let name = type() else {
      goBack(to: start)
      skipBracketed()
      return TypeName("")
    }
    if take(")") { return name }
    // `void (^)(BOOL)`
    let isFunction = token.isSign("(") && (peek().isSign("^") || peek().isSign("*"))
    goBack(to: start)
    skipBracketed()
    return isFunction ? TypeName("->", arguments: [name]) : name
  }
}
