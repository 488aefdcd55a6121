import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// The area of a page that a layer occupies.
struct LayerPlace {
  var box: Rectangle
  var radius = 10.0
  /// Whether the content below is dimmed.
  var dims = true
  /// The anchor of a popover.
  var anchor: AnchorPlace?

  /// - Parameter base: The sheet or page that contains the layer's presentation context or anchor.
  init(
    _ layer: DeviceScreen.Layer, in page: Rectangle, base: Rectangle, _ device: DeviceScreen.Device
  ) {
    switch layer.cover {
    case .full:
      box = page
      dims = false
    case .pageSheet:
      let upright = layer.sheet.isAsWideAsUpright
      let width = page.width * (device == .padPortrait ? (upright ? 1 : 0.9) : 0.76)
      let gap = upright ? 5.0 : 8
      box =
        device.isRoomy
        ? Rectangle(x: page.midX - width / 2, y: page.y + gap, width: width, height: page.height - gap)
        : Self.card(page, layer.sheet)
      dims = !layer.sheet.isUndimmed
    case .formSheet:
      let share = device == .padPortrait ? (0.7, 0.56) : (0.52, 0.74)
      box =
        device.isRoomy
        ? Rectangle(
          center: Point(x: page.midX, y: page.midY), width: page.width * share.0, height: page.height * share.1)
        : Self.card(page, layer.sheet)
      dims = !layer.sheet.isUndimmed
    case .alert:
      let width = min(page.width - 14, 96)
      let height = AlertDrawing.height(of: layer.content, isSheet: false, width: width)
      box = Rectangle(
        center: Point(x: page.midX, y: page.midY), width: width, height: min(page.height * 0.8, height))
    case .actionSheet:
      let width = min(page.width - 10, 130)
      let height = min(page.height * 0.8, AlertDrawing.height(of: layer.content, isSheet: true, width: width))
      box = Rectangle(x: page.midX - width / 2, y: page.maxY - height - 5, width: width, height: height)
    case .custom:
      box = Rectangle(
        x: page.x + page.width * 0.1, y: page.y + page.height * 0.42, width: page.width * 0.8,
        height: page.height * 0.5)
    case .unknown:
      box = page.grown(by: -3)
      radius = 8
      dims = false
    case .popover(let anchor):
      let place = AnchorPlace(anchor, in: page, base: base, device)
      box = place.popover
      self.anchor = place
      dims = false
    case .context(let parts):
      box = parts.reduce(base) { $1.box(in: $0) }
      // A layer that reaches a corner of the screen has the same corner radius.
      radius = box.maxX >= base.maxX - 1 && box.maxY >= base.maxY - 1 ? 10 : 4
      dims = false
    }
  }

  /// Returns the card of a sheet on a narrow screen, at the height of its detent.
  private static func card(_ page: Rectangle, _ look: SheetLook) -> Rectangle {
    let height = (page.height - 14) * min(max(look.height, 0.1), 1)
    return Rectangle(x: page.x, y: page.maxY - height, width: page.width, height: height)
  }
}

extension ScreenPart {
  /// Returns the box of the part within a screen or another part.
  func box(in page: Rectangle) -> Rectangle {
    switch self {
    case .besideTabs(let placement): TabsDrawing.rest(of: page, beside: placement)
    case .belowBar:
      Rectangle(
        x: page.x, y: page.y + ContentDrawing.navigationBar, width: page.width,
        height: max(page.height - ContentDrawing.navigationBar, 4))
    case .column(let index, let order):
      ColumnPlaces(page, order).boxes[min(max(index, 0), max(order.count, 1) - 1)]
    case .area(let index, let shares): AreaPlaces(page, shares: shares).boxes[index]
    }
  }
}

/// The positions of a popover and its anchor.
struct AnchorPlace {
  let popover: Rectangle
  /// The box of the anchor; an anchor in the bar has no outline.
  let thing: Rectangle
  private let anchor: ScreenAnchor?
  private let direction: PopoverAnchor.ArrowDirection

  private static let tipLength = 7.0

  init(_ anchor: ScreenAnchor?, in page: Rectangle, base: Rectangle, _ device: DeviceScreen.Device) {
    self.anchor = anchor
    let size = (
      width: page.width * (device.isRoomy ? (device == .padPortrait ? 0.56 : 0.42) : 0.72),
      height: page.height * (device == .padPortrait ? 0.46 : 0.56)
    )
    let area = anchor?.place.reduce(base) { $1.box(in: $0) } ?? base
    /// Returns the position closest to the wanted one that is still on the screen.
    func left(_ wanted: Double) -> Double { max(page.x + 8, min(wanted, page.maxX - size.width - 8)) }
    func top(_ wanted: Double) -> Double { max(page.y + 4, min(wanted, page.maxY - size.height - 4)) }
    guard let anchor, !anchor.isInBar else {
      direction = .up
      let width = anchor.map { min(TextStyle.screenTitle.width(of: $0.name), area.width - 16) } ?? 14
      thing = Rectangle(x: area.maxX - 10 - max(width, 14), y: area.y + 5, width: max(width, 14), height: 15)
      popover = Rectangle(
        x: left(area.maxX - size.width - 8), y: area.y + 24 + Self.tipLength, width: size.width, height: size.height)
      return
    }
    direction = anchor.direction ?? (device.isRoomy ? .left : .up)
    let away = Self.tipLength + 2
    let thingSize = (width: 26.0, height: 14.0)
    switch direction {
    case .right:
      thing = Rectangle(
        x: area.maxX - 12 - thingSize.width, y: area.midY, width: thingSize.width, height: thingSize.height)
      popover = Rectangle(
        x: thing.x - away - min(size.width, thing.x - away - page.x - 4), y: top(area.midY - size.height / 2),
        width: min(size.width, thing.x - away - page.x - 4), height: size.height)
    case .left:
      thing = Rectangle(x: area.x + 12, y: area.midY, width: thingSize.width, height: thingSize.height)
      popover = Rectangle(
        x: thing.maxX + away, y: top(area.midY - size.height / 2),
        width: min(size.width, page.maxX - thing.maxX - away - 4), height: size.height)
    case .down:
      thing = Rectangle(
        x: area.midX - thingSize.width / 2, y: area.maxY - 24 - thingSize.height, width: thingSize.width,
        height: thingSize.height)
      popover = Rectangle(
        x: left(area.midX - size.width / 2), y: thing.y - away - size.height, width: size.width, height: size.height)
    case .up, .any, .unknown:
      thing = Rectangle(
        x: area.midX - thingSize.width / 2, y: area.y + 32, width: thingSize.width, height: thingSize.height)
      popover = Rectangle(
        x: left(area.midX - size.width / 2), y: thing.maxY + away, width: size.width,
        height: min(size.height, page.maxY - thing.maxY - away - 6))
    }
  }

  /// The area of the anchor and of the arrow that points at it.
  var room: Rectangle { thing.grown(by: Self.tipLength) }

  /// The arrow of the popover, open where it joins the box.
  var tip: SVGPath {
    let half = 7.0
    let target = Point(x: min(max(thing.midX, popover.x + 14), popover.maxX - 14), y: thing.midY)
    var corners: [Point]
    switch direction {
    case .left, .right:
      let (x, out) = direction == .left ? (popover.x + 0.5, -1.0) : (popover.maxX - 0.5, 1.0)
      let y = min(max(target.y, popover.y + 14), popover.maxY - 14)
      corners = [
        Point(x: x, y: y - half), Point(x: x + out * Self.tipLength, y: y), Point(x: x, y: y + half),
      ]
    default:
      let (y, out) = direction == .down ? (popover.maxY - 0.5, 1.0) : (popover.y + 0.5, -1.0)
      corners = [
        Point(x: target.x - half, y: y), Point(x: target.x, y: y + out * Self.tipLength),
        Point(x: target.x + half, y: y),
      ]
    }
    var path = SVGPath()
    path.move(corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { path.line(corner.x, corner.y) }
    return path
  }

  /// Returns the anchor: a title in the bar, or a small outline on the screen.
  func elements(_ painter: Painter, isTop: Bool) -> [SVGElement] {
    guard let anchor, anchor.isInBar, isTop,
      let name = TextStyle.screenTitle.lines(of: anchor.name, width: thing.width + 0.5, limit: 1).first
    else {
      let paint = painter.attributes(fill: .bar, stroke: .accent, width: 1.3)
      return [painter.rectangle(thing, radius: 4, paint)]
    }
    let back = painter.rectangle(thing.grown(by: 2), radius: 4, painter.attributes(fill: .bar))
    return [
      back,
      painter.text(
        name, .screenTitle, x: thing.midX, baseline: thing.midY + 3.4, color: .accent, isCentered: true),
    ]
  }
}

/// The positions of a split view's columns; all but the secondary one are narrow.
struct ColumnPlaces {
  let boxes: [Rectangle]

  /// The share of a narrow column, by the number of columns: the secondary one always keeps the most.
  private static let shares = [1, 1, 0.36, 0.27, 0.21]

  /// Creates the positions of columns side by side. Columns over the secondary one leave it in place; columns that displace it
  /// leave it the rest of the screen.
  init(_ page: Rectangle, _ columns: ScreenColumnOrder) {
    let count = max(columns.count, 1)
    let secondary = min(max(columns.secondary, 0), count - 1)
    let narrow = count < 2 ? 0 : page.width * Self.shares[min(count, Self.shares.count - 1)]
    let trailing = narrow * Double(count - 1 - secondary)
    let leading = columns.areOver ? 0 : narrow * Double(secondary)
    let wide = Rectangle(
      x: page.x + leading, y: page.y, width: max(page.width - leading - trailing, 10), height: page.height)
    boxes = (0..<count).map { index in
      if index == secondary { return wide }
      let x = index < secondary ? page.x + narrow * Double(index) : wide.maxX + narrow * Double(index - secondary - 1)
      let inset = columns.areOver && index < secondary ? 3.0 : 0
      return Rectangle(x: x + inset, y: page.y + inset, width: narrow - inset, height: page.height - 2 * inset)
    }
  }
}
