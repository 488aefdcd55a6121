import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// Draws an alert or an action sheet with its buttons (R174).
struct AlertDrawing {
  let painter: Painter
  let alert: ScreenAlert
  /// Whether it is an action sheet, in which all buttons are one below the other.
  let isSheet: Bool
  /// Whether to draw text, which only the frontmost layer has.
  let hasText: Bool

  private static let titleHeight = (oneLine: 24.0, twoLines: 34.0)
  private static let buttonHeight = 16.0
  /// The inset of a title from the borders at its sides.
  private static let inset = 4.0
  /// The inset of a button's text from its borders.
  private static let buttonInset = 2.0

  /// Returns the height of an alert's box for a given width.
  static func height(of content: ScreenContent, isSheet: Bool, width: Double) -> Double {
    guard case .alert(let alert) = content else { return 62 }
    let isInRow = !isSheet && (alert.actions.count < 2 || fitsInRow(alert.actions, width: width))
    let rows = isInRow ? 1 : alert.actions.count
    let title = titleHeight(of: alert, width: width)
    return max(title + Double(rows) * buttonHeight + 6, isSheet ? 56 : 54)
  }

  /// Returns whether there are two buttons whose titles fit side by side.
  private static func fitsInRow(_ actions: [ScreenAlert.Action], width: Double) -> Bool {
    actions.count == 2
      && actions.allSatisfy { TextStyle.screenTitle.width(of: $0.title) <= width / 2 - 2 * buttonInset }
  }

  private static func titleHeight(of alert: ScreenAlert, width: Double) -> Double {
    let lines = TextStyle.screenTitle.lines(of: alert.title, width: width - 2 * inset, limit: 2)
    return lines.count > 1 ? titleHeight.twoLines : titleHeight.oneLine
  }

  func elements(in box: Rectangle) -> [SVGElement] {
    guard !alert.actions.isEmpty else { return plain(box) }
    let isBesideEachOther = !isSheet && Self.fitsInRow(alert.actions, width: box.width)
    let actions = ordered(isBesideEachOther: isBesideEachOther)
    let rows = isBesideEachOther ? 1 : actions.count
    let title = Self.titleHeight(of: alert, width: box.width)
    let height = min(Self.buttonHeight, (box.height - title) / Double(rows))
    let top = box.maxY - Double(rows) * height - 2
    var result = writeTitle(above: top, in: box)
    for (position, action) in actions.enumerated() {
      let row = isBesideEachOther ? 0 : position
      let width = isBesideEachOther ? box.width / 2 : box.width
      let place = Rectangle(
        x: box.x + (isBesideEachOther ? Double(position) * width : 0), y: top + Double(row) * height, width: width,
        height: height)
      result.append(rule(from: Point(x: place.x, y: place.y), to: Point(x: place.maxX, y: place.y)))
      if isBesideEachOther, position > 0 {
        result.append(rule(from: Point(x: place.x, y: place.y), to: Point(x: place.x, y: place.maxY)))
      }
      result += write(action.title, in: place.grown(by: -Self.buttonInset), color(of: action))
    }
    return result
  }

  /// The actions in display order: the cancel action is last, or first of two side by side, wherever it was added.
  private func ordered(isBesideEachOther: Bool) -> [ScreenAlert.Action] {
    let (cancelling, others) = (
      alert.actions.filter { $0.style == .cancel }, alert.actions.filter { $0.style != .cancel }
    )
    return isBesideEachOther ? cancelling + others : others + cancelling
  }

  /// Returns the colour of an action; destructive ones have a separate colour.
  private func color(of action: ScreenAlert.Action) -> ColorRole {
    switch action.style {
    case .default: .accent
    case .cancel: .text
    case .destructive: .removed
    }
  }

  /// Returns an alert whose buttons are unknown.
  private func plain(_ box: Rectangle) -> [SVGElement] {
    let rule = box.maxY - box.height * 0.36
    let button = Rectangle(center: Point(x: box.midX, y: (rule + box.maxY) / 2), width: 26, height: 4)
    return [
      self.rule(from: Point(x: box.x, y: rule), to: Point(x: box.maxX, y: rule)),
      painter.rectangle(button, radius: 2, painter.attributes(fill: .accent)),
    ] + writeTitle(above: rule, in: box)
  }

  private func rule(from start: Point, to end: Point) -> SVGElement {
    painter.line([start, end], painter.attributes(stroke: .placeholderLine, width: 1))
  }

  /// Returns the title, on two lines if there is room.
  private func writeTitle(above bottom: Double, in box: Rectangle) -> [SVGElement] {
    let place = Rectangle(
      x: box.x + Self.inset, y: box.y + 1, width: box.width - 2 * Self.inset, height: bottom - box.y - 1)
    return write(alert.title, in: place, .text, limit: place.height >= 2 * TextStyle.screenTitle.lineHeight ? 2 : 1)
  }

  private func write(_ text: String, in place: Rectangle, _ color: ColorRole, limit: Int = 1) -> [SVGElement] {
    let style = TextStyle.screenTitle
    guard hasText, place.width > 14 else { return [] }
    let lines = style.lines(of: text, width: place.width, limit: limit)
    let first = place.midY + 3.4 - Double(lines.count - 1) * style.lineHeight / 2
    return lines.enumerated().map { number, line in
      painter.text(
        line, style, x: place.midX, baseline: first + Double(number) * style.lineHeight, color: color, isCentered: true)
    }
  }
}
