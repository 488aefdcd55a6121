import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan

private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// A folder with one of everything that Interface Builder can say.
@Suite struct TourTests {
  private let map = NavigationScan().map(of: [here.appendingPathComponent("Fixtures/Tour").path])

  @Test func matchesTheGolden() throws {
    let golden = here.appendingPathComponent("Goldens/Tour.json")
    let text = NavigationMapJSON.write(map)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try Data(text.utf8).write(to: golden) }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "run with RECORD_GOLDENS=1 and read the difference")
  }

  @Test func readsItsOwnJSON() {
    let result = NavigationMapJSON.read(Array(NavigationMapJSON.write(map).utf8), file: "tour.json")
    #expect(result.diagnostics == [])
    #expect(result.value == map)
  }

  @Test func findsTheWayAcrossStoryboards() throws {
    let start = try map.controller(named: "PlantsViewController").id
    let end = try map.controller(named: "People").id
    let path = try #require(NavigationPaths(map).shortest(from: start, to: end))
    #expect(path.controllers == ["PlantsViewController", "Main#nav-02-aaa", "Main#tab-01-aaa", "PeopleViewController"])
  }
}
