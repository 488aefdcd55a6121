/// What makes a figure hard to read, counted.
package struct LayoutFaults: Comparable, Hashable, Sendable {
  /// Lines through boxes that are not their ends, lines through labels, lines on each other, labels on boxes and on each other.
  package internal(set) var collisions = 0
  /// Pairs of lines that cross.
  package internal(set) var crossings = 0

  /// Nothing to stumble over.
  package init() {}

  package init(collisions: Int, crossings: Int) {
    self.collisions = collisions
    self.crossings = crossings
  }

  static func - (left: Self, right: Self) -> Self {
    Self(collisions: left.collisions - right.collisions, crossings: left.crossings - right.crossings)
  }

  /// Collisions weigh more than any number of crossings.
  package static func < (left: Self, right: Self) -> Bool {
    (left.collisions, left.crossings) < (right.collisions, right.crossings)
  }
}

extension PlacedGraph {
  /// Counts what a reader would stumble over.
  package var faults: LayoutFaults { ObstacleIndex(self).faults }
}
