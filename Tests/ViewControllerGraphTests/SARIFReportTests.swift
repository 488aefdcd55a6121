import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

/// The requirements of the SARIF 2.1.0 schema, as far as reports use it.
@Suite struct SARIFReportTests {
  private static let diagnostics = [
    Diagnostic(
      code: "already-presenting", severity: .warning, message: "'nav' presents already", suggestion: "dismiss it first",
      at: SourceLocation(file: "models/a file.yaml", line: 3, column: 5)),
    Diagnostic(code: "has-parent", severity: .error, message: "it has a parent"),
    Diagnostic(
      code: "open-question", severity: .note, message: "nobody knows",
      at: SourceLocation(file: "a.yaml", line: 0, column: 0)),
    Diagnostic(
      code: "has-parent", severity: .error, message: "so has this",
      at: SourceLocation(file: "a.yaml", line: 9, column: 0)),
  ]

  private func log(_ diagnostics: [Diagnostic]) throws -> [String: Any] {
    let text = SARIFReport(diagnostics).json.text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ diagnostics: [Diagnostic]) throws -> [String: Any] {
    try #require((try log(diagnostics)["runs"] as? [[String: Any]])?.first)
  }

  @Test func theLogSaysItsVersion() throws {
    let log = try log(Self.diagnostics)
    #expect(log["version"] as? String == "2.1.0")
    #expect(Set(log.keys).isSubset(of: ["$schema", "version", "runs", "inlineExternalProperties", "properties"]))
  }

  @Test func aRunHasAToolWithANameAndItsRules() throws {
    let run = try run(Self.diagnostics)
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "vcgraph")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["already-presenting", "has-parent", "open-question"])
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String))
  }

  @Test func aRunWithoutFindingsStillHasResults() throws {
    let run = try run([])
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func everyResultHasAMessageALevelAndARule() throws {
    let run = try run(Self.diagnostics)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Self.diagnostics.count)
    for (result, diagnostic) in zip(results, Self.diagnostics) {
      let message = result["message"] as? [String: Any]
      #expect((message?["text"] as? String)?.hasPrefix(diagnostic.message) == true)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["ruleId"] as? String == diagnostic.code)
    }
  }

  @Test func aPlaceIsAnEscapedReferenceWithNumbersFromOne() throws {
    let results = try #require(try run(Self.diagnostics)["results"] as? [[String: Any]])
    func physical(_ position: Int) -> [String: Any]? {
      (results[position]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    }
    let artifact = physical(0)?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "models/a%20file.yaml")
    let region = physical(0)?["region"] as? [String: Any]
    #expect(region?["startLine"] as? Int == 3)
    #expect(region?["startColumn"] as? Int == 5)
    #expect(results[1]["locations"] == nil)
    #expect(physical(2)?["region"] == nil)
    #expect((physical(3)?["region"] as? [String: Any])?.keys.sorted() == ["startLine"])
  }
}
