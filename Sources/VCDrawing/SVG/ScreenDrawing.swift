import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws one device or two side by side, each with the content of its screen, and the caption below.
struct ScreenDrawing {
  let node: DiagramNode
  let screen: DeviceScreen
  let box: Rectangle

  func elements(_ painter: Painter) -> [SVGElement] {
    let devices = ScreenMetrics(screen, captionOf: node).devices
    var x = box.midX - devices.width / 2
    var result: [SVGElement] = []
    for screen in [screen] + (node.companion.map { [$0] } ?? []) {
      let size = screen.device.size
      let place = Rectangle(x: x, y: box.y + devices.height - size.height, width: size.width, height: size.height)
      result += DeviceDrawing(screen: screen, box: place, ending: node.ending).elements(painter)
      x += size.width + ScreenMetrics.companionGap
    }
    return result + caption(painter, top: box.y + devices.height)
  }

  private func caption(_ painter: Painter, top: Double) -> [SVGElement] {
    var y = top + ScreenMetrics.captionGap
    var result: [SVGElement] = []
    func write(_ lines: [String], _ style: TextStyle, _ color: ColorRole) {
      for line in lines {
        result.append(
          painter.text(line, style, x: box.midX, baseline: y + style.ascent, color: color, isCentered: true))
        y += style.lineHeight
      }
    }
    write(node.title, .title, node.ending == .gone ? .mutedText : .text)
    write(node.subtitle, .subtitle, .mutedText)
    write(node.detail.map { [$0] } ?? [], .subtitle, .accent)
    // The box extends to the longest caption, which keeps the devices of a row level.
    let foot = Rectangle(x: box.x, y: top, width: box.width, height: box.maxY - top)
    return [painter.rectangle(foot, painter.attributes())] + result
  }
}
