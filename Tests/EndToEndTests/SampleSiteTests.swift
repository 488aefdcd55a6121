import Foundation
import Testing

@Suite struct SampleSiteTests {
  private let folder: TemporaryFolder
  private var site: URL { folder.url.appendingPathComponent("site") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: BuiltProgram.package.appendingPathComponent("samples/site"), to: site)
    for made in [
      "docs/figures", "docs/index.md", "docs/start.de.md", "App.docc/Figures", ".vcgraph-cache", ".vcgraph-outputs",
    ] {
      try? FileManager.default.removeItem(at: site.appendingPathComponent(made))
    }
  }

  private func build(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(["build"] + arguments, in: site)
  }

  @Test func isBuiltOnceAndRedrawnWhereItDependsOnAChange() throws {
    #expect(try build("--check").status == 1)
    let first = try build()
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      folder.contents(of: "site/App.docc/Figures") == [
        "Shop.md", "Shop.svg", "Shop~dark.svg", "signing-in.md", "signing-in.svg", "signing-in~dark.svg",
      ])
    #expect(folder.contents(of: "site/docs/figures").contains("index-signing-in~dark.svg"))
    let figures = folder.contents(of: "site/docs/figures")
    #expect(figures.count { $0.hasSuffix("-de.svg") } == 15, "thirty figures in two languages")
    #expect(try folder.text(of: "site/docs/figures/checkout-chain-de.svg").contains("Zur Kasse"))
    #expect(try folder.text(of: "site/docs/start.de.md").contains("*Abbildung 1. "))
    try sizesAreThoseOfTheDocumentation()
    #expect(try build("--check").status == 0)
    let second = try build()
    #expect(
      second.errors.hasSuffix("37 figures from 20 sources and pages: 0 rebuilt, 20 up to date; 0 files written\n"))

    let model = try folder.text(of: "site/models/sharing.vcmodel.yaml")
    try folder.write(
      model.replacingOccurrences(of: "Garden chair", with: "Lamp"), to: "site/models/sharing.vcmodel.yaml")
    let check = try build("--check")
    #expect(check.status == 1)
    #expect(
      check.errors.contains("docs/figures/sharing-hierarchy.svg: stale: offer is now titled 'Lamp', was 'Garden chair'")
    )
    let third = try build()
    #expect(third.errors.contains("4 rebuilt, 16 up to date"))
    #expect(!third.errors.contains("signing-in"))

    let storyboard = try folder.text(of: "site/Shop/Base.lproj/Main.storyboard")
    try folder.write(
      storyboard.replacingOccurrences(of: "title=\"Offers\"", with: "title=\"Sale\""),
      to: "site/Shop/Base.lproj/Main.storyboard")
    #expect(
      try build("--check").errors.contains("App.docc/Figures/Shop.svg: stale: OffersViewController is now titled"))
    #expect(try build().errors.contains("1 rebuilt, 19 up to date"))
    try folder.write(storyboard, to: "site/Shop/Later.storyboard")
    #expect(try build().errors.contains("1 rebuilt, 19 up to date"), "a file that is new is part of the app")

    let theme = try folder.text(of: "site/looks/shop.yml")
    try folder.write(theme.replacingOccurrences(of: "#8a1f6a", with: "#6a1f8a"), to: "site/looks/shop.yml")
    #expect(try build("--check").errors.split(separator: "\n").allSatisfy { !$0.contains("App.docc") })
    #expect(try build().errors.contains("3 rebuilt, 17 up to date"), "the pages are drawn with the theme")
  }

  @Test func leavesOutputsWholeIfBuildIsKilled() throws {
    try #require(try build().status == 0)
    let chair = try outputs()
    try rename("Garden chair", to: "Lamp")
    try #require(try build().status == 0)
    let lamp = try outputs()
    for attempt in 0..<50 {
      try rename(
        attempt.isMultiple(of: 2) ? "Lamp" : "Garden chair", to: attempt.isMultiple(of: 2) ? "Garden chair" : "Lamp")
      let process = try BuiltProgram.start(["build"], in: site)
      Thread.sleep(forTimeInterval: Double(attempt * 7 % 50) / 500)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try outputs() {
        #expect(bytes == chair[name] || bytes == lamp[name], "\(name) is torn")
      }
    }
    try #require(try build().status == 0)
    #expect(try outputs() == lamp)
  }

  @Test func watchingDrawsEveryChange() throws {
    let process = try BuiltProgram.start(["build", "--watch"], in: site)
    defer {
      // Most signals are blocked in processes that tests start.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let figure = "docs/figures/sharing-hierarchy.svg"
    try wait {
      ((try? String(contentsOf: site.appendingPathComponent(figure), encoding: .utf8)) ?? "").contains("chair")
    }
    var name = "Garden chair"
    for number in 1...8 {
      try rename(name, to: "Lamp \(number)")
      name = "Lamp \(number)"
      try wait { try String(contentsOf: site.appendingPathComponent(figure), encoding: .utf8).contains(name) }
    }
  }

  private func rename(_ old: String, to new: String) throws {
    for model in ["signing-in", "sharing"] {
      let text = try folder.text(of: "site/models/\(model).vcmodel.yaml")
      try folder.write(text.replacingOccurrences(of: old, with: new), to: "site/models/\(model).vcmodel.yaml")
    }
  }

  /// All SVG files and pages of the site.
  private func outputs() throws -> [String: Data] {
    var outputs: [String: Data] = [:]
    for folder in ["docs", "docs/figures", "App.docc/Figures"] {
      for name in self.folder.contents(of: "site/\(folder)") where name.hasSuffix(".svg") || name.hasSuffix(".md") {
        outputs["\(folder)/\(name)"] = try Data(contentsOf: site.appendingPathComponent("\(folder)/\(name)"))
      }
    }
    return outputs
  }

  /// Waits until a condition holds, for a machine under load.
  private func wait(until isTrue: () throws -> Bool) throws {
    for _ in 0..<600 {
      if try isTrue() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("timed out after half a minute")
  }

  /// The table of `docs/site.md`, with tolerance for drawings that change slightly.
  private func sizesAreThoseOfTheDocumentation() throws {
    let text = try String(
      contentsOf: BuiltProgram.package.appendingPathComponent("docs/site.md"), encoding: .utf8)
    let rows = text.matches(of: /\| (\d+) SVGs \| (\d+) \|/).compactMap { row in
      Int(row.output.1).flatMap { count in Int(row.output.2).map { (count: count, size: $0) } }
    }
    let figures = folder.contents(of: "site/docs/figures")
    let pages = figures.filter { name in ["index-", "sharing-sharing", "start.de-"].contains { name.hasPrefix($0) } }
    let catalog = folder.contents(of: "site/App.docc/Figures").filter { $0.hasSuffix(".svg") }
    let groups = [
      figures.filter { !pages.contains($0) }.map { "docs/figures/\($0)" }, pages.map { "docs/figures/\($0)" },
      catalog.map { "App.docc/Figures/\($0)" },
    ]
    #expect(rows.map(\.count) == groups.map(\.count))
    for (row, files) in zip(rows, groups) {
      let size = try files.map { try folder.text(of: "site/\($0)").utf8.count }.reduce(0, +) / 1000
      #expect(abs(size - row.size) * 10 <= row.size, "\(size) kB in place of \(row.size)")
    }
  }
}
