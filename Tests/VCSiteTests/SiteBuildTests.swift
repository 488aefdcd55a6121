import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

@testable import VCSite

@Suite struct SiteBuildTests {
  private func site(_ configuration: String = "sources: [models]\n") throws -> Site {
    try Site([
      "vcgraph.yml": configuration, "models/a.vcmodel.yaml": Site.model("A"), "models/b.vcmodel.yaml": Site.model("B"),
    ])
  }

  @Test func drawsEverySourceAndASecondBuildTouchesNothing() throws {
    let site = try site()
    let first = try site.build()
    #expect(first.written == ["figures/a.svg", "figures/b.svg"])
    #expect(first.summary == "2 figures from 2 sources and pages: 2 rebuilt, 0 up to date; 2 files written")
    let before = site.stamps()
    let second = try site.build()
    #expect(second.drawn == 0 && second.current == 2 && second.written.isEmpty)
    #expect(site.stamps() == before)
  }

  @Test func oneChangeRedrawsWhatDependsOnIt() throws {
    let site = try site()
    try site.build()
    try site.write(Site.model("Changed"), to: "models/b.vcmodel.yaml")
    let report = try site.build()
    #expect(report.drawn == 1)
    #expect(report.written == ["figures/b.svg"])
  }

  @Test func writesNothingIfFigureStaysTheSame() throws {
    let site = try site()
    try site.build()
    try site.write(Site.model("B") + "# a comment\n", to: "models/b.vcmodel.yaml")
    let report = try site.build()
    #expect(report.drawn == 1 && report.written.isEmpty)
    #expect(try site.build().drawn == 0)
  }

  @Test func anotherVersionDrawsEverythingAgain() throws {
    let site = try site()
    try site.build()
    #expect(try site.build(toolchain: "2").drawn == 2)
  }

  @Test func onlyFiguresWhoseSettingsChangedAreDrawnAgain() throws {
    let figures = { (depth: Int) in
      """
      # \(depth) lines above the figures do not count
      sources:
        - models/a.vcmodel.yaml
        - path: models/b.vcmodel.yaml
          figures: [{kind: hierarchy}, {kind: hierarchy, name: near, focus: picker, depth: \(depth)}]

      """
    }
    let site = try site(figures(1))
    #expect(try site.build().written == ["figures/a.svg", "figures/b-hierarchy.svg", "figures/b-near.svg"])
    try site.write("\n\n" + figures(2), to: "vcgraph.yml")
    #expect(try site.build().drawn == 1)
  }

  @Test func rebuildsMissingOrEditedOutput() throws {
    let site = try site()
    try site.build()
    let whole = try site.files()
    try site.remove("figures/a.svg")
    try site.write("edited", to: "figures/b.svg")
    #expect(try site.build().written == ["figures/a.svg", "figures/b.svg"])
    #expect(try site.files() == whole)
  }

  @Test func deletingTheMemoryChangesNoOutput() throws {
    let site = try site()
    try site.build()
    let before = site.stamps()["figures/a.svg"]
    try site.remove(BuildFolder.name)
    let report = try site.build()
    #expect(report.drawn == 2 && report.written.isEmpty)
    #expect(site.stamps()["figures/a.svg"] == before)
    #expect(try site.build().drawn == 0)
  }

  @Test(arguments: [
    "", "vcgraph build state 3\ntask nonsense\n", "something else\n", "vcgraph build state 3\nin - - - - a\n",
  ])
  func aBrokenMemoryIsNoMemory(text: String) throws {
    let site = try site()
    try site.build()
    try site.write(text, to: "\(BuildFolder.name)/state")
    #expect(try site.build().drawn == 2)
  }

  @Test func factsOfTasksThatAreNotDrawnAgainAreKept() throws {
    let site = try site()
    try site.build()
    try site.write(Site.model("New"), to: "models/b.vcmodel.yaml")
    try site.build()
    try site.write(Site.model("A", presented: "library"), to: "models/a.vcmodel.yaml")
    let known = try site.build(.check).faults.flatMap(\.difference)
    #expect(known.contains("picker is now called library"), "facts name the change: \(known)")
    try site.remove("\(BuildFolder.name)/facts")
    let words = try site.build(.check).faults.flatMap(\.difference)
    #expect(!words.isEmpty && words != known, "without them, only the figures are compared: \(words)")
  }

  @Test func oneBadSourceDoesNotKeepTheOthersFromBeingDrawn() throws {
    let site = try site()
    try site.build()
    try site.write("window: {id: 3", to: "models/a.vcmodel.yaml")
    try site.write(Site.model("New"), to: "models/b.vcmodel.yaml")
    let before = try site.text(of: "figures/a.svg")
    let report = try site.build()
    #expect(report.hasErrors && report.failed == 1)
    #expect(report.diagnostics.first?.location?.file == "models/a.vcmodel.yaml")
    #expect(report.written == ["figures/b.svg"])
    #expect(report.faults.isEmpty, "what the source would have requested is unknown")
    #expect(try site.text(of: "figures/a.svg") == before)
  }

  @Test func listsOutputsOfSourceThatFailedTwice() throws {
    let site = try site()
    try site.build()
    try site.write("window: {id: 3", to: "models/a.vcmodel.yaml")
    try site.build()
    let report = try site.build()
    #expect(report.failed == 1 && report.faults.isEmpty)
    #expect(
      report.entries.first
        == BuildReport.Entry(name: "models/a.vcmodel.yaml", outcome: .failed, outputs: ["figures/a.svg"]))
  }

  @Test func reportsADiagnosticOfSeveralFiguresOnce() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [{path: a.vcmodel.yaml, figures: [{kind: hierarchy}, {kind: pointers}]}]\n",
      "a.vcmodel.yaml": "window: {id: a}\nstepz: []\n",
    ])
    #expect(try site.build().diagnostics.map(\.code) == ["unknown-key"])
  }

  @Test func drawsFirstOfTwoFiguresForOnePath() throws {
    let site = try site("sources: [models]\noutput: figures/same.svg\n")
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["output-collision"])
    #expect(report.written == ["figures/same.svg"])
  }

  @Test func twoBuildsAtOnceLeaveWhatOneLeaves() async throws {
    let site = try site()
    try site.build()
    let whole = try site.files()
    try site.remove(BuildFolder.name)
    try site.remove("figures")
    try await withThrowingTaskGroup(of: Void.self) { group in
      let root = site.root.path
      for _ in 0..<4 {
        group.addTask {
          let bytes = try InputFile(path: "\(root)/vcgraph.yml").bytes
          let configuration = try #require(SiteConfiguration.read(bytes: bytes, file: "vcgraph.yml").value)
          let report = SiteBuild(configuration, in: SitePaths(root: root), toolchain: "1").run(.write)
          #expect(!report.hasErrors)
        }
      }
      try await group.waitForAll()
    }
    #expect(try site.files() == whole)
    #expect(try site.build().drawn == 0)
  }

  @Test func themesAndFormatsGetFilesOfTheirOwn() throws {
    let site = try site("sources: [models/a.vcmodel.yaml]\nthemes: [light, dark]\nformats: [svg, dot]\n")
    #expect(try site.build().written == ["figures/a.svg", "figures/a~dark.svg", "figures/a.dot"])
  }

  @Test(arguments: ["models/a.vcmodel.yaml", "vcgraph.yml", "./models/../vcgraph.yml", "brand.yml"])
  func neverOverwritesASource(output: String) throws {
    let site = try Site([
      "vcgraph.yml": "sources: [models/a.vcmodel.yaml]\nthemes: brand.yml\noutput: \(output)\n",
      "models/a.vcmodel.yaml": Site.model("A"), "brand.yml": "colors: {}\n",
    ])
    let before = try site.files()
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["output-collision"] && report.failed == 1)
    #expect(report.diagnostics.first?.location == SourceLocation(file: "vcgraph.yml", line: 1, column: 11))
    #expect(try site.files() == before)
  }

  @Test(arguments: ["whole path", "link", "folder link", "way up"])
  func noSpellingOfAPathHidesASource(spelling: String) throws {
    let site = try Site(["models/a.svg": Site.model("A")])
    let folder = site.root.lastPathComponent
    let output =
      switch spelling {
      case "whole path": "\(site.root.path)/models/a.svg"
      case "link": "figures/a.svg"
      case "folder link": "linked/a.svg"
      default: "../\(folder)/models/{stem}.{format}"
      }
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(site.root.path)/figures", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(site.root.path)/figures/a.svg", withDestinationPath: "../models/a.svg")
    try manager.createSymbolicLink(atPath: "\(site.root.path)/linked", withDestinationPath: "models")
    try site.write("sources: [models/a.svg]\noutput: '\(output)'\n", to: "vcgraph.yml")
    let report = try site.build(isForced: true)
    #expect(report.diagnostics.map(\.code) == ["output-collision"] && report.written.isEmpty)
    #expect(try site.text(of: "models/a.svg") == Site.model("A"))
    #expect(try manager.destinationOfSymbolicLink(atPath: "\(site.root.path)/figures/a.svg") == "../models/a.svg")
  }

  @Test func overwritesForeignFilesOnlyByForce() throws {
    let site = try site()
    try site.write("<svg>by hand</svg>", to: "figures/a.svg")
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["foreign-output"])
    #expect(report.written == ["figures/b.svg"])
    #expect(try site.text(of: "figures/a.svg") == "<svg>by hand</svg>")
    #expect(try site.build(isForced: true).written == ["figures/a.svg"])
    // The build recognises its own figures without a cache, whatever they show.
    try site.remove(BuildFolder.name)
    try site.write(Site.model("Other"), to: "models/a.vcmodel.yaml")
    #expect(try site.build().written == ["figures/a.svg"])
  }

  @Test(arguments: ["svg", "html", "dot", "png", "pdf", "json", "text", "mermaid", "markdown"])
  func knowsItsOwnFilesInEveryFormatWithoutAMemory(format: String) throws {
    let site = try site("sources: [models]\nformats: [\(format)]\n")
    let report = try site.build()
    guard report.diagnostics.isEmpty else { return }
    try site.remove(BuildFolder.name)
    let other = Site.model("Other", presented: "other").replacing(
      "title: Camera", with: "title: Another, class: Another")
    try site.write(other, to: "models/a.vcmodel.yaml")
    let again = try site.build()
    #expect(again.diagnostics.isEmpty && again.written.count == 1)
    try site.remove(BuildFolder.name)
    try site.remove(OutputList.name)
    try site.write("by hand: (2, 3)\n", to: try #require(again.written.first))
    // A Markdown page may contain handwritten text: only a marker shows that it was generated.
    let code = format == "markdown" ? "not-generated" : "foreign-output"
    #expect(try site.build().diagnostics.map(\.code) == [code])
  }

  @Test func refusesToOverwritePageWithTemplate() throws {
    let template = "# Title\n\nSome words.\n\n```vcgraph\nwindow: {id: a}\n```\n"
    let site = try Site([
      "vcgraph.yml": "pages: [docs]\n", "docs/one.template.md": template, "docs/one.md": "My own.\n",
    ])
    #expect(try site.build().diagnostics.map(\.code) == ["not-generated"])
    try site.remove("docs/one.md")
    #expect(try site.build().written.contains("docs/one.md"))
    try site.remove(BuildFolder.name)
    try site.write(template.replacing("Some words.", with: "Other words."), to: "docs/one.template.md")
    #expect(try site.build().written == ["docs/one.md"])
  }

  @Test(arguments: [
    "/", "/**/*.yaml", "/*.vcmodel.yaml", "../../../../../../../../../../../../**/*.yaml", "disk/**/*.yaml",
  ])
  func aPatternForTheWholeDiskIsRefused(pattern: String) throws {
    let site = try Site(["vcgraph.yml": "sources: ['\(pattern)']\n"])
    try FileManager.default.createSymbolicLink(atPath: "\(site.root.path)/disk", withDestinationPath: "/")
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["pattern-too-wide"])
    #expect(report.diagnostics.first?.location == SourceLocation(file: "vcgraph.yml", line: 1, column: 11))
  }

  @Test func refusesPipeWithoutWaiting() throws {
    let site = try site()
    #expect(unsafe mkfifo("\(site.root.path)/models/c.vcmodel.yaml", 0o666) == 0)
    let report = try site.build()
    #expect(report.drawn == 2 && report.failed == 1)
    #expect(report.diagnostics.first?.message.contains("a pipe") == true)
  }

  @Test(arguments: ["../secret.txt", "../secret.yml", "../passwd"])
  func omitsContentOfFilesThatAreNoInputs(source: String) throws {
    let site = try Site([
      "vcgraph.yml": "pages: [docs]\n", "docs/p.template.md": "```vcgraph src: \(source)\n```\n",
      "secret.txt": "hunter2", "secret.yml": "password: hunter2\nlist: [hunter2]\n",
      "passwd": "hunter2:x:0:0::/root:/bin/sh\n",
    ])
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["not-an-input"])
    #expect(!"\(report.diagnostics)".contains("hunter2"))
  }

  @Test func removesFilesLeftByKilledBuilds() throws {
    let site = try site()
    for name in ["figures/.vcgraph-12345", "\(BuildFolder.name)/.vcgraph-9", "figures/.vcgraph-mine"] {
      try site.write("half a fi", to: name)
    }
    try site.build()
    let left = site.stamps().keys.filter { $0.contains("/.vcgraph-") }
    #expect(left == ["figures/.vcgraph-mine"], "\(left)")
  }

  @Test func suggestsNearestNameForMissingThings() throws {
    let site = try site("sources: [model]\npages: [p.md]\n")
    let report = try site.build()
    #expect(report.diagnostics.map(\.message) == ["'model': no such file", "'p.md': no such file"])
    #expect(report.diagnostics.map(\.suggestion) == ["did you mean 'models'?", nil])
    #expect(report.diagnostics.map { $0.location?.line } == [1, 2])
  }

  @Test func configurationsInOneFolderRememberForThemselves() throws {
    let site = try site()
    try site.write("sources: [models/a.vcmodel.yaml]\noutput: other/{name}.svg\n", to: "other.yml")
    for _ in 0..<2 {
      #expect(try site.build().faults.isEmpty)
      #expect(try site.build(configuration: "other.yml").faults.isEmpty)
    }
    #expect(try site.build().drawn == 0)
    #expect(try site.build(configuration: "other.yml").drawn == 0)
  }

  @Test func aLinkThatLeadsBackIsNotFollowed() throws {
    let site = try site()
    let models = site.root.appendingPathComponent("models")
    for (link, target) in [("models/loop", "models"), ("models/more", "else"), ("else/back", "models")] {
      try site.write("", to: "else/nothing.txt")
      try FileManager.default.createSymbolicLink(
        at: site.root.appendingPathComponent(link), withDestinationURL: site.root.appendingPathComponent(target))
    }
    try site.write(Site.model("C"), to: "else/c.vcmodel.yaml")
    #expect(try FileManager.default.contentsOfDirectory(atPath: models.path).count == 4)
    #expect(try site.build().written == ["figures/a.svg", "figures/b.svg", "figures/c.svg"])
  }

  @Test func placesAreShownFromWhereThePersonIs() throws {
    let paths = SitePaths(root: "docs")
    let diagnostic = Diagnostic(
      code: "c", severity: .error, message: "m", at: SourceLocation(file: "../a.yaml", line: 2, column: 3))
    #expect(diagnostic.shown(in: paths).location == SourceLocation(file: "a.yaml", line: 2, column: 3))
    #expect(paths.shown("figures/a.svg") == "docs/figures/a.svg" && paths.shown("/tmp/a.svg") == "/tmp/a.svg")
    #expect(SitePaths(root: "").shown("../a.yaml") == "../a.yaml")
  }
}
