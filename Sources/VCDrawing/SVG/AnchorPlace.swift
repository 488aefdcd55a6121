import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

/// The positions of a popover and its anchor.
struct AnchorPlace {
  let popover: Rectangle
  /// The box of the anchor's source; an item of a bar has no outline.
  private let source: Rectangle
  private let anchor: ScreenAnchor?
  private let direction: PopoverAnchor.ArrowDirection

  /// - Parameters:
  ///   - anchor: The anchor; `nil` if it is unknown.
  ///   - page: The screen of the device.
  ///   - base: The sheet or page that contains the anchor.
  ///   - device: The device, on which the popover's size depends.
  init(_ anchor: ScreenAnchor?, in page: Rectangle, base: Rectangle, _ device: DeviceScreen.Device) {
    self.anchor = anchor
    let size = (
      width: page.width * (device.isRoomy ? (device == .padPortrait ? 0.56 : 0.42) : 0.72),
      height: page.height * (device == .padPortrait ? 0.46 : 0.56)
    )
    let area = anchor?.place.reduce(base) { $1.box(in: $0) } ?? base
    let room = PopoverRoom(page: page, size: size)
    if let anchor, !anchor.isInBar {
      direction = anchor.direction ?? room.direction(at: area, isRoomy: device.isRoomy)
      source = Self.source(in: area, direction)
      popover = room.popover(at: source, of: area, direction)
    } else {
      direction = .up
      source = Self.item(anchor?.name, in: area)
      popover = room.popover(of: source, inBarOf: area)
    }
  }

  /// Returns the place of a bar's item: that of its name, or of a symbol if the name would leave the title no room.
  private static func item(_ name: String?, in area: Rectangle) -> Rectangle {
    let width = name.map(TextStyle.screenTitle.width) ?? 0
    if width > 0, width <= area.width * mostOfBar {
      return Rectangle(x: area.maxX - 10 - width, y: area.y + 5, width: width, height: 15)
    }
    return Rectangle(x: area.maxX - 3 - symbol, y: area.y + 8, width: symbol, height: symbol)
  }

  /// The part of a bar that an item's name may take, and the size of a symbol in its place.
  private static let mostOfBar = 0.4
  private static let symbol = 9.0

  /// Returns the outline of a source on the screen, near the edge of its area to which the arrow points.
  static func source(in area: Rectangle, _ direction: PopoverAnchor.ArrowDirection) -> Rectangle {
    let (width, height) = (26.0, 14.0)
    let (x, y) =
      switch direction {
      case .right: (area.maxX - 12 - width, area.midY)
      case .left: (area.x + 12, area.midY)
      case .down: (area.midX - width / 2, max(area.maxY - 24 - height, area.midY - height / 2))
      case .up, .any, .unknown: (area.midX - width / 2, min(area.y + 32, area.midY - height / 2))
      }
    return Rectangle(x: x, y: y, width: width, height: height)
  }

  /// The area of the source and of the arrow that points at it.
  var areaOfSource: Rectangle {
    guard anchor?.isInBar ?? true else { return source.grown(by: PopoverRoom.tipLength) }
    return Rectangle(
      x: source.x - 2, y: source.y - 2, width: source.width + 4, height: source.height + PopoverRoom.tipLength)
  }

  /// The arrow of the popover, open where it joins the box.
  var tip: SVGPath {
    let half = 7.0
    let target = Point(x: min(max(source.midX, popover.x + 14), popover.maxX - 14), y: source.midY)
    var corners: [Point]
    switch direction {
    case .left, .right:
      let (x, out) = direction == .left ? (popover.x + 0.5, -1.0) : (popover.maxX - 0.5, 1.0)
      let y = min(max(target.y, popover.y + 14), popover.maxY - 14)
      corners = [
        Point(x: x, y: y - half), Point(x: x + out * PopoverRoom.tipLength, y: y), Point(x: x, y: y + half),
      ]
    default:
      let (y, out) = direction == .down ? (popover.maxY - 0.5, 1.0) : (popover.y + 0.5, -1.0)
      corners = [
        Point(x: target.x - half, y: y), Point(x: target.x, y: y + out * PopoverRoom.tipLength),
        Point(x: target.x + half, y: y),
      ]
    }
    var path = SVGPath()
    path.move(corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { path.line(corner.x, corner.y) }
    return path
  }

  /// Returns the source: a title in the bar, or a small outline on the screen.
  func elements(_ painter: Painter, isTop: Bool) -> [SVGElement] {
    guard let anchor, anchor.isInBar, isTop, source.width >= TextStyle.screenTitle.width(of: anchor.name),
      let name = TextStyle.screenTitle.lines(of: anchor.name, width: source.width + 0.5, limit: 1).first
    else {
      let paint = painter.attributes(fill: .bar, stroke: .accent, width: 1.3)
      return [painter.rectangle(source, radius: 4, paint)]
    }
    let back = painter.rectangle(source.grown(by: 2), radius: 4, painter.attributes(fill: .bar))
    return [
      back,
      painter.text(
        name, .screenTitle, x: source.midX, baseline: source.midY + 3.4, color: .accent, isCentered: true),
    ]
  }
}

/// The screen in which a popover has to fit.
private struct PopoverRoom {
  /// The distance from the popover to the tip of its arrow.
  static let tipLength = 7.0
  private static let distance = tipLength + 2

  var page: Rectangle
  /// The preferred size of the popover.
  var size: (width: Double, height: Double)

  /// Returns the popover of an item in the bar at the top of an area.
  func popover(of item: Rectangle, inBarOf area: Rectangle) -> Rectangle {
    let y = area.y + 24 + Self.tipLength
    return Rectangle(
      x: left(max(area.maxX - 8, item.midX + 15) - size.width), y: y, width: size.width,
      height: lower(size.height, to: page.maxY - y - 4))
  }

  /// Returns the arrow's direction, where none is prescribed: on a wide screen it points to the left, on a narrow one up, or the
  /// other way if there is more room on that side of the source.
  func direction(at area: Rectangle, isRoomy: Bool) -> PopoverAnchor.ArrowDirection {
    let (usual, other): (PopoverAnchor.ArrowDirection, PopoverAnchor.ArrowDirection) =
      isRoomy ? (.left, .right) : (.up, .down)
    let wanted = (isRoomy ? size.width : size.height) * Self.leastShare
    let rooms = [usual, other].map { room(beside: AnchorPlace.source(in: area, $0), $0) }
    return rooms[0] < min(wanted, rooms[1]) ? other : usual
  }

  /// The least part of its size that a popover should have.
  private static let leastShare = 0.5

  /// Returns the length between a source and the edge of the screen, on the popover's side.
  private func room(beside source: Rectangle, _ direction: PopoverAnchor.ArrowDirection) -> Double {
    switch direction {
    case .left: page.maxX - source.maxX - Self.distance - 4
    case .right: source.x - Self.distance - page.x - 4
    case .down: source.y - Self.distance - page.y - 4
    case .up, .any, .unknown: page.maxY - source.maxY - Self.distance - 6
    }
  }

  /// Returns a length that fits into the room, but is never too small for a box.
  private func lower(_ length: Double, to room: Double) -> Double { min(length, max(room, 2 * Self.tipLength)) }

  /// Returns the popover of a source, smaller than preferred if there is less room beside the source.
  func popover(at source: Rectangle, of area: Rectangle, _ direction: PopoverAnchor.ArrowDirection) -> Rectangle {
    let room = room(beside: source, direction)
    let (width, height) = (lower(size.width, to: room), lower(size.height, to: room))
    let box =
      switch direction {
      case .right:
        Rectangle(
          x: source.x - Self.distance - width, y: top(area.midY - size.height / 2), width: width, height: size.height)
      case .left:
        Rectangle(
          x: source.maxX + Self.distance, y: top(area.midY - size.height / 2), width: width, height: size.height)
      case .down:
        Rectangle(
          x: left(area.midX - size.width / 2), y: source.y - Self.distance - height, width: size.width, height: height)
      case .up, .any, .unknown:
        Rectangle(
          x: left(area.midX - size.width / 2), y: source.maxY + Self.distance, width: size.width, height: height)
      }
    // Without any room on the prescribed side, it is over its source rather than beside the screen.
    return Rectangle(
      x: max(page.x + 4, min(box.x, page.maxX - box.width - 4)),
      y: max(page.y + 4, min(box.y, page.maxY - box.height - 4)), width: box.width, height: box.height)
  }

  /// Returns the left edge closest to the wanted one at which the popover is still on the screen.
  private func left(_ wanted: Double) -> Double { max(page.x + 8, min(wanted, page.maxX - size.width - 8)) }

  /// Returns the upper edge closest to the wanted one at which the popover is still on the screen.
  private func top(_ wanted: Double) -> Double { max(page.y + 4, min(wanted, page.maxY - size.height - 4)) }
}
