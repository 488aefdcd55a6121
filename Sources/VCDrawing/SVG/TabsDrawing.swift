import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// Draws the tabs of a tab bar controller at their position, and determines the area for the content.
struct TabsDrawing {
  let painter: Painter
  let tabs: ScreenTabs
  /// Whether to draw text, which only the frontmost layer has.
  let hasText: Bool

  static let bottomHeight = 20.0
  static let topHeight = 21.0
  private static let accessoryHeight = 15.0

  /// Returns the area of a screen beside tabs at a position.
  static func rest(of box: Rectangle, beside placement: TabBarPlacement?) -> Rectangle {
    switch placement {
    case nil, .unknown: return box
    case .bottom:
      return Rectangle(x: box.x, y: box.y, width: box.width, height: max(box.height - bottomHeight, box.height / 2))
    case .top:
      return Rectangle(x: box.x, y: box.y + topHeight, width: box.width, height: max(box.height - topHeight, 4))
    case .sidebar, .leading:
      let width = sideWidth(of: box, placement)
      return Rectangle(x: box.x + width, y: box.y, width: box.width - width, height: box.height)
    }
  }

  private static func sideWidth(of box: Rectangle, _ placement: TabBarPlacement?) -> Double {
    placement == .sidebar ? box.width * 0.34 : 22
  }

  func elements(in box: Rectangle) -> [SVGElement] {
    switch tabs.placement {
    case nil: []
    case .bottom: bottom(box) + accessory(box)
    case .top: floating(box, dashes: [])
    case .unknown: floating(box, dashes: [3, 2])
    case .sidebar: sidebar(box)
    case .leading: leading(box)
    }
  }

  // MARK: - At the bottom

  private func bottom(_ box: Rectangle) -> [SVGElement] {
    let height = Self.bottomHeight
    let bar = Rectangle(x: box.x + 0.5, y: box.maxY - height, width: box.width - 1, height: height - 0.5)
    var result = [painter.rectangle(bar, radius: 8, painter.attributes(fill: .bar))]
    // If there are more tabs than places, the last place represents the rest.
    let shown = tabs.places.map { min($0, tabs.entries.count) } ?? max(tabs.entries.count, 1)
    let step = box.width / Double(max(shown, 1))
    for tab in 0..<shown {
      let center = Point(x: box.x + (Double(tab) + 0.5) * step, y: bar.midY)
      let isSelected = tab == min(tabs.selected ?? 0, shown - 1)
      let isSearch = tabs.entries.indices.contains(tab) && tabs.entries[tab].isSearch
      result += mark(at: center, isSelected: isSelected, isSearch: isSearch, isMore: isMore(tab, shown))
    }
    return result
  }

  private func isMore(_ tab: Int, _ shown: Int) -> Bool { tabs.places != nil && tab == shown - 1 }

  private func mark(at center: Point, isSelected: Bool, isSearch: Bool, isMore: Bool) -> [SVGElement] {
    if isMore {
      return [-5.0, 0, 5].map {
        let paint = painter.attributes(fill: isSelected ? .accent : .coveredLine)
        return painter.circle(Point(x: center.x + $0, y: center.y), radius: 1.6, paint)
      }
    }
    if isSearch { return SearchMark(center: center).elements(painter, color: isSelected ? .accent : .coveredLine) }
    let paint =
      isSelected ? painter.attributes(fill: .accent) : painter.attributes(stroke: .coveredLine, width: 1)
    return [painter.rectangle(Rectangle(center: center, width: 9, height: 9), radius: 2.5, paint)]
  }

  /// Returns the accessory above the bar, available from iOS 26.
  private func accessory(_ box: Rectangle) -> [SVGElement] {
    guard let words = tabs.accessory else { return [] }
    let place = Rectangle(
      x: box.x + 6, y: box.maxY - Self.bottomHeight - Self.accessoryHeight - 3, width: box.width - 12,
      height: Self.accessoryHeight)
    return [
      painter.rectangle(place, radius: 7, painter.attributes(fill: .bar, stroke: .placeholderLine, width: 0.8))
    ] + write(words, in: place, color: .text)
  }

  // MARK: - At the top

  /// Returns a bar that floats in the middle of the top edge.
  private func floating(_ box: Rectangle, dashes: [Double]) -> [SVGElement] {
    let style = TextStyle.screenTitle
    let titles = hasText ? floatingTitles(in: box.width - 24) : tabs.entries.map { _ in "" }
    let widths = titles.map { max(style.width(of: $0), 9) + 10 }
    let width = widths.reduce(0, +) + 4
    let bar = Rectangle(x: box.midX - width / 2, y: box.y + 4, width: width, height: 15)
    var result = [
      painter.rectangle(
        bar, radius: 7.5, painter.attributes(fill: .bar, stroke: .placeholderLine, width: 0.8, dashes: dashes))
    ]
    var x = bar.x + 2
    for (position, title) in titles.enumerated() {
      let place = Rectangle(x: x, y: bar.y + 1.5, width: widths[position], height: 12)
      let isSelected = position == tabs.selected
      if isSelected {
        result.append(
          painter.rectangle(place, radius: 6, painter.attributes(fill: .containerFill, stroke: .accent, width: 0.9)))
      }
      if title.isEmpty {
        let center = Point(x: place.midX, y: place.midY)
        let isSearch = tabs.entries[position].isSearch
        result += mark(at: center, isSelected: isSelected, isSearch: isSearch, isMore: false)
      } else {
        result += write(title, in: place, color: isSelected ? .accent : .text)
      }
      x += widths[position]
    }
    return result
  }

  /// Returns the titles in a bar of at most this width. The selected tab has its whole title; another one whose title would be
  /// cut to a letter or two is a mark, as in a bar at the bottom.
  private func floatingTitles(in width: Double) -> [String] {
    let style = TextStyle.screenTitle
    let padding = 10.0
    let count = Double(max(tabs.entries.count, 1))
    let room = width - padding * count
    let whole = tabs.entries.map(\.title.singleLine)
    if style.width(of: whole.joined()) <= room { return whole }
    let selected = tabs.selected.flatMap { whole.indices.contains($0) ? whole[$0] : nil } ?? ""
    let rest = max((room - min(style.width(of: selected), room / 2)) / max(count - 1, 1), 0)
    return whole.enumerated().map { position, title in
      let line = style.lines(of: title, width: position == tabs.selected ? room / 2 : rest, limit: 1).first ?? ""
      return line.isReadable(as: title) ? line : ""
    }
  }

  // MARK: - At the leading edge

  private func sidebar(_ box: Rectangle) -> [SVGElement] {
    let width = Self.sideWidth(of: box, .sidebar)
    let place = Rectangle(x: box.x + 0.5, y: box.y + 0.5, width: width, height: box.height - 1)
    var result = [
      painter.rectangle(place, radius: 9, painter.attributes(fill: .bar)),
      painter.line(
        [Point(x: place.maxX, y: box.y), Point(x: place.maxX, y: box.maxY)],
        painter.attributes(stroke: .nodeLine, width: 0.9)),
    ]
    let step = min(15, (box.height - 16) / Double(max(tabs.entries.count, 1)))
    for (position, entry) in tabs.entries.enumerated() {
      let indent = 5 + Double(min(entry.level, 3)) * 7
      let row = Rectangle(
        x: place.x + indent, y: place.y + 10 + Double(position) * step, width: width - indent - 4, height: step - 1)
      let isSelected = position == tabs.selected
      if isSelected {
        result.append(
          painter.rectangle(row, radius: 3, painter.attributes(fill: .containerFill, stroke: .accent, width: 0.9)))
      }
      if entry.isGroup { result.append(disclosure(at: Point(x: row.x + 4, y: row.midY))) }
      let text = Rectangle(
        x: row.x + (entry.isGroup ? 9 : 3), y: row.y, width: row.width - (entry.isGroup ? 10 : 4), height: row.height)
      result += write(entry.title, in: text, color: isSelected ? .accent : .text, isCentered: false)
    }
    return result
  }

  /// Returns the disclosure indicator of an open group.
  private func disclosure(at center: Point) -> SVGElement {
    painter.line(
      [
        Point(x: center.x - 2.4, y: center.y - 1.2), Point(x: center.x, y: center.y + 1.4),
        Point(x: center.x + 2.4, y: center.y - 1.2),
      ], painter.attributes(stroke: .mutedText, width: 1))
  }

  private func leading(_ box: Rectangle) -> [SVGElement] {
    let height = min(Double(max(tabs.entries.count, 1)) * 16 + 6, box.height - 8)
    let place = Rectangle(x: box.x + 4, y: box.midY - height / 2, width: 16, height: height)
    let step = height / Double(max(tabs.entries.count, 1))
    let paint = painter.attributes(fill: .bar, stroke: .placeholderLine, width: 0.8)
    return [painter.rectangle(place, radius: 8, paint)]
      + tabs.entries.indices.flatMap { position in
        mark(
          at: Point(x: place.midX, y: place.y + (Double(position) + 0.5) * step),
          isSelected: position == tabs.selected, isSearch: tabs.entries[position].isSearch, isMore: false)
      }
  }

  private func write(
    _ text: String, in place: Rectangle, color: ColorRole, isCentered: Bool = true
  ) -> [SVGElement] {
    let style = TextStyle.screenTitle
    guard hasText, place.width > 12, let line = style.lines(of: text, width: place.width, limit: 1).first else {
      return []
    }
    let x = isCentered ? place.midX : place.x
    return [painter.text(line, style, x: x, baseline: place.midY + 3.4, color: color, isCentered: isCentered)]
  }
}
