/// A typeface at a size, measured with the metrics of Helvetica and Arial.
public struct Font: Hashable, Sendable {
  /// Points.
  public var size: Double
  /// Whether the bold weight is measured.
  public var isBold: Bool

  /// A font of a size in points.
  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
