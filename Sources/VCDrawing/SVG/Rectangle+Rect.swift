import VCDOT
import VCLayout
import VCModel

extension GraphLayout.Rectangle {
  init(_ rect: ScreenRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
