import VCSourceFacts

/// A piece of Objective-C: a word, a number, a text or a sign, with the place where it begins.
struct Token {
  enum Kind: Hashable {
    case word
    /// `@interface`, `@end`, `@selector`: a word behind an at sign.
    case keyword
    case number
    /// `"…"` and `@"…"`, without what encloses it.
    case text
    case sign
    /// `#if` and its like: the whole line, without the number sign.
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
