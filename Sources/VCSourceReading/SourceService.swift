import VCFiles
import VCSourceFacts

/// The reader program's side of the protocol.
package enum SourceService {
  /// Answers requests on the standard streams until the input ends.
  /// - Parameter read: Turns source code into facts; called on the caller's thread.
  /// - Throws: `FileError` if the client has closed its end.
  package static func run(_ read: (SourceLanguage, [UInt8]) -> SourceFacts) throws(FileError) {
    let input = OpenFile.standardInput
    let output = OpenFile.standardOutput
    try output.write(ReaderMessage.greeting)
    while let length = input.bytes(exactly: 4) {
      var length = length[...]
      guard let count = ReaderMessage.take(&length), let content = input.bytes(exactly: count),
        let parts = ReaderMessage.parts(of: content)
      else { return }
      try output.write(
        ReaderMessage.framed(
          parts.map { part in
            let language = SourceLanguage(tag: part.first ?? 0)
            return read(language, Array(part.dropFirst())).encoded
          }))
    }
  }
}

extension SourceLanguage {
  init(tag: UInt8) { self = tag == 1 ? .objectiveC : .swift }
  var tag: UInt8 { self == .objectiveC ? 1 : 0 }

  /// The file extensions of source code, in lower case.
  package static let extensions: Set<String> = ["swift", "m", "mm", "h"]

  /// Creates the language for a file extension; `nil` if it is not source code.
  package init?(fileExtension: String) {
    switch fileExtension {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
