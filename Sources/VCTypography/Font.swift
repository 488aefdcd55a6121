/// A typeface at a size, measured with the metrics of Helvetica and Arial.
package struct Font: Hashable, Sendable {
  /// The size, in points.
  package var size: Double
  /// Whether the weight is bold.
  package var isBold: Bool

  /// Creates a font of a size in points.
  package init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
