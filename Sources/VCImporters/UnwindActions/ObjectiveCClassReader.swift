/// Finds the classes and categories of an Objective-C file, and the unwind actions in them.
///
/// A method begins with a minus sign behind a whole statement or declaration, which in expressions is never followed by
/// types and colons like these; so no bracket has to be counted, and the branches of `#if` may leave some open.
struct ObjectiveCClassReader {
  private var tokens: ActiveTokens
  private(set) var classes: [FoundClass] = []
  private var current: Current?

  /// The class in whose part the reader stands.
  private struct Current {
    var position: Int
    var isImplementation: Bool
  }

  init(_ bytes: [UInt8]) { tokens = ActiveTokens(bytes, .objectiveC) }

  mutating func read() {
    while let token = tokens.next() {
      if tokens.isSign(token, "@") {
        readKeyword(behind: token)
      } else if tokens.isSign(token, "-"), let current, let action = readMethod(token, current) {
        classes[current.position].add(action)
      }
    }
  }

  private mutating func readKeyword(behind sign: SourceToken) {
    guard let word = tokens.peek(), word.kind == .word else { return }
    if tokens.isWord(word, among: Self.ends) {
      current = nil
    } else if tokens.isWord(word, among: Self.beginnings) {
      _ = tokens.next()
      readClass(isImplementation: tokens.text(word) == "implementation")
    }
  }

  private static let beginnings = SourceWords(["interface", "implementation"])
  private static let ends = SourceWords(["end", "protocol"])

  /// `Name`, `Name : Superclass`, `Name (Category)`, each perhaps with types in angle brackets.
  private mutating func readClass(isImplementation: Bool) {
    guard let name = tokens.peek(), name.kind == .word else { return }
    _ = tokens.next()
    var found = FoundClass(name: tokens.text(name))
    var angles = 0
    while let token = tokens.peek() {
      if tokens.isSign(token, "<") { angles += 1 } else if angles == 0 { break }
      if tokens.isSign(token, ">") { angles -= 1 }
      _ = tokens.next()
    }
    if let colon = tokens.peek(), tokens.isSign(colon, ":") {
      _ = tokens.next()
      if let superclass = tokens.peek(), superclass.kind == .word {
        _ = tokens.next()
        found.superclass = tokens.text(superclass)
      }
    }
    classes.append(found)
    current = Current(position: classes.count - 1, isImplementation: isImplementation)
  }
}

// MARK: - Methods

extension ObjectiveCClassReader {
  /// `- (IBAction)name:(UIStoryboardSegue *)segue second:(id)other`, from behind the minus sign.
  private mutating func readMethod(_ sign: SourceToken, _ current: Current) -> FoundClass.Action? {
    if let open = tokens.peek(), tokens.isSign(open, "(") { _ = readType() }
    var selector = ""
    var takesSegue = false
    var words: [String] = []
    while let token = tokens.peek() {
      if token.kind == .word {
        _ = tokens.next()
        if words.count < 3 { words.append(tokens.text(token)) }
      } else if tokens.isSign(token, ":") {
        _ = tokens.next()
        guard let type = typeBehindColon() else { return nil }
        // Behind the first part the word before the last one is a parameter's name.
        let label = selector.isEmpty ? words.last : words.count > 1 ? words.last : nil
        if selector.isEmpty { takesSegue = Self.isSegue(type) }
        guard takesSegue else { return nil }
        selector += (label ?? "") + ":"
        words = []
      } else {
        break
      }
    }
    guard takesSegue, selector != ":" else { return nil }
    return FoundClass.Action(
      selector: selector, place: sign.range.lowerBound, isImplemented: current.isImplementation)
  }

  private mutating func typeBehindColon() -> [String]? {
    guard let open = tokens.peek(), tokens.isSign(open, "(") else { return nil }
    return readType()
  }

  /// What stands in the parentheses that begin here.
  private mutating func readType() -> [String] {
    var parts: [String] = []
    var depth = 0
    while let token = tokens.next() {
      if tokens.isSign(token, "(") { depth += 1 }
      if tokens.isSign(token, ")") { depth -= 1 }
      if depth == 0 { break }
      if parts.count < 20 { parts.append(tokens.text(token)) }
    }
    return Array(parts.dropFirst())
  }

  /// `UIStoryboardSegue *`, whatever is said about `nil`.
  private static func isSegue(_ type: [String]) -> Bool {
    let words = type.filter { word in
      !word.lowercased().hasPrefix("_") && !["nonnull", "nullable", "null_unspecified", "const"].contains(word)
    }
    return words == ["UIStoryboardSegue", "*"]
  }
}
