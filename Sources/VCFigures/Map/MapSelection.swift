import VCDiagram
import VCModel

extension MapContent {
  /// Returns what leads to the focus within `depth` edges, and, unless reversed, what the focus leads to.
  func near(_ focus: [String], depth: Int?, reverse: Bool) -> MapContent {
    let start = Set(focus)
    var reached = reach(from: start, depth: depth, \.target, \.source)
    if !reverse { reached.formUnion(reach(from: start, depth: depth, \.source, \.target)) }
    return keeping { reached.contains($0.id) }
  }

  /// Returns the screens within `depth` edges in one direction, including the start.
  private func reach(
    from start: Set<String>, depth: Int?, _ here: KeyPath<MapConnection, String>,
    _ there: KeyPath<MapConnection, String>
  ) -> Set<String> {
    let next = Dictionary(grouping: connections) { $0[keyPath: here] }
    var reached = start
    var frontier = start
    var steps = 0
    while !frontier.isEmpty, depth.map({ steps < $0 }) ?? true {
      let found = frontier.flatMap { next[$0] ?? [] }.map { $0[keyPath: there] }
      frontier = Set(found).subtracting(reached)
      reached.formUnion(frontier)
      steps += 1
    }
    return reached
  }

  /// The screens in reading order: entries first, each screen's targets after it.
  var inReadingOrder: MapContent {
    let places = MapTraversal(self).order
    let keys = screens.map { (places[$0.id] ?? .max, $0.id) }
    var result = self
    // Positions, since moving screens and looking up their places again for each comparison takes longer.
    result.screens = screens.indices.sorted { keys[$0] < keys[$1] }.map { screens[$0] }
    return result
  }
}
