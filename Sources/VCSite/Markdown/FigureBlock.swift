import VCDiagnostics

/// A place of a page where a figure is asked for.
package struct FigureBlock: Hashable, Sendable {
  /// How it is written.
  enum Form: Hashable, Sendable {
    /// A fenced block, which the figure replaces.
    case fence
    /// A comment in front of the figure, and one behind it, with the words that open and close a comment.
    case markers(CommentStyle)
  }

  var form: Form
  /// What stands behind `vcgraph`.
  var info: String
  /// The lines inside, without the page's indentation: a model, or nothing.
  var body: String
  /// The page's text in front of every line: list indentation and quote marks.
  var prefix: String
  /// The same for the first line, where a list item's mark may stand.
  var firstPrefix: String
  /// Where the block starts.
  var location: SourceLocation
  /// The page's line that holds the body's first one.
  var bodyLine: Int
}

/// How a page writes comments.
enum CommentStyle: Hashable, Sendable, CaseIterable {
  case html, mdx

  var opening: String { self == .html ? "<!--" : "{/*" }
  var closing: String { self == .html ? "-->" : "*/}" }
  /// The line behind a figure.
  var end: String { "\(opening) /vcgraph \(closing)" }
}
