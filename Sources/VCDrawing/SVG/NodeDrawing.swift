import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCTypography

/// Draws a controller: a box with its mark, text and rows, or a device with its screen.
struct NodeDrawing {
  let node: DiagramNode
  let box: Rectangle

  func elements(_ painter: Painter) -> [SVGElement] {
    if let screen = node.screen { return ScreenDrawing(node: node, screen: screen, box: box).elements(painter) }
    let metrics = NodeMetrics(node).moved(down: (box.height - node.size.height) / 2)
    return [outline(painter)] + cover(painter) + mark(painter, metrics) + words(painter, metrics)
      + thumbnail(painter, metrics)
      + rows(painter, metrics) + badge(painter)
  }

  private func outline(_ painter: Painter) -> SVGElement {
    let role = node.change?.role ?? (node.isFocus ? .accent : node.lineRole)
    let width = node.change.map { $0 == .added ? 2.2 : 1.6 } ?? (node.isFocus ? 3.2 : node.isInSight ? 1.6 : 1)
    // The dashes of a state take precedence over those of a theme.
    let state: Dashes? = node.change == .removed ? .gone : node.isOutlineDashed ? .outOfWindow : nil
    let dashes = state?.pattern ?? painter.style.dashes ?? []
    let paint = painter.attributes(
      fill: node.fillRole, stroke: role, width: painter.style.width ?? width, dashes: dashes)
    return painter.rectangle(box, radius: 8, paint)
  }

  private func cover(_ painter: Painter) -> [SVGElement] {
    guard node.change != .removed, let length = node.coverBar else { return [] }
    return CoverBar(length: length, box: box).elements(painter)
  }

  private func mark(_ painter: Painter, _ metrics: NodeMetrics) -> [SVGElement] {
    let first = metrics.title.first ?? metrics.subtitle.first ?? box.height / 2
    let corner = Point(x: box.x + NodeMetrics.padding.x, y: box.y + first - NodeMetrics.mark.size + 2.5)
    let color = node.isContainer && node.isInSight ? ColorRole.accent : .mutedText
    return MarkDrawing(mark: node.mark, corner: corner).elements(painter, color: color)
  }

  private func words(_ painter: Painter, _ metrics: NodeMetrics) -> [SVGElement] {
    let x = box.x + NodeMetrics.textX
    var result: [SVGElement] = []
    if let eyebrow = node.eyebrow, let baseline = metrics.eyebrow {
      result.append(painter.text(eyebrow, .eyebrow, x: x, baseline: box.y + baseline, color: .mutedText))
      if node.isEntry { result += entryArrow(painter, middle: box.y + baseline - TextStyle.eyebrow.font.size * 0.34) }
    }
    let color: ColorRole = node.isInSight && node.change != .removed ? .text : .mutedText
    for (line, baseline) in zip(node.title, metrics.title) {
      result.append(painter.text(line, .title, x: x, baseline: box.y + baseline, color: color))
      if node.change == .removed {
        result.append(ChangeDrawing.strike(line, .title, x: x, baseline: box.y + baseline, painter))
      }
    }
    for (line, baseline) in zip(node.subtitle, metrics.subtitle) {
      result.append(painter.text(line, .subtitle, x: x, baseline: box.y + baseline, color: .mutedText))
    }
    return result
  }

  private func thumbnail(_ painter: Painter, _ metrics: NodeMetrics) -> [SVGElement] {
    guard let thumbnail = node.thumbnail, let place = metrics.thumbnail else { return [] }
    return ThumbnailDrawing(thumbnail: thumbnail, box: Rectangle(place).moved(x: box.x, y: box.y)).elements(painter)
  }

  /// Returns the arrow that marks an initial scene, as in Interface Builder.
  private func entryArrow(_ painter: Painter, middle: Double) -> [SVGElement] {
    let start = box.x + NodeMetrics.padding.x
    let end = start + NodeMetrics.mark.size
    var head = SVGPath()
    head.move(end, middle)
    head.line(end - 6, middle - 3.6)
    head.line(end - 6, middle + 3.6)
    head.close()
    return [
      painter.line(
        [Point(x: start, y: middle), Point(x: end - 5, y: middle)], painter.attributes(stroke: .accent, width: 2)),
      painter.path(head, painter.attributes(fill: .accent)),
    ]
  }

  private func rows(_ painter: Painter, _ metrics: NodeMetrics) -> [SVGElement] {
    guard let rule = metrics.rule else { return [] }
    let paint = painter.attributes(stroke: node.lineRole, width: 1)
    var result = [
      painter.line([Point(x: box.x, y: box.y + rule), Point(x: box.maxX, y: box.y + rule)], paint)
    ]
    for (row, middle) in zip(node.rows, metrics.rows) {
      let baseline = box.y + middle + TextStyle.row.font.size * 0.34
      if row.isChanged { result.append(ChangeDrawing.bar(x: box.x + 4, middle: box.y + middle, painter)) }
      let color: ColorRole = row.isSet ? .accent : .mutedText
      result.append(
        painter.text(row.property, .row, x: box.x + NodeMetrics.padding.x, baseline: baseline, color: color))
      if let value = row.value {
        let x = box.maxX - NodeMetrics.padding.x
        result.append(painter.text(value, .row, x: x, baseline: baseline, color: .mutedText, isTrailing: true))
      }
    }
    return result
  }

  /// Returns the badge at the corner for an addition or a removal.
  private func badge(_ painter: Painter) -> [SVGElement] {
    guard let change = node.change else { return [] }
    return ChangeDrawing(change: change).badge(at: Point(x: box.maxX - 4, y: box.y + 3), painter)
  }
}
