import Foundation
import Testing

/// Compares a text with the file of that name beside the tests; `RECORD_GOLDENS=1` writes the file.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let recorded = try String(contentsOf: file, encoding: .utf8)
  #expect(text == recorded, sourceLocation: sourceLocation)
}
