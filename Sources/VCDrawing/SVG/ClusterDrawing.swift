import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws the outline around a family, with its label.
struct ClusterDrawing {
  let cluster: DiagramCluster
  let box: Rectangle
  let label: Rectangle?

  func elements(_ painter: Painter) -> [SVGElement] {
    [painter.rectangle(box, radius: 12, paint(painter))] + text(painter)
  }

  private func paint(_ painter: Painter) -> [SVGElement.Attribute] {
    if cluster.kind == .context {
      let dashes = cluster.change == .removed ? Dashes.gone.pattern : []
      return painter.attributes(stroke: cluster.change?.role ?? .contextLine, width: 1.4, dashes: dashes)
    }
    switch cluster.change {
    case nil: return painter.attributes(fill: .familyFill, stroke: .familyLine, width: 1)
    case .added: return painter.attributes(fill: .familyFill, stroke: .added, width: 1.4)
    case .removed:
      return painter.attributes(fill: .familyFill, stroke: .removed, width: 1.2, dashes: Dashes.gone.pattern)
    }
  }

  private func text(_ painter: Painter) -> [SVGElement] {
    guard let label, !cluster.title.isEmpty else { return [] }
    let baseline = label.y + TextStyle.clusterTitle.ascent
    var result = [
      painter.text(cluster.title, .clusterTitle, x: label.x, baseline: baseline, color: .mutedText)
    ]
    // A controller that provided a context still exists after the context has been removed.
    let isContext = cluster.kind == .context
    if cluster.change == .removed, !isContext {
      result.append(ChangeDrawing.strike(cluster.title, .clusterTitle, x: label.x, baseline: baseline, painter))
    }
    if cluster.isDetailChanged {
      result.append(ChangeDrawing.bar(x: label.x - 6, middle: label.y + label.height / 2, painter))
    }
    if let detail = cluster.detail {
      let x = label.x + TextStyle.clusterTitle.width(of: cluster.title) + DiagramCluster.detailGap
      result.append(painter.text(detail, .clusterDetail, x: x, baseline: baseline, color: .accent))
      if cluster.change == .removed, isContext {
        result.append(ChangeDrawing.strike(detail, .clusterDetail, x: x, baseline: baseline, painter))
      }
    }
    return result
  }
}
