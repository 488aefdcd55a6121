import VCDiagnostics
import VCFiles
import VCSourceFacts

/// Files of code that were read: their facts as bytes, which are decoded where somebody needs them.
package struct ReadCode: Sendable {
  private let files: [SourceFile]
  private let readings: [Reading]
  private let reader: SourceFileReader
  /// What there is to say where nobody could read some of them.
  private let unserved: Diagnostic?

  init(_ files: [SourceFile], _ readings: [Reading], by reader: SourceFileReader, unserved: Diagnostic? = nil) {
    self.files = files
    self.readings = readings
    self.reader = reader
    self.unserved = unserved
  }

  /// The names of all files, each with a key of what it says; `nil` where one of them could not be read.
  package var keys: [(name: String, key: ContentKey)]? {
    var keys: [(name: String, key: ContentKey)] = []
    for (file, reading) in zip(files, readings) {
      guard let encoded = reading.encoded else { return nil }
      keys.append((file.name, ContentKey(of: encoded)))
    }
    return keys
  }

  /// The facts of all files that could be read, in their order, and what there is to say about the code and the others.
  package func decoded() -> (facts: [SourceFacts], diagnostics: [Diagnostic]) {
    let readings = reader.each(Array(zip(readings, files))) { $0.decoded($1.name) }
    // What is kept is whole, so that this means another program's: all is read anew.
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
