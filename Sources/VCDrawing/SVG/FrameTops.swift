import VCDiagram

/// The positions at which frames begin: without the room above them that only other parts of the story need.
///
/// Frames with a controller in common begin at the same position, so that it stays where it is. A new root of a window begins
/// another part of the story; its first frame still shows the old one.
struct FrameTops {
  private(set) var tops: [Double] = []

  /// - Parameter figures: The frames in order, each with the upper edge of its parts.
  init(_ figures: [(frame: DiagramFrame, top: Double)]) {
    var first = 0
    while first < figures.count {
      var next = first + 1
      while next < figures.count, Self.haveCommonNode(figures[next - 1].frame, figures[next].frame) { next += 1 }
      add(figures[first..<next].map(\.top), isWhole: first == 0)
      first = next
    }
  }

  private mutating func add(_ part: [Double], isWhole: Bool) {
    let later = isWhole ? part : Array(part.dropFirst())
    let top = later.min() ?? part.min() ?? 0
    tops += part.enumerated().map { number, own in number == 0 ? min(own, top) : top }
  }

  /// Returns whether a controller is in two successive frames, and stays after the second one.
  private static func haveCommonNode(_ one: DiagramFrame, _ next: DiagramFrame) -> Bool {
    let remaining = Set(next.nodes.filter { $0.change != .removed }.map(\.id))
    return one.nodes.contains { $0.change != .removed && remaining.contains($0.id) }
  }
}
