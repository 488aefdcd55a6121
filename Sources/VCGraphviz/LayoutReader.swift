internal import CGraphviz
import VCDOT

/// Reads positions from the attributes that Graphviz sets, and flips them, since Graphviz's y axis points up.
@safe struct LayoutReader {
  private let root: UnsafeMutablePointer<Agraph_t>
  private let symbols: Symbols
  private let bounds: Bounds
  private let names: DOTNames

  init(_ graph: borrowing ParsedGraph, _ names: DOTNames) {
    self.names = names
    unsafe root = graph.pointer
    symbols = unsafe Symbols(of: graph.pointer)
    unsafe bounds = Self.bounds(of: graph.pointer, symbols) ?? Bounds(left: 0, bottom: 0, right: 0, top: 0)
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
      if let id = unsafe vcgraph_value(edge, symbols.id), let course = unsafe course(of: edge) {
        layout.edges[names.edge(named: unsafe String(cString: id))] = course
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
      if name.utf8.starts(with: DOTWriter.clusterPrefix.utf8), let bounds = unsafe Self.bounds(of: subgraph, symbols) {
        let id = names.cluster(
          named: String(decoding: name.utf8.dropFirst(DOTWriter.clusterPrefix.utf8.count), as: UTF8.self))
        layout.clusters[id] = rectangle(bounds)
        layout.clusterLabels[id] = unsafe point(symbols.clusterLabel, of: subgraph)
      }
      unsafe readClusters(of: subgraph, into: &layout)
      unsafe next = agnxtsubg(subgraph)
    }
  }

  /// Returns the box of a node; positions are in points, sizes in inches.
  private func rectangle(of node: UnsafeMutablePointer<Agnode_t>) -> GraphLayout.Rectangle? {
    guard let middle = unsafe Self.place(symbols.middle, of: node),
      let width = unsafe Self.number(symbols.width, of: node).map({ $0 * 72 }),
      let height = unsafe Self.number(symbols.height, of: node).map({ $0 * 72 })
    else { return nil }
    return rectangle(
      Bounds(
        left: middle.x - width / 2, bottom: middle.y - height / 2, right: middle.x + width / 2,
        top: middle.y + height / 2))
  }

  private func course(of edge: UnsafeMutablePointer<Agedge_t>) -> GraphLayout.Edge? {
    guard let text = unsafe Self.reader(symbols.course, of: edge), let spline = EdgeSpline(text) else { return nil }
    return unsafe GraphLayout.Edge(
      points: spline.points.map(point), tailTip: spline.tailTip.map(point), headTip: spline.headTip.map(point),
      label: point(symbols.label, of: edge) ?? point(symbols.outerLabel, of: edge))
  }

  private func name(of object: UnsafeMutableRawPointer) -> String {
    guard let name = unsafe agnameof(object) else { return "" }
    return unsafe String(cString: name)
  }
}

extension LayoutReader {
  /// The attributes with positions. Looking them up by name for each object takes longer than reading them.
  @safe private struct Symbols {
    let middle, width, height, id, course, label, outerLabel, bounds, clusterLabel: UnsafeMutablePointer<Agsym_t>?

    init(of graph: UnsafeMutablePointer<Agraph_t>) {
      func find(_ kind: Int32, _ name: String) -> UnsafeMutablePointer<Agsym_t>? {
        unsafe vcgraph_symbol(graph, kind, name)
      }
      let (node, edge) = (vcgraph_kind_node, vcgraph_kind_edge)
      unsafe (middle, width, height) = (find(node, "pos"), find(node, "width"), find(node, "height"))
      unsafe (id, course, label, outerLabel) = (
        find(edge, "id"), find(edge, "pos"), find(edge, "lp"), find(edge, "xlp")
      )
      unsafe (bounds, clusterLabel) = (find(vcgraph_kind_graph, "bb"), find(vcgraph_kind_graph, "lp"))
    }
  }

  /// The edges of a rectangle in Graphviz's coordinates.
  private struct Bounds {
    var left, bottom, right, top: Double
  }

  private static func bounds(of graph: UnsafeMutablePointer<Agraph_t>, _ symbols: Symbols) -> Bounds? {
    guard var corners = unsafe reader(symbols.bounds, of: graph), let left = corners.number(),
      corners.skip(UInt8(ascii: ",")), let bottom = corners.number(), corners.skip(UInt8(ascii: ",")),
      let (right, top) = corners.point()
    else { return nil }
    return Bounds(left: left, bottom: bottom, right: right, top: top)
  }

  private static func reader(
    _ symbol: UnsafeMutablePointer<Agsym_t>?, of object: UnsafeMutableRawPointer
  ) -> PositionReader? {
    guard let value = unsafe vcgraph_value(object, symbol) else { return nil }
    return unsafe PositionReader(value)
  }

  private static func place(
    _ symbol: UnsafeMutablePointer<Agsym_t>?, of object: UnsafeMutableRawPointer
  ) -> (x: Double, y: Double)? {
    guard var text = unsafe reader(symbol, of: object) else { return nil }
    return text.point()
  }

  private static func number(
    _ symbol: UnsafeMutablePointer<Agsym_t>?, of object: UnsafeMutableRawPointer
  ) -> Double? {
    guard var text = unsafe reader(symbol, of: object) else { return nil }
    return text.number()
  }

  private func point(
    _ symbol: UnsafeMutablePointer<Agsym_t>?, of object: UnsafeMutableRawPointer
  ) -> GraphLayout.Point? {
    unsafe Self.place(symbol, of: object).map(point)
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
