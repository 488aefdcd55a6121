import VCDOT
import VCLayout
import VCSVG

/// The bar at a box's foot that tells how much of a controller is covered.
///
/// It stands where no text does, also in fonts that are wider than those that were measured.
struct CoverBar {
  /// How much of the foot it takes, from the right.
  enum Length {
    /// A part of the controller is covered.
    case half
    /// All of it is.
    case whole
    /// Nobody knows how much.
    case broken
  }

  let length: Length
  let box: Rectangle

  /// How far it is from the foot, how thick it is, and how far it stays from the corners.
  private static let place = (inset: 2.0, height: 4.0, rounding: 7.0)
  /// The length of a piece of a broken bar with the gap behind it, about, and the part of that which is drawn.
  private static let piece = (period: 9.0, drawn: 0.45)

  func elements(_ painter: Painter) -> [SVGElement] {
    let rounding = min(Self.place.rounding, box.width / 5)
    let (start, end) = (box.x + rounding, box.maxX - rounding)
    switch length {
    case .half: return [bar(from: (start + end) / 2, to: end, painter)]
    case .whole: return [bar(from: start, to: end, painter)]
    case .broken:
      // Whole pieces: the last one ends where a whole bar would.
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
