import VCSVG

/// Draws a device with what is on its screen, and the caption below.
struct ScreenDrawing {
  let node: DiagramNode
  let screen: DeviceScreen
  let box: Rectangle

  func elements(_ painter: Painter) -> [SVGElement] { [] }
}
