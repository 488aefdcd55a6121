#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The generated pages of a package's `docs` folder, based on its scenarios and tests.
package struct Documentation {
  private let package: String

  /// Creates the documentation of the package at a path.
  package init(package: String) { self.package = package }

  /// Returns the rules with the scenarios, tests and figures that cover them.
  package func rules() throws -> RulesDocument {
    var scenarios: [Scenario] = []
    let folder = package + "/Tests/ConformanceTests/Scenarios"
    for name in try names(in: folder) where name.hasSuffix(".yaml") {
      scenarios += try Scenario.read(text(folder + "/" + name), file: name)
    }
    var tests: [(name: String, text: String)] = []
    for target in try names(in: package + "/Tests") {
      let folder = package + "/Tests/" + target
      guard let files = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { continue }
      for file in files.filter({ $0.hasSuffix(".swift") }).sorted() {
        tests.append((String(file.dropLast(6)), try text(folder + "/" + file)))
      }
    }
    let figures = try names(in: package + "/out").filter { $0.hasSuffix(".html") && $0 != "index.html" }
      .map { page in
        let name = String(page.dropLast(5))
        return (name, try text(package + "/out/" + page) + lead(of: name))
      }
    return RulesDocument(scenarios: scenarios, touches: try touches(), tests: tests, figures: figures)
  }

  /// Returns the output of the last mutation run: for each scenario or test file, the rules for which it detects
  /// changes of the code.
  private func touches() throws -> [String: Set<Int>] {
    var touches: [String: Set<Int>] = [:]
    for line in try text(package + "/Tests/Mutants/touches.txt").split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      touches[String(words[0])] = Set(words.dropFirst().compactMap { Int($0.dropFirst()) })
    }
    return touches
  }

  /// Returns the first comment line of the sample that a figure belongs to, which lists its rules. An editor directive
  /// before it is skipped.
  private func lead(of figure: String) throws -> String {
    let samples = try names(in: package + "/samples").filter { $0.hasSuffix(".vcmodel.yaml") }
    let sample = samples.filter { figure.hasPrefix($0.dropLast(".vcmodel.yaml".count)) }.max { $0.count < $1.count }
    guard let sample else { return "" }
    let lines = try text(package + "/samples/" + sample).split(whereSeparator: \.isNewline)
    return String(lines.first { !$0.hasPrefix("# yaml-language-server:") } ?? "")
  }

  /// Returns the generated pages by their paths in the package.
  package func pages() throws -> [(path: String, text: String)] {
    [
      ("docs/diagnostics.md", DiagnosticsDocument.renewed(try text(package + "/docs/diagnostics.md"))),
      ("docs/uikit-rules.md", try rules().markdown),
    ]
  }

  /// Writes the pages.
  package func write() throws {
    for page in try pages() { try Data(page.text.utf8).write(to: URL(filePath: package + "/" + page.path)) }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
