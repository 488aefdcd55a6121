import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// Draws an alert or an action sheet with its buttons (R174).
struct AlertDrawing {
  let painter: Painter
  let alert: ScreenAlert
  /// Only what is in front is written out.
  let hasText: Bool

  private static let titleHeight = 24.0
  private static let buttonHeight = 16.0

  /// How high the box is that holds what an alert says.
  static func size(of content: ScreenContent, isSheet: Bool) -> Double {
    guard case .alert(let alert) = content else { return 62 }
    let rows = isSheet || alert.actions.count > 2 ? max(alert.actions.count, 1) : 1
    return max(titleHeight + Double(rows) * buttonHeight + 6, isSheet ? 56 : 54)
  }

  func elements(in box: Rectangle) -> [SVGElement] {
    let actions = ordered
    guard !actions.isEmpty else { return plain(box) }
    let isBesideEachOther = actions.count == 2 && box.width > 60 && box.height < 60
    let rows = isBesideEachOther ? 1 : actions.count
    let height = min(Self.buttonHeight, (box.height - Self.titleHeight) / Double(rows))
    let top = box.maxY - Double(rows) * height - 2
    var result = write(
      alert.title, in: Rectangle(x: box.x + 4, y: box.y, width: box.width - 8, height: top - box.y), .text)
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
      result += write(action.title, in: place.grown(by: -2), color(of: action))
    }
    return result
  }

  /// The cancel action is the last one, or the first of two beside each other, wherever it was added.
  private var ordered: [ScreenAlert.Action] {
    let (cancelling, others) = (
      alert.actions.filter { $0.style == .cancel }, alert.actions.filter { $0.style != .cancel }
    )
    return alert.actions.count == 2 && others.count == 1 ? cancelling + others : others + cancelling
  }

  /// What destroys says so by its colour, too.
  private func color(of action: ScreenAlert.Action) -> ColorRole {
    switch action.style {
    case .default: .accent
    case .cancel: .text
    case .destructive: .removed
    }
  }

  /// Of the buttons nothing is known.
  private func plain(_ box: Rectangle) -> [SVGElement] {
    let rule = box.maxY - box.height * 0.36
    let button = Rectangle(center: Point(x: box.midX, y: (rule + box.maxY) / 2), width: 26, height: 4)
    return [
      self.rule(from: Point(x: box.x, y: rule), to: Point(x: box.maxX, y: rule)),
      painter.rectangle(button, radius: 2, painter.attributes(fill: .accent)),
    ] + write(alert.title, in: Rectangle(x: box.x + 4, y: box.y, width: box.width - 8, height: rule - box.y), .text)
  }

  private func rule(from start: Point, to end: Point) -> SVGElement {
    painter.line([start, end], painter.attributes(stroke: .placeholderLine, width: 1))
  }

  private func write(_ text: String, in place: Rectangle, _ color: ColorRole) -> [SVGElement] {
    let style = TextStyle.screenTitle
    guard hasText, place.width > 14, let line = style.lines(of: text, width: place.width, limit: 1).first else {
      return []
    }
    return [painter.text(line, style, x: place.midX, baseline: place.midY + 3.4, color: color, isCentered: true)]
  }
}
