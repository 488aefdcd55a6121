import Foundation
import Testing
import VCConformance

/// The scenario files of this package, and the public one where somebody has it.
enum ScenarioFiles {
  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All scenarios of the package, files by name.
  static let own: [Scenario] = {
    let folder = packageRoot.appending(path: "Tests/ConformanceTests/Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap { read(folder.appending(path: $0)) }
  }()

  /// Scenarios that lie beside the package rather than in it: empty where they do not.
  static let shared: [Scenario] = {
    var folder = packageRoot
    for _ in 0..<3 {
      let file = folder.appending(path: "shared/spec/scenarios.yaml")
      if FileManager.default.fileExists(atPath: file.path()) { return read(file) }
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
  /// The scenario's own name.
  public var testDescription: String { id }
}
