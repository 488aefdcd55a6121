/// Finds paths through a map and replays each of them by UIKit's rules.
///
/// A path is discarded if its replay does not end with the target on screen. One that UIKit would refuse or stop is
/// kept and reported as such.
public struct PathSearch: Sendable {
  private let map: NavigationMap
  private let paths: NavigationPaths
  private let environment: DeviceEnvironment?
  /// The number of paths tried for each requested one.
  private static let tries = 20

  /// - Parameters:
  ///   - map: The map to search.
  ///   - environment: The device; any by default.
  public init(_ map: NavigationMap, on environment: DeviceEnvironment? = nil) {
    self.map = map
    self.environment = environment
    paths = environment.map { NavigationPaths(map, widths: [$0.horizontalSizeClass]) } ?? NavigationPaths(map)
  }

  /// Returns the paths that visit no controller twice, those with the fewest steps first.
  /// - Returns: At most `limit` paths, and whether the search was complete.
  public func paths(from start: String, to end: String, limit: Int) -> (reports: [PathReport], isComplete: Bool) {
    let first = paths.paths(from: start, to: end, limit: limit)
    let reports = first.paths.compactMap(report)
    if reports.count == first.paths.count || first.isComplete { return (reports, first.isComplete) }
    let more = paths.paths(from: start, to: end, limit: limit * Self.tries)
    let all = more.paths.lazy.compactMap(report)
    let found = Array(all.prefix(limit))
    return (found, more.isComplete && found.count < limit)
  }

  /// Returns the controllers with a path to another one, nearest first, each with the number of steps.
  public func starts(reaching end: String) -> [(id: String, steps: Int)] { paths.starts(reaching: end) }

  /// Returns the path in the size classes in which the replay ends on its target; `nil` if there are none.
  private func report(_ path: MapPath) -> PathReport? {
    if let environment {
      let report = PathReport(path, in: map, on: environment)
      return report.isOnScreen || report.isStopped ? report : nil
    }
    var path = path
    let possible = path.widths.filter { width in
      let report = PathReport(path, in: map, on: DeviceEnvironment(idiom: width == .compact ? .phone : .pad))
      return report.isOnScreen || report.isStopped
    }
    path.widths = possible
    return possible.isEmpty ? nil : PathReport(path, in: map)
  }
}
