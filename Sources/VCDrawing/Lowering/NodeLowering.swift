import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCTypography

/// Lowers a node to a DOT node: a table whose cells have the sizes that the drawing uses.
struct NodeLowering {
  let node: DiagramNode
  let palette: Theme.Palette

  var statement: DOTNode {
    var attributes = [
      DOTAttribute(.label, .html(table)), DOTAttribute(.tooltip, .label([node.tooltip ?? node.name])),
    ]
    if let link = node.safeLink { attributes.append(DOTAttribute(.url, .label([link.address]))) }
    return DOTNode(node.id, attributes)
  }

  /// The rows of the box; a screen is a box with its caption, between cells where edges leave and arrive.
  private var rows: [DiagramRow] {
    node.screen == nil
      ? node.rows
      : ["open", "return"].map { DiagramRow(port: $0, property: " ", isSet: false) }
  }

  private var table: DOTHTML {
    let metrics = NodeMetrics(node)
    let fill = palette[node.fillRole]
    let headHeight = metrics.rule ?? (metrics.height - Double(self.rows.count) * NodeMetrics.rowHeight)
    let rows = self.rows.map { cell($0, width: metrics.width) }
    return .element(
      .table,
      attributes([
        (.border, "1"), (.cellborder, "0"), (.cellspacing, "0"), (.cellpadding, "0"), (.style, "rounded"),
        (.bgcolor, fill), (.color, palette[node.lineRole]), (.width, whole(metrics.width)),
        (.height, whole(metrics.height)),
      ]), [.element(.tr, [], [head(width: metrics.width, height: headHeight)])] + rows)
  }

  private func head(width: Double, height: Double) -> DOTHTML {
    let content = words
    return .element(
      .td, attributes([(.width, whole(width)), (.height, whole(height))]),
      content.isEmpty ? [.text(" ")] : content)
  }

  private var words: [DOTHTML] {
    var lines: [DOTHTML] = []
    if let eyebrow = node.eyebrow { lines.append(font(eyebrow, .eyebrow, palette[.mutedText])) }
    for line in node.title {
      lines.append(.element(.b, [], [font(line, .title, palette[.text])]))
    }
    let below = node.subtitle + (node.detail.map { [$0] } ?? [])
    for line in below { lines.append(font(line, .subtitle, palette[.mutedText])) }
    return lines.enumerated().flatMap { $0 == 0 ? [$1] : [DOTHTML.element(.br, [], []), $1] }
  }

  private func cell(_ row: DiagramRow, width: Double) -> DOTHTML {
    let text = row.value.map { "\(row.property)  \($0)" } ?? row.property
    let content = font(text, .row, palette[row.isSet ? .accent : .mutedText])
    return .element(
      .tr, [],
      [
        .element(
          .td,
          attributes([(.port, row.port), (.width, whole(width)), (.height, whole(NodeMetrics.rowHeight))]), [content])
      ])
  }

  private func font(_ text: String, _ style: TextStyle, _ color: String) -> DOTHTML {
    .element(.font, attributes([(.pointSize, "\(whole(style.font.size))"), (.color, color)]), [.text(text)])
  }

  private func attributes(_ pairs: [(DOTHTMLAttribute.Name, String)]) -> [DOTHTMLAttribute] {
    pairs.map { DOTHTMLAttribute($0.0, $0.1) }
  }
}
