import VCDiagnostics

/// The place of a figure in a page.
package struct FigureBlock: Hashable, Sendable {
  /// The syntax of a block.
  enum Form: Hashable, Sendable {
    /// A fenced block, which the figure replaces.
    case fence
    /// A comment before the figure and one after it, in this style.
    case markers(CommentStyle)
  }

  var form: Form
  /// The text after `vcgraph`.
  var info: String
  /// The lines inside, without the page's indentation: a model, or nothing.
  var body: String
  /// The page's text before every line: list indentation and quote markers.
  var prefix: String
  /// The prefix of the first line, which may include a list item's marker.
  var firstPrefix: String
  /// The location where the block starts.
  var location: SourceLocation
  /// The page's line number of the first line of the body.
  var bodyLine: Int
  /// Whether an HTML block is open before it, which only an empty line ends.
  var needsEmptyLine = false
  /// The current lines between the markers, without the page's indentation.
  var shown: [String] = []
}

extension FigureBlock {
  /// Options in the body as `:key: value`, the syntax of MyST directives.
  var optionLines: [(key: String, value: String)] { bodyParts.options }

  /// The body without options: a model, or nothing.
  var model: String { bodyParts.model }

  /// The number of lines in the body that are options.
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

/// The comment syntax of a page.
enum CommentStyle: Hashable, Sendable, CaseIterable {
  case html, mdx

  var opening: String { self == .html ? "<!--" : "{/*" }
  var closing: String { self == .html ? "-->" : "*/}" }
  /// The line after a figure.
  var end: String { "\(opening) /vcgraph \(closing)" }
}
