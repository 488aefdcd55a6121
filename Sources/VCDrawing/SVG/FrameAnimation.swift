import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCTypography

/// Draws the frames of a figure over each other and shows one after the other, using only CSS.
///
/// Below them is a list of all steps with the current one marked. Where nothing moves (on paper, in programs without CSS, for
/// readers who prefer reduced motion), the last frame is above the list.
struct FrameAnimation {
  /// The duration of a frame, in seconds.
  private static let duration = 2.5
  private static let listGap = 14.0

  private let sheet: FrameSheet
  private let painter: Painter
  private let diagram: Diagram

  init(_ figure: PlacedFigure, options: FigureOptions) {
    sheet = FrameSheet(figure, options: options, isTrimmed: false)
    painter = Painter(options)
    diagram = figure.diagram
  }

  var document: SVGDocument {
    let margin = FigureDrawing.margin
    let panel = sheet.panelSize
    let list = StepList(diagram.frames, width: panel.width)
    let foot = Foot(legend: sheet.legend, caption: diagram.caption, width: panel.width)
    var frame = DocumentFrame(diagram, painter)
    frame.width = max(panel.width, foot.width) + 2 * margin
    frame.height = panel.height + Self.listGap + list.height + foot.height + 2 * margin
    let place = Rectangle(x: margin, y: margin, width: panel.width, height: panel.height)
    let top = place.maxY + Self.listGap
    let moments = diagram.frames.indices.map { position in
      let mark = list.mark(position, painter, x: margin, y: top)
      var group = painter.group(
        "moment", id: "moment-\(diagram.frames[position].number)", [sheet.drawing(of: position, in: place), mark])
      if position != diagram.frames.indices.last { group["visibility"] = "hidden" }
      return group
    }
    return frame.document(
      moments + list.elements(painter, x: margin, y: top)
        + foot.elements(painter, x: margin, y: top + list.height), rules: rules)
  }

  /// The CSS rules that show each frame for its share of the time; hovering pauses the animation.
  private var rules: String {
    let count = diagram.frames.count
    guard count > 1 else { return "" }
    let (figure, name) = ("#\(painter.prefix)figure", "\(painter.prefix)show")
    let whole = Double(count) * Self.duration
    let part = SVGNumber.text((100 / Double(count) * 100).rounded() / 100)
    // The identifier of the figure makes these rules take precedence over the one for all frames, which has no delay.
    let delays = diagram.frames.enumerated().map { position, frame in
      "\(figure) #\(painter.prefix)moment-\(frame.number)"
        + "{animation-delay:\(SVGNumber.text(Double(position) * Self.duration - whole))s}"
    }
    return "@keyframes \(name){0%{visibility:visible}\(part)%{visibility:hidden}}"
      + "@media screen and (prefers-reduced-motion:no-preference){"
      + "\(figure) .moment{animation:\(name) \(SVGNumber.text(whole))s step-end infinite}"
      + "\(delays.joined())\(figure):hover .moment{animation-play-state:paused}}"
  }
}

/// The titles of all frames in order, in as many rows as necessary.
private struct StepList {
  private static let style = TextStyle.legend
  private static let gap = (mark: 14.0, entry: 16.0)
  private let entries: [(text: String, x: Double, y: Double)]
  let height: Double

  init(_ frames: [DiagramFrame], width: Double) {
    var entries: [(text: String, x: Double, y: Double)] = []
    var (x, y) = (0.0, 0.0)
    for frame in frames {
      let words = frame.number == 0 ? frame.title : "\(frame.number). \(frame.title)"
      let text = Self.style.lines(of: words, width: width - Self.gap.mark, limit: 1).first ?? ""
      let size = Self.gap.mark + Self.style.width(of: text)
      if x > 0, x + size > width { (x, y) = (0, y + Self.style.lineHeight) }
      entries.append((text, x, y))
      x += size + Self.gap.entry
    }
    self.entries = entries
    height = y + Self.style.lineHeight
  }

  func elements(_ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    let texts = entries.map { entry in
      painter.text(
        entry.text, Self.style, x: x + entry.x + Self.gap.mark, baseline: y + entry.y + Self.style.ascent, color: .text)
    }
    return [painter.group("steps", texts)]
  }

  /// Returns the disc before the step of a frame.
  func mark(_ position: Int, _ painter: Painter, x: Double, y: Double) -> SVGElement {
    let entry = entries[position]
    return painter.circle(
      Point(x: x + entry.x + 5, y: y + entry.y + Self.style.lineHeight / 2), radius: 4,
      painter.attributes(fill: .accent))
  }
}
