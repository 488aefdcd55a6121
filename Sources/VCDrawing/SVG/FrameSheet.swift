import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws the frames of a figure as panels on one page, in rows.
///
/// Parts that occur in several panels have the same position in each, relative to the panel's top left corner. Each row is as
/// high as its panels need, without the room above and below that only other panels need. A row of steps that changed nothing has
/// only their headings.
struct FrameSheet {
  private static let gap = 18.0
  private static let padding = 14.0
  /// The preferred ratio of a page's width to its height.
  private static let bestShape = 1.3
  private static let leastWidth = 300.0

  /// Returns the width available to each of several panels side by side.
  static func roomForOne(of columns: Int, in width: Double) -> Double {
    (width + gap) / Double(columns) - gap - 2 * padding
  }

  /// A frame with its dimensions.
  private struct Panel {
    var figure: PlacedFigure
    var heading: FrameHeading
    /// The distance from the upper edge of the whole figure to that of the part that the panel shows.
    var top: Double
    /// The distance from there to the lowest part of this frame.
    var depth: Double
    /// Whether the panel before it shows the same.
    var isRepetition: Bool
  }

  private let figure: PlacedFigure
  private let painter: Painter
  let legend: Legend?
  private let bounds: Rectangle
  private let panels: [Panel]
  /// The heading height that all panels share, so that all drawings begin at the same height.
  private let headingHeight: Double

  /// - Parameters:
  ///   - figure: The placed figure, with all frames.
  ///   - options: The theme and the legend.
  ///   - isTrimmed: Whether panels omit the room above their parts that only other panels need.
  init(_ figure: PlacedFigure, options: FigureOptions, isTrimmed: Bool = true) {
    self.figure = figure
    painter = Painter(options)
    legend = Legend(figure.diagram, mode: options.legend)
    let bounds = figure.places.bounds
    self.bounds = bounds
    let width = max(bounds.width, Self.leastWidth)
    // A separate frame reserves as much room for its heading as any other.
    let headings = figure.diagram.frames.map { FrameHeading($0, width: width) }
    let frames = figure.diagram.frames.filter { [only = figure.diagram.onlyFrame] in $0.number == only ?? $0.number }
    let parts = frames.map(figure.showing)
    let areas = parts.map(\.parts)
    let tops =
      isTrimmed && figure.diagram.onlyFrame == nil
      ? FrameTops(zip(frames, areas).map { ($0, $1.y) }).tops : areas.map { _ in bounds.y }
    panels = frames.indices.map { position in
      let top = max(tops[position], bounds.y)
      return Panel(
        figure: parts[position], heading: FrameHeading(frames[position], width: width), top: top - bounds.y,
        depth: areas[position].maxY - top, isRepetition: position > 0 && frames[position].changesNothing)
    }
    headingHeight = headings.map(\.height).max() ?? 0
  }

  /// The size of a panel that fits every frame.
  var panelSize: (width: Double, height: Double) {
    let depth = figure.diagram.onlyFrame == nil ? panels.map(\.depth).max() ?? 0 : bounds.height
    return (max(bounds.width, Self.leastWidth) + 2 * Self.padding, headingHeight + depth + 2 * Self.padding)
  }

  /// The total height of all panels.
  var height: Double { grid.height }

  /// Returns the panel of a frame, with its border and its heading.
  func drawing(of frame: Int, in place: Rectangle) -> SVGElement { draw(panels[frame], in: place) }

  var document: SVGDocument {
    let margin = FigureDrawing.margin
    let grid = grid
    let foot = Foot(legend: legend, caption: figure.diagram.caption, width: grid.width)
    var frame = DocumentFrame(figure.diagram, painter)
    frame.width = max(grid.width, foot.width) + 2 * margin
    frame.height = grid.height + foot.height + 2 * margin
    let drawing = panels.indices.map { position in
      draw(
        panels[position], in: grid.places[position].moved(x: margin, y: margin),
        isBrief: grid.brief.contains(position))
    }
    return frame.document(drawing + foot.elements(painter, x: margin, y: margin + grid.height))
  }

  // MARK: - Rows

  /// The positions of the panels, and their total size.
  private struct Grid {
    var places: [Rectangle] = []
    /// The panels with only a heading.
    var brief: Set<Int> = []
    var width = 0.0
    var height = 0.0

    var shape: Double { width / max(height, 1) }
  }

  /// The grid whose number of columns, of those that fit the page, comes closest to the shape of a page.
  private var grid: Grid {
    var best = grid(columns: 1)
    for columns in 1..<max(panels.count, 1) {
      let grid = grid(columns: columns + 1)
      guard grid.width + 2 * FigureDrawing.margin <= LayoutGraph.pageWidth(of: figure.diagram) else { break }
      if misshape(grid) < misshape(best) { best = grid }
    }
    return best
  }

  private func misshape(_ grid: Grid) -> Double {
    let shape = grid.shape / Self.bestShape
    return max(shape, 1 / max(shape, 0.001))
  }

  private func grid(columns: Int) -> Grid {
    let width = max(bounds.width, Self.leastWidth) + 2 * Self.padding
    var result = Grid()
    for start in stride(from: 0, to: panels.count, by: columns) {
      let row = panels[start..<min(start + columns, panels.count)]
      // Beside a panel with a drawing there is room for one in any case.
      if row.allSatisfy(\.isRepetition) { result.brief.formUnion(row.indices) }
      let height = height(of: row) + 2 * Self.padding
      let top = result.height + (start == 0 ? 0 : Self.gap)
      for column in row.indices.map({ Double($0 - start) }) {
        result.places.append(Rectangle(x: column * (width + Self.gap), y: top, width: width, height: height))
      }
      result.height = top + height
    }
    result.width = Double(min(columns, panels.count)) * (width + Self.gap) - Self.gap
    return result
  }

  /// Returns the height of the contents of a row.
  private func height(of row: ArraySlice<Panel>) -> Double {
    // A frame in a separate file takes as much room as any other.
    if figure.diagram.onlyFrame != nil { return headingHeight + bounds.height }
    if row.allSatisfy(\.isRepetition) { return row.map(\.heading.textHeight).max() ?? 0 }
    return headingHeight + (row.map(\.depth).max() ?? 0)
  }

  private func draw(_ panel: Panel, in place: Rectangle, isBrief: Bool = false) -> SVGElement {
    let frame = panel.heading.frame
    let own = painter.prefixed("step-\(frame.number)-")
    let left = place.x + (place.width - bounds.width) / 2
    let part = panel.figure.moved(x: left - bounds.x, y: place.y + Self.padding + headingHeight - bounds.y - panel.top)
    let border = painter.rectangle(place, radius: 10, painter.attributes(stroke: .familyLine, width: 1))
    let words = panel.heading.elements(own, x: place.x + Self.padding, y: place.y + Self.padding)
    let parts = isBrief ? [] : FigureParts(part, own).elements
    return painter.group("frame", id: "step-\(frame.number)", title: frame.heading, [border] + words + parts)
  }
}

extension PlacedFigure {
  /// The bounding box of its diagram's parts; `bounds` includes those of other moments as well.
  fileprivate var parts: Rectangle {
    let boxes =
      diagram.nodes.compactMap { places.nodes[$0.id] } + diagram.allClusters.compactMap { places.clusters[$0.id] }
      + diagram.edges.compactMap { places.labels[$0.id] }
      + diagram.edges.compactMap { places.paths[$0.id]?.drawn.grown(by: 2) }
    return Rectangle(enclosing: boxes) ?? Rectangle(x: places.bounds.x, y: places.bounds.y, width: 0, height: 0)
  }
}

/// The heading of a frame: its number, its step, and UIKit's reaction.
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
    detail = TextStyle.caption.lines(of: frame.detail, width: width, limit: 4)
  }

  /// The height with the distance to the drawing below.
  var height: Double { textHeight + Self.foot }

  var textHeight: Double {
    max(TextStyle.title.height(of: title) + TextStyle.caption.height(of: detail), Self.number.size)
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

  /// Returns a disc with the number; for a step that was not performed only the crossed-out outline.
  private func badge(_ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    let disc = Rectangle(x: x, y: y, width: Self.number.size, height: Self.number.size)
    let paint =
      frame.isRefused
      ? painter.attributes(fill: .page, stroke: .removed, width: 1.4)
      : painter.attributes(fill: .accent)
    let number = painter.text(
      "\(frame.number)", .eyebrow, x: disc.midX, baseline: disc.midY + 3.6, color: frame.isRefused ? .removed : .page,
      isCentered: true)
    return [painter.rectangle(disc, radius: Self.number.size / 2, paint), number]
  }
}
