import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws what fills a screen: bars with their titles, columns, and shapes that stand for content.
struct ContentDrawing {
  let painter: Painter
  /// Only what is in front is written out.
  let hasText: Bool

  private static let navigationBar = 24.0
  static let tabBar = 20.0

  func draw(_ content: ScreenContent, in box: Rectangle, radius: Double, isList: Bool = false) -> [SVGElement] {
    switch content {
    case .plain(_, let mark, _): placeholder(mark, in: box, isList: isList)
    case .picture(let image): [picture(image, in: box.grown(by: -1.5), isBelowBar: isList)]
    case .navigation(let title, let canGoBack, let inner):
      bar(title, canGoBack: canGoBack, in: box, radius: radius)
        + draw(inner, in: below(box, Self.navigationBar), radius: 0, isList: true)
    case .tabBar(let count, let selected, let inner):
      draw(inner, in: above(box, Self.tabBar), radius: radius) + tabs(count, selected, in: box)
    case .split(let columns): split(columns, in: box)
    case .alert(let title): alert(title, in: box)
    }
  }

  private func below(_ box: Rectangle, _ height: Double) -> Rectangle {
    Rectangle(x: box.x, y: box.y + height, width: box.width, height: max(box.height - height, 4))
  }

  private func above(_ box: Rectangle, _ height: Double) -> Rectangle {
    Rectangle(x: box.x, y: box.y, width: box.width, height: max(box.height - height, 4))
  }

  /// As wide as its place; what is too high is cut off where the drawing has a bar of its own.
  private func picture(_ image: SVGImage, in box: Rectangle, isBelowBar: Bool) -> SVGElement {
    SVGElement(
      "image",
      [
        .init("x", box.x), .init("y", box.y), .init("width", box.width), .init("height", box.height),
        .init("preserveAspectRatio", isBelowBar ? "xMidYMax slice" : "xMidYMin slice"), .init("href", image.address),
      ])
  }

  // MARK: - Bars

  private func bar(_ title: String, canGoBack: Bool, in box: Rectangle, radius: Double) -> [SVGElement] {
    let height = min(Self.navigationBar, box.height)
    let bar = Rectangle(x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: height)
    var result = [painter.rectangle(bar, radius: min(radius, 9), painter.attributes(fill: .bar))]
    result.append(
      painter.line(
        [Point(x: box.x, y: bar.maxY), Point(x: box.maxX, y: bar.maxY)],
        painter.attributes(stroke: .placeholderLine, width: 0.8)))
    if canGoBack {
      let x = box.x + 10
      let y = bar.midY + 1.5
      result.append(
        painter.line(
          [Point(x: x + 3.5, y: y - 4), Point(x: x, y: y), Point(x: x + 3.5, y: y + 4)],
          painter.attributes(stroke: .accent, width: 1.4)))
    }
    return result + write(title, centerX: box.midX, centerY: bar.midY + 1.5, width: box.width - 40)
  }

  private func write(_ text: String, centerX: Double, centerY: Double, width: Double) -> [SVGElement] {
    guard hasText, width > 14 else { return [] }
    let style = TextStyle.screenTitle
    guard let line = style.lines(of: text, width: width, limit: 1).first else { return [] }
    return [painter.text(line, style, x: centerX, baseline: centerY + 3.4, color: .text, isCentered: true)]
  }

  private func tabs(_ count: Int, _ selected: Int, in box: Rectangle) -> [SVGElement] {
    let bar = Rectangle(x: box.x + 0.5, y: box.maxY - Self.tabBar, width: box.width - 1, height: Self.tabBar - 0.5)
    var result = [painter.rectangle(bar, radius: 8, painter.attributes(fill: .bar))]
    // A bar shows five tabs at most; the fifth then stands for the rest.
    let shown = min(max(count, 1), 5)
    let step = box.width / Double(shown)
    for tab in 0..<shown {
      let center = Point(x: box.x + (Double(tab) + 0.5) * step, y: bar.midY)
      let isSelected = tab == min(selected, shown - 1)
      let square = Rectangle(center: center, width: 9, height: 9)
      let paint =
        isSelected
        ? painter.attributes(fill: .accent) : painter.attributes(stroke: .coveredLine, width: 1)
      result.append(painter.rectangle(square, radius: 2.5, paint))
    }
    return result
  }

  private func split(_ columns: [ScreenContent], in box: Rectangle) -> [SVGElement] {
    let places = ColumnPlaces(box, count: columns.count).boxes
    var result: [SVGElement] = []
    for (column, place) in zip(columns, places) {
      result += draw(column, in: place, radius: 4)
      if place.x > box.x + 1 {
        result.append(
          painter.line(
            [Point(x: place.x, y: box.y), Point(x: place.x, y: box.maxY)],
            painter.attributes(stroke: .nodeLine, width: 0.9)))
      }
    }
    return result
  }

  private func alert(_ title: String, in box: Rectangle) -> [SVGElement] {
    let rule = box.maxY - box.height * 0.36
    let paint = painter.attributes(stroke: .placeholderLine, width: 1)
    let button = Rectangle(center: Point(x: box.midX, y: (rule + box.maxY) / 2), width: 26, height: 4)
    return [
      painter.line([Point(x: box.x, y: rule), Point(x: box.maxX, y: rule)], paint),
      painter.rectangle(button, radius: 2, painter.attributes(fill: .accent)),
    ] + write(title, centerX: box.midX, centerY: (box.y + rule) / 2, width: box.width - 10)
  }

  // MARK: - What stands for content

  /// Rows for what is in a list or narrow, a picture with lines for other screens.
  private func placeholder(_ mark: NodeMark, in box: Rectangle, isList: Bool) -> [SVGElement] {
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
