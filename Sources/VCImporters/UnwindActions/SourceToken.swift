/// A piece of source code, by its place in the bytes.
struct SourceToken {
  enum Kind: UInt8 {
    /// A name or a keyword.
    case word
    /// A name between backquotes, which is no keyword.
    case quotedWord
    /// A text, a number or a regular expression.
    case literal
    /// `#if`, `#elseif`, `#else`, `#endif`, and in C every other word of the preprocessor.
    case directive
    /// One character, or `->`.
    case punctuation
  }

  var kind: Kind
  var range: Range<Int>
  /// Whether a line ends somewhere between this piece and the one before.
  var startsLine: Bool
}

/// The languages in which unwind actions are written.
enum SourceLanguage {
  case swift, objectiveC

  /// By a file's extension; `nil` for what is no code that is read.
  init?(fileExtension: Substring) {
    switch fileExtension {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
