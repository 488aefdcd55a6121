import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCReplay
import VCScan

private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// A folder with every feature of Interface Builder.
@Suite struct TourTests {
  private let map = NavigationScan().map(of: [here.appendingPathComponent("Fixtures/Tour").path])

  @Test func findsTheWayAcrossStoryboards() throws {
    let start = try map.controller(named: "PlantsViewController").id
    let end = try map.controller(named: "People").id
    let path = try #require(NavigationPaths(map).shortest(from: start, to: end))
    #expect(path.controllers == ["PlantsViewController", "Main#nav-02-aaa", "Main#tab-01-aaa", "PeopleViewController"])
  }

  /// Paths that push a navigation controller end with UIKit's exception, as in the app.
  @Test func replaysEveryShortestWay() {
    let paths = NavigationPaths(map)
    var count = 0
    for start in map.controllers where !start.isDangling {
      for end in paths.ends(reachedFrom: start.id) {
        guard let path = paths.shortest(from: start.id, to: end.id) else { continue }
        let replay = Replay(path.model(in: map))
        let isRefused = path.moves.contains { $0.transition.relation == .push && $0.to == "Main#cam-12-aaa" }
        let outcomes = replay.steps.map(\.outcome)
        #expect(isRefused || outcomes.allSatisfy { $0 == .performed }, "\(path.controllers) \(outcomes)")
        let isThere = replay.hierarchy.controllers.contains {
          $0.id.rawValue.hasPrefix(end.id) && replay.hierarchy.isConnectedToWindow($0.id)
        }
        #expect(isRefused || isThere, "\(path.controllers)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
