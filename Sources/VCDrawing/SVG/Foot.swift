import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCWords

/// The footer of a figure: its legend and its caption.
struct Foot {
  private static let sample = (width: 30.0, gap: 8.0)
  private static let box = (width: 28.0, height: 15.0)
  private static let badge = 6.0
  /// The gap between the legend and the caption.
  private static let captionGap = 4.0
  private static let entryGap = 22.0
  private static let gap = 18.0

  private let rows: [[Legend.Entry]]
  private let caption: [String]
  let width: Double
  let height: Double

  init(legend: Legend?, caption: String?, width: Double) {
    var rows: [[Legend.Entry]] = []
    var used = Double.infinity
    for entry in legend?.entries ?? [] {
      let size = Self.width(of: entry)
      if used + size > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(entry)
      used += size
    }
    self.rows = rows
    self.caption = caption.map { TextStyle.caption.lines(of: $0, width: width, limit: 4) } ?? []
    let widths = rows.map { $0.map(Self.width(of:)).reduce(0, +) } + [TextStyle.caption.width(of: self.caption)]
    self.width = widths.max() ?? 0
    let lines = Double(rows.count) * TextStyle.legend.lineHeight * 1.25 + TextStyle.caption.height(of: self.caption)
    let inner = rows.isEmpty || self.caption.isEmpty ? 0 : Self.captionGap
    height = lines > 0 ? lines + Self.gap + inner : 0
  }

  private static func width(of entry: Legend.Entry) -> Double {
    sample.width + sample.gap + TextStyle.legend.width(of: entry.words) + entryGap
  }

  func elements(_ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    var result: [SVGElement] = []
    var y = y + Self.gap
    var entries: [SVGElement] = []
    for row in rows {
      var x = x
      for entry in row {
        entries += draw(entry, painter, x: x, y: y)
        x += Self.width(of: entry)
      }
      y += TextStyle.legend.lineHeight * 1.25
    }
    if !entries.isEmpty { result.append(painter.group("legend", id: "legend", title: say("Legend"), entries)) }
    if !rows.isEmpty { y += Self.captionGap }
    for line in caption {
      result.append(
        painter.text(line, .caption, x: x, baseline: y + TextStyle.caption.ascent, color: .mutedText))
      y += TextStyle.caption.lineHeight
    }
    return result
  }

  private func draw(_ entry: Legend.Entry, _ painter: Painter, x: Double, y: Double) -> [SVGElement] {
    let middle = y + TextStyle.legend.lineHeight / 2
    let text = painter.text(
      entry.words, .legend, x: x + Self.sample.width + Self.sample.gap, baseline: y + TextStyle.legend.ascent,
      color: .mutedText)
    switch entry {
    case .line(let kind):
      let ends = [Point(x: x, y: middle), Point(x: x + Self.sample.width, y: middle)]
      let edge = DiagramEdge(id: "", kind: kind, from: .init(""), to: .init(""), name: "")
      return EdgeDrawing(edge: edge, path: .orthogonal(ends), label: nil).elements(painter) + [text]
    case .container, .presence, .focus, .ending, .dashedLayer, .change:
      // The badge of a change protrudes.
      let width = if case .change = entry { Self.box.width - Self.badge } else { Self.box.width }
      let box = Rectangle(x: x + 1, y: middle - Self.box.height / 2, width: width, height: Self.box.height)
      return boxSample(of: entry, box, painter) + [text]
    case .changedRow:
      return [ChangeDrawing.bar(x: x + Self.sample.width / 2, middle: middle, painter), text]
    case .refusedStep:
      let paint = painter.attributes(fill: .page, stroke: .removed, width: 1.4)
      return [painter.circle(Point(x: x + Self.sample.width / 2, y: middle), radius: Self.badge, paint), text]
    }
  }

  /// Returns a small box that looks like those that the entry explains.
  private func boxSample(of entry: Legend.Entry, _ box: Rectangle, _ painter: Painter) -> [SVGElement] {
    func outline(_ paint: [SVGElement.Attribute]) -> SVGElement { painter.rectangle(box, radius: 4, paint) }
    switch entry {
    case .line, .changedRow, .refusedStep: return []
    case .container:
      return [outline(painter.attributes(fill: .containerFill, stroke: .containerLine, width: 1.6))]
    case .presence(let presence):
      var node = DiagramNode(id: "", title: [], name: "")
      node.presence = presence
      let paint = painter.attributes(
        fill: node.fillRole, stroke: node.lineRole, width: node.isInSight ? 1.6 : 1,
        dashes: node.isOutlineDashed ? Dashes.outOfWindow.pattern : [])
      return [outline(paint)] + (node.coverBar.map { CoverBar(length: $0, box: box).elements(painter) } ?? [])
    case .ending(let ending): return [outline(DeviceDrawing.outline(ending, painter))]
    case .focus: return [outline(painter.attributes(fill: .nodeFill, stroke: .accent, width: 3.2))]
    case .dashedLayer:
      return [
        outline(painter.attributes(fill: .screen, stroke: .accent, width: 1, dashes: Dashes.translucent.pattern))
      ]
    case .change(let change):
      let paint = painter.attributes(
        fill: .nodeFill, stroke: change.role, width: 1.8, dashes: change == .removed ? Dashes.gone.pattern : [])
      let badge = ChangeDrawing(change: change).badge(at: Point(x: box.maxX, y: box.y + 2), painter)
      return [outline(paint)] + badge
    }
  }
}
