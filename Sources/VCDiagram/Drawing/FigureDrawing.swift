import VCDOT
import VCSVG

/// Draws a placed figure.
struct FigureDrawing {
  static let margin = 16.0

  let figure: PlacedFigure
  let legend: Legend?
  let painter: Painter
  private let identifiers: Identifiers

  init(_ figure: PlacedFigure, theme: Theme, options: FigureOptions) {
    painter = Painter(theme: theme, prefix: options.idPrefix)
    let bounds = figure.bounds
    self.figure = figure.moved(x: Self.margin - bounds.x, y: Self.margin - bounds.y)
    identifiers = Identifiers(figure.diagram)
    legend = Legend(figure.diagram, mode: options.legend)
  }

  var document: SVGDocument {
    let diagram = figure.diagram
    let bounds = figure.bounds
    let foot = Foot(legend: legend, caption: diagram.caption, width: max(bounds.width, 260))
    let width = max(bounds.width, foot.width) + 2 * Self.margin
    let height = bounds.height + foot.height + 2 * Self.margin
    let page = Rectangle(x: 0, y: 0, width: width, height: height)
    let drawing =
      [painter.rectangle(page, painter.attributes(fill: .page))] + diagram.clusters.flatMap(draw)
      + diagram.edges.compactMap(draw) + diagram.nodes.compactMap(draw)
      + foot.elements(painter, x: Self.margin, y: Self.margin + bounds.height)
    var document = SVGDocument(width: width, height: height, rootAttributes, words)
    if let style = DarkStyle(painter.theme, root: painter.prefix + "figure", in: drawing).element {
      document.root.append(style)
    }
    document.root.append(contentsOf: drawing)
    return document
  }

  /// Links inside make the figure more than one picture.
  private var rootAttributes: [SVGElement.Attribute] {
    let hasLinks = figure.diagram.nodes.contains { $0.safeLink != nil }
    return [
      .init("id", painter.prefix + "figure"), .init("role", hasLinks ? "group" : "img"),
      .init("aria-labelledby", "\(painter.prefix)title \(painter.prefix)desc"),
      .init("font-family", "Helvetica, Arial, sans-serif"),
    ]
  }

  private var words: [SVGElement] {
    [
      SVGElement("title", [.init("id", painter.prefix + "title")], text: figure.diagram.title),
      SVGElement("desc", [.init("id", painter.prefix + "desc")], text: figure.diagram.summary),
    ]
  }

  // MARK: - Parts

  private func draw(_ cluster: DiagramCluster) -> [SVGElement] {
    guard let box = figure.clusters[cluster.id] else { return cluster.clusters.flatMap(draw) }
    let drawing = ClusterDrawing(cluster: cluster, box: box, label: figure.clusterLabels[cluster.id])
    let group = painter.group(
      "cluster \(cluster.kind.rawValue)", id: identifiers.cluster(cluster.id), title: cluster.name,
      drawing.elements(painter))
    return [group] + cluster.clusters.flatMap(draw)
  }

  private func draw(_ edge: DiagramEdge) -> SVGElement? {
    guard let course = figure.courses[edge.id] else { return nil }
    let drawing = EdgeDrawing(edge: edge, course: course, label: figure.labels[edge.id])
    return painter.group(
      "edge \(edge.kind.rawValue)", id: identifiers.edge(edge.id), title: edge.name, drawing.elements(painter))
  }

  private func draw(_ node: DiagramNode) -> SVGElement? {
    guard let box = figure.nodes[node.id] else { return nil }
    let drawing = NodeDrawing(node: node, box: box)
    let title = [node.name, node.tooltip].compactMap { $0 }.joined(separator: "\n")
    var elements = drawing.elements(painter)
    if let link = node.safeLink {
      elements = [SVGElement("a", [.init("href", link.address)], elements)]
    }
    return painter.group(
      "node \(node.mark.rawValue) \(node.presence.rawValue)", id: identifiers.node(node.id), title: title, elements)
  }
}

/// What the style sheet of a figure says about readers who prefer dark: other colours, nothing else.
private struct DarkStyle {
  let element: SVGElement?

  init(_ theme: Theme, root: String, in drawing: [SVGElement]) {
    guard let dark = theme.darkVariant else {
      element = nil
      return
    }
    let classes = drawing.flatMap(\.descendants).compactMap { $0["class"] }.flatMap { $0.split(separator: " ") }
    let used = Set(classes.map(String.init))
    let rules = ColorRole.allCases.flatMap { role in
      [("f-", "fill"), ("s-", "stroke")].compactMap { prefix, property in
        used.contains(prefix + role.rawValue) ? "#\(root) .\(prefix)\(role.rawValue){\(property):\(dark[role])}" : nil
      }
    }
    element = SVGElement("style", text: "@media (prefers-color-scheme:dark){\(rules.joined())}")
  }
}
