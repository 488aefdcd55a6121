import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCTypography

extension Diagram {
  /// The figure in the DOT language, for `dot` and for the layout.
  ///
  /// Boxes have their final sizes, so that `dot` draws the same figure with its own edges.
  package var dot: DOTGraph { DiagramLowering(self, spacing: .regular).graph }
}

/// Lowers a diagram to DOT.
struct DiagramLowering {
  let diagram: Diagram
  let spacing: LayoutSpacing
  private let options: FigureOptions
  /// The positions of all parts, for a graph that `dot` would lay out differently.
  private let places: DOTPlaces?
  private var palette: Theme.Palette { options.theme.palette }

  init(
    _ diagram: Diagram, spacing: LayoutSpacing, places: DOTPlaces? = nil, options: FigureOptions = FigureOptions()
  ) {
    self.options = options
    self.places = places
    self.diagram = diagram
    self.spacing = spacing
  }

  var isLeftToRight: Bool { diagram.direction == .leftToRight }

  var graph: DOTGraph {
    DOTGraph(
      name: diagram.name, attributes: graphAttributes,
      nodeDefaults: [
        DOTAttribute(.shape, "plain"), DOTAttribute(.fontname, "Helvetica"), DOTAttribute(.fontsize, 11),
      ],
      edgeDefaults: [
        DOTAttribute(.fontname, "Helvetica"), DOTAttribute(.fontsize, TextStyle.edgeLabel.font.size),
        DOTAttribute(.arrowhead, "none"), DOTAttribute(.arrowsize, 0.8),
      ],
      statements: clusterStatements(diagram.clusters) + nodeStatements(diagram.looseNodes)
        + readingOrder(diagram.edges.map(lower)).map(DOTStatement.edge) + readingOrder(rowEdges).map(DOTStatement.edge))
  }

  /// The attributes of the graph; `ordering` keeps children in UIKit's order.
  private var graphAttributes: [DOTAttribute] {
    let order = diagram.routing == .orthogonal ? [DOTAttribute(.ordering, "out")] : []
    return [DOTAttribute(.rankdir, diagram.direction.rawValue)] + order + [
      DOTAttribute(.nodesep, spacing.nodes / 72),
      DOTAttribute(.ranksep, spacing.ranks / 72), DOTAttribute(.fontname, "Helvetica"),
      DOTAttribute(.fontsize, TextStyle.clusterTitle.font.size), DOTAttribute(.labeljust, "l"),
      DOTAttribute(.pad, 0.2), DOTAttribute(.bgcolor, palette[.page]),
    ] + (places?.graph ?? [])
  }

  /// Returns elements in writing order: Graphviz builds a left-to-right graph from the bottom up, so the first is written last.
  private func readingOrder<Element>(_ elements: [Element]) -> [Element] {
    isLeftToRight ? elements.reversed() : elements
  }

  private func clusterStatements(_ clusters: [DiagramCluster]) -> [DOTStatement] {
    readingOrder(clusters).map { .cluster(statement(of: $0)) }
  }

  private func nodeStatements(_ nodes: [DiagramNode]) -> [DOTStatement] {
    readingOrder(nodes).map { node in
      let lowering = NodeLowering(node: node, palette: options.palette(for: node))
      var statement = lowering.statement
      statement.attributes += places?.attributes(ofNode: node.id) ?? []
      return .node(statement)
    }
  }

  private func statement(of cluster: DiagramCluster) -> DOTCluster {
    let members = Set(cluster.members)
    let isContext = cluster.kind == .context
    let foot = diagram.isLabelAtFoot(of: cluster) ? [DOTAttribute(.labelloc, "b")] : []
    let space =
      [
        DOTAttribute(.label, .html(cluster.label(detailColor: palette[.accent]))),
        DOTAttribute(.margin, isContext ? 8 : 12),
      ] + foot
    let look = [
      DOTAttribute(.style, isContext ? "rounded" : "rounded,filled"),
      DOTAttribute(.color, palette[isContext ? .contextLine : .familyLine]),
      DOTAttribute(.fillcolor, palette[.familyFill]), DOTAttribute(.fontcolor, palette[.mutedText]),
    ]
    return DOTCluster(
      cluster.id, space + look + (places?.attributes(ofCluster: cluster.id) ?? []),
      statements: clusterStatements(cluster.clusters)
        + nodeStatements(diagram.nodes.filter { members.contains($0.id) }))
  }

  /// Invisible edges that keep the boxes of a row side by side.
  private var rowEdges: [DOTEdge] {
    diagram.rows.flatMap { row in
      zip(row, row.dropFirst()).map { left, right in
        DOTEdge(
          id: "beside \(left)", from: DOTEndpoint(left), to: DOTEndpoint(right), [DOTAttribute(.style, "invis")])
      }
    }
  }

  /// Returns the DOT edge. An edge against the reading direction is written from its head to its tail, so that it does not pull
  /// its head back.
  private func lower(_ edge: DiagramEdge) -> DOTEdge {
    var attributes = look(of: edge)
    if edge.span > 1 { attributes.append(DOTAttribute(.minlen, Double(edge.span))) }
    if !edge.label.isEmpty {
      attributes.append(DOTAttribute(.label, .label(edge.label)))
      attributes.append(DOTAttribute(.fontcolor, options.color(of: edge)))
    }
    if let weight = edge.kind.layoutWeight { attributes.append(DOTAttribute(.weight, Double(weight))) }
    attributes += places?.attributes(of: edge) ?? []
    let ends = edge.isBackward ? (edge.head, edge.tail) : (edge.tail, edge.head)
    return DOTEdge(
      id: edge.id, from: endpoint(ends.0, edge, isTail: true), to: endpoint(ends.1, edge, isTail: false), attributes)
  }

  private func look(of edge: DiagramEdge) -> [DOTAttribute] {
    let style = EdgeStyle(edge.kind)
    let own = options.styles.edges[edge.id]
    var attributes = [
      DOTAttribute(.color, options.color(of: edge)), DOTAttribute(.penwidth, own?.width ?? style.width),
    ]
    if let dash = EdgeStyle.dashName(own?.dashes ?? style.dashes) { attributes.append(DOTAttribute(.style, dash)) }
    return attributes + style.arrowAttributes(isReversed: edge.isBackward)
  }

  /// Returns the DOT end of an edge. Containment edges attach to the facing sides; edges at a row attach to the nearer side.
  private func endpoint(_ end: DiagramEdge.End, _ edge: DiagramEdge, isTail: Bool) -> DOTEndpoint {
    guard edge.kind.isContainment else { return DOTEndpoint(end.node, port: end.port) }
    let side: DOTEndpoint.Compass = isLeftToRight ? (isTail ? .e : .w) : (isTail ? .s : .n)
    return DOTEndpoint(end.node, port: end.port, compass: side)
  }
}

extension FigureOptions {
  /// Returns the palette for a box, including its individual style.
  fileprivate func palette(for node: DiagramNode) -> Theme.Palette {
    guard let style = styles.nodes[node.id] else { return theme.palette }
    let colors = style.replacements(forDevice: node.screen != nil)
    return Theme.Palette(colors.mapValues { theme.isDark ? $0.dark : $0.light }, base: theme.palette)
  }

  fileprivate func color(of edge: DiagramEdge) -> String {
    guard let own = styles.edges[edge.id]?.line else { return theme.palette[EdgeStyle(edge.kind).color] }
    return theme.isDark ? own.dark : own.light
  }
}

extension EdgeStyle {
  /// Returns Graphviz's name for a dash pattern.
  fileprivate static func dashName(_ dashes: [Double]) -> String? {
    guard let first = dashes.first else { return nil }
    return first < 2 ? "dotted" : "dashed"
  }

  func arrowAttributes(isReversed: Bool) -> [DOTAttribute] {
    let (atTail, atHead) = isReversed ? (head, tail) : (tail, head)
    var result: [DOTAttribute] = []
    if atTail != .none {
      result.append(DOTAttribute(.dir, atHead == .none ? "back" : "both"))
      result.append(DOTAttribute(.arrowtail, atTail.arrowName))
    }
    if atHead != .none { result.append(DOTAttribute(.arrowhead, atHead.arrowName)) }
    return result
  }
}

extension EdgeStyle.Tip {
  fileprivate var arrowName: String {
    switch self {
    case .none: "none"
    case .filled: "normal"
    case .hollow: "empty"
    case .open: "vee"
    case .dot: "dot"
    }
  }
}

/// Returns a length in whole points, as HTML-like labels require.
func whole(_ length: Double) -> String { String(Int(length.rounded(.up))) }
