import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// Draws a screen in the middle of its transition, with an arrow in the direction of movement (R60, R178).
struct MovementDrawing {
  let movement: ScreenMovement
  let layer: DeviceScreen.Layer
  let painter: Painter

  func elements(in page: Rectangle, _ device: DeviceScreen.Device) -> [SVGElement] {
    let place = LayerPlace(layer, in: page, base: page, device)
    switch movement.transition {
    case .coverVertical: return rising(place, page)
    case .crossDissolve: return dissolving(place)
    case .flipHorizontal: return flipping(place)
    case .partialCurl: return curling(page)
    case .zoom: return zooming(place, page)
    case .custom: return custom(place)
    }
  }

  private var paint: [SVGElement.Attribute] {
    painter.attributes(
      fill: layer.isEmphasized ? .containerFill : .screen, stroke: layer.isEmphasized ? .containerLine : .nodeLine,
      width: 1.3)
  }

  /// Returns a screen that rises from below the bottom edge, or slides down again.
  private func rising(_ place: LayerPlace, _ page: Rectangle) -> [SVGElement] {
    let box = Self.halfRisen(place.box, in: page)
    let middle = Point(x: box.midX, y: box.y)
    return screen(in: box, radius: place.radius)
      + arrow(from: middle, to: Point(x: middle.x, y: middle.y - Self.lengthOfArrow(in: page)))
  }

  /// Returns the areas of a screen that rises to a box, and of its arrow.
  static func areas(ofRising box: Rectangle, in page: Rectangle) -> [Rectangle] {
    let screen = halfRisen(box, in: page)
    let length = lengthOfArrow(in: page)
    return [screen, Rectangle(x: screen.midX - 8, y: screen.y - length, width: 16, height: length)]
  }

  private static func halfRisen(_ box: Rectangle, in page: Rectangle) -> Rectangle {
    let top = box.y + (page.maxY - box.y) / 2
    return Rectangle(x: box.x, y: top, width: box.width, height: page.maxY - top)
  }

  private static func lengthOfArrow(in page: Rectangle) -> Double { min(34, page.height * 0.2) }

  private func dissolving(_ place: LayerPlace) -> [SVGElement] {
    var veil = SVGElement("g", [.init("opacity", 0.55)])
    veil.append(contentsOf: screen(in: place.box, radius: place.radius))
    return [veil] + signs(at: Point(x: place.box.midX, y: place.box.midY))
  }

  /// Returns two overlapping rings, one of them open, for a cross-fade.
  private func signs(at center: Point) -> [SVGElement] {
    [-5.0, 5].enumerated().map { position, x in
      painter.circle(
        Point(x: center.x + x, y: center.y), radius: 9,
        painter.attributes(
          stroke: .accent, width: 1.6, dashes: (position == 0) == movement.isReturning ? [] : [2.5, 2.5]))
    }
  }

  /// Returns a page that turns about its vertical axis, with the presented screen on its back.
  private func flipping(_ place: LayerPlace) -> [SVGElement] {
    let box = place.box
    let half = box.width * 0.24
    let lean = min(10, box.height * 0.06)
    var path = SVGPath()
    path.move(box.midX - half, box.y + lean)
    path.line(box.midX + half, box.y - lean * 0.4 + 2)
    path.line(box.midX + half, box.maxY + lean * 0.4 - 2)
    path.line(box.midX - half, box.maxY - lean)
    path.close()
    let inside = Rectangle(
      x: box.midX - half + 4, y: box.y + lean + 4, width: half * 2 - 8, height: box.height - lean * 2 - 8)
    let y = box.midY
    let reach = box.width * 0.4
    return [
      painter.rectangle(box, radius: place.radius, painter.attributes(fill: .dimming) + [.init("fill-opacity", 0.6)]),
      painter.path(path, paint),
    ] + ContentDrawing(painter: painter, hasText: true).draw(layer.content, in: inside, radius: 4)
      + turn(from: Point(x: box.midX + reach, y: y), to: Point(x: box.midX - reach, y: y), bend: -22)
  }

  /// Returns the presenting page curling up from its lower corner, with the presented one visible below it.
  private func curling(_ page: Rectangle) -> [SVGElement] {
    let box = Rectangle(x: page.x, y: page.y + page.height * 0.46, width: page.width, height: page.height * 0.54)
    var curl = SVGPath()
    curl.move(page.x, box.y + box.height * 0.22)
    curl.quadratic(page.midX, box.y - box.height * 0.2, page.maxX, box.y + box.height * 0.02)
    curl.line(page.maxX, box.y + box.height * 0.24)
    curl.quadratic(page.midX, box.y + box.height * 0.04, page.x, box.y + box.height * 0.42)
    curl.close()
    let up = movement.isReturning ? -1.0 : 1
    let shown = Rectangle(x: box.x, y: box.y + 12, width: box.width, height: box.height - 12)
    return screen(in: shown, radius: 8, hasText: false)
      + [painter.path(curl, painter.attributes(fill: .bar, stroke: .nodeLine, width: 1.2))]
      + arrow(
        from: Point(x: page.maxX - 22, y: box.midY + 18 * up), to: Point(x: page.maxX - 34, y: box.midY - 14 * up),
        isTurned: false)
  }

  /// Returns a screen that grows out of the tapped view.
  private func zooming(_ place: LayerPlace, _ page: Rectangle) -> [SVGElement] {
    let source = Rectangle(x: page.x + 8, y: page.maxY - 34, width: 24, height: 18)
    let box = Rectangle(
      x: source.x + (place.box.x - source.x) / 2, y: source.y + (place.box.y - source.y) / 2,
      width: (source.width + place.box.width) / 2, height: (source.height + place.box.height) / 2)
    let dashed = painter.attributes(stroke: .accent, width: 1, dashes: [3, 2])
    return [painter.rectangle(source, radius: 3, painter.attributes(fill: .bar, stroke: .accent, width: 1.2))]
      + screen(in: box, radius: 6)
      + [
        painter.line([Point(x: source.x, y: source.y), Point(x: box.x, y: box.y)], dashed),
        painter.line([Point(x: source.maxX, y: source.maxY), Point(x: box.maxX, y: box.maxY)], dashed),
      ]
      + arrow(from: Point(x: box.maxX, y: box.y), to: Point(x: place.box.maxX - 6, y: place.box.y + 6))
  }

  private func custom(_ place: LayerPlace) -> [SVGElement] {
    let dashes = painter.attributes(fill: .screen, stroke: .accent, width: 1.2, dashes: [3, 2])
    return [painter.rectangle(place.box, radius: place.radius, dashes)]
      + ContentDrawing(painter: painter, hasText: true).draw(layer.content, in: place.box, radius: place.radius)
  }

  /// - Parameter hasText: Whether its text is uncovered.
  private func screen(in box: Rectangle, radius: Double, hasText: Bool = true) -> [SVGElement] {
    [painter.rectangle(box, radius: radius, paint)]
      + ContentDrawing(painter: painter, hasText: hasText).draw(layer.content, in: box, radius: radius)
  }

  // MARK: - Arrows

  /// Returns an arrow in the direction of movement, reversed for a dismissal.
  private func arrow(from start: Point, to end: Point, isTurned: Bool = true) -> [SVGElement] {
    let (start, end) = movement.isReturning && isTurned ? (end, start) : (start, end)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = max((x * x + y * y).squareRoot(), 0.1)
    return head(
      at: end, along: (x / length, y / length), line: painter.line([start, shortened(end, x, y, length)], stroke))
  }

  private func turn(from start: Point, to end: Point, bend: Double) -> [SVGElement] {
    let (start, end) = movement.isReturning ? (end, start) : (start, end)
    var path = SVGPath()
    path.move(start.x, start.y)
    path.quadratic((start.x + end.x) / 2, start.y + bend * 2, end.x, end.y - 2)
    let side = end.x < start.x ? -1.0 : 1
    return head(at: end, along: (side * 0.4, 0.92), line: painter.path(path, stroke))
  }

  private var stroke: [SVGElement.Attribute] { painter.attributes(stroke: .accent, width: 2.4) }

  private func shortened(_ end: Point, _ x: Double, _ y: Double, _ length: Double) -> Point {
    Point(x: end.x - x / length * 5, y: end.y - y / length * 5)
  }

  private func head(at tip: Point, along way: (x: Double, y: Double), line: SVGElement) -> [SVGElement] {
    var path = SVGPath()
    path.move(tip.x, tip.y)
    path.line(tip.x - way.x * 9 - way.y * 5.5, tip.y - way.y * 9 + way.x * 5.5)
    path.line(tip.x - way.x * 9 + way.y * 5.5, tip.y - way.y * 9 - way.x * 5.5)
    path.close()
    return [line, painter.path(path, painter.attributes(fill: .accent))]
  }
}
