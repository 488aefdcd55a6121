/// A typeface at a size, measured with the metrics of Helvetica and Arial.
public struct Font: Hashable, Sendable {
  /// Points.
  public var size: Double
  public var isBold: Bool

  public init(size: Double, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }
}
