import VCDOT
import VCSVG

/// Draws a device with what is on its screen, and the caption below.
struct ScreenDrawing {
  let node: DiagramNode
  let screen: DeviceScreen
  let box: Rectangle

  /// The frame's thickness.
  private static let frame = 5.0

  func elements(_ painter: Painter) -> [SVGElement] {
    let size = ScreenMetrics(screen, captionOf: node).device
    let device = Rectangle(x: box.midX - size.width / 2, y: box.y, width: size.width, height: size.height)
    let page = device.grown(by: -Self.frame)
    var result = [
      painter.rectangle(device, radius: 15, painter.attributes(fill: .nodeFill, stroke: .nodeLine, width: 1.4)),
      painter.rectangle(page, radius: 10, painter.attributes(fill: .screen, stroke: .placeholderLine, width: 1)),
    ]
    for (position, layer) in screen.layers.enumerated() {
      let isTop = position == screen.layers.count - 1
      result += draw(layer, in: page, isTop: isTop, isBottom: position == 0, painter)
    }
    return result + caption(painter, below: device)
  }

  private func draw(
    _ layer: DeviceScreen.Layer, in page: Rectangle, isTop: Bool, isBottom: Bool, _ painter: Painter
  ) -> [SVGElement] {
    let place = LayerPlace(layer.cover, in: page, isPad: screen.isPad)
    let content = ContentDrawing(painter: painter, hasText: isTop)
    guard !isBottom else { return content.draw(layer.content, in: place.box, radius: 10) }
    var result: [SVGElement] = []
    if place.dims {
      result.append(
        painter.rectangle(page, radius: 10, painter.attributes(fill: .dimming) + [.init("fill-opacity", 0.6)]))
    }
    let line = painter.attributes(
      fill: .screen, stroke: layer.isTranslucent ? .accent : .nodeLine, width: 1,
      dashes: layer.isTranslucent ? [3, 2] : [])
    result.append(painter.rectangle(place.box, radius: place.radius, line))
    if let pointer = place.pointer {
      result.append(painter.path(pointer, painter.attributes(fill: .screen, stroke: .nodeLine, width: 1)))
    }
    result += content.draw(layer.content, in: place.box, radius: place.radius)
    if layer.cover == .pageSheet, isTop, !screen.isPad {
      let grabber = Rectangle(x: place.box.midX - 9, y: place.box.y + 3, width: 18, height: 2.4)
      result.append(painter.rectangle(grabber, radius: 1.2, painter.attributes(fill: .coveredLine)))
    }
    return result
  }

  private func caption(_ painter: Painter, below device: Rectangle) -> [SVGElement] {
    var y = device.maxY + ScreenMetrics.captionGap
    var result: [SVGElement] = []
    func write(_ lines: [String], _ style: TextStyle, _ color: ColorRole) {
      for line in lines {
        result.append(
          painter.text(line, style, x: box.midX, baseline: y + style.ascent, color: color, isCentered: true))
        y += style.lineHeight
      }
    }
    write(node.title, .title, .text)
    write(node.subtitle, .subtitle, .mutedText)
    write(node.detail.map { [$0] } ?? [], .subtitle, .accent)
    // The box reaches as far as the longest caption, which keeps devices of a row level.
    let foot = Rectangle(x: box.x, y: device.maxY, width: box.width, height: box.maxY - device.maxY)
    return [painter.rectangle(foot, painter.attributes())] + result
  }
}

/// Which part of a page a layer takes.
struct LayerPlace {
  var box: Rectangle
  var radius = 10.0
  /// Whether what is below is dimmed.
  var dims = true
  /// The tip of a popover.
  var pointer: SVGPath?

  init(_ cover: DeviceScreen.Cover, in page: Rectangle, isPad: Bool) {
    switch cover {
    case .full:
      box = page
      dims = false
    case .pageSheet:
      box =
        isPad
        ? Rectangle(x: page.x + page.width * 0.12, y: page.y + 8, width: page.width * 0.76, height: page.height - 8)
        : Rectangle(x: page.x, y: page.y + 14, width: page.width, height: page.height - 14)
    case .formSheet:
      box =
        isPad
        ? Rectangle(center: Point(x: page.midX, y: page.midY), width: page.width * 0.52, height: page.height * 0.74)
        : Rectangle(x: page.x, y: page.y + 14, width: page.width, height: page.height - 14)
    case .alert:
      box = Rectangle(
        center: Point(x: page.midX, y: page.midY), width: min(page.width - 14, 96), height: min(page.height * 0.5, 62))
    case .actionSheet:
      box = Rectangle(x: page.x + 5, y: page.maxY - 73, width: page.width - 10, height: 68)
    case .popover:
      let width = isPad ? page.width * 0.42 : page.width * 0.72
      box = Rectangle(x: page.maxX - width - 8, y: page.y + 32, width: width, height: page.height * 0.56)
      dims = false
      pointer = Self.tip(above: box)
    case .column(let index, let count):
      box = ColumnPlaces(page, count: count).boxes[min(index, count - 1)]
      radius = 4
      dims = false
    }
  }

  private static func tip(above box: Rectangle) -> SVGPath {
    var path = SVGPath()
    path.move(box.maxX - 26, box.y + 0.5)
    path.line(box.maxX - 19, box.y - 7)
    path.line(box.maxX - 12, box.y + 0.5)
    return path
  }
}

/// The columns of a split view: the first ones are narrow.
struct ColumnPlaces {
  let boxes: [Rectangle]

  init(_ page: Rectangle, count: Int) {
    let narrow = count < 2 ? 0 : page.width * (count == 2 ? 0.36 : 0.27)
    let wide = page.width - narrow * Double(max(count - 1, 0))
    boxes = (0..<max(count, 1)).map { index in
      let isLast = index == max(count, 1) - 1
      return Rectangle(
        x: page.x + narrow * Double(index), y: page.y, width: isLast ? max(wide, 10) : narrow, height: page.height)
    }
  }
}
