import VCSourceFacts

/// A token of Objective-C with its position.
struct Token {
  enum Kind: Hashable {
    case word
    /// A word after an at sign: `@interface`, `@end`, `@selector`.
    case keyword
    case number
    /// A string literal without its delimiters: `"…"` or `@"…"`.
    case text
    case sign
    /// A preprocessor directive such as `#if`: the whole line, without the number sign.
    case directive
    case end
  }

  var kind: Kind
  var text: String
  var position: SourcePosition

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }
}
