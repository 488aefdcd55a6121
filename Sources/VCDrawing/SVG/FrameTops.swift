import VCDiagram

/// The upper edges of frames, without the room above them that only other frames need.
///
/// Successive frames with a controller in common form a run and share an upper edge, so that the controller keeps its position,
/// until much of the room above them is of no use to any later frame of the run. A new root view controller begins another run,
/// whose first frame still shows the old root.
struct FrameTops {
  private(set) var tops: [Double] = []

  /// - Parameter figures: The frames in order, each with the upper edge of its parts.
  init(_ figures: [(frame: DiagramFrame, top: Double)]) {
    var first = 0
    while first < figures.count {
      var next = first + 1
      while next < figures.count, Self.haveCommonNode(figures[next - 1].frame, figures[next].frame) { next += 1 }
      add(figures[first..<next].map(\.top))
      first = next
    }
  }

  /// The room that frames omit at the cost of the position that they share with earlier ones.
  private static let muchRoom = 100.0

  /// Adds the shared upper edges of a run. The first frame of a later run may begin higher, because of the root that it removes.
  private mutating func add(_ run: [Double]) {
    let isFirst = tops.isEmpty
    var shared: [Double] = []
    for own in run.dropFirst(isFirst ? 0 : 1).reversed() { shared.append(min(own, shared.last ?? own)) }
    var top = shared.last ?? run.first ?? 0
    if !isFirst, let own = run.first { tops.append(min(own, top)) }
    for rest in shared.reversed() {
      if rest > top + Self.muchRoom { top = rest }
      tops.append(top)
    }
  }

  /// Returns whether two successive frames have a controller in common that neither of them removes.
  private static func haveCommonNode(_ one: DiagramFrame, _ next: DiagramFrame) -> Bool {
    let remaining = Set(next.nodes.filter { $0.change != .removed }.map(\.id))
    return one.nodes.contains { $0.change != .removed && remaining.contains($0.id) }
  }
}
