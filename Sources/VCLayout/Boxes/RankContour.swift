import VCDOT

/// The ends of the boxes placed so far, along the axis across the ranks.
///
/// Parts of a figure are laid out separately, so their ranks may overlap without having the same middle.
struct RankContour {
  /// The last box of a rank.
  private struct End {
    var node: String
    /// The extent of the rank along the ranks' own axis.
    var rank: ClosedRange<Double>
    var position: Double
  }

  /// The ends of the ranks, by the middle of the rank.
  private var ends: [Int: End] = [:]

  /// Returns the first free position in a rank; `nil` if it is empty.
  /// - Parameter gap: The distance to keep from another box.
  /// - Complexity: O(*r*) for *r* ranks.
  func free(in rank: ClosedRange<Double>, gap: (String) -> Double) -> Double? {
    ends.values.filter { $0.rank.lowerBound < rank.upperBound && rank.lowerBound < $0.rank.upperBound }
      .map { $0.position + gap($0.node) }.max()
  }

  /// Adds a box after the others in its rank.
  mutating func add(_ node: String, in rank: ClosedRange<Double>, to position: Double) {
    let known = ends[Self.middle(rank)]?.rank ?? rank
    let whole = min(known.lowerBound, rank.lowerBound)...max(known.upperBound, rank.upperBound)
    ends[Self.middle(rank)] = End(node: node, rank: whole, position: position)
  }

  /// Extends the contour to a box that was moved.
  mutating func extend(to node: String, in rank: ClosedRange<Double>, to position: Double) {
    guard let end = ends[Self.middle(rank)], position > end.position else { return }
    add(node, in: rank, to: position)
  }

  private static func middle(_ rank: ClosedRange<Double>) -> Int {
    Int(((rank.lowerBound + rank.upperBound) / 2).rounded())
  }
}
