import ArgumentParser
import ViewControllerGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message between the main process and a worker process: a letter, a length, and the body, which is JSON.
struct RenderMessage: Codable {
  /// The kind of a message, which is its first byte.
  enum Kind: UInt8 {
    case request = 0x72
    case begins = 0x62
    case drawn = 0x64
  }

  /// The input's path, or the name of the figure that is about to be drawn.
  var input: String
  /// The numbers of the figures to skip, or of the figure that is about to be drawn.
  var skipped: [Int]
  private var kind = Kind.request.rawValue

  init(kind: Kind, input: String, skipped: [Int]) {
    self.kind = kind.rawValue
    self.input = input
    self.skipped = skipped
  }

  init?(_ body: [UInt8]) {
    guard let message = try? JSONDecoder().decode(RenderMessage.self, from: Data(body)) else { return nil }
    self = message
  }

  var frame: [UInt8] { Self.frame(Kind(rawValue: kind) ?? .request, self) }

  /// Returns the length of the body from the head of five bytes.
  static func length(_ head: [UInt8]) -> Int { head.dropFirst().reduce(0) { $0 << 8 | Int($1) } }

  /// - Parameter attachment: Bytes that follow the JSON and its length; as text in the JSON they would take long to encode.
  static func frame(_ kind: Kind, _ message: some Encodable, attachment: [[UInt8]]? = nil) -> [UInt8] {
    let json = (try? JSONEncoder().encode(message)) ?? Data()
    guard let attachment else { return [kind.rawValue] + number(json.count) + json }
    let count = 4 + json.count + attachment.reduce(0) { $0 + $1.count }
    var frame: [UInt8] = []
    frame.reserveCapacity(5 + count)
    frame.append(kind.rawValue)
    frame += number(count)
    frame += number(json.count)
    frame += json
    for bytes in attachment { frame += bytes }
    return frame
  }

  private static func number(_ count: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }
}

/// The drawn figures of an input, in a message from a worker process.
struct DrawnMessage: Codable {
  struct Place: Codable {
    var file: String
    var line, column: Int

    init?(_ location: SourceLocation?) {
      guard let location else { return nil }
      (file, line, column) = (location.file, location.line, location.column)
    }

    var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }
  }

  struct Finding: Codable {
    var code, severity, message: String
    var suggestion: String?
    var place: Place?
    var notes: [Note]
    var controller: String?
    var step: Int?

    struct Note: Codable {
      var message: String
      var place: Place?
    }

    init(_ diagnostic: Diagnostic) {
      (code, severity, message) = (diagnostic.code, diagnostic.severity.rawValue, diagnostic.message)
      (suggestion, controller, step) = (diagnostic.suggestion, diagnostic.controller, diagnostic.step)
      place = Place(diagnostic.location)
      notes = diagnostic.notes.map { Note(message: $0.message, place: Place($0.location)) }
    }

    var diagnostic: Diagnostic {
      Diagnostic(
        code: code, severity: Diagnostic.Severity(rawValue: severity) ?? .error, message: message,
        suggestion: suggestion, at: place?.location,
        notes: notes.map { Diagnostic.Note($0.message, at: $0.place?.location) }, controller: controller, step: step)
    }
  }

  struct Figure: Codable {
    var path: String?
    /// The number of the figure's bytes in the attachment.
    var count: Int
  }

  struct Failure: Codable {
    var code: Int32
    var findings: [Finding]

    init(_ failure: CommandFailure) {
      code = failure.code.rawValue
      findings = failure.diagnostics.map(Finding.init)
    }

    var failure: CommandFailure { CommandFailure(ExitCode(rawValue: code), findings.map(\.diagnostic)) }
  }

  struct Entry: Codable {
    var title, summary, kind, source: String
    var files: [File]

    struct File: Codable {
      var format, theme, base, address: String
    }

    init(_ entry: GalleryEntry) {
      (title, summary, kind, source) = (entry.title, entry.summary, entry.kind.rawValue, entry.source)
      files = entry.files.map {
        File(format: $0.format.rawValue, theme: $0.theme.name, base: $0.theme.base.rawValue, address: $0.address)
      }
    }

    var entry: GalleryEntry {
      var entry = GalleryEntry(
        title: title, summary: summary, kind: FigureKind(rawValue: kind) ?? .hierarchy, source: source)
      entry.files = files.map { file in
        var theme = FigureTheme(ThemeName(rawValue: file.base) ?? .auto)
        theme.name = file.theme
        return GalleryEntry.File(
          format: OutputFormat(rawValue: file.format) ?? .svg, theme: theme, address: file.address)
      }
      return entry
    }
  }

  var findings: [Finding] = []
  var results: [Figure] = []
  /// The failure to end the command with after writing.
  var failure: Failure?
  /// The failure if nothing was drawn.
  var error: Failure?
  var files: [String] = []
  var figures = 0
  var entries: [Entry] = []
  /// The bytes of all figures, in their order.
  private var attachment: [[UInt8]] = []

  private enum CodingKeys: CodingKey {
    case findings, results, failure, error, files, figures, entries
  }

  init(_ drawn: DrawnInput) {
    findings = drawn.diagnostics.map(Finding.init)
    results = drawn.results.map { Figure(path: $0.path, count: $0.bytes.count) }
    attachment = drawn.results.map(\.bytes)
    failure = drawn.failure.map(Failure.init)
    (files, figures) = (drawn.files, drawn.figures)
    entries = drawn.galleryEntries.map(Entry.init)
  }

  init(_ error: CommandFailure) { self.error = Failure(error) }

  /// Decodes a message; returns `nil` for other kinds of messages.
  init?(_ head: [UInt8], _ body: [UInt8]) {
    guard head.first == RenderMessage.Kind.drawn.rawValue, body.count >= 4 else { return nil }
    var start = 4 + body.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard start <= body.count, let message = try? JSONDecoder().decode(DrawnMessage.self, from: Data(body[4..<start]))
    else { return nil }
    self = message
    for figure in results {
      guard figure.count >= 0, figure.count <= body.count - start else { return nil }
      attachment.append(Array(body[start..<start + figure.count]))
      start += figure.count
    }
  }

  var frame: [UInt8] { RenderMessage.frame(.drawn, self, attachment: attachment) }

  /// Returns the drawn figures, with diagnostics for those that could not be drawn.
  /// - Throws: `CommandFailure` if nothing was drawn.
  func drawn(adding faults: [Diagnostic]) throws(CommandFailure) -> DrawnInput {
    if let error = error?.failure { throw CommandFailure(error.code, faults + error.diagnostics) }
    var drawn = DrawnInput(
      diagnostics: findings.map(\.diagnostic) + faults, results: zip(results, attachment).map { ($0.path, $1) })
    drawn.failure = failure?.failure ?? (faults.isEmpty ? nil : CommandFailure(.fault, []))
    (drawn.files, drawn.figures) = (files, figures)
    drawn.galleryEntries = entries.map(\.entry)
    return drawn
  }
}
