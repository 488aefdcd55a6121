import VCDOT
import VCDiagram
import VCLayout
import VCSVG

/// Draws the parts of a placed figure at their positions: clusters, then edges, then boxes.
struct FigureParts {
  let figure: PlacedFigure
  let painter: Painter
  private let identifiers: FigureIdentifiers

  init(_ figure: PlacedFigure, _ painter: Painter) {
    self.figure = figure
    self.painter = painter
    identifiers = FigureIdentifiers(figure.diagram)
  }

  var elements: [SVGElement] {
    let diagram = figure.diagram
    return diagram.clusters.flatMap(draw) + diagram.edges.compactMap(draw) + diagram.nodes.compactMap(draw)
  }

  private func draw(_ cluster: DiagramCluster) -> [SVGElement] {
    guard let box = figure.places.clusters[cluster.id] else { return cluster.clusters.flatMap(draw) }
    let drawing = ClusterDrawing(cluster: cluster, box: box, label: figure.places.clusterLabels[cluster.id])
    let group = painter.group(
      classes("cluster \(cluster.kind.rawValue)", cluster.change), id: identifiers.cluster(cluster.id),
      name: SpokenName(cluster.name, cluster.tooltip), drawing.elements(painter))
    return [group] + cluster.clusters.flatMap(draw)
  }

  private func draw(_ edge: DiagramEdge) -> SVGElement? {
    guard let path = figure.places.paths[edge.id] else { return nil }
    let drawing = EdgeDrawing(edge: edge, path: path, label: figure.places.labels[edge.id])
    return painter.group(
      classes("edge \(edge.kind.rawValue)", edge.change), id: identifiers.edge(edge.id),
      name: SpokenName(edge.name, edge.tooltip), drawing.elements(painter.styled(edge)))
  }

  private func draw(_ node: DiagramNode) -> SVGElement? {
    guard let box = figure.places.nodes[node.id] else { return nil }
    let drawing = NodeDrawing(node: node, box: box)
    var elements = drawing.elements(painter.styled(node))
    if let link = node.safeLink {
      elements = [SVGElement("a", [.init("href", link.address)], elements)]
    }
    return painter.group(
      classes("node \(node.mark.rawValue) \(node.presence.rawValue)", node.change), id: identifiers.node(node.id),
      name: SpokenName(node.name, node.tooltip), elements)
  }

  private func classes(_ classes: String, _ change: DiagramNode.Change?) -> String {
    change.map { "\(classes) \($0.rawValue)" } ?? classes
  }
}
