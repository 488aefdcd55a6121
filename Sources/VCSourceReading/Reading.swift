import VCDiagnostics
import VCFiles
import VCSourceFacts

/// The state of reading one file.
struct Reading: Sendable {
  private(set) var bytes: [UInt8]?
  private(set) var key: ContentKey?
  private(set) var encoded: ArraySlice<UInt8>?
  private(set) var facts: SourceFacts?
  private var outcome: ReaderPool.Outcome?

  /// Opens a file, and takes the cached facts of its content, which are decoded on demand.
  init(_ file: SourceFile, _ known: [ContentKey: ArraySlice<UInt8>]) {
    guard let bytes = file.bytes() else { return }
    let key = ContentKey(of: bytes, salt: UInt64(file.language.tag) << 8 | UInt64(SourceFacts.codingVersion))
    self.key = key
    if let encoded = known[key] { self.encoded = encoded } else { self.bytes = bytes }
  }

  var needsProgram: Bool { bytes != nil && encoded == nil }

  mutating func take(_ outcome: ReaderPool.Outcome) {
    self.outcome = outcome
    bytes = nil
    if case .facts(let encoded) = outcome { self.encoded = encoded[...] }
  }

  func decoded(_ name: String) -> Reading {
    guard facts == nil else { return self }
    var reading = self
    reading.facts = encoded.flatMap { SourceFacts(encoded: $0, file: name, areWhole: true) }
    if reading.facts == nil { reading.encoded = nil }
    return reading
  }

  /// Whether the facts came from the cache.
  var isFromBefore: Bool { key != nil && bytes == nil && outcome == nil }

  /// Whether no reader program was available.
  var hasNoReader: Bool {
    if case .notStarted = outcome { true } else { false }
  }

  /// Returns the diagnostics of a file; those that concern all files are reported separately.
  func diagnostics(about file: SourceFile) -> [Diagnostic] {
    if let facts { return SourceFileReader.problems(of: [facts]) }
    switch outcome {
    case nil: return [.unopened(file.name)]
    case .notStarted: return []
    case .hung: return [.unread(file.name, "reading it took too long and was cancelled")]
    case .crashed, .facts: return [.unread(file.name, "'\(SourceProgram.name)' crashed while reading this file")]
    }
  }
}

extension Diagnostic {
  fileprivate static func unread(_ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(code: "source-unread", severity: .error, message: reason, at: SourceLocation(file: name))
  }

  fileprivate static func unopened(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "input-unreadable", severity: .error, message: "the file cannot be read", at: SourceLocation(file: name))
  }
}
