import VCDOT
import VCLayout
import VCSVG

/// Draws the tip at the last of some points.
struct TipDrawing {
  let tip: EdgeStyle.Tip
  let points: [Point]

  func elements(_ painter: Painter, color: ColorRole) -> [SVGElement] {
    guard tip != .none, let end = points.last, let before = points.dropLast().last else { return [] }
    let length = max(
      ((end.x - before.x) * (end.x - before.x) + (end.y - before.y) * (end.y - before.y)).squareRoot(), 0.01)
    let ahead = (x: (end.x - before.x) / length, y: (end.y - before.y) / length)
    func point(back: Double, aside: Double) -> Point {
      Point(x: end.x - ahead.x * back - ahead.y * aside, y: end.y - ahead.y * back + ahead.x * aside)
    }
    switch tip {
    case .none: return []
    case .filled, .hollow:
      let corners = [end, point(back: 9.5, aside: 4.2), point(back: 9.5, aside: -4.2)]
      let paint =
        tip == .filled ? painter.attributes(fill: color) : painter.attributes(stroke: color, width: 1.4)
      return [polygon(corners, paint)]
    case .open:
      let corners = [point(back: 7, aside: 4), point(back: 0.8, aside: 0), point(back: 7, aside: -4)]
      return [painter.line(corners, painter.attributes(stroke: color, width: 1.5))]
    case .dot:
      return [painter.circle(point(back: 2.5, aside: 0), radius: 2.5, painter.attributes(fill: color))]
    }
  }

  private func polygon(_ corners: [Point], _ paint: [SVGElement.Attribute]) -> SVGElement {
    let points = corners.map { SVGNumber.text($0.x) + "," + SVGNumber.text($0.y) }.joined(separator: " ")
    return SVGElement("polygon", [.init("points", points)] + paint)
  }
}

extension EdgeStyle.Tip {
  /// The length of the edge's end that the tip covers.
  var length: Double {
    switch self {
    case .none: 0
    case .filled: 8
    case .hollow: 9
    case .open: 1.5
    case .dot: 5
    }
  }
}
