import Foundation
import Testing
import VCConformance

/// The scenario files of this package, and external ones where they are present.
enum ScenarioFiles {
  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All scenarios of the package, sorted by file name.
  static let own: [Scenario] = {
    let folder = packageRoot.appending(path: "Tests/ConformanceTests/Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap { read(folder.appending(path: $0)) }
  }()

  /// Scenarios in a folder beside the package; empty if the folder does not exist.
  static let shared: [Scenario] = {
    var folder = packageRoot
    for _ in 0..<3 {
      let files = ["scenarios.yaml", "scenarios-2.yaml"].map { folder.appending(path: "shared/spec/" + $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path()) }
      if !files.isEmpty { return files.flatMap(read) }
      folder.deleteLastPathComponent()
    }
    return []
  }()

  private static func read(_ file: URL) -> [Scenario] {
    do {
      return try Scenario.read(String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
    } catch {
      fatalError("\(error)")
    }
  }
}

extension Scenario: CustomTestStringConvertible {
  /// The scenario's identifier.
  public var testDescription: String { id }
}
