import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCTypography

/// Draws the marks of added and removed parts, which never rely on colour alone.
struct ChangeDrawing {
  let change: DiagramNode.Change

  static let badgeRadius = 7.0

  /// Returns a disc with a plus or a cross.
  func badge(at center: Point, _ painter: Painter) -> [SVGElement] {
    let reach = 3.2
    let stroke = painter.attributes(stroke: .page, width: 1.6)
    let disc = painter.circle(center, radius: Self.badgeRadius, painter.attributes(fill: change.role))
    return [disc] + strokes(at: center, reach: reach, upright: change == .added, painter, stroke)
  }

  /// Returns a cross on an edge.
  func cross(at center: Point, _ painter: Painter) -> [SVGElement] {
    strokes(at: center, reach: 4.5, upright: false, painter, painter.attributes(stroke: change.role, width: 2))
  }

  private func strokes(
    at center: Point, reach: Double, upright: Bool, _ painter: Painter, _ paint: [SVGElement.Attribute]
  ) -> [SVGElement] {
    let directions = upright ? [(1.0, 0.0), (0.0, 1.0)] : [(0.75, 0.75), (0.75, -0.75)]
    return directions.map { direction in
      let (x, y) = (direction.0 * reach, direction.1 * reach)
      return painter.line([Point(x: center.x - x, y: center.y - y), Point(x: center.x + x, y: center.y + y)], paint)
    }
  }

  /// Returns a bar before a row, or before the label of a family, whose content has changed.
  static func bar(x: Double, middle: Double, _ painter: Painter) -> SVGElement {
    let place = Rectangle(x: x, y: middle - 7, width: 3, height: 14)
    return painter.rectangle(place, radius: 1.5, painter.attributes(fill: .added))
  }

  /// Returns a strikethrough for a line of text.
  static func strike(_ text: String, _ style: TextStyle, x: Double, baseline: Double, _ painter: Painter) -> SVGElement
  {
    let y = baseline - style.font.size * 0.3
    return painter.line(
      [Point(x: x - 2, y: y), Point(x: x + style.width(of: text) + 2, y: y)],
      painter.attributes(stroke: .removed, width: 1.4))
  }
}

extension DiagramNode.Change {
  /// The colour of an addition or a removal.
  var role: ColorRole { self == .added ? .added : .removed }
}
