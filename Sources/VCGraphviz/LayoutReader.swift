internal import CGraphviz
import VCDOT

/// Reads positions from the attributes that Graphviz sets, and flips them, since Graphviz's y axis points up.
@safe struct LayoutReader {
  private let root: UnsafeMutablePointer<Agraph_t>
  private let bounds: Bounds
  private let names: DOTNames

  init(_ graph: borrowing ParsedGraph, _ names: DOTNames) {
    self.names = names
    unsafe root = graph.pointer
    unsafe bounds = Self.bounds(of: graph.pointer) ?? Bounds(left: 0, bottom: 0, right: 0, top: 0)
  }

  var layout: GraphLayout {
    var layout = GraphLayout(width: rounded(bounds.right - bounds.left), height: rounded(bounds.top - bounds.bottom))
    var next = unsafe agfstnode(root)
    while let node = unsafe next {
      unsafe layout.nodes[names.node(named: name(of: node))] = rectangle(of: node)
      unsafe readEdges(from: node, into: &layout)
      unsafe next = agnxtnode(root, node)
    }
    unsafe readClusters(of: root, into: &layout)
    return layout
  }

  private func readEdges(from node: UnsafeMutablePointer<Agnode_t>, into layout: inout GraphLayout) {
    var next = unsafe agfstout(root, node)
    while let edge = unsafe next {
      if let id = unsafe Self.attribute("id", of: edge), let course = unsafe course(of: edge) {
        layout.edges[names.edge(named: id)] = course
      }
      unsafe next = agnxtout(root, edge)
    }
  }

  private func readClusters(of graph: UnsafeMutablePointer<Agraph_t>, into layout: inout GraphLayout) {
    var next = unsafe agfstsubg(graph)
    while let subgraph = unsafe next {
      let name = unsafe name(of: subgraph)
      // Compares bytes: a combining mark at the beginning of an identifier would form one character with the prefix's last
      // letter.
      if name.utf8.starts(with: DOTWriter.clusterPrefix.utf8), let bounds = unsafe Self.bounds(of: subgraph) {
        let id = names.cluster(
          named: String(decoding: name.utf8.dropFirst(DOTWriter.clusterPrefix.utf8.count), as: UTF8.self))
        layout.clusters[id] = rectangle(bounds)
        layout.clusterLabels[id] = unsafe point("lp", of: subgraph)
      }
      unsafe readClusters(of: subgraph, into: &layout)
      unsafe next = agnxtsubg(subgraph)
    }
  }

  /// Returns the box of a node; positions are in points, sizes in inches.
  private func rectangle(of node: UnsafeMutablePointer<Agnode_t>) -> GraphLayout.Rectangle? {
    guard let middle = unsafe Self.numbers("pos", of: node), middle.count >= 2,
      let width = unsafe Self.numbers("width", of: node)?.first.map({ $0 * 72 }),
      let height = unsafe Self.numbers("height", of: node)?.first.map({ $0 * 72 })
    else { return nil }
    return rectangle(
      Bounds(
        left: middle[0] - width / 2, bottom: middle[1] - height / 2, right: middle[0] + width / 2,
        top: middle[1] + height / 2))
  }

  private func course(of edge: UnsafeMutablePointer<Agedge_t>) -> GraphLayout.Edge? {
    guard let text = unsafe Self.attribute("pos", of: edge), let spline = EdgeSpline(text) else { return nil }
    return unsafe GraphLayout.Edge(
      points: spline.points.map(point), tailTip: spline.tailTip.map(point), headTip: spline.headTip.map(point),
      label: point("lp", of: edge) ?? point("xlp", of: edge))
  }

  private func name(of object: UnsafeMutableRawPointer) -> String {
    guard let name = unsafe agnameof(object) else { return "" }
    return unsafe String(cString: name)
  }
}

extension LayoutReader {
  /// The edges of a rectangle in Graphviz's coordinates.
  private struct Bounds {
    var left, bottom, right, top: Double
  }

  private static func bounds(of graph: UnsafeMutablePointer<Agraph_t>) -> Bounds? {
    guard let corners = unsafe numbers("bb", of: graph), corners.count == 4 else { return nil }
    return Bounds(left: corners[0], bottom: corners[1], right: corners[2], top: corners[3])
  }

  private static func numbers(_ name: String, of object: UnsafeMutableRawPointer) -> [Double]? {
    unsafe attribute(name, of: object).flatMap { $0.isEmpty ? nil : EdgeSpline.numbers($0.utf8[...]) }
  }

  private static func attribute(_ name: String, of object: UnsafeMutableRawPointer) -> String? {
    guard let value = unsafe vcgraph_attribute(object, name) else { return nil }
    return unsafe String(cString: value)
  }

  private func point(_ name: String, of object: UnsafeMutableRawPointer) -> GraphLayout.Point? {
    guard let numbers = unsafe Self.numbers(name, of: object), numbers.count >= 2 else { return nil }
    return point((numbers[0], numbers[1]))
  }

  private func point(_ place: (x: Double, y: Double)) -> GraphLayout.Point {
    GraphLayout.Point(x: rounded(place.x - bounds.left), y: rounded(bounds.top - place.y))
  }

  private func rectangle(_ inner: Bounds) -> GraphLayout.Rectangle {
    GraphLayout.Rectangle(
      x: rounded(inner.left - bounds.left), y: rounded(bounds.top - inner.top),
      width: rounded(inner.right - inner.left),
      height: rounded(inner.top - inner.bottom))
  }

  /// Returns the value rounded to two decimals; Graphviz writes five digits, and more decimals are noise.
  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
}
