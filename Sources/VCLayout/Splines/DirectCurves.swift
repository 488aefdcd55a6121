import VCDOT

/// Draws edges that the layout has no path for as curves from box to box.
extension OrthogonalRouter {
  /// The number of other edges that a curve may cross; a routed path may avoid more.
  private static let mostCrossings = 2
  /// The distance between parallel edges.
  private static let apart = 9.0

  /// Draws curves from rank to rank where nothing is in their way. They look like the splines around them; what remains is routed.
  mutating func drawDirectCurves() {
    var parallels: [Set<Int>: Int] = [:]
    for edge in graph.edges.indices where !graph.edges[edge].isLoose {
      guard let tail = obstacles.ends[edge].tail, let head = obstacles.ends[edge].head else { continue }
      let number = parallels[[tail, head], default: 0]
      parallels[[tail, head]] = number + 1
      guard obstacles.paths[edge] == nil, let from = obstacles.boxes[tail], let to = obstacles.boxes[head] else {
        continue
      }
      let offset = Self.apart * Double((number + 1) / 2) * (number.isMultiple(of: 2) ? 1 : -1)
      guard let path = curve(from: from, to: to, offset: offset), obstacles.obstacles(of: path, edge).isEmpty,
        obstacles.edges(crossing: path, of: edge).count <= Self.mostCrossings
      else { continue }
      obstacles.set(path, nil, of: edge)
    }
  }

  /// Returns a curve between the facing sides of boxes in different ranks.
  /// - Parameter offset: The distance from the middle of the sides.
  private func curve(from tail: Rectangle, to head: Rectangle, offset: Double) -> EdgePath? {
    let axes = graph.axes
    let (from, to) = (axes.rank(tail), axes.rank(head))
    let isForward = from.upperBound < to.lowerBound
    guard isForward || to.upperBound < from.lowerBound else { return nil }
    let (start, end) = isForward ? (from.upperBound, to.lowerBound) : (from.lowerBound, to.upperBound)
    let turn = (start + end) / 2
    let (leaving, arriving) = (axes.middle(tail) + offset, axes.middle(head) + offset)
    return .curved([
      axes.point(along: start, across: leaving), axes.point(along: turn, across: leaving),
      axes.point(along: turn, across: arriving), axes.point(along: end, across: arriving),
    ])
  }
}
