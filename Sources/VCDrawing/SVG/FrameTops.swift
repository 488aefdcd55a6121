import VCDiagram

/// The upper edges of frames, without the room above them that only other frames need.
///
/// Successive frames with a controller in common form a run and share an upper edge, so that the controller keeps its position.
/// A new root view controller begins another run, whose first frame still shows the old root.
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

  /// Adds the shared upper edge of a run. The first frame of a later run may begin higher, because of the root that it removes.
  private mutating func add(_ run: [Double]) {
    let shared = tops.isEmpty ? run[...] : run.dropFirst()
    let top = shared.min() ?? run.min() ?? 0
    tops += run.enumerated().map { number, own in number == 0 ? min(own, top) : top }
  }

  /// Returns whether two successive frames have a controller in common that neither of them removes.
  private static func haveCommonNode(_ one: DiagramFrame, _ next: DiagramFrame) -> Bool {
    let remaining = Set(next.nodes.filter { $0.change != .removed }.map(\.id))
    return one.nodes.contains { $0.change != .removed && remaining.contains($0.id) }
  }
}
