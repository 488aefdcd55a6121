import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Writes titles on a screen.
struct ScreenText {
  let painter: Painter
  /// Whether to draw text, which only the frontmost layer has.
  let isShown: Bool
  /// The areas that other layers cover, where no text is drawn.
  var covers: [Rectangle] = []

  /// Returns the text in the middle of a place.
  func elements(_ text: String, in place: Rectangle) -> [SVGElement] {
    elements(text, centerX: place.midX, centerY: place.midY, width: place.width)
  }

  /// Returns as much of a text as fits a width, around a point; nothing if what fits is not readable.
  func elements(_ text: String, centerX: Double, centerY: Double, width: Double) -> [SVGElement] {
    guard isShown, width > 14 else { return [] }
    let style = TextStyle.screenTitle
    let line = style.start(of: text, width: width)
    guard !line.isEmpty, line.isReadable(as: text.singleLine) else { return [] }
    let (lineWidth, lineHeight) = (style.width(of: line), style.lineHeight)
    let place = Rectangle(
      x: centerX - lineWidth / 2, y: centerY - lineHeight / 2, width: lineWidth, height: lineHeight)
    // A partly covered word would read as another word.
    guard !covers.contains(where: place.intersects) else { return [] }
    return [painter.text(line, style, x: centerX, baseline: centerY + 3.4, color: .text, isCentered: true)]
  }
}
