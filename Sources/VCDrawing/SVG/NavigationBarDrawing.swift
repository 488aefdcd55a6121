import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws a navigation bar with its back button and its title.
struct NavigationBarDrawing {
  let bar: ScreenBar
  let text: ScreenText

  /// The width of a back button with the space around it, and the space at a side of a bar without one.
  private static let backButton = 19.0
  private static let barInset = 5.0
  static let leastInset = 2.0

  func elements(in box: Rectangle, radius: Double) -> [SVGElement] {
    let painter = text.painter
    let height = min(ContentDrawing.navigationBar, box.height)
    let place = Rectangle(x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: height)
    var result = [painter.rectangle(place, radius: min(radius, 9), painter.attributes(fill: .bar))]
    result.append(
      painter.line(
        [Point(x: box.x, y: place.maxY), Point(x: box.maxX, y: place.maxY)],
        painter.attributes(stroke: .placeholderLine, width: 0.8)))
    let arrow = Rectangle(x: box.x + 9, y: place.midY - 4, width: 6, height: 11)
    // A partly covered arrow would be a meaningless stroke.
    if bar.canGoBack, text.isShown, !text.covers.contains(where: arrow.intersects) {
      let x = box.x + 10
      let y = place.midY + 1.5
      result.append(
        painter.line(
          [Point(x: x + 3.5, y: y - 4), Point(x: x, y: y), Point(x: x + 3.5, y: y + 4)],
          painter.attributes(stroke: .accent, width: 1.4)))
    }
    let items = text.covers.filter {
      $0.intersects(place) && $0.x > place.midX && $0.maxX > place.maxX - Self.backButton
    }
    return result + text.elements(bar.title, in: titlePlace(in: place, beside: items))
  }

  /// Returns the place of a title in a bar: in the middle, or right beside the back button if it is too long for that.
  /// - Parameter items: The areas of items at the other end, beside which the title has the rest.
  private func titlePlace(in place: Rectangle, beside items: [Rectangle] = []) -> Rectangle {
    let side = bar.canGoBack ? Self.backButton : items.isEmpty ? Self.barInset : Self.leastInset
    let end = items.reduce(place.maxX - Self.barInset) { min($0, $1.x) }
    let middle = place.grown(by: -max(side, place.maxX - end))
    let isLong = TextStyle.screenTitle.width(of: bar.title) > middle.width
    let (left, right) = isLong ? (place.x + side, end) : (middle.x, middle.maxX)
    return Rectangle(x: left, y: place.y + 1.5, width: max(right - left, 0), height: place.height)
  }

  /// Whether a title is below its bar, which has no room for a readable part of it.
  func hasTitleBelow(in box: Rectangle) -> Bool {
    let style = TextStyle.screenTitle
    func isReadable(_ width: Double) -> Bool {
      style.start(of: bar.title, width: width).isReadable(as: bar.title.singleLine)
    }
    return !isReadable(titlePlace(in: box).width) && isReadable(box.width - 2 * Self.leastInset)
  }
}
