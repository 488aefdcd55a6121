import VCDiagnostics

/// Splits a page at the blocks and markers of figures, by CommonMark's rules for fenced and indented code.
///
/// Blocks inside other fences are examples and remain text, unless the fence is a MyST directive that contains
/// Markdown.
struct MarkdownScanner {
  private(set) var pieces: [MarkdownPage.Piece] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  /// The lines with their line endings.
  private let lines: [Substring]
  private var next = 0
  private var text = ""
  private var containers = MarkdownContainers()
  /// The directives around the next line, outermost first.
  private var directives: [MarkdownFence] = []
  /// Whether the next line is in an HTML block, in which Markdown is not parsed up to an empty line.
  private var isInHTML = false
  /// MDX pages have no indented code.
  private let isMDX: Bool

  init(_ text: String, file: String) {
    self.file = file
    lines = text.linesWithEnds
    isMDX = file.hasSuffix(".mdx") || lines.contains { $0.opensJSX }
  }

  mutating func scan() {
    while next < lines.count {
      let line = LinePlace(lines[next])
      containers.follow(line)
      if let last = directives.last, last.isClosed(by: lines[next]) {
        directives.removeLast()
        passOver()
      } else if let fence = MarkdownFence(line, column: isMDX ? nil : containers.column) {
        scan(fence)
      } else if let marker = CommentMarker(line.contentOfItem), isMDX || line.indent < containers.column + 4 {
        scan(marker, line)
      } else {
        report(whatIsNotUnderstoodIn: line)
        followHTML(line)
        passOver()
      }
    }
    endText()
  }

  private mutating func passOver() {
    text += lines[next]
    next += 1
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  private func location(_ line: Int, column: Int = 1) -> SourceLocation {
    SourceLocation(file: file, line: line + 1, column: column)
  }

  private mutating func followHTML(_ line: LinePlace) {
    if line.isBlank {
      isInHTML = false
    } else if line.content.first == "<", let second = line.content.dropFirst().first, second.isLetter || second == "/" {
      isInHTML = true
    }
  }

  /// Reports a line that looks like a block or a marker but is not.
  private mutating func report(whatIsNotUnderstoodIn line: LinePlace) {
    let place = location(next, column: line.prefix.count + 1)
    if MarkdownFence(line, column: nil)?.figureInfo != nil || CommentMarker(line.content) != nil {
      diagnostics.append(.blockInCode(at: place))
    } else if let style = CommentStyle.allCases.first(where: { line.content.contains("\($0.opening) vcgraph ") }),
      let start = line.content.firstRange(of: style.opening), line.content[..<start.lowerBound].last != "`"
    {
      diagnostics.append(.notUnderstood("a marker within a line", "put it on a separate line", at: place))
    }
  }
}

// MARK: - Fenced blocks

extension MarkdownScanner {
  private mutating func scan(_ fence: MarkdownFence) {
    let start = next
    let place = location(start, column: fence.prefix.count + 1)
    if fence.figureInfo == nil, fence.holdsMarkdown {
      directives.append(fence)
      passOver()
      return
    }
    if fence.seemsToAskForAFigure {
      diagnostics.append(
        .notUnderstood("a fenced block", "write 'vcgraph', or '{vcgraph}', then its options", at: place))
    }
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
      diagnostics.append(.unclosedBlock(at: place))
      text += whole
      return
    }
    endText()
    var block = FigureBlock(
      form: .fence, info: info, body: body.joined(separator: "\n"), prefix: fence.prefix,
      firstPrefix: fence.firstPrefix, location: place, bodyLine: start + 2)
    block.needsEmptyLine = isInHTML
    isInHTML = false
    pieces.append(.figure(block, text: whole))
  }
}

// MARK: - Markers

extension MarkdownScanner {
  private mutating func scan(_ marker: CommentMarker, _ line: LinePlace) {
    let start = next
    let itemMark = String(line.content.listMark ?? "")
    let prefix = line.prefix + String(repeating: " ", count: itemMark.count)
    let place = location(start, column: prefix.count + 1)
    guard !marker.isEnd else {
      diagnostics.append(.unopenedMarker(marker.style, at: place))
      return passOver()
    }
    guard !marker.hasTextBehind else {
      diagnostics.append(.notUnderstood("a marker followed by text", "put it on a separate line", at: place))
      return passOver()
    }
    guard let comment = comment(marker, prefix), let end = end(of: marker.style, from: comment.end) else {
      let other = (start + 1..<lines.count).first { self.marker(at: $0).map { !$0.isEnd } ?? false }
      diagnostics.append(.unclosedMarker(marker.style.end, before: other.map { location($0) }, at: place))
      return passOver()
    }
    endText()
    next = end + 1
    var block = FigureBlock(
      form: .markers(marker.style), info: comment.info, body: comment.body, prefix: prefix,
      firstPrefix: line.prefix + itemMark, location: place, bodyLine: start + 2)
    block.needsEmptyLine = isInHTML
    isInHTML = false
    block.shown = lines[comment.end..<end].map { String($0.withoutEnd.dropPrefix(upTo: prefix)) }
    pieces.append(.figure(block, text: lines[start..<next].joined()))
  }

  private func marker(at number: Int) -> CommentMarker? { CommentMarker(LinePlace(lines[number]).contentOfItem) }

  /// Returns the line with the closing marker; `nil` if the place of another figure starts before it.
  private func end(of style: CommentStyle, from first: Int) -> Int? {
    for number in first..<max(first, lines.count) {
      guard let marker = marker(at: number) else { continue }
      return marker.isEnd && marker.style == style ? number : nil
    }
    return nil
  }

  /// Returns the opening comment: the options of its first line, the lines below, and the line after it.
  private func comment(_ marker: CommentMarker, _ prefix: String) -> (info: String, body: String, end: Int)? {
    if marker.isWhole { return (marker.info, "", next + 1) }
    var body: [Substring] = []
    for number in (next + 1)..<max(next + 1, lines.count) {
      if lines[number].dropPrefix(upTo: prefix).trimmed == marker.style.closing {
        return (marker.info, body.joined(separator: "\n"), number + 1)
      }
      if self.marker(at: number) != nil { return nil }
      body.append(lines[number].withoutEnd.dropPrefix(upTo: prefix))
    }
    return nil
  }
}

extension Substring {
  /// Whether a line exists only in MDX: an import, or a component's tag.
  fileprivate var opensJSX: Bool {
    let content = drop { $0.isIndentation }
    if content.hasPrefix("import "), content.contains(" from ") { return true }
    return content.first == "<" && content.dropFirst().first?.isUppercase == true
  }
}

extension Diagnostic {
  fileprivate static func unclosedBlock(at location: SourceLocation) -> Diagnostic {
    Diagnostic(code: "unclosed-block", severity: .error, message: "the fenced block is not closed", at: location)
  }

  fileprivate static func unclosedMarker(
    _ end: String, before other: SourceLocation?, at location: SourceLocation
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: "unclosed-marker", severity: .error,
      message:
        "the place for a figure is not closed, expected '\(end)' \(other == nil ? "below" : "before the next one")",
      at: location)
    diagnostic.notes += other.map { [Note("the next one", at: $0)] } ?? []
    return diagnostic
  }

  fileprivate static func unopenedMarker(_ style: CommentStyle, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "unclosed-marker", severity: .error,
      message:
        "the end of a place for a figure without a start, expected '\(style.opening) vcgraph … \(style.closing)'",
      at: location)
  }

  fileprivate static func notUnderstood(
    _ what: String, _ suggestion: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code: "block-not-understood", severity: .warning, message: "\(what) was not recognised, so no figure is drawn",
      suggestion: suggestion, at: location)
  }

  fileprivate static func blockInCode(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "block-in-code", severity: .note, message: "indented like code, treated as an example and not drawn",
      suggestion: "reduce the indentation to draw a figure", at: location)
  }
}
