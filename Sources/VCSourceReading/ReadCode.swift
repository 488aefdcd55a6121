import VCDiagnostics
import VCFiles
import VCSourceFacts

/// The result of reading source files: their encoded facts, which are decoded on demand.
package struct ReadCode: Sendable {
  private let files: [SourceFile]
  private let readings: [Reading]
  private let reader: SourceFileReader
  /// The diagnostic for files that could not be read because the reader program is missing or unusable.
  private let unserved: Diagnostic?

  init(_ files: [SourceFile], _ readings: [Reading], by reader: SourceFileReader, unserved: Diagnostic? = nil) {
    self.files = files
    self.readings = readings
    self.reader = reader
    self.unserved = unserved
  }

  /// The names of all files, each with a key of its facts; `nil` if any file could not be read.
  package var keys: [(name: String, key: ContentKey)]? {
    var keys: [(name: String, key: ContentKey)] = []
    for (file, reading) in zip(files, readings) {
      guard let encoded = reading.encoded else { return nil }
      keys.append((file.name, ContentKey(of: encoded)))
    }
    return keys
  }

  /// Returns the facts of all readable files, in order, and the diagnostics of all files.
  package func decoded() -> (facts: [SourceFacts], diagnostics: [Diagnostic]) {
    let readings = reader.each(Array(zip(readings, files))) { $0.decoded($1.name) }
    // The cache is known to be intact, so the facts that fail to decode were written by another program: read all files
    // again.
    if readings.contains(where: { $0.isFromBefore && $0.facts == nil }) {
      var reader = reader
      reader.cache = nil
      return reader.facts(of: files)
    }
    let facts = readings.compactMap(\.facts)
    guard reader.program != nil || unserved == nil else { return (facts, unserved.map { [$0] } ?? []) }
    return (facts, (unserved.map { [$0] } ?? []) + zip(files, readings).flatMap { $1.diagnostics(about: $0) })
  }
}
