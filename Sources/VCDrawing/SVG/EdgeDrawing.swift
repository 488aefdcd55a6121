import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws an edge: its path, the tips at its ends, and its label.
struct EdgeDrawing {
  let edge: DiagramEdge
  let path: EdgePath
  let label: Rectangle?

  func elements(_ painter: Painter) -> [SVGElement] {
    let style = EdgeStyle(edge.kind)
    let color = edge.change?.role ?? style.color
    let trimmed = path.trimmed(start: style.tail.length, end: style.head.length)
    let line = painter.path(
      trimmed.svg,
      painter.attributes(
        stroke: color, width: (painter.style.width ?? style.width) + (edge.change == .added ? 0.6 : 0),
        dashes: painter.style.dashes ?? style.dashes))
    let points = path.flattened
    var result = [line]
    result += TipDrawing(tip: style.tail, points: points.reversed()).elements(painter, color: color)
    result += TipDrawing(tip: style.head, points: points).elements(painter, color: color)
    if let change = edge.change, change == .removed, let place = crossPlace(points) {
      result += ChangeDrawing(change: change).cross(at: place, painter)
    }
    if let label { result += text(in: label, painter, color: color == .line ? .mutedText : color) }
    return result
  }

  private func text(in box: Rectangle, _ painter: Painter, color: ColorRole) -> [SVGElement] {
    let style = TextStyle.edgeLabel
    return edge.label.enumerated().flatMap { position, line in
      let baseline = box.y + Double(position) * style.lineHeight + style.ascent
      let text = painter.text(line, style, x: box.midX, baseline: baseline, color: color, isCentered: true)
      guard edge.change == .removed else { return [text] }
      return [
        text, ChangeDrawing.strike(line, style, x: box.midX - style.width(of: line) / 2, baseline: baseline, painter),
      ]
    }
  }

  /// Returns a place near the middle of the edge, clear of its label.
  private func crossPlace(_ points: [Point]) -> Point? {
    let places = [0.5, 0.38, 0.62, 0.26, 0.74].compactMap { EdgePath.orthogonal(points).point(at: $0) }
    let box = label?.grown(by: 7)
    return places.first { place in box.map { !$0.contains(place) } ?? true } ?? places.first
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
