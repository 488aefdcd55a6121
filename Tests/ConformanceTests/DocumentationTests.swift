import Foundation
import Testing
import VCConformance
import VCReplay

/// The generated pages match the code.
@Suite struct DocumentationTests {
  private let documentation = Documentation(package: ScenarioFiles.packageRoot.path())

  @Test func pagesAreUpToDate() throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" { try documentation.write() }
    for page in try documentation.pages() {
      let found = try String(contentsOf: ScenarioFiles.packageRoot.appending(path: page.path), encoding: .utf8)
      #expect(found == page.text, "\(page.path) is stale: run swift run vcgraph-conformance --document .")
    }
  }

  @Test func everyRuleIsNamedByAScenarioOrATest() throws { #expect(try documentation.rules().unnamed == []) }

  /// A rule that a scenario names but does not touch would wrongly count as covered.
  @Test func everyScenarioTouchesTheRulesThatItNames() throws { #expect(try documentation.rules().untouched == []) }

  @Test func rulesAreNumberedFromOneWithoutGaps() {
    #expect(UIKitRule.all.map(\.number) == Array(1...183))
    #expect(UIKitRule.numbered(0) == nil)
    #expect(UIKitRule.numbered(184) == nil)
    #expect(UIKitRule.numbered(23)?.summary.contains("context") == true)
  }

  @Test(arguments: ReplayCode.allCases) func everyCodeIsExplained(_ code: ReplayCode) {
    #expect(code.explanation.hasSuffix("."))
    #expect(DiagnosticsDocument.replay.contains("#### `\(code.rawValue)`\n\n\(code.explanation)"))
  }
}

/// The gallery of the guide's figures links to existing files only, and lists every sample of such a figure.
@Suite struct GuideFiguresTests {
  private let root = ScenarioFiles.packageRoot
  private let page: String

  init() throws {
    page = try String(contentsOf: ScenarioFiles.packageRoot.appending(path: "docs/guide-figures.md"), encoding: .utf8)
  }

  @Test func everyLinkLeadsSomewhere() {
    let links = page.matches(of: /\]\(\.\.\/([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 40)
    let missing = links.filter { !FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }
    #expect(missing == [], "update out/ with: make samples")
  }

  @Test(arguments: [
    "Figure 10-1", "Figure 10-2", "Figure 10-3", "Figure 10-4", "Table 10-1", "Table 10-2", "Listings 10-1 and 8-1",
    "Listing 8-2", "Figure 8-1", "Figure 8-2", "Figure 8-3", "Figure 8-4",
  ])
  func everyFigureOfTheGuideIsThere(_ name: String) {
    let row = page.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
    #expect(row?.contains("../out/") == true)
    #expect(row?.contains("../samples/") == true)
  }

  @Test(arguments: 172...182) func everyModernRuleIsShownByAFigure(_ rule: Int) throws {
    let rules = try String(contentsOf: root.appending(path: "docs/uikit-rules.md"), encoding: .utf8)
    let row = rules.split(separator: "\n").first { $0.hasPrefix("| R\(rule) |") }
    #expect(row?.contains("../out/") == true, "a sample's replay names its rules")
  }
}

/// The page of diagnostics contains every code that is spelled out in a source file.
@Suite struct DiagnosticCodeTests {
  @Test func everyCodeIsDocumented() throws {
    let page = try String(
      contentsOf: ScenarioFiles.packageRoot.appending(path: "docs/diagnostics.md"), encoding: .utf8)
    let pattern = /(?:code: |error\()"([a-z]+(?:-[a-z]+)*)"/
    let sources = ScenarioFiles.packageRoot.appending(path: "Sources").path()
    var undocumented: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      for match in text.matches(of: pattern) where !page.contains("`\(match.1)`") {
        undocumented.insert(String(match.1))
      }
    }
    #expect(undocumented.sorted() == [], "describe them in docs/diagnostics.md")
  }
}
