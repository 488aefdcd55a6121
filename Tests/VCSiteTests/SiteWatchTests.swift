import Foundation
import Synchronization
import Testing
import VCWatch
import ViewControllerGraph

@testable import VCSite

@Suite(.timeLimit(.minutes(10))) struct SiteWatchTests {
  private let site: Site

  init() throws {
    site = try Site([
      "vcgraph.yml": "sources: [models]\npages: [docs]\n", "models/a.vcmodel.yaml": Site.model("A"),
      "docs/p.template.md": "```vcgraph src: ../models/a.vcmodel.yaml\n```\n",
    ])
  }

  /// Builds after every change on a separate thread, until the end of the test.
  private final class Watching: Sendable {
    private let reports = Mutex<[BuildReport]>([])
    private let isOver = Atomic(false)
    private let hasEnded = Atomic(false)
    private let root: String

    init(_ site: Site, watcher: @escaping @Sendable () -> any FolderWatcher = FolderWatchers.make) {
      root = site.root.path
      Thread.detachNewThread { [self] in
        SiteWatch(config: "\(root)/vcgraph.yml", watcher: watcher()).run {
          let file = try? InputFile(path: "\(self.root)/vcgraph.yml")
          let read = SiteConfiguration.read(bytes: file?.bytes ?? [], file: "vcgraph.yml")
          let report =
            read.value.map { SiteBuild($0, in: SitePaths(root: self.root), toolchain: "1").run(.write) }
            ?? BuildReport()
          self.reports.withLock { $0.append(report) }
          return !self.isOver.load(ordering: .relaxed)
        }
        self.hasEnded.store(true, ordering: .relaxed)
      }
    }

    var count: Int { reports.withLock(\.count) }
    var last: BuildReport? { reports.withLock(\.last) }

    func wait(_ what: String, until isTrue: () -> Bool) {
      for _ in 0..<1_200 {
        if isTrue() { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
      Issue.record("not within a minute: \(what)")
    }

    func stop(_ site: Site) throws {
      isOver.store(true, ordering: .relaxed)
      try site.write("sources: [models]\n# over\n", to: "vcgraph.yml")
      wait("the end") { hasEnded.load(ordering: .relaxed) }
    }
  }

  private func figure(_ name: String = "a") -> String { (try? site.text(of: "figures/\(name).svg")) ?? "" }

  @Test(arguments: [true, false])
  func redrawsChangedPages(isAlarmed: Bool) throws {
    let watching = Watching(site) { isAlarmed ? FolderWatchers.make() : PollingWatcher() }
    watching.wait("the first build") { watching.count > 0 }
    for number in 1...10 {
      try site.write(Site.model("Number \(number)"), to: "models/a.vcmodel.yaml")
      watching.wait("change \(number)") { figure().contains("Number \(number)<") }
    }
    try watching.stop(site)
  }

  @Test func afterABurstTheLastChangeIsDrawn() throws {
    let watching = Watching(site)
    watching.wait("the first build") { watching.count > 0 }
    for number in 1...200 { try site.write(Site.model("Number \(number)"), to: "models/a.vcmodel.yaml") }
    watching.wait("the last change") { figure().contains("Number 200<") }
    #expect(watching.count < 150)
    try watching.stop(site)
  }

  @Test func seesFilesAndFoldersThatComeAndGo() throws {
    let watching = Watching(site)
    watching.wait("the first build") { watching.count > 0 }
    try site.write(Site.model("B"), to: "models/new/deep/b.vcmodel.yaml")
    watching.wait("a new file in new folders") { figure("b").contains("B<") }
    try site.remove("models")
    watching.wait("the folder went") { watching.last?.hasErrors == true }
    try site.write(Site.model("Again"), to: "models/a.vcmodel.yaml")
    watching.wait("the folder came back") { figure().contains("Again<") }
    try watching.stop(site)
  }

  @Test func recoversFromMistakesInModelsPagesAndTheConfiguration() throws {
    let watching = Watching(site)
    watching.wait("the first build") { watching.count > 0 }
    try site.write("window: [", to: "models/a.vcmodel.yaml")
    watching.wait("the model is wrong") { watching.last?.hasErrors == true }
    #expect(figure().contains("A<"))
    try site.write("- nonsense", to: "vcgraph.yml")
    watching.wait("the configuration is wrong") { watching.last?.entries.isEmpty == true }
    try site.write("sources: [models]\npages: [docs]\n", to: "vcgraph.yml")
    watching.wait("the configuration is right again") { watching.last?.failed == 2 }
    try site.write(Site.model("Right"), to: "models/a.vcmodel.yaml")
    watching.wait("the model is right again") { figure().contains("Right<") }
    try watching.stop(site)
  }

  @Test func buildsFailedPageOnceItsInputExists() throws {
    try site.write("```vcgraph src: ../elsewhere/c.vcmodel.yaml\n```\n", to: "docs/q.template.md")
    let watching = Watching(site)
    watching.wait("the first build") { watching.last?.failed == 1 }
    try site.write("window: {id: 3", to: "elsewhere/c.vcmodel.yaml")
    watching.wait("a model that is wrong") {
      watching.last?.diagnostics.contains { $0.location?.file == "elsewhere/c.vcmodel.yaml" } == true
    }
    try site.write(Site.model("C"), to: "elsewhere/c.vcmodel.yaml")
    watching.wait("a model that is right") { (try? site.text(of: "docs/q.md"))?.contains("figures/q-c.svg") == true }
    try watching.stop(site)
  }

  @Test func seesThemesThatAppearAndChange() throws {
    try site.write("sources: [models]\nthemes: looks/brand.yml\n", to: "vcgraph.yml")
    let watching = Watching(site)
    watching.wait("the theme is missing") { watching.last?.failed == 1 }
    for color in ["#4a0a4a", "#0a4a0a"] {
      try site.write("colors: {text: '\(color)'}\n", to: "looks/brand.yml")
      watching.wait("the theme is \(color)") { figure().contains(color) }
    }
    try watching.stop(site)
  }

  @Test func ignoresFilesThatTheBuildWrites() throws {
    try site.write("<!-- vcgraph src: ../models/a.vcmodel.yaml -->\n<!-- /vcgraph -->\n", to: "docs/in-place.md")
    let watching = Watching(site)
    watching.wait("the first build") { watching.count > 0 }
    Thread.sleep(forTimeInterval: 1)
    // One more is possible if the clock could not distinguish the writing from the reading.
    #expect(watching.count <= 2)
    try watching.stop(site)
  }
}
