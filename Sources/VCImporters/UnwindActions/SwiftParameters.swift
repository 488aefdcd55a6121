/// The parameters of a Swift function, as far as its selector depends on them.
struct SwiftParameters {
  /// The argument labels; `nil` where a parameter has none.
  private(set) var labels: [String?] = []
  /// Whether the first parameter is a segue.
  private(set) var takesSegue = false

  private var words: [String] = []
  private var type: [String] = []
  private var part = Part.name
  /// Brackets that are open inside the list.
  private var depth = 0
  private var angles = 0

  private enum Part { case name, type, value }

  /// Reads from behind the function's name to the parenthesis that closes its parameters.
  /// - Returns: Whether there was one.
  mutating func read(_ tokens: inout ActiveTokens) -> Bool {
    guard skipGenerics(&tokens) else { return false }
    while let token = tokens.next() {
      if depth == 0, tokens.isSign(token, ")") {
        if !words.isEmpty || part != .name { finish() }
        return true
      }
      if tokens.isSign(token, "(") || tokens.isSign(token, "[") || tokens.isSign(token, "{") { depth += 1 }
      if tokens.isSign(token, ")") || tokens.isSign(token, "]") || tokens.isSign(token, "}") { depth -= 1 }
      if part == .type, tokens.isSign(token, "<") { angles += 1 }
      if part == .type, tokens.isSign(token, ">"), angles > 0 { angles -= 1 }
      if depth == 0, angles == 0 { read(token, &tokens) } else if part == .type { type.append("(") }
    }
    return false
  }

  /// Passes `<T>` and takes the opening parenthesis.
  private func skipGenerics(_ tokens: inout ActiveTokens) -> Bool {
    var angles = 0
    while let token = tokens.next() {
      if tokens.isSign(token, "<") { angles += 1 }
      if tokens.isSign(token, ">") { angles -= 1 }
      if angles == 0 {
        if tokens.isSign(token, "(") { return true }
        if !tokens.isSign(token, ">") {
          tokens.putBack(token)
          return false
        }
      }
    }
    return false
  }

  private mutating func read(_ token: SourceToken, _ tokens: inout ActiveTokens) {
    if tokens.isSign(token, ",") {
      finish()
    } else if tokens.isSign(token, "=") {
      part = .value
    } else if part == .name, tokens.isSign(token, ":") {
      part = .type
    } else if tokens.isSign(token, "@") {
      // An attribute is no part of a name or a type.
      _ = tokens.next()
    } else if part == .name, token.kind == .word || token.kind == .quotedWord {
      words.append(tokens.text(token))
    } else if part == .type, labels.isEmpty {
      type.append(tokens.text(token))
    }
  }

  private mutating func finish() {
    if labels.isEmpty { takesSegue = Self.isSegue(type) }
    labels.append(words.first == "_" ? nil : words.first)
    words = []
    type = []
    part = .name
    angles = 0
  }

  /// `UIStoryboardSegue`, its optional forms, and with the module's name in front.
  private static func isSegue(_ type: [String]) -> Bool {
    let words = type.filter { !["!", "?", "inout", "borrowing", "consuming", "sending", "__owned"].contains($0) }
    return words == ["UIStoryboardSegue"] || words == ["UIKit", ".", "UIStoryboardSegue"]
  }
}
