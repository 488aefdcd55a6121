/// Finds ways through a map and tries each of them by UIKit's rules.
///
/// A way at whose end the replay does not show the target is none. One that UIKit would refuse or stop is, and says so.
public struct WaySearch: Sendable {
  private let map: NavigationMap
  private let paths: NavigationPaths
  private let environment: DeviceEnvironment?
  /// So many ways are tried for each one that is wanted.
  private static let tries = 20

  /// - Parameters:
  ///   - map: The map that is searched.
  ///   - environment: The device that counts; any when not given.
  public init(_ map: NavigationMap, on environment: DeviceEnvironment? = nil) {
    self.map = map
    self.environment = environment
    paths = environment.map { NavigationPaths(map, widths: [$0.horizontalSizeClass]) } ?? NavigationPaths(map)
  }

  /// The ways that pass no controller twice, those with the fewest steps first.
  /// - Returns: At most `limit` ways, and whether there may be more.
  public func ways(from start: String, to end: String, limit: Int) -> (reports: [WayReport], isComplete: Bool) {
    let first = paths.ways(from: start, to: end, limit: limit)
    let reports = first.paths.compactMap(report)
    if reports.count == first.paths.count || first.isComplete { return (reports, first.isComplete) }
    let more = paths.ways(from: start, to: end, limit: limit * Self.tries)
    let all = more.paths.lazy.compactMap(report)
    let found = Array(all.prefix(limit))
    return (found, more.isComplete && found.count < limit)
  }

  /// The controllers from which there is a way to one, the nearest first, each with how many steps it takes.
  public func starts(reaching end: String) -> [(id: String, steps: Int)] { paths.starts(reaching: end) }

  /// The way in the widths in which the replay shows its end; `nil` when there are none.
  private func report(_ path: MapPath) -> WayReport? {
    if let environment {
      let report = WayReport(path, in: map, on: environment)
      return report.isOnScreen || report.isStopped ? report : nil
    }
    var path = path
    let possible = path.widths.filter { width in
      let report = WayReport(path, in: map, on: DeviceEnvironment(idiom: width == .compact ? .phone : .pad))
      return report.isOnScreen || report.isStopped
    }
    path.widths = possible
    return possible.isEmpty ? nil : WayReport(path, in: map)
  }
}
