import VCDOT
import VCSVG

/// Draws the box around a family, with its label.
struct ClusterDrawing {
  let cluster: DiagramCluster
  let box: Rectangle
  let label: Rectangle?

  func elements(_ painter: Painter) -> [SVGElement] {
    let paint =
      cluster.kind == .context
      ? painter.attributes(stroke: .contextLine, width: 1.2, dashes: [3, 3])
      : painter.attributes(fill: .familyFill, stroke: .familyLine, width: 1)
    return [painter.rectangle(box, radius: 12, paint)] + text(painter)
  }

  private func text(_ painter: Painter) -> [SVGElement] {
    guard let label, !cluster.title.isEmpty else { return [] }
    let baseline = label.y + TextStyle.clusterTitle.ascent
    var result = [
      painter.text(cluster.title, .clusterTitle, x: label.x, baseline: baseline, color: .mutedText)
    ]
    if let detail = cluster.detail {
      let x = label.x + TextStyle.clusterTitle.width(of: cluster.title) + DiagramCluster.detailGap
      result.append(painter.text(detail, .clusterDetail, x: x, baseline: baseline, color: .accent))
    }
    return result
  }
}
