import VCDOT
import VCLayout
import VCSVG

/// The bar at the bottom of a box that shows how much of a controller is covered.
///
/// It is in an area without text, also with fonts that are wider than the measured ones.
struct CoverBar {
  /// The length of the bar, from the right.
  enum Length {
    /// A part of the controller is covered.
    case half
    /// The whole controller is covered.
    case whole
    /// The covered part is unknown.
    case broken
  }

  let length: Length
  let box: Rectangle

  /// The distance from the bottom, the thickness, and the distance from the corners.
  private static let place = (inset: 1.5, height: 3.5, rounding: 7.0)
  /// The approximate length of a piece of a broken bar with its gap, and the drawn fraction of it.
  private static let piece = (period: 9.0, drawn: 0.45)

  func elements(_ painter: Painter) -> [SVGElement] {
    let rounding = min(Self.place.rounding, box.width / 5)
    let (start, end) = (box.x + rounding, box.maxX - rounding)
    switch length {
    case .half: return [bar(from: (start + end) / 2, to: end, painter)]
    case .whole: return [bar(from: start, to: end, painter)]
    case .broken:
      // Only whole pieces, so that the last one ends where a whole bar would.
      let gaps = max(1, ((end - start) / Self.piece.period).rounded())
      let period = (end - start) / (gaps + Self.piece.drawn)
      return (0...Int(gaps)).map { index in
        let x = start + Double(index) * period
        return bar(from: x, to: x + period * Self.piece.drawn, painter)
      }
    }
  }

  private func bar(from start: Double, to end: Double, _ painter: Painter) -> SVGElement {
    let place = Rectangle(
      x: start, y: box.maxY - Self.place.inset - Self.place.height, width: end - start, height: Self.place.height)
    return painter.rectangle(place, radius: Self.place.height / 2, painter.attributes(fill: .coveredLine))
  }
}
