import VCDOT
import VCDiagram
import VCLayout
import VCSVG

// Placeholders for content that a model does not describe.
extension ContentDrawing {
  /// Returns rows for lists and narrow screens, or a picture with lines for other screens.
  func placeholder(_ mark: NodeMark, in box: Rectangle, isList: Bool) -> [SVGElement] {
    guard box.width > 24, box.height > 24 else { return [] }
    let inside = box.grown(by: -8)
    if mark == .content, isList || box.width < 60 { return rows(in: inside) }
    return picture(in: inside)
  }

  private func rows(in box: Rectangle) -> [SVGElement] {
    let step = 21.0
    let count = min(Int(box.height / step), 7)
    let widths = [0.62, 0.8, 0.5, 0.7, 0.58, 0.75, 0.6]
    return (0..<max(count, 0)).flatMap { row -> [SVGElement] in
      let middle = box.y + (Double(row) + 0.5) * step
      let start = box.x + 15
      let bar = Rectangle(x: start, y: middle - 2.5, width: max((box.maxX - start) * widths[row], 4), height: 5)
      return [
        painter.circle(Point(x: box.x + 5, y: middle), radius: 4.5, shape),
        painter.rectangle(bar, radius: 2.5, shape),
      ]
    }
  }

  private func picture(in box: Rectangle) -> [SVGElement] {
    let image = Rectangle(x: box.x, y: box.y, width: box.width, height: box.height * 0.6)
    var result = [painter.rectangle(image, radius: 4, shape)]
    var y = image.maxY + 8
    for width in [0.9, 0.7, 0.8] where y + 5 < box.maxY {
      result.append(
        painter.rectangle(Rectangle(x: box.x, y: y, width: box.width * width, height: 5), radius: 2.5, shape))
      y += 12
    }
    return result
  }

  private var shape: [SVGElement.Attribute] {
    painter.attributes(fill: .placeholder, stroke: .placeholderLine, width: 0.8)
  }
}
