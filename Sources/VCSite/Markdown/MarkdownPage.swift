import VCDiagnostics

/// A Markdown page as text and the places where figures are asked for.
package struct MarkdownPage: Sendable {
  /// A piece of a page; the pieces together are the whole page.
  enum Piece: Hashable, Sendable {
    case text(String)
    /// A block, and its text as it stands in the page now.
    case figure(FigureBlock, text: String)
  }

  /// What becomes of fenced blocks.
  package enum Mode: Sendable {
    /// The figure takes the block's place; for a page that is made from another one.
    case replacing
    /// The block moves into a comment in front of the figure, so that the same page can be brought up to date again.
    case inPlace
  }

  var pieces: [Piece]
  /// Blocks that do not end.
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

  /// The places where figures are asked for, in the page's order.
  package var blocks: [FigureBlock] {
    pieces.compactMap { if case .figure(let block, _) = $0 { block } else { nil } }
  }

  /// Where a figure between markers was edited by hand, which the next one would write over.
  var edits: [SourceLocation] {
    blocks.filter(\.isEdited).map(\.location)
  }

  /// The page with its figures. A block that cannot be drawn stays as it is, and so does a page in which a block would be lost:
  /// written in place it is read again and must hold the same blocks.
  /// - Parameter markup: What shows a block's figure, without the page's indentation; `nil` where there is none.
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

  /// The first block that the page does not hold as it is expected, so that the next run would change the page again.
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
    // A block of HTML, in which Markdown is not read, ends with an empty line.
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
  /// The piece as the page has it.
  fileprivate var source: String {
    switch self {
    case .text(let text), .figure(_, let text): text
    }
  }

  fileprivate var block: FigureBlock? { if case .figure(let block, _) = self { block } else { nil } }
}

extension FigureBlock {
  /// What has to be read again from a page with the block's figure.
  fileprivate var place: [String] { [info, body, prefix, firstPrefix, "\(needsEmptyLine)"] }

  /// What a figure of the block is generated from, as its mark says it.
  fileprivate var origin: String {
    BlockOptions.read(self).value.source ?? "the block above"
  }

  /// Whether a person has changed what stands between the markers, or put something there that was never generated.
  var isEdited: Bool {
    let lines = shown.drop { $0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { return false }
    guard let mark = GeneratedMark(first) else { return !Self.figureStarts.contains { first.hasPrefix($0) } }
    let rest = Array(lines.dropFirst())
    // Two sides of a merge stand below each other, each with its mark.
    return !mark.isFaithful(to: rest)
  }

  /// How figures begin that were generated before there were marks, and both sides of a merge.
  private static let figureStarts = ["![", "<picture", "<svg", "```mermaid", "<<<<<<< "]
}

extension FigureBlock {
  /// Whether a comment of its options and its model ends where it should, and holds no other marker.
  fileprivate var fitsIntoComment: Bool {
    !(info + body).contains(CommentStyle.html.closing)
      && !body.split(separator: "\n").contains { CommentMarker(LinePlace($0).contentOfItem) != nil }
  }
}

extension Diagnostic {
  fileprivate static func lostBlock(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "block-lost", severity: .error,
      message: "the page is not changed: kept in a comment at this place, the block would not be found again",
      suggestion: "put the block on lines of its own, outside of lists and quotations", at: location)
  }

  fileprivate static func commentInside(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "comment-in-block", severity: .error,
      message: "the block contains '-->' or a marker and cannot be kept in a comment",
      suggestion: "move the model into a file and name it with 'src'", at: location)
  }
}
