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
  private let leavers: Set<String>

  /// Creates the parts of the figure of one moment.
  /// - Parameters:
  ///   - figure: The figure of the moment's hierarchy.
  ///   - families: The names of the families in windows, by their tops.
  ///   - leavers: The tops of the families that have just left the window.
  init(_ figure: HierarchyFigure, families: [ControllerID: String], leavers: [ControllerID] = []) {
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
    self.leavers = Set(
      diagram.clusters.filter { leavers.contains(ControllerID($0.id)) }.flatMap(\.nodes).compactMap { names[$0] })
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
    markLeavers()
  }

  /// Says of the families that have just left the window that they have, and puts them first: their places are those of before.
  private mutating func markLeavers() {
    guard !leavers.isEmpty else { return }
    for position in clusters.indices where !leavers.isDisjoint(with: clusters[position].nodes) {
      let isPresented = clusters[position].nodes.contains { id in
        nodes.contains { $0.id == id && hierarchy.presentation(of: ControllerID($0.subject)) != nil }
      }
      let style = isPresented ? clusters[position].detail : nil
      clusters[position].detail = enumerated([style, DiagramNode.Presence.absent.words].compactMap(\.self))
    }
    func isFirst(_ id: String) -> Bool { leavers.contains(id) }
    nodes = nodes.filter { isFirst($0.id) } + nodes.filter { !isFirst($0.id) }
    edges = edges.filter { isFirst($0.tail.node) } + edges.filter { !isFirst($0.tail.node) }
    clusters =
      clusters.filter { $0.nodes.contains(where: isFirst) } + clusters.filter { !$0.nodes.contains(where: isFirst) }
  }

  /// The controllers of the boxes.
  var subjects: [String: ControllerID] {
    Dictionary(nodes.map { ($0.id, ControllerID($0.subject)) }) { first, _ in first }
  }

  /// Returns the pages among which a page view controller turns.
  func pages(of id: ControllerID) -> [ControllerID] { hierarchy.controller(id)?.pages ?? [] }

  /// The moment without the families that have just left the window; they are drawn once.
  var withoutLeavers: MomentParts {
    guard !leavers.isEmpty else { return self }
    return replacing(
      nodes: nodes.filter { !leavers.contains($0.id) },
      edges: edges.filter { !leavers.contains($0.tail.node) && !leavers.contains($0.head.node) },
      clusters: clusters.filter { leavers.isDisjoint(with: $0.nodes) })
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
