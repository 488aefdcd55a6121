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
  /// Whether a block of HTML is open in front of it, which only an empty line ends.
  var needsEmptyLine = false
  /// What stands between the markers now, without the page's indentation.
  var shown: [String] = []
}

extension FigureBlock {
  /// Options that stand in the body as `:key: value`, the way MyST's directives have theirs.
  var optionLines: [(key: String, value: String)] { bodyParts.options }

  /// The body without them: a model, or nothing.
  var model: String { bodyParts.model }

  /// The lines of the body that are options.
  var optionLineCount: Int { bodyParts.options.count }

  private var bodyParts: (options: [(key: String, value: String)], model: String) {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var options: [(key: String, value: String)] = []
    while let line = lines.first, line.first == ":", let end = line.dropFirst().firstIndex(of: ":") {
      options.append(
        (String(line[line.index(after: line.startIndex)..<end]), String(line[line.index(after: end)...].trimmed)))
      lines.removeFirst()
    }
    return (options, lines.joined(separator: "\n"))
  }
}

/// How a page writes comments.
enum CommentStyle: Hashable, Sendable, CaseIterable {
  case html, mdx

  var opening: String { self == .html ? "<!--" : "{/*" }
  var closing: String { self == .html ? "-->" : "*/}" }
  /// The line behind a figure.
  var end: String { "\(opening) /vcgraph \(closing)" }
}
