import VCDOT
import VCLayout
import VCSVG

/// The bar at a box's foot that tells how much of a controller is covered: all of it, half of it for a part, or nothing.
///
/// It stands where no text does, also in fonts that are wider than those that were measured.
struct CoverBar {
  /// How much of the foot it takes, from the right.
  let share: Double
  let box: Rectangle

  /// How far it is from the foot, how thick it is, and how far it stays from the corners.
  private static let place = (inset: 2.5, height: 3.0, rounding: 7.0)

  func elements(_ painter: Painter) -> [SVGElement] {
    guard share > 0 else { return [] }
    let rounding = min(Self.place.rounding, box.width / 5)
    let width = (box.width - 2 * rounding) * share
    let bar = Rectangle(
      x: box.maxX - rounding - width, y: box.maxY - Self.place.inset - Self.place.height, width: width,
      height: Self.place.height)
    return [painter.rectangle(bar, radius: Self.place.height / 2, painter.attributes(fill: .coveredLine))]
  }
}
