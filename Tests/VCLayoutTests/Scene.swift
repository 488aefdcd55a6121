import VCDOT

@testable import VCLayout

/// Boxes with positions, lines between them, and frames around some.
struct Scene {
  var placed: PlacedGraph

  init(
    _ direction: LayoutGraph.Direction = .leftToRight, _ routing: LayoutGraph.Routing = .orthogonal,
    boxes: KeyValuePairs<String, Rectangle> = [:], edges: [LayoutEdge] = [],
    frames: KeyValuePairs<String, [String]> = [:]
  ) {
    var graph = LayoutGraph(name: "scene", direction: direction, routing: routing)
    graph.nodes = boxes.map { LayoutNode(id: $0, width: $1.width, height: $1.height) }
    graph.edges = edges
    graph.clusters = frames.map { id, members in
      LayoutCluster(id: id, label: .text(""), labelSize: Size(width: 10, height: 10), members: members)
    }
    placed = PlacedGraph(graph: graph)
    for (id, box) in boxes { placed.nodes[id] = box }
    for (id, members) in frames {
      let inside = members.compactMap { placed.nodes[$0] }
      placed.clusters[id] = inside.dropFirst().reduce(inside[0]) { $0.union($1) }.grown(by: 12)
    }
  }

  /// The boxes as if placed by Graphviz.
  var boxes: GraphLayout {
    let bounds = placed.bounds
    return GraphLayout(
      width: bounds.width, height: bounds.height, nodes: placed.nodes, clusters: placed.clusters)
  }
}

extension Rectangle {
  /// A box of the default size.
  static func box(_ x: Double, _ y: Double) -> Rectangle { Rectangle(x: x, y: y, width: 80, height: 40) }
}

extension LayoutEdge {
  static func main(_ tail: String, _ head: String) -> LayoutEdge {
    LayoutEdge(id: "\(tail) \(head)", role: .main, from: End(tail), to: End(head))
  }

  static func tree(_ parent: String, _ child: String) -> LayoutEdge {
    var edge = LayoutEdge(id: "\(parent) \(child)", role: .tree, from: End(parent), to: End(child))
    edge.isOrdered = true
    return edge
  }
}
