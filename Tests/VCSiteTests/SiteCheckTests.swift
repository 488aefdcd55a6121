import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

@testable import VCSite

@Suite struct SiteCheckTests {
  @Test func aPageWithSeveralFiguresOfAModelTellsAChangeOnce() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [p.md]\n", "a.vcmodel.yaml": Site.model("A"),
      "p.md": "```vcgraph a.vcmodel.yaml\n```\n\n```vcgraph a.vcmodel.yaml, step: 0\n```\n",
    ])
    try site.build()
    try site.write(Site.model("A").replacing("Picker", with: "Persons"), to: "a.vcmodel.yaml")
    // The content of each step is compared with the same step: nothing was added or removed.
    #expect(
      try site.build(.check).faults.first?.difference == ["picker is now titled 'Persons', was 'Picker'"])
  }

  private func site() throws -> Site {
    try Site(["vcgraph.yml": "sources: [models]\n", "models/a.vcmodel.yaml": Site.model("A")])
  }

  @Test func findsNothingAfterABuildWithAndWithoutTheMemory() throws {
    let site = try site()
    try site.build()
    #expect(try site.build(.check).faults.isEmpty)
    try site.remove(BuildFolder.name)
    #expect(try site.build(.check).faults.isEmpty)
  }

  @Test func saysWhatIsStaleInWordsAndWritesNothing() throws {
    let site = try site()
    try site.build()
    try site.write(Site.model("A").replacing("{title: Picker}", with: "{title: Persons}"), to: "models/a.vcmodel.yaml")
    let before = site.stamps()
    let report = try site.build(.check)
    #expect(
      report.faults == [
        BuildReport.Fault(
          kind: .stale, path: "figures/a.svg", difference: ["picker is now titled 'Persons', was 'Picker'"])
      ])
    #expect(site.stamps() == before)
  }

  @Test func withoutTheMemoryTheFiguresOwnWordsAreCompared() throws {
    let site = try site()
    try site.build()
    try site.remove(BuildFolder.name)
    try site.write(Site.model("A").replacing("title: Camera", with: "title: Photos"), to: "models/a.vcmodel.yaml")
    let fault = try #require(try site.build(.check).faults.first)
    #expect(fault.kind == .stale)
    #expect(
      fault.difference.contains { $0.hasPrefix("removed: ") } && fault.difference.contains { $0.hasPrefix("now: ") })
  }

  @Test func listsWhatIsMissing() throws {
    let site = try site()
    let report = try site.build(.check)
    #expect(report.faults == [BuildReport.Fault(kind: .missing, path: "figures/a.svg", difference: [])])
    #expect(try site.files().count == 2)
  }

  @Test func listsWhatIsNoLongerAskedForWithAndWithoutTheMemory() throws {
    let site = try site()
    try site.write(Site.model("B"), to: "models/b.vcmodel.yaml")
    try site.build()
    try site.remove("models/b.vcmodel.yaml")
    try site.write("<svg>somebody else's</svg>", to: "figures/logo.svg")
    let orphaned = [BuildReport.Fault(kind: .orphaned, path: "figures/b.svg", difference: [])]
    #expect(try site.build(.check).faults == orphaned)
    try site.remove(BuildFolder.name)
    #expect(try site.build(.check).faults == orphaned)
    #expect(try site.build().faults == orphaned)
  }
}
