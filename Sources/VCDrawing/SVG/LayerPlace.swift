import VCDOT
import VCDiagram
import VCLayout

/// The area of a page that a layer occupies.
struct LayerPlace {
  var box: Rectangle
  var radius = 10.0
  /// Whether the content below is dimmed.
  var dims = true
  /// The anchor of a popover.
  var anchor: AnchorPlace?

  /// - Parameters:
  ///   - layer: The layer.
  ///   - page: The screen of the device.
  ///   - base: The sheet or page that contains the layer's presentation context or anchor.
  ///   - device: The device, on which the size of sheets and popovers depends.
  init(
    _ layer: DeviceScreen.Layer, in page: Rectangle, base: Rectangle, _ device: DeviceScreen.Device
  ) {
    switch layer.cover {
    case .full:
      box = page
      dims = false
    case .pageSheet:
      box = Self.pageSheet(page, layer.sheet, device)
      dims = !layer.sheet.isUndimmed
    case .formSheet:
      box = Self.formSheet(page, layer.sheet, device)
      dims = !layer.sheet.isUndimmed
    case .alert: box = Self.alert(page, layer.content)
    case .actionSheet: box = Self.actionSheet(page, layer.content)
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

  private static func pageSheet(_ page: Rectangle, _ look: SheetLook, _ device: DeviceScreen.Device) -> Rectangle {
    guard device.isRoomy else { return card(page, look) }
    let upright = look.isAsWideAsUpright
    let width = page.width * (device == .padPortrait ? (upright ? 1 : 0.9) : 0.76)
    let gap = upright ? 5.0 : 8
    return Rectangle(x: page.midX - width / 2, y: page.y + gap, width: width, height: page.height - gap)
  }

  private static func formSheet(_ page: Rectangle, _ look: SheetLook, _ device: DeviceScreen.Device) -> Rectangle {
    guard device.isRoomy else { return card(page, look) }
    let share = device == .padPortrait ? (width: 0.7, height: 0.56) : (width: 0.52, height: 0.74)
    return Rectangle(
      center: Point(x: page.midX, y: page.midY), width: page.width * share.width, height: page.height * share.height)
  }

  private static func alert(_ page: Rectangle, _ content: ScreenContent) -> Rectangle {
    // Wide enough for two short buttons side by side.
    let width = min(page.width - 6, 112)
    let height = AlertDrawing.height(of: content, isSheet: false, width: width)
    return Rectangle(
      center: Point(x: page.midX, y: page.midY), width: width, height: min(page.height * 0.8, height))
  }

  private static func actionSheet(_ page: Rectangle, _ content: ScreenContent) -> Rectangle {
    let width = min(page.width - 10, 130)
    let height = min(page.height * 0.8, AlertDrawing.height(of: content, isSheet: true, width: width))
    return Rectangle(x: page.midX - width / 2, y: page.maxY - height - 5, width: width, height: height)
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
    case .column(let index, let order): Self.box(index, of: ColumnPlaces(page, order).boxes) ?? page
    case .area(let index, let shares): Self.box(index, of: AreaPlaces(page, shares: shares).boxes) ?? page
    }
  }

  /// Returns the box with the nearest index; `nil` if there are no boxes.
  private static func box(_ index: Int, of boxes: [Rectangle]) -> Rectangle? {
    boxes.isEmpty ? nil : boxes[min(max(index, 0), boxes.count - 1)]
  }
}
