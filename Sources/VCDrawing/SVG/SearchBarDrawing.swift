import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCWords

/// Draws a search field, with a cancel button while the search is active.
struct SearchBarDrawing {
  let search: ScreenBar.Search
  let text: ScreenText

  static let height = 17.0

  func elements(in box: Rectangle) -> [SVGElement] {
    let painter = text.painter
    let style = TextStyle.screenTitle
    let title = search.cancelTitle.flatMap { style.lines(of: $0, width: box.width * 0.4, limit: 1).first }
    let cancel = search.isActive ? title.map { style.width(of: $0) + 6 } ?? 15.0 : 0
    let field = Rectangle(x: box.x + 8, y: box.y + 3, width: box.width - 16 - cancel, height: Self.height - 3)
    let line: ColorRole = search.isActive ? .accent : .placeholderLine
    var result = [
      painter.rectangle(
        field, radius: 6, painter.attributes(fill: .bar, stroke: line, width: search.isActive ? 1.3 : 0.8))
    ]
    result += SearchMark(center: Point(x: field.x + 9, y: field.midY)).elements(painter, color: .mutedText)
    if search.isActive {
      result.append(
        painter.line(
          [Point(x: field.x + 18, y: field.midY - 4), Point(x: field.x + 18, y: field.midY + 4)],
          painter.attributes(stroke: .accent, width: 1.2)))
      result += cancelButton(title, at: Point(x: box.maxX - 6, y: field.midY))
    } else {
      result += text.elements(say("Search"), centerX: field.x + 34, centerY: field.midY, width: field.width - 40)
    }
    return result
  }

  /// Returns the title of the button that cancels a search, or its symbol; its right end is at a point.
  private func cancelButton(_ title: String?, at end: Point) -> [SVGElement] {
    if let title {
      guard text.isShown else { return [] }
      return [
        text.painter.text(title, .screenTitle, x: end.x, baseline: end.y + 3.4, color: .accent, isTrailing: true)
      ]
    }
    return [1.0, -1].map { slope in
      text.painter.line(
        [Point(x: end.x - 9, y: end.y - 3 * slope), Point(x: end.x - 3, y: end.y + 3 * slope)],
        text.painter.attributes(stroke: .accent, width: 1.3))
    }
  }
}
