import VCFiles
import VCSourceFacts
import VCSwiftSource
import VCWork

// Prints the facts of the files that are named.
for path in CommandLine.arguments.dropFirst() {
  do {
    let bytes = try FileSystem.bytes(of: path)
    let text = LargeStack.run { FactsText(SwiftSource.facts(of: bytes, file: path), places: true).text }
    try OpenFile.standardOutput.write(Array(text.utf8))
  } catch {
    try OpenFile.standardError.write(Array("\(path): error: \(error)\n".utf8))
  }
}
