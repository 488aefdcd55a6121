import VCFiles
import VCSourceFacts

/// The side of the program that reads source files: it answers until nobody asks any more.
package enum SourceService {
  /// Answers requests on the standard streams.
  /// - Parameter read: Turns source into facts; called on the caller's thread.
  /// - Throws: `FileError` when whoever asked has gone.
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

  /// The extensions of files of code, in lower case.
  package static let extensions: Set<String> = ["swift", "m", "mm", "h"]

  /// The language of a file; `nil` for one that is no code.
  package init?(fileExtension: String) {
    switch fileExtension {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
