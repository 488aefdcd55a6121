import VCDiagram
import VCModel

/// The parts of a hierarchy at one moment, with identifiers that are stable between moments.
///
/// A family is named after its top, or by `WindowFamilies` if it is in a window. A controller that moves to another family
/// becomes another box.
struct MomentParts {
  private(set) var nodes: [DiagramNode]
  private(set) var edges: [DiagramEdge]
  private(set) var clusters: [DiagramCluster]
  private let hierarchy: Hierarchy

  /// Creates the parts of the figure of one moment.
  /// - Parameters:
  ///   - figure: The figure of the moment's hierarchy.
  ///   - families: The names of the families in windows, by their tops.
  init(_ figure: HierarchyFigure, families: [ControllerID: String]) {
    hierarchy = figure.hierarchy
    var figure = figure
    figure.isFrame = true
    let diagram = figure.diagram
    var names: [String: String] = [:]
    clusters = diagram.clusters.map { cluster in
      let family = families[ControllerID(cluster.id)] ?? "family \(cluster.id)"
      for node in cluster.nodes { names[node] = "\(node) in \(family)" }
      return cluster.renamed(to: family, names)
    }
    nodes = diagram.nodes
    edges = diagram.edges
    for position in nodes.indices { nodes[position].id = names[nodes[position].id] ?? nodes[position].id }
    for position in edges.indices {
      var edge = edges[position]
      let cause = hierarchy.presentation(of: ControllerID(edge.head.node))?.trigger
      edge.tail.node = names[edge.tail.node] ?? edge.tail.node
      edge.head.node = names[edge.head.node] ?? edge.head.node
      // A child that comes to the front keeps its edge, and a presentation whose style adapts keeps its edge although its label
      // may change. A presentation after another trigger is another edge.
      let kind = edge.kind == .shownChild ? EdgeKind.child : edge.kind
      let label = edge.kind.isPresentation ? cause.map { [$0] } ?? [] : edge.label
      edge.id = ([kind.rawValue, edge.tail.node, edge.head.node] + label).joined(separator: " ")
      edges[position] = edge
    }
  }

  /// The controllers of the boxes.
  var subjects: [String: ControllerID] {
    Dictionary(nodes.map { ($0.id, ControllerID($0.subject)) }) { first, _ in first }
  }

  /// Returns the pages among which a page view controller turns.
  func pages(of id: ControllerID) -> [ControllerID] { hierarchy.controller(id)?.pages ?? [] }

  /// Returns whether an edge of the moment before shows a presentation that has left the window but still exists, because the
  /// window's root was replaced.
  func leavesBehind(_ edge: DiagramEdge, from tail: ControllerID, to head: ControllerID) -> Bool {
    let presented: ControllerID
    switch edge.kind {
    case .presents, .presented, .asks: presented = head
    case .presenting: presented = tail
    default: return false
    }
    return hierarchy.presentation(of: presented) != nil && !hierarchy.isConnectedToWindow(presented)
  }

  /// Returns the same moment with other parts.
  func replacing(nodes: [DiagramNode], edges: [DiagramEdge], clusters: [DiagramCluster]) -> MomentParts {
    var result = self
    (result.nodes, result.edges, result.clusters) = (nodes, edges, clusters)
    return result
  }

  /// Adds to each box the pointers that it lists at other moments, so that rows never move.
  mutating func list(_ ports: [String: Set<String>]) {
    let drawn = Set(nodes.map { ControllerID($0.subject) })
    for position in nodes.indices {
      guard let ports = ports[nodes[position].id] else { continue }
      let rows = PointerRows(hierarchy: hierarchy, id: ControllerID(nodes[position].subject), drawn: drawn)
      nodes[position].rows = rows.rows(with: ports)
    }
  }
}

extension DiagramCluster {
  /// Returns the cluster with the nodes renamed; clusters inside are named after the node that they belong to.
  fileprivate func renamed(to name: String, _ names: [String: String]) -> DiagramCluster {
    var result = self
    result.id = name
    result.members = members.map { names[$0] ?? $0 }
    result.clusters = clusters.map { $0.renamed(to: "\($0.id) in \(name)", names) }
    return result
  }
}

extension EdgeKind {
  /// Whether the edge leads from an effective presenter to the presented controller.
  var isPresentation: Bool { self == .presents || self == .presented }
}
