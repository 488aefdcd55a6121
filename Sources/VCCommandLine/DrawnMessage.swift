import ArgumentParser
import VCBinaryCoding
import VCScan
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

  /// Decodes a message; returns `nil` for other kinds of messages and for a damaged one.
  init?(_ head: [UInt8], _ body: [UInt8]) {
    guard head.first == RenderMessage.Kind.drawn.rawValue else { return nil }
    var decoder = BinaryDecoder(body[...])
    guard let message = try? DrawnMessage(from: &decoder) else { return nil }
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

extension DrawnMessage: BinaryCodable {
  func encode(to encoder: inout BinaryEncoder) {
    findings.encode(to: &encoder)
    results.encode(to: &encoder)
    failure.encode(to: &encoder)
    error.encode(to: &encoder)
    files.encode(to: &encoder)
    figures.encode(to: &encoder)
    entries.encode(to: &encoder)
  }

  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    findings = try [Diagnostic](from: &decoder)
    results = try [Figure](from: &decoder)
    failure = try CommandFailure?(from: &decoder)
    error = try CommandFailure?(from: &decoder)
    files = try [String](from: &decoder)
    figures = try Int(from: &decoder)
    entries = try [GalleryEntry](from: &decoder)
  }
}

extension DrawnMessage.Figure: BinaryCodable {
  func encode(to encoder: inout BinaryEncoder) {
    path.encode(to: &encoder)
    encoder.write(bytes)
  }

  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    path = try String?(from: &decoder)
    bytes = try decoder.content()
  }
}

extension CommandFailure: BinaryCodable {
  func encode(to encoder: inout BinaryEncoder) {
    Int(code.rawValue).encode(to: &encoder)
    diagnostics.encode(to: &encoder)
  }

  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let code = ExitCode(rawValue: Int32(truncatingIfNeeded: try Int(from: &decoder)))
    self.init(code, try [Diagnostic](from: &decoder))
  }
}

extension GalleryEntry: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    title.encode(to: &encoder)
    summary.encode(to: &encoder)
    kind.rawValue.encode(to: &encoder)
    source.encode(to: &encoder)
    files.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(
      title: try String(from: &decoder), summary: try String(from: &decoder), kind: try decoder.value(),
      source: try String(from: &decoder))
    files = try [File](from: &decoder)
  }
}

extension GalleryEntry.File: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    format.rawValue.encode(to: &encoder)
    theme.name.encode(to: &encoder)
    theme.base.rawValue.encode(to: &encoder)
    address.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let format: OutputFormat = try decoder.value()
    let name = try String(from: &decoder)
    var theme = FigureTheme(try decoder.value() as ThemeName)
    theme.name = name
    self.init(format: format, theme: theme, address: try String(from: &decoder))
  }
}

extension BinaryDecoder {
  /// Reads a value that was written as its raw value.
  fileprivate mutating func value<Value: RawRepresentable<String>>() throws(Damage) -> Value {
    guard let value = Value(rawValue: try String(from: &self)) else { throw Damage() }
    return value
  }
}
