import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG
import VCWords

/// Draws the content of a screen: bars with their titles, columns, and placeholder shapes.
struct ContentDrawing {
  let painter: Painter
  /// Whether to draw text, which only the frontmost layer has.
  let hasText: Bool
  /// The areas that other layers cover, where no text is drawn.
  var covers: [Rectangle] = []
  /// Whether the content is in an alert, not an action sheet or a popover.
  var isAlert = false

  static let navigationBar = 24.0
  private static let toolbar = 17.0
  private static let areaTitle = 20.0

  private var text: ScreenText { ScreenText(painter: painter, isShown: hasText, covers: covers) }

  func draw(_ content: ScreenContent, in box: Rectangle, radius: Double, isList: Bool = false) -> [SVGElement] {
    switch content {
    case .plain(_, let mark, _): placeholder(mark, in: box, isList: isList)
    case .picture(let image): [picture(image, in: box.grown(by: -1.5), isBelowBar: isList)]
    case .wireframe(let wireframe):
      ThumbnailDrawing(thumbnail: .wireframe(wireframe), box: place(of: wireframe, in: box.grown(by: -4)))
        .elements(painter)
    case .navigation(let bar, let inner): stack(bar, inner, in: box, radius: radius)
    case .tabBar(let tabs, let inner):
      draw(inner, in: TabsDrawing.rest(of: box, beside: tabs.placement), radius: radius)
        + TabsDrawing(painter: painter, tabs: tabs, hasText: hasText).elements(in: box)
    case .split(let columns): split(columns, in: box)
    case .pages(let count, let shown, let pages): self.pages(pages, shown, of: count, in: box)
    case .areas(let areas): self.areas(areas, in: box)
    case .alert(let alert):
      AlertDrawing(painter: painter, alert: alert, isSheet: !isAlert, hasText: hasText).elements(in: box)
    }
  }

  /// Returns the bars above and below, and the content between them.
  private func stack(
    _ bar: ScreenBar, _ inner: ScreenContent, in box: Rectangle, radius: Double
  ) -> [SVGElement] {
    var result: [SVGElement] = []
    var rest = box
    if !bar.isHidden {
      let drawing = NavigationBarDrawing(bar: bar, text: text)
      result += drawing.elements(in: box, radius: radius)
      rest = below(rest, Self.navigationBar)
      if drawing.hasTitleBelow(in: box) {
        // A narrow column has room for it only there, where large titles are.
        result += text.elements(
          bar.title, centerX: box.midX, centerY: rest.y + Self.areaTitle / 2,
          width: box.width - 2 * NavigationBarDrawing.leastInset)
        rest = below(rest, Self.areaTitle)
      }
    }
    if let search = bar.search {
      let isBeside = search.placement == .inline || search.placement == .integrated
      if isBeside, !search.isActive, !bar.isHidden, box.width > 90 {
        // An inline search is in the bar itself, as a field or as a symbol.
        result += SearchMark(center: Point(x: box.maxX - 13, y: box.y + 13)).elements(painter, color: .accent)
      } else {
        result += SearchBarDrawing(search: search, text: text).elements(in: rest)
        rest = below(rest, SearchBarDrawing.height + 3)
      }
    }
    if bar.hasToolbar {
      result += toolbar(in: rest)
      rest = above(rest, Self.toolbar)
    }
    return result + draw(inner, in: rest, radius: 0, isList: true)
  }

  private func toolbar(in box: Rectangle) -> [SVGElement] {
    let bar = Rectangle(x: box.x + 0.5, y: box.maxY - Self.toolbar, width: box.width - 1, height: Self.toolbar - 0.5)
    let dots = [0.2, 0.5, 0.8].map {
      painter.circle(
        Point(x: box.x + box.width * $0, y: bar.midY), radius: 3, painter.attributes(stroke: .accent, width: 1.1))
    }
    return [painter.rectangle(bar, radius: 3, painter.attributes(fill: .bar))] + dots
  }

  /// Returns one page or two, and a dot for each of all pages.
  private func pages(
    _ pages: [ScreenContent], _ shown: Range<Int>, of count: Int, in box: Rectangle
  ) -> [SVGElement] {
    let rest = above(box, 14)
    let width = rest.width / Double(max(pages.count, 1))
    var result: [SVGElement] = []
    for (position, page) in pages.enumerated() {
      let place = Rectangle(x: rest.x + width * Double(position), y: rest.y, width: width, height: rest.height)
      result += draw(page, in: place, radius: 0)
      if position > 0 {
        result.append(
          painter.line(
            [Point(x: place.x, y: place.y + 4), Point(x: place.x, y: place.maxY)],
            painter.attributes(stroke: .nodeLine, width: 0.9)))
      }
    }
    let dots = min(count, 12)
    for dot in 0..<dots {
      let center = Point(x: box.midX + (Double(dot) - Double(dots - 1) / 2) * 7, y: box.maxY - 7)
      let paint =
        shown.contains(dot) ? painter.attributes(fill: .accent) : painter.attributes(stroke: .coveredLine, width: 1)
      result.append(painter.circle(center, radius: 2.2, paint))
    }
    return result
  }

  /// Returns the areas of a custom container, those without a bar with their titles, and the lines between them.
  private func areas(_ areas: [ScreenArea], in box: Rectangle) -> [SVGElement] {
    let places = AreaPlaces(box, shares: areas.map(\.share))
    return zip(areas, places.boxes).enumerated().flatMap { position, area -> [SVGElement] in
      let (area, place) = area
      var result: [SVGElement] = []
      if position > 0 {
        let end = places.isAcross ? Point(x: place.x, y: place.maxY) : Point(x: place.maxX, y: place.y)
        result.append(
          painter.line([Point(x: place.x, y: place.y), end], painter.attributes(stroke: .nodeLine, width: 0.9)))
      }
      guard case .plain = area.content else { return result + draw(area.content, in: place, radius: 0) }
      // A title that is higher than its area would overlap the next one.
      guard place.height >= Self.areaTitle else { return result }
      result += text.elements(
        area.title, centerX: place.midX, centerY: place.y + Self.areaTitle / 2, width: place.width - 12)
      return result + draw(area.content, in: below(place, Self.areaTitle), radius: 0)
    }
  }

  private func below(_ box: Rectangle, _ height: Double) -> Rectangle {
    Rectangle(x: box.x, y: box.y + height, width: box.width, height: max(box.height - height, 4))
  }

  private func above(_ box: Rectangle, _ height: Double) -> Rectangle {
    Rectangle(x: box.x, y: box.y, width: box.width, height: max(box.height - height, 4))
  }

  /// Returns a picture as wide as its box; a picture that is too high is cut off where the drawing has its own bar.
  private func picture(_ image: SVGImage, in box: Rectangle, isBelowBar: Bool) -> SVGElement {
    SVGElement(
      "image",
      [
        .init("x", box.x), .init("y", box.y), .init("width", box.width), .init("height", box.height),
        .init("preserveAspectRatio", isBelowBar ? "xMidYMax slice" : "xMidYMin slice"), .init("href", image.address),
      ])
  }

  /// Returns the largest rectangle that fits the box, at its top.
  private func place(of wireframe: Wireframe, in box: Rectangle) -> Rectangle {
    let scale = min(box.width / wireframe.width, box.height / wireframe.height)
    let (width, height) = (wireframe.width * scale, wireframe.height * scale)
    return Rectangle(x: box.midX - width / 2, y: box.y, width: width, height: height)
  }

  private func split(_ columns: ScreenColumns, in box: Rectangle) -> [SVGElement] {
    let places = ColumnPlaces(box, columns.order).boxes
    var result: [SVGElement] = []
    // Columns that cover others are drawn after them.
    var secondary = self
    if columns.order.areOver { secondary.covers += places[..<columns.order.secondary] }
    result += secondary.column(columns.order.secondary, of: columns, at: places, in: box)
    if columns.order.areOver || columns.order.areDisplacing {
      result.append(
        painter.rectangle(
          places[columns.order.secondary], radius: 8, painter.attributes(fill: .dimming) + [.init("fill-opacity", 0.6)])
      )
    }
    for position in columns.columns.indices where position != columns.order.secondary {
      result += column(position, of: columns, at: places, in: box)
    }
    return result
  }

  /// Returns one column on its background, with the line that separates it from the one before.
  private func column(
    _ position: Int, of columns: ScreenColumns, at places: [Rectangle], in box: Rectangle
  ) -> [SVGElement] {
    let place = places[position]
    let content = draw(columns.columns[position], in: place, radius: 4)
    if columns.order.areOver && position < columns.order.secondary {
      let ground = painter.attributes(fill: .screen, stroke: .nodeLine, width: 1)
      return [painter.rectangle(place, radius: 5, ground)] + content
    }
    guard place.x > box.x + 1 else { return content }
    let edge = [Point(x: place.x, y: box.y), Point(x: place.x, y: box.maxY)]
    return content + [painter.line(edge, painter.attributes(stroke: .nodeLine, width: 0.9))]
  }
}
