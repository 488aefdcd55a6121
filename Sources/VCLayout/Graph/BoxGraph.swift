import VCDOT

/// The DOT graph from which Graphviz computes the positions of boxes: sizes and ordering constraints, without text, fonts and
/// colours, which take Graphviz longer to read than small graphs take to lay out. Words are measured by their size alone.
struct BoxGraph {
  let graph: LayoutGraph
  let spacing: LayoutSpacing
  let detail: LayoutDetail
  /// Whether the labels of all clusters are below their members.
  var hasLabelsAtFoot = false
  /// The boxes with edges, including the invisible ones between the boxes of a row.
  private let connected: Set<String>

  /// The amount by which Graphviz makes a node wider and higher than its table.
  static let tableEdge = 2.0

  init(_ graph: LayoutGraph, spacing: LayoutSpacing, detail: LayoutDetail) {
    self.graph = graph
    self.spacing = spacing
    self.detail = detail
    connected = Set(
      graph.edges.filter { !$0.isLoose }.flatMap { [$0.tail.node, $0.head.node] } + graph.rows.flatMap(\.self))
  }

  var dot: DOTGraph {
    let edges = graph.edges.filter { !$0.isLoose && !($0.isBetweenSiblings && detail == .reducedWithSiblings) }
    return DOTGraph(
      name: graph.name, attributes: graphAttributes,
      nodeDefaults: Self.box,
      edgeDefaults: [DOTAttribute(.fontsize, graph.fontSizes.edgeLabel)] + arrows,
      statements: clusterStatements(graph.clusters) + nodeStatements(graph.looseNodes)
        + readingOrder(edges.map(lower)).map(DOTStatement.edge) + readingOrder(rowEdges).map(DOTStatement.edge))
  }

  /// The usual arrows, at which splines end.
  private var arrows: [DOTAttribute] {
    graph.routing == .splines ? [DOTAttribute(.arrowhead, "none"), DOTAttribute(.arrowsize, 0.8)] : []
  }

  /// The attributes of the graph; `ordering` keeps children in the order of the graph.
  private var graphAttributes: [DOTAttribute] {
    let isOrthogonal = graph.routing == .orthogonal
    // Edges that are routed later need no splines.
    let lines = isOrthogonal ? [DOTAttribute(.ordering, "out"), DOTAttribute(.splines, "none")] : []
    return [DOTAttribute(.rankdir, graph.direction.rawValue)] + lines + effort + [
      DOTAttribute(.nodesep, spacing.nodes / 72), DOTAttribute(.ranksep, spacing.ranks / 72),
      DOTAttribute(.fontsize, graph.fontSizes.clusterLabel), DOTAttribute(.labeljust, "l"),
    ]
  }

  /// Limits the network simplex iterations for large graphs with splines: its last iterations take most of the time and hardly
  /// move boxes. For dense graphs most iterations of crossing minimisation are skipped, too.
  private var effort: [DOTAttribute] {
    guard isCutShort else { return [] }
    let order = graph.isDense ? [DOTAttribute(.mclimit, 0.1)] : []
    return [DOTAttribute(.nslimit, 0.1), DOTAttribute(.nslimit1, 0.5)] + order
  }

  /// Whether the layout ends before it has converged.
  var isCutShort: Bool { graph.routing == .splines && graph.nodes.count > Self.mostForFullEffort || graph.isDense }

  private static let mostForFullEffort = 120

  /// Returns elements in writing order: Graphviz builds a left-to-right graph from the bottom up, so the first is written last.
  private func readingOrder<Element>(_ elements: [Element]) -> [Element] {
    graph.isLeftToRight != (detail == .reducedFromLast) ? elements.reversed() : elements
  }

  // MARK: - Clusters and nodes

  private func clusterStatements(_ clusters: [LayoutCluster]) -> [DOTStatement] {
    readingOrder(clusters).map { .cluster(statement(of: $0)) }
  }

  private func statement(of cluster: LayoutCluster) -> DOTCluster {
    let members = Set(cluster.members)
    let foot = hasLabelsAtFoot || graph.isLabelAtFoot(of: cluster) ? [DOTAttribute(.labelloc, "b")] : []
    return DOTCluster(
      cluster.id, [DOTAttribute(.label, .html(cluster.label)), DOTAttribute(.margin, Double(cluster.margin))] + foot,
      statements: clusterStatements(cluster.clusters)
        + nodeStatements(graph.nodes.filter { members.contains($0.id) })
        + edges(toIsolatedBoxesIn: cluster).map(DOTStatement.edge))
  }

  private func nodeStatements(_ nodes: [LayoutNode]) -> [DOTStatement] {
    readingOrder(nodes).map { .node(outline(of: $0)) }
  }

  /// The attributes of boxes without rows. As defaults they are read once, not for each node.
  private static let box = [
    DOTAttribute(.shape, "box"), DOTAttribute(.fixedsize, "true"), DOTAttribute(.label, ""),
  ]
  /// The attributes of boxes whose rows make their size.
  private static let table = [
    DOTAttribute(.shape, "plain"), DOTAttribute(.fixedsize, "false"), DOTAttribute(.fontsize, 11),
  ]

  /// Returns the DOT node of a box: its size, and the rows where edges end.
  private func outline(of node: LayoutNode) -> DOTNode {
    let rows =
      node.rows.map { ($0.port, $0.height) } + (node.body?.ports.map { ($0.name, LayoutNode.bodyPortHeight) } ?? [])
    guard rows.isEmpty else {
      return DOTNode(node.id, Self.table + [DOTAttribute(.label, .html(table(of: node, rows: rows)))])
    }
    return DOTNode(
      node.id,
      [
        DOTAttribute(.width, (node.width.rounded(.up) + Self.tableEdge) / 72),
        DOTAttribute(.height, (node.height.rounded(.up) + Self.tableEdge) / 72),
      ])
  }

  private func table(of node: LayoutNode, rows: [(port: String, height: Double)]) -> DOTHTML {
    func cell(_ height: Double, port: String?) -> DOTHTML {
      let name = port.map { [DOTHTMLAttribute(.port, $0)] } ?? []
      let size = [DOTHTMLAttribute(.width, whole(node.width)), DOTHTMLAttribute(.height, whole(height))]
      return .element(.tr, [], [.element(.td, name + size, [.text(" ")])])
    }
    let head = node.headHeight ?? (node.height - rows.reduce(0) { $0 + $1.height })
    return .element(
      .table,
      [
        DOTHTMLAttribute(.border, "1"), DOTHTMLAttribute(.cellborder, "0"), DOTHTMLAttribute(.cellspacing, "0"),
        DOTHTMLAttribute(.cellpadding, "0"), DOTHTMLAttribute(.style, "rounded"),
        DOTHTMLAttribute(.width, whole(node.width)), DOTHTMLAttribute(.height, whole(node.height)),
      ], [cell(head, port: nil)] + rows.map { cell($0.height, port: $0.port) })
  }

  // MARK: - Edges

  /// The weight of an edge to a screen that a container holds, compared with other edges of a map: tabs, and the roots of their
  /// stacks, stay in one rank even if several edges lead from one of them to a screen further on.
  private static let containmentWeight = 20.0

  /// Returns invisible edges that keep isolated boxes near the others of their cluster. Graphviz puts isolated nodes in the first
  /// rank of the whole graph; a cluster with members in that rank and in later ones would extend over all ranks in between.
  private func edges(toIsolatedBoxesIn cluster: LayoutCluster) -> [DOTEdge] {
    let members = Set(cluster.members)
    let candidates = cluster.members.filter(connected.contains)
    // The rank after a box with an edge to another member is part of the cluster anyway.
    let tails = Set(graph.edges.filter { members.contains($0.head.node) && !$0.isLoose }.map(\.tail.node))
    let preferred = candidates.filter(tails.contains)
    let anchors = preferred.isEmpty ? candidates : preferred
    guard !anchors.isEmpty else { return [] }
    return cluster.members.filter { !connected.contains($0) }.enumerated().map { position, isolated in
      DOTEdge(
        id: "near \(isolated)", from: DOTEndpoint(anchors[position % anchors.count]), to: DOTEndpoint(isolated),
        [DOTAttribute(.style, "invis")])
    }
  }

  /// Invisible edges that keep the boxes of a row side by side.
  private var rowEdges: [DOTEdge] {
    graph.rows.flatMap { row in
      zip(row, row.dropFirst()).map { left, right in
        DOTEdge(
          id: "beside \(left)", from: DOTEndpoint(left), to: DOTEndpoint(right), [DOTAttribute(.style, "invis")])
      }
    }
  }

  /// Returns the DOT edge. An edge against the reading direction is written from its head to its tail, so that it does not pull
  /// its head back.
  private func lower(_ edge: LayoutEdge) -> DOTEdge {
    guard detail == .full || graph.routing == .orthogonal else {
      let ends =
        edge.isReversed || edge.isReturn && detail == .reducedWithSiblings
        ? (edge.head.node, edge.tail.node) : (edge.tail.node, edge.head.node)
      let weight =
        edge.isContainment && detail == .reducedWithSiblings ? [DOTAttribute(.weight, Self.containmentWeight)] : []
      return DOTEdge(id: edge.id, from: DOTEndpoint(ends.0), to: DOTEndpoint(ends.1), weight)
    }
    var attributes = graph.routing == .splines && !edge.isReversed ? edge.arrows : []
    if edge.span > 1 { attributes.append(DOTAttribute(.minlen, Double(edge.span))) }
    if !edge.label.isEmpty { attributes.append(DOTAttribute(.label, .label(edge.label))) }
    if let weight = edge.weight { attributes.append(DOTAttribute(.weight, Double(weight))) }
    let ends = edge.isBackward || edge.isReversed ? (edge.head, edge.tail) : (edge.tail, edge.head)
    return DOTEdge(
      id: edge.id, from: DOTEndpoint(ends.0.node, port: ends.0.port), to: DOTEndpoint(ends.1.node, port: ends.1.port),
      attributes)
  }
}

/// Returns a length in whole points, as HTML-like labels require.
private func whole(_ length: Double) -> String { String(Int(length.rounded(.up))) }
