import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws the symbol for a kind of controller in a square.
struct MarkDrawing {
  let mark: NodeMark
  let corner: Point

  func elements(_ painter: Painter, color: ColorRole) -> [SVGElement] {
    let stroke = painter.attributes(stroke: color, width: 1.2)
    let fill = painter.attributes(fill: color)
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SVGElement {
      painter.rectangle(
        Rectangle(x: corner.x + x, y: corner.y + y, width: width, height: height), radius: 2, stroke)
    }
    func line(_ points: [(Double, Double)]) -> SVGElement {
      painter.line(points.map { Point(x: corner.x + $0.0, y: corner.y + $0.1) }, stroke)
    }
    func dot(_ x: Double, _ y: Double) -> SVGElement {
      painter.circle(Point(x: corner.x + x, y: corner.y + y), radius: 0.95, fill)
    }
    switch mark {
    case .content: return [frame(2.5, 1, 9, 12), line([(5, 4.5), (9, 4.5)])]
    case .navigation:
      return [frame(2.5, 1, 9, 12), line([(2.5, 5), (11.5, 5)]), line([(6.5, 7.2), (5, 8.8), (6.5, 10.4)])]
    case .tabBar:
      return [frame(2.5, 1, 9, 12), line([(2.5, 9.2), (11.5, 9.2)]), dot(5, 11.1), dot(7, 11.1), dot(9, 11.1)]
    case .split: return [frame(1, 2, 12, 10), line([(5.2, 2), (5.2, 12)])]
    case .page: return [frame(3.5, 1, 7, 9.6), dot(4.6, 12.6), dot(7, 12.6), dot(9.4, 12.6)]
    case .container: return [frame(1, 1.5, 12, 11), frame(3.8, 4.4, 6.4, 5.2)]
    case .alert: return [frame(1, 3, 12, 8), line([(1, 8), (13, 8)]), line([(7, 8), (7, 11)])]
    case .hosting: return [frame(2.5, 1, 9, 12), line([(4.8, 9.6), (9.2, 4.4)]), line([(4.8, 6.4), (7, 4)])]
    case .view: return [frame(2.5, 1, 9, 12), line([(5, 5), (9, 5), (9, 9), (5, 9), (5, 5)])]
    case .system:
      return [
        line([(7, 1), (12.4, 4), (12.4, 10), (7, 13), (1.6, 10), (1.6, 4), (7, 1)]),
        painter.circle(Point(x: corner.x + 7, y: corner.y + 7), radius: 2, stroke),
      ]
    }
  }
}
