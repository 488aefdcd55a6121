/// The number of faults that make a figure hard to read.
package struct LayoutFaults: Comparable, Hashable, Sendable {
  /// Edges across boxes that are not their ends, edges across labels, overlapping edges, labels on boxes, and overlapping
  /// labels.
  package internal(set) var collisions = 0
  /// Pairs of crossing edges.
  package internal(set) var crossings = 0

  /// Creates a count without faults.
  package init() {}

  package init(collisions: Int, crossings: Int) {
    self.collisions = collisions
    self.crossings = crossings
  }

  static func - (left: Self, right: Self) -> Self {
    Self(collisions: left.collisions - right.collisions, crossings: left.crossings - right.crossings)
  }

  /// Compares two counts; a collision outweighs any number of crossings.
  package static func < (left: Self, right: Self) -> Bool {
    (left.collisions, left.crossings) < (right.collisions, right.crossings)
  }
}

extension PlacedGraph {
  /// The faults of the figure.
  package var faults: LayoutFaults { ObstacleIndex(self).faults }
}
