import ArgumentParser
import ViewControllerGraph

/// The drawn figures of an input, in a message from a worker process.
struct DrawnMessage {
  private var findings: [Diagnostic] = []
  private var results: [Figure] = []
  /// The failure to end the command with after writing.
  private var failure: CommandFailure?
  /// The failure if nothing was drawn.
  private var error: CommandFailure?
  private var files: [String] = []
  private var figures = 0
  private var entries: [GalleryEntry] = []

  fileprivate struct Figure {
    let path: String?
    let bytes: [UInt8]
  }

  init(_ drawn: DrawnInput) {
    findings = drawn.diagnostics
    results = drawn.results.map { Figure(path: $0.path, bytes: $0.bytes) }
    failure = drawn.failure
    (files, figures) = (drawn.files, drawn.figures)
    entries = drawn.galleryEntries
  }

  init(_ error: CommandFailure) { self.error = error }

  /// Decodes a message; returns `nil` for other kinds of messages.
  init?(_ head: [UInt8], _ body: [UInt8]) {
    guard head.first == RenderMessage.Kind.drawn.rawValue else { return nil }
    var reader = MessageReader(body)
    guard let message = try? DrawnMessage(from: &reader) else { return nil }
    self = message
  }

  var frame: [UInt8] { RenderMessage.frame(.drawn, self) }

  /// Returns the drawn figures, with diagnostics for those that could not be drawn.
  /// - Throws: `CommandFailure` if nothing was drawn.
  func drawn(adding faults: [Diagnostic]) throws(CommandFailure) -> DrawnInput {
    if let error { throw CommandFailure(error.code, faults + error.diagnostics) }
    var drawn = DrawnInput(diagnostics: findings + faults, results: results.map { ($0.path, $0.bytes) })
    drawn.failure = failure ?? (faults.isEmpty ? nil : CommandFailure(.fault, []))
    (drawn.files, drawn.figures) = (files, figures)
    drawn.galleryEntries = entries
    return drawn
  }
}

extension DrawnMessage: MessageValue {
  func write(to message: inout MessageWriter) {
    findings.write(to: &message)
    results.write(to: &message)
    failure.write(to: &message)
    error.write(to: &message)
    files.write(to: &message)
    figures.write(to: &message)
    entries.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    findings = try [Diagnostic](from: &message)
    results = try [Figure](from: &message)
    failure = try CommandFailure?(from: &message)
    error = try CommandFailure?(from: &message)
    files = try [String](from: &message)
    figures = try Int(from: &message)
    entries = try [GalleryEntry](from: &message)
  }
}

extension DrawnMessage.Figure: MessageValue {
  func write(to message: inout MessageWriter) {
    path.write(to: &message)
    bytes.count.write(to: &message)
    message.write(bytes)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    path = try String?(from: &message)
    let count = try Int(from: &message)
    bytes = Array(try message.read(count))
  }
}

extension CommandFailure: MessageValue {
  func write(to message: inout MessageWriter) {
    Int(code.rawValue).write(to: &message)
    diagnostics.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    let code = ExitCode(rawValue: Int32(truncatingIfNeeded: try Int(from: &message)))
    self.init(code, try [Diagnostic](from: &message))
  }
}

extension Diagnostic: MessageValue {
  func write(to message: inout MessageWriter) {
    code.write(to: &message)
    severity.rawValue.write(to: &message)
    self.message.write(to: &message)
    suggestion.write(to: &message)
    location.write(to: &message)
    notes.write(to: &message)
    controller.write(to: &message)
    step.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self.init(
      code: try String(from: &message), severity: Severity(rawValue: try String(from: &message)) ?? .error,
      message: try String(from: &message), suggestion: try String?(from: &message),
      at: try SourceLocation?(from: &message), notes: try [Note](from: &message),
      controller: try String?(from: &message), step: try Int?(from: &message))
  }
}

extension Diagnostic.Note: MessageValue {
  func write(to message: inout MessageWriter) {
    self.message.write(to: &message)
    location.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self.init(try String(from: &message), at: try SourceLocation?(from: &message))
  }
}

extension SourceLocation: MessageValue {
  func write(to message: inout MessageWriter) {
    file.write(to: &message)
    line.write(to: &message)
    column.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self.init(file: try String(from: &message), line: try Int(from: &message), column: try Int(from: &message))
  }
}

extension GalleryEntry: MessageValue {
  func write(to message: inout MessageWriter) {
    title.write(to: &message)
    summary.write(to: &message)
    kind.rawValue.write(to: &message)
    source.write(to: &message)
    files.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self.init(
      title: try String(from: &message), summary: try String(from: &message),
      kind: FigureKind(rawValue: try String(from: &message)) ?? .hierarchy, source: try String(from: &message))
    files = try [File](from: &message)
  }
}

extension GalleryEntry.File: MessageValue {
  func write(to message: inout MessageWriter) {
    format.rawValue.write(to: &message)
    theme.name.write(to: &message)
    theme.base.rawValue.write(to: &message)
    address.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    let format = OutputFormat(rawValue: try String(from: &message)) ?? .svg
    let name = try String(from: &message)
    var theme = FigureTheme(ThemeName(rawValue: try String(from: &message)) ?? .auto)
    theme.name = name
    self.init(format: format, theme: theme, address: try String(from: &message))
  }
}
