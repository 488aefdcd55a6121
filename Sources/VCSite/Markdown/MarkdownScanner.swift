import VCDiagnostics

/// Cuts a page at the blocks and markers that ask for figures, by CommonMark's rules for fenced code.
///
/// Blocks inside other fences are examples and stay text.
struct MarkdownScanner {
  private(set) var pieces: [MarkdownPage.Piece] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  /// With their line ends.
  private let lines: [Substring]
  private var next = 0
  private var text = ""
  /// The column where the text of the list item begins that we are in; zero outside lists.
  private var listIndent = 0

  init(_ text: String, file: String) {
    self.file = file
    lines = text.linesWithEnds
  }

  mutating func scan() {
    while next < lines.count {
      let line = lines[next]
      followList(line)
      if let fence = MarkdownFence(line, listIndent: listIndent) {
        scan(fence)
      } else if let style = markerStyle(of: line) {
        scanMarkers(style)
      } else {
        text += line
        next += 1
      }
    }
    endText()
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  private func location(_ line: Int, column: Int = 1) -> SourceLocation {
    SourceLocation(file: file, line: line + 1, column: column)
  }

  /// Notices list items, whose content is indented without being code.
  private mutating func followList(_ line: Substring) {
    let content = line.drop { $0 == " " }
    guard let first = content.first, !first.isNewline else { return }
    let indent = line.count - content.count
    if let mark = content.listMark {
      listIndent = indent + mark.count
    } else if indent < listIndent {
      listIndent = 0
    }
  }
}

// MARK: - Fenced blocks

extension MarkdownScanner {
  private mutating func scan(_ fence: MarkdownFence) {
    let start = next
    var body: [Substring] = []
    next += 1
    while next < lines.count, !fence.isClosed(by: lines[next]), fence.holds(lines[next]) {
      body.append(fence.content(of: lines[next]))
      next += 1
    }
    let isClosed = next < lines.count && fence.isClosed(by: lines[next])
    if isClosed { next += 1 }
    let whole = lines[start..<next].joined()
    guard let info = fence.figureInfo else {
      text += whole
      return
    }
    guard isClosed else {
      diagnostics.append(.unclosedBlock(at: location(start, column: fence.prefix.count + 1)))
      text += whole
      return
    }
    endText()
    let block = FigureBlock(
      form: .fence, info: info, body: body.joined(separator: "\n"), prefix: fence.prefix,
      firstPrefix: fence.firstPrefix, location: location(start, column: fence.prefix.count + 1), bodyLine: start + 2)
    pieces.append(.figure(block, text: whole))
  }
}

// MARK: - Markers

extension MarkdownScanner {
  private func markerStyle(of line: Substring) -> CommentStyle? {
    let content = line.trimmed
    return CommentStyle.allCases.first { style in
      guard content.hasPrefix("\(style.opening) vcgraph") else { return false }
      let rest = content.dropFirst(style.opening.count + " vcgraph".count)
      return rest.isEmpty || rest.first == " "
    }
  }

  private mutating func scanMarkers(_ style: CommentStyle) {
    let start = next
    let prefix = String(lines[start].prefix { $0 == " " || $0 == ">" })
    let comment = comment(style, prefix)
    let end = comment.flatMap { comment in lines[comment.end...].firstIndex { $0.trimmed == style.end } }
    guard let comment, let end else {
      diagnostics.append(.unclosedMarker(style.end, at: location(start, column: prefix.count + 1)))
      text += lines[start]
      next += 1
      return
    }
    endText()
    next = end + 1
    let block = FigureBlock(
      form: .markers(style), info: comment.info, body: comment.body, prefix: prefix,
      firstPrefix: prefix, location: location(start, column: prefix.count + 1), bodyLine: start + 2)
    pieces.append(.figure(block, text: lines[start..<next].joined()))
  }

  /// The opening comment: its first line's options, the lines below, and the line behind it.
  private func comment(_ style: CommentStyle, _ prefix: String) -> (info: String, body: String, end: Int)? {
    let first = lines[next].trimmed.dropFirst(style.opening.count + " vcgraph".count)
    if first.hasSuffix(style.closing) {
      return (String(first.dropLast(style.closing.count).trimmed), "", next + 1)
    }
    var body: [Substring] = []
    for number in (next + 1)..<max(next + 1, lines.count) {
      if lines[number].trimmed == style.closing {
        return (String(first.trimmed), body.joined(separator: "\n"), number + 1)
      }
      body.append(lines[number].withoutEnd.dropPrefix(upTo: prefix))
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unclosedBlock(at location: SourceLocation) -> Diagnostic {
    Diagnostic(code: "unclosed-block", severity: .error, message: "the fenced block does not end", at: location)
  }

  fileprivate static func unclosedMarker(_ end: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "unclosed-marker", severity: .error,
      message: "the place for a figure does not end, expected '\(end)' below",
      at: location)
  }
}
