import VCSourceFacts

/// A parser that collects the facts of one file from its tokens.
struct Parser {
  /// The maximum nesting, beyond that of real source code and within the stack of a thread. What is nested more deeply is
  /// skipped and reported.
  static let deepest = 250

  var facts: SourceFacts
  private let tokens: [Token]
  private(set) var place = 0
  private var depth = 0
  /// The nesting depth of the type being parsed.
  var typeDepth = 0
  /// The conditions of the enclosing `#if` branches.
  private var branches: [[BuildCondition]] = []

  init(_ tokens: [Token], file: String) {
    self.tokens = tokens
    facts = SourceFacts(file: file, language: .objectiveC)
  }

  // MARK: Tokens

  var token: Token { tokens[place] }
  var isAtEnd: Bool { token.kind == .end }

  func peek(_ distance: Int = 1) -> Token { tokens[min(place + distance, tokens.count - 1)] }

  mutating func advance() { if !isAtEnd { place += 1 } }

  mutating func goBack(to earlier: Int) { place = earlier }

  mutating func take(_ sign: String) -> Bool {
    guard token.isSign(sign) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  /// Consumes and returns the next token if it is a word.
  mutating func word() -> String? {
    guard token.kind == .word else { return nil }
    defer { advance() }
    return token.text
  }

  /// Skips a bracket and everything up to the matching one.
  mutating func skipBracketed() {
    var open = 0
    repeat {
      if token.kind == .sign, ["(", "[", "{"].contains(token.text) { open += 1 }
      if token.kind == .sign, [")", "]", "}"].contains(token.text) { open -= 1 }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Parses a nested construct, unless the nesting is too deep.
  mutating func nested<Value>(or fallback: Value, _ read: (inout Parser) -> Value) -> Value {
    guard depth < Self.deepest else {
      if facts.problems.isEmpty { facts.problems.append(.tooDeep(at: token.position)) }
      if token.kind == .sign, ["(", "[", "{"].contains(token.text) { skipBracketed() } else { advance() }
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  // MARK: Conditions

  /// The compilation condition of a declaration at the current position.
  var condition: BuildCondition? {
    let all = branches.flatMap { branch -> [BuildCondition] in
      let conditions = branch.dropLast().map(BuildCondition.not) + branch.suffix(1)
      return conditions.filter { $0 != .constant(true) }
    }
    return all.count > 1 ? .all(all) : all.first
  }

  /// Processes the directives at the current position.
  mutating func followDirectives() {
    while token.kind == .directive {
      let line = token.text
      advance()
      follow(Directive(line))
    }
  }

  mutating func follow(_ directive: Directive) {
    switch directive {
    case .begin(let condition): branches.append([condition])
    case .next(let condition): if !branches.isEmpty { branches[branches.count - 1].append(condition) }
    case .end: _ = branches.popLast()
    case .include(let name): facts.imports.append(name)
    case .define(let name, let tokens): define(name, tokens)
    case .other: break
    }
  }

  /// Returns the class in a cast at the start of tokens, inside any number of brackets: `((AppDelegate *)…)`.
  private static func castType(in tokens: [Token]) -> String? {
    let cast = Array(tokens.drop { $0.isSign("(") }.prefix(3))
    guard cast.count == 3, cast.count < tokens.count, tokens[0].isSign("("), cast[0].kind == .word, cast[1].isSign("*"),
      cast[2].isSign(")")
    else { return nil }
    return cast[0].text
  }

  /// Adds a constant for a macro without parameters that is a string literal, or a variable for one that casts an object:
  /// `((AppDelegate *)[[UIApplication sharedApplication] delegate])`.
  private mutating func define(_ name: String, _ tokens: [Token]) {
    guard let first = tokens.first else { return }
    var variable = VariableDeclaration(name: name, position: token.position)
    if tokens.count == 2, first.kind == .text {
      variable.value = .text(first.text)
    } else if let type = Self.castType(in: tokens) {
      variable.type = TypeName(type)
    } else {
      return
    }
    variable.condition = condition
    facts.variables.append(variable)
  }
}

extension SourceProblem {
  fileprivate static func tooDeep(at position: SourcePosition) -> SourceProblem {
    SourceProblem("nested too deeply; the contents are skipped", at: position)
  }
}
