import VCDOT
import VCSVG

/// Draws the frames of a figure as panels on one page, in rows.
struct FrameSheet {
  private static let gap = 18.0
  private static let padding = 14.0
  /// Up to this width several panels stand in a row.
  private static let pageWidth = 1440.0
  /// How many times wider than high a page looks best.
  private static let pageShape = 1.3
  private static let leastWidth = 300.0

  private let figure: PlacedFigure
  private let painter: Painter
  private let legend: Legend?
  private let bounds: Rectangle
  private let headings: [FrameHeading]

  init(_ figure: PlacedFigure, options: FigureOptions) {
    self.figure = figure
    painter = Painter(options)
    legend = Legend(figure.diagram, mode: options.legend)
    bounds = figure.bounds
    let width = max(figure.bounds.width, Self.leastWidth)
    headings = figure.diagram.frames.map { FrameHeading($0, width: width) }
  }

  var document: SVGDocument {
    let margin = FigureDrawing.margin
    let heading = headings.map(\.height).max() ?? 0
    let panel = (
      width: max(bounds.width, Self.leastWidth) + 2 * Self.padding,
      height: heading + bounds.height + 2 * Self.padding
    )
    let columns = columns(panel)
    let rows = (headings.count + columns - 1) / columns
    let width = Double(columns) * (panel.width + Self.gap) - Self.gap
    let height = Double(rows) * (panel.height + Self.gap) - Self.gap
    let foot = Foot(legend: legend, caption: figure.diagram.caption, width: width)
    var frame = DocumentFrame(figure.diagram, painter)
    frame.width = max(width, foot.width) + 2 * margin
    frame.height = height + foot.height + 2 * margin
    let panels = headings.enumerated().map { position, heading in
      let place = Rectangle(
        x: margin + Double(position % columns) * (panel.width + Self.gap),
        y: margin + Double(position / columns) * (panel.height + Self.gap), width: panel.width, height: panel.height)
      return draw(heading, in: place)
    }
    return frame.document(panels + foot.elements(painter, x: margin, y: margin + height))
  }

  /// So many panels in a row that the page comes out about page-shaped.
  private func columns(_ panel: (width: Double, height: Double)) -> Int {
    let most = max(1, Int((Self.pageWidth + Self.gap) / (panel.width + Self.gap)))
    func misshape(_ columns: Int) -> Double {
      let rows = (headings.count + columns - 1) / columns
      let shape = Double(columns) * panel.width / (Double(rows) * panel.height) / Self.pageShape
      return max(shape, 1 / shape)
    }
    return (1...min(most, max(headings.count, 1))).min { misshape($0) < misshape($1) } ?? 1
  }

  private func draw(_ heading: FrameHeading, in place: Rectangle) -> SVGElement {
    let own = painter.prefixed("step-\(heading.frame.number)-")
    var part = figure
    part.diagram = figure.diagram.showing(heading.frame)
    let left = place.x + (place.width - bounds.width) / 2
    part = part.moved(x: left - bounds.x, y: place.maxY - Self.padding - bounds.height - bounds.y)
    let border = painter.rectangle(place, radius: 10, painter.attributes(stroke: .familyLine, width: 1))
    let words = heading.elements(own, x: place.x + Self.padding, y: place.y + Self.padding)
    return painter.group(
      "frame", id: "step-\(heading.frame.number)", title: heading.frame.heading,
      [border] + words + FigureParts(part, own).elements)
  }
}

/// The words above a frame: its number, what happens, and what UIKit makes of it.
struct FrameHeading {
  private static let number = (size: 20.0, gap: 9.0)
  private static let foot = 12.0

  let frame: DiagramFrame
  private let title: [String]
  private let detail: [String]

  init(_ frame: DiagramFrame, width: Double) {
    self.frame = frame
    let width = width - Self.number.size - Self.number.gap
    title = TextStyle.title.lines(of: frame.title, width: width, limit: 2)
    detail = TextStyle.caption.lines(of: frame.detail, width: width, limit: 3)
  }

  var height: Double {
    max(TextStyle.title.height(of: title) + TextStyle.caption.height(of: detail), Self.number.size) + Self.foot
  }

  func elements(_ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    var result = badge(painter, x: x, y: y)
    let left = x + Self.number.size + Self.number.gap
    var y = y + 1
    for line in title {
      result.append(painter.text(line, .title, x: left, baseline: y + TextStyle.title.ascent, color: .text))
      y += TextStyle.title.lineHeight
    }
    for line in detail {
      let color: ColorRole = frame.isRefused ? .removed : .mutedText
      result.append(painter.text(line, .caption, x: left, baseline: y + TextStyle.caption.ascent, color: color))
      y += TextStyle.caption.lineHeight
    }
    return result
  }

  /// A disc with the number; of a step that did not happen only its outline, barred.
  private func badge(_ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    let disc = Rectangle(x: x, y: y, width: Self.number.size, height: Self.number.size)
    let paint =
      frame.isRefused
      ? painter.attributes(fill: .page, stroke: .removed, width: 1.4, dashes: [3, 2.5])
      : painter.attributes(fill: .accent)
    let number = painter.text(
      "\(frame.number)", .eyebrow, x: disc.midX, baseline: disc.midY + 3.6, color: frame.isRefused ? .removed : .page,
      isCentered: true)
    return [painter.rectangle(disc, radius: Self.number.size / 2, paint), number]
  }
}
