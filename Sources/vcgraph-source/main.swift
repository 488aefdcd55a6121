import VCDiagnostics
import VCFiles
import VCObjectiveCSource
import VCSourceFacts
import VCSourceReading
import VCSwiftSource
import VCWork

// Reads source files into facts. `vcgraph` runs this program with `--serve` and exchanges messages with it; with file
// arguments, it prints their facts.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--serve" {
  // A failure means that the client has gone, so the error cannot be reported.
  LargeStack.run {
    try? SourceService.run { language, bytes in
      guard language != .swift || WordsOfInterest.occur(in: bytes) else {
        return SourceFacts(file: "", language: .swift)
      }
      return facts(of: bytes, language, file: "")
    }
  }
} else {
  for path in arguments {
    do {
      let bytes = try FileSystem.bytes(of: path)
      let name = path.split(separator: ".").last.map(String.init) ?? ""
      let language = SourceLanguage(fileExtension: name) ?? .swift
      let text = LargeStack.run { FactsText(facts(of: bytes, language, file: path), places: true).text }
      try OpenFile.standardOutput.write(Array(text.utf8))
    } catch {
      try OpenFile.standardError.write(Array("\(path): error: \(error.reason)\n".utf8))
    }
  }
}

@Sendable func facts(of bytes: [UInt8], _ language: SourceLanguage, file: String) -> SourceFacts {
  var facts =
    switch language {
    case .swift: SwiftSource.facts(of: bytes, file: file)
    case .objectiveC: ObjectiveCSource.facts(of: bytes, file: file)
    }
  // The reader's own problems follow from the conflict.
  if let conflict = SourceProblem(mergeConflictIn: bytes) { facts.problems = [conflict] }
  return facts
}

extension SourceProblem {
  /// Creates the problem for the first conflict marker of a file; `nil` if there is none.
  init?(mergeConflictIn bytes: [UInt8]) {
    guard let conflict = MergeConflict.diagnostic(in: bytes, file: "") else { return nil }
    let position = SourcePosition(line: conflict.location?.line ?? 1, column: conflict.location?.column ?? 1)
    self.init(conflict.message, kind: .mergeConflict, at: position)
  }
}
