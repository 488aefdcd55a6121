import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

/// Real storyboards that are beside the repository on some machines.
private let corpus: String? = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return ["../shared/corpus/storyboards", "../../shared/corpus/storyboards"]
    .map { root.appendingPathComponent($0).standardizedFileURL.path }
    .first { FileManager.default.fileExists(atPath: $0) }
}()

/// Properties of every path through every map.
@Suite struct PathPropertyTests {
  /// The search finds the paths that the rules of `docs/paths.md` give, in each width.
  @Test(arguments: 1...60) func aSearchFindsWhatTheRulesGive(seed: Int) {
    let map = RandomNavigationMap.map(seed: UInt64(seed), screens: 9)
    for width in SizeClass.allCases {
      let paths = NavigationPaths(map, widths: [width])
      let slow = SlowSearch(map: map, width: width)
      for start in map.controllers.map(\.id) { compare(paths, slow, start, "seed \(seed), \(width)") }
    }
  }

  private func compare(_ paths: NavigationPaths, _ slow: SlowSearch, _ start: String, _ name: String) {
    let nearest = slow.shortest(from: start)
    let ends = Dictionary(uniqueKeysWithValues: paths.ends(reachedFrom: start).map { ($0.id, $0.steps) })
    #expect(ends == nearest.filter { $0.key != start }, "\(name), from \(start)")
    for end in slow.map.controllers.map(\.id) where end != start {
      #expect(paths.shortest(from: start, to: end)?.stepCount == nearest[end], "\(name), \(start) to \(end)")
    }
  }

  @Test(arguments: 1...40) func everySimplePathIsFound(seed: Int) {
    let map = RandomNavigationMap.map(seed: UInt64(seed), screens: 6)
    for width in SizeClass.allCases {
      let paths = NavigationPaths(map, widths: [width])
      let slow = SlowSearch(map: map, width: width)
      for start in map.controllers.map(\.id) {
        for end in map.controllers.map(\.id) where end != start {
          let found = paths.paths(from: start, to: end, limit: 10_000)
          let all = Set(found.paths.map { SlowSearch.Path(controllers: $0.controllers, steps: $0.stepCount) })
          #expect(found.isComplete)
          #expect(all == slow.all(from: start, to: end), "seed \(seed), \(width), \(start) to \(end)")
        }
      }
    }
  }

  /// The steps of the text, the replay and the figure are the same, and the target is on screen unless UIKit stops the
  /// path.
  @Test(arguments: 1...60) func everyPathEndsOnScreen(seed: Int) {
    let map = RandomNavigationMap.map(seed: UInt64(seed), screens: 9)
    var count = 0
    for start in map.controllers.map(\.id) {
      for end in map.controllers.map(\.id) where end != start {
        for report in PathSearch(map).paths(from: start, to: end, limit: 5).reports {
          check(report.path, in: map, "seed \(seed)")
          count += 1
        }
      }
    }
    #expect(count > 10)
  }

  private func check(_ path: MapPath, in map: NavigationMap, _ name: String) {
    for width in path.widths {
      let environment = DeviceEnvironment(idiom: width == .compact ? .phone : .pad)
      let report = PathReport(path, in: map, on: environment)
      #expect(report.replay.steps.count == path.stepCount, "\(name), \(width): \(report.text)")
      #expect(report.isOnScreen || !report.isPerformed, "\(name), \(width): \(report.text)")
      // A step that UIKit refuses is not possible, which is not a fault of the path. Where a collapsed split view puts
      // a detail, and whether it shows it, only the replay determines.
      let stopped = report.replay.steps.first { $0.outcome != .performed }
      let isAboutDetails = path.moves.contains { [.showDetail, .replace].contains($0.transition.relation) }
      let expected: Set = ["push-navigation-controller", "push-split", "popover-without-anchor"]
      #expect(
        stopped == nil || isAboutDetails || expected.isSuperset(of: stopped?.diagnostics.map(\.code) ?? []),
        "\(name), \(width): \(report.text)")
    }
  }

  @Test(.enabled(if: corpus != nil, "needs ../shared/corpus")) func holdForRealStoryboards() throws {
    let corpus = try #require(corpus)
    var pairs = 0
    for app in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let map = NavigationScan().map(of: [corpus + "/" + app])
      let all = map.controllers.map(\.id)
      for width in SizeClass.allCases {
        let paths = NavigationPaths(map, widths: [width])
        let slow = SlowSearch(map: map, width: width)
        for start in all {
          let nearest = slow.shortest(from: start).filter { $0.key != start }
          let ends = Dictionary(uniqueKeysWithValues: paths.ends(reachedFrom: start).map { ($0.id, $0.steps) })
          #expect(ends == nearest, "\(app), \(width), from \(start)")
          for end in nearest.keys.sorted() {
            guard let path = paths.shortest(from: start, to: end) else { continue }
            #expect(path.stepCount == nearest[end], "\(app), \(width), \(start) to \(end)")
            check(path, in: map, app)
            let isReplaced = path.moves.contains { [.showDetail, .replace].contains($0.transition.relation) }
            #expect(isReplaced || PathReport(path, in: map).isOnScreen || !PathReport(path, in: map).isPerformed)
            pairs += 1
          }
        }
      }
    }
    #expect(pairs > 500)
  }

  /// The same for every path that visits no controller twice, if there are few enough for both to list.
  @Test(.enabled(if: corpus != nil, "needs ../shared/corpus")) func everySimpleWayThroughRealStoryboardsIsFound() throws
  {
    let corpus = try #require(corpus)
    var (pairs, all) = (0, 0)
    for app in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let map = NavigationScan().map(of: [corpus + "/" + app])
      for width in SizeClass.allCases {
        let paths = NavigationPaths(map, widths: [width])
        let slow = SlowSearch(map: map, width: width)
        for start in map.controllers.map(\.id) {
          for end in paths.ends(reachedFrom: start).map(\.id) {
            let found = paths.paths(from: start, to: end, limit: 50)
            guard found.isComplete else { continue }
            let known = Set(found.paths.map { SlowSearch.Path(controllers: $0.controllers, steps: $0.stepCount) })
            #expect(known == slow.all(from: start, to: end), "\(app), \(width), \(start) to \(end)")
            pairs += 1
            all += known.count
          }
        }
      }
    }
    #expect(pairs > 500 && all > pairs)
  }
}
