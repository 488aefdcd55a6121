import VCDOT
import VCLayout
import VCSVG

/// A magnifying glass.
struct SearchMark {
  let center: Point

  func elements(_ painter: Painter, color: ColorRole) -> [SVGElement] {
    let paint = painter.attributes(stroke: color, width: 1.2)
    return [
      painter.circle(Point(x: center.x - 1, y: center.y - 1), radius: 3, paint),
      painter.line([Point(x: center.x + 1.2, y: center.y + 1.2), Point(x: center.x + 4, y: center.y + 4)], paint),
    ]
  }
}
