import VCDiagnostics

/// A Markdown page, split into text and the places of figures.
package struct MarkdownPage: Sendable {
  /// A piece of a page; together the pieces are the whole page.
  enum Piece: Hashable, Sendable {
    case text(String)
    /// A block, and its current text in the page.
    case figure(FigureBlock, text: String)
  }

  /// The treatment of fenced blocks.
  package enum Mode: Sendable {
    /// The figure replaces the block; for a page made from a template.
    case replacing
    /// The block moves into a comment before the figure, so that the same page can be updated again.
    case inPlace
  }

  var pieces: [Piece]
  /// Diagnostics for blocks without an end.
  var diagnostics: [Diagnostic]
  private let file: String
  private let lineEnding: String

  /// Finds the blocks of a page.
  package init(_ text: String, file: String) {
    var scanner = MarkdownScanner(text, file: file)
    scanner.scan()
    pieces = scanner.pieces
    diagnostics = scanner.diagnostics
    self.file = file
    lineEnding = text.contains("\r\n") ? "\r\n" : "\n"
  }

  /// The blocks of figures, in the page's order.
  package var blocks: [FigureBlock] {
    pieces.compactMap { if case .figure(let block, _) = $0 { block } else { nil } }
  }

  /// The locations of figures between markers that were edited by hand, which an update would overwrite.
  var edits: [SourceLocation] {
    blocks.filter(\.isEdited).map(\.location)
  }

  /// Returns the page with its figures. A block that cannot be drawn is kept, and so is a page in which a block would
  /// be lost: when updating in place, the result is parsed again and must contain the same blocks.
  /// - Parameter markup: Returns the markup of a block's figure, without the page's indentation; `nil` if there is
  ///   none.
  package func text(_ mode: Mode, markup: (FigureBlock) -> Diagnosed<String?>) -> Diagnosed<String> {
    var result = Diagnosed("", diagnostics)
    var expected: [Piece] = []
    for piece in pieces {
      expected.append(piece)
      switch piece {
      case .text(let text):
        result.value += text
      case .figure(let block, let old):
        var made = markup(block)
        if mode == .inPlace, block.form == .fence, !block.fitsIntoComment {
          made = Diagnosed(nil, made.diagnostics + [.commentInside(at: block.location)])
        }
        result.diagnostics += made.diagnostics
        let text = made.value.map { replacement(of: block, by: $0, mode) }
        result.value += text ?? old
        if let text { expected[expected.count - 1] = .figure(block, text: text) }
      }
    }
    if mode == .inPlace, let lost = Self.firstBlock(of: expected, lostIn: MarkdownPage(result.value, file: file)) {
      return Diagnosed(pieces.map(\.source).joined(), result.diagnostics + [.lostBlock(at: lost.location)])
    }
    return result
  }

  /// Returns the first block that differs after the page is parsed again, so that the next run would change the page.
  private static func firstBlock(of expected: [Piece], lostIn page: MarkdownPage) -> FigureBlock? {
    func isSame(_ number: Int) -> Bool {
      number < page.pieces.count && expected[number].source == page.pieces[number].source
        && expected[number].block?.place == page.pieces[number].block?.place
    }
    guard let first = expected.indices.first(where: { !isSame($0) }) else { return nil }
    return expected[...first].last { $0.block != nil }?.block ?? expected[first...].compactMap(\.block).first
  }

  private func replacement(of block: FigureBlock, by markup: String, _ mode: Mode) -> String {
    var lines = markup.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // An HTML block, in which Markdown is not parsed, ends with an empty line.
    if block.needsEmptyLine { lines.insert("", at: 0) }
    switch block.form {
    case .fence where mode == .replacing: break
    case .fence: lines = wrapped(lines, block, .html)
    case .markers(let style): lines = wrapped(lines, block, style)
    }
    return lines.enumerated().map { number, line in
      let prefixed = (number == 0 ? block.firstPrefix : block.prefix) + line
      return (line.isEmpty ? Self.withoutTrailingBlanks(prefixed) : prefixed) + lineEnding
    }.joined()
  }

  private func wrapped(_ lines: [String], _ block: FigureBlock, _ style: CommentStyle) -> [String] {
    let info = block.info.isEmpty ? "" : " \(block.info)"
    let source = block.body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let opening =
      block.body.isEmpty
      ? ["\(style.opening) vcgraph\(info) \(style.closing)"]
      : ["\(style.opening) vcgraph\(info)"] + source + [style.closing]
    let mark = GeneratedMark(.figure, from: block.origin, of: lines).line(style)
    return opening + [mark] + lines + [style.end]
  }

  private static func withoutTrailingBlanks(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension MarkdownPage.Piece {
  /// The text of the piece in the page.
  fileprivate var source: String {
    switch self {
    case .text(let text), .figure(_, let text): text
    }
  }

  fileprivate var block: FigureBlock? { if case .figure(let block, _) = self { block } else { nil } }
}

extension FigureBlock {
  /// The values that must be the same when the page with the block's figure is parsed again.
  fileprivate var place: [String] { [info, body, prefix, firstPrefix, "\(needsEmptyLine)"] }

  /// The source of the block's figure, for its mark.
  fileprivate var origin: String {
    BlockOptions.read(self).value.source ?? "the block above"
  }

  /// Whether an author has changed the lines between the markers, or added lines that were never generated.
  var isEdited: Bool {
    let lines = shown.drop { $0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { return false }
    guard let mark = GeneratedMark(first) else { return !Self.figureStarts.contains { first.hasPrefix($0) } }
    let rest = Array(lines.dropFirst())
    // The two sides of a merge conflict follow each other, each with its mark.
    return !mark.isFaithful(to: rest)
  }

  /// The beginnings of figures that were generated before marks existed, and of merge conflicts.
  private static let figureStarts = ["![", "<picture", "<svg", "```mermaid", "<<<<<<< "]
}

extension FigureBlock {
  /// Whether its options and model can be in a comment without ending it early, and contain no other marker.
  fileprivate var fitsIntoComment: Bool {
    !(info + body).contains(CommentStyle.html.closing)
      && !body.split(separator: "\n").contains { CommentMarker(LinePlace($0).contentOfItem) != nil }
  }
}

extension Diagnostic {
  fileprivate static func lostBlock(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "block-lost", severity: .error,
      message: "the page was not changed: in a comment at this place, the block would not be found again",
      suggestion: "put the block on separate lines, outside of lists and quotations", at: location)
  }

  fileprivate static func commentInside(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "comment-in-block", severity: .error,
      message: "the block contains '-->' or a marker and cannot be kept in a comment",
      suggestion: "move the model into a file and name it with 'src'", at: location)
  }
}
