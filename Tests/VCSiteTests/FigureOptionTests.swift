import Foundation
import Testing
import VCDiagnostics
import VCModel
import ViewControllerGraph

@testable import VCSite

/// Options of a configuration or a block for figures of single kinds, and invalid ones.
@Suite struct FigureOptionTests {
  private static let storyboard = """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes>
    <scene><objects><viewController id="a" customClass="Home" sceneMemberID="viewController"><connections>
    <segue id="1" kind="show" destination="b"/><segue id="2" kind="show" destination="gone"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="b" customClass="Help" sceneMemberID="viewController"/></objects></scene>
    </scenes>
    </document>
    """
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func site(_ configuration: String, page: String? = nil) throws -> Site {
    let site = try Site([
      "vcgraph.yml": configuration, "a.vcmodel.yaml": Site.model("A"), "Main.storyboard": Self.storyboard,
    ])
    if let page { try site.write(page, to: "p.template.md") }
    return site
  }

  // MARK: - Invalid options

  @Test func aModelHasNoMap() throws {
    let report = try site("sources: [{path: a.vcmodel.yaml, figures: [{kind: map}]}]\n").build()
    #expect(report.diagnostics.map(\.code) == ["figure-does-not-fit"] && report.written.isEmpty)
    let page = try site("pages: [p.template.md]\n", page: "```vcgraph a.vcmodel.yaml, figure: map\n```\n").build()
    #expect(page.diagnostics.map(\.code) == ["figure-does-not-fit"])
    #expect(page.diagnostics.first?.location == SourceLocation(file: "p.template.md", line: 1, column: 1))
  }

  @Test func aModelThatAsksForAMapItselfIsRefused() throws {
    let site = try site("sources: [a.vcmodel.yaml]\n")
    try site.write(Site.model("A") + "figures: [{kind: map}]\n", to: "a.vcmodel.yaml")
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["figure-does-not-fit"] && report.written.isEmpty)
    #expect(report.diagnostics.first?.location?.file == "a.vcmodel.yaml")
  }

  @Test(arguments: FigureKind.allCases.filter { $0 != .map })
  func aStoryboardHasNothingButItsMap(kind: FigureKind) throws {
    let report = try site("sources: [{path: Main.storyboard, figures: [{kind: \(kind)}]}]\n").build()
    #expect(report.diagnostics.contains { $0.code == "figure-does-not-fit" } && report.written.isEmpty)
    let page = try site("pages: [p.template.md]\n", page: "```vcgraph Main.storyboard, figure: \(kind)\n```\n").build()
    #expect(page.diagnostics.contains { $0.code == "figure-does-not-fit" } && page.written.isEmpty)
  }

  // MARK: - Contents

  @Test func acceptsOptionsOfCommandLineInConfiguration() throws {
    let text = """
      sources:
        - path: a.vcmodel.yaml
          figures:
            - {kind: styles, styles: [pageSheet, popover], transitions: true}
            - {kind: frames, callbacks: true}
            - {kind: pointers, rows: presentedViewController}
      """
    let read = SiteConfiguration.read(bytes: Array(text.utf8), file: "vcgraph.yml")
    let contents = try #require(read.value, "\(read.diagnostics)").sources[0].figures.map(\.request.contents)
    #expect(
      contents == [
        FigureContents(styles: [.pageSheet, .popover], showsTransitions: true), FigureContents(showsCallbacks: true),
        FigureContents(rows: [.presentedViewController]),
      ])
  }

  @Test(arguments: [
    ("figure: frames", "callbacks: yes"), ("figure: styles", "styles: [popover]"),
    ("figure: pointers", "rows: [presentedViewController]"), ("figure: chain", "transitions: yes"),
  ])
  func acceptsOptionsOfCommandLineInBlock(plain: String, more: String) throws {
    func figure(_ options: String) throws -> String {
      let site = try site(
        "pages: [p.template.md]\n", page: "```vcgraph a.vcmodel.yaml, \(options), name: f\n```\n")
      let report = try site.build()
      #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
      return try site.text(of: "figures/p-f.svg")
    }
    #expect(try figure(plain) != figure("\(plain), \(more)"))
  }

  @Test func aBlockShowsSomeStepsOnly() throws {
    let site = try site(
      "pages: [p.template.md]\n", page: "```vcgraph a.vcmodel.yaml, figure: frames, steps: 1\n```\n")
    #expect(try site.build().written == ["figures/p-a-frames-steps-1.svg", "p.md"])
    try site.write("```vcgraph a.vcmodel.yaml, figure: frames, steps: 1-7\n```\n", to: "p.template.md")
    #expect(try site.build().diagnostics.map(\.code) == ["no-such-step"])
  }

  @Test(arguments: [
    ("callbacks: maybe", "unknown-value"), ("rows: parnet", "unknown-value"), ("styles: sheet", "unknown-value"),
    ("steps: 3-1", "not-a-number"), ("frames: files", "unknown-value"), ("callback: yes", "unknown-option"),
    ("lang: d3", "invalid-language"),
  ])
  func reportsInvalidOptionsOfABlock(option: String, code: String) throws {
    let report = try site("pages: [p.template.md]\n", page: "```vcgraph a.vcmodel.yaml, \(option)\n```\n").build()
    #expect(report.diagnostics.map(\.code) == [code])
  }

  // MARK: - Screenshots

  @Test func aTableShowsPicturesOfScreens() throws {
    let site = try site("sources: [{path: Main.storyboard, screenshots: shots/table.yml}]\nsilence: [dangling-segue]\n")
    try site.write("screenshots: {Help: help.png}\n", to: "shots/table.yml")
    let missing = try site.build()
    #expect(missing.diagnostics.map(\.code) == ["screenshot-missing"] && missing.written.isEmpty)
    try #require(Data(base64Encoded: Self.png)).write(to: site.root.appendingPathComponent("shots/help.png"))
    #expect(try site.build().written == ["figures/Main.svg"])
    #expect(try site.text(of: "figures/Main.svg").contains("data:image/png;base64,"))
    #expect(try site.build().drawn == 0)
    try site.write("screenshots: {Home: help.png}\n", to: "shots/table.yml")
    #expect(try site.build(.check).faults.map(\.kind) == [.stale])
  }

  @Test func aBlockNamesATableBesideThePage() throws {
    let site = try site(
      "pages: [docs]\nsilence: [dangling-segue]\n")
    try site.write("```vcgraph ../Main.storyboard, screenshots: table.yml\n```\n", to: "docs/p.template.md")
    try site.write("screenshots: {Halp: help.png}\n", to: "docs/table.yml")
    let report = try site.build()
    #expect(report.diagnostics.first?.location?.file == "docs/table.yml" && report.written.isEmpty)
  }

  // MARK: - Silenced diagnostics

  @Test(arguments: ["silence: [dangling-segue]", "silence: [{lint: dangling-segue, in: Main.storyboard, of: Home}]"])
  func omitsSilencedDiagnostics(silence: String) throws {
    #expect(try site("sources: [Main.storyboard]\n").build().diagnostics.map(\.code) == ["dangling-segue"])
    #expect(try site("sources: [Main.storyboard]\n\(silence)\n").build().diagnostics.isEmpty)
  }

  @Test func aNeighbourSilencesABuildToo() throws {
    let site = try site("sources: [Main.storyboard]\n")
    try site.write("dangling-segue\n", to: "Main.storyboard.lint")
    #expect(try site.build().diagnostics.isEmpty)
  }
}
