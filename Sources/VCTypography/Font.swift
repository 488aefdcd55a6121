/// A typeface at a size, measured with the metrics of Helvetica and Arial.
package struct Font: Hashable, Sendable {
  /// Points.
  package var size: Double
  /// Whether the bold weight is measured.
  package var isBold: Bool

  /// A font of a size in points.
  package init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
