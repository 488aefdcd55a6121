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
