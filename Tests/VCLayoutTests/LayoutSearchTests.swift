import Testing
import VCDOT

@testable import VCLayout

@Suite("The layout search") struct LayoutSearchTests {
  /// The number of box layouts that the search requests if some boxes on the left lead directly to some on the right.
  private func layouts(_ lines: [(Int, Int)]) -> Int {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .splines)
    var layout = GraphLayout(width: 480, height: 0)
    for (side, numbers) in [("left", lines.map(\.0)), ("right", lines.map(\.1))] {
      for number in 0...(numbers.max() ?? 0) {
        graph.nodes.append(LayoutNode(id: "\(side)\(number)", width: 80, height: 10))
        layout.nodes["\(side)\(number)"] = Rectangle(
          x: side == "left" ? 0 : 400, y: 20 * Double(number), width: 80, height: 10)
      }
    }
    for (left, right) in lines {
      var edge = LayoutEdge.main("left\(left)", "right\(right)")
      (edge.label, edge.labelSize) = (["Go"], Size(width: 2, height: 2))
      graph.edges.append(edge)
      let (start, end) = (Point(x: 80, y: 20 * Double(left) + 5), Point(x: 400, y: 20 * Double(right) + 5))
      layout.edges[edge.id] = .init(points: [start, start, end, end])
    }
    var count = 0
    _ = LayoutSearch.place(graph) { (_: DOTGraph) throws(Never) in
      count += 1
      return layout
    }
    return count
  }

  /// Every box on the left leads to every box on the right.
  private func all(_ left: Int, _ right: Int) -> [(Int, Int)] {
    (0..<left).flatMap { from in (0..<right).map { (from, $0) } }
  }

  /// A zigzag from one box to the next.
  private func zigzag(_ numbers: Range<Int>) -> [(Int, Int)] { numbers.flatMap { [($0 - 1, $0), ($0, $0)] } }

  @Test(
    "a search with splines ends without crossings, and rotates the figure only if lines cross more than once on average"
  )
  func splines() {
    #expect(layouts([(0, 0), (0, 1), (1, 1)]) == 1)
    #expect(layouts(all(3, 3)) == 3)
    #expect(layouts(all(3, 4)) == 6)
  }

  @Test("a search with many splines tries labels only if no candidate without them is acceptable")
  func words() {
    #expect(layouts(all(2, 2) + zigzag(2..<42)) == 2)
    #expect(layouts(all(7, 7) + zigzag(7..<42)) == 6)
  }

  /// The directions of the box layouts that the search requests for a large map whose boxes are a ribbon in some directions,
  /// and whose lines cross.
  private func directions(ribbons: Set<LayoutGraph.Direction>) -> [String] {
    var graph = LayoutGraph(name: "scene", direction: .topToBottom, routing: .splines)
    graph.nodes = (0..<70).map { LayoutNode(id: "box\($0)", width: 10, height: 10) }
    graph.edges = (0..<60).flatMap { line in
      [LayoutEdge.main("box\(line)", "box\(line + 1)"), LayoutEdge.main("box\(line)", "box\(line + 2)")]
    }
    var directions: [String] = []
    _ = LayoutSearch.place(graph) { (dot: DOTGraph) throws(Never) in
      let direction = [LayoutGraph.Direction.topToBottom, .leftToRight].first {
        dot.attributes.contains(DOTAttribute(.rankdir, $0.rawValue))
      }
      guard let direction else { return GraphLayout(width: 0, height: 0) }
      directions.append(direction.rawValue)
      let isRibbon = ribbons.contains(direction)
      var layout = GraphLayout(width: isRibbon ? 3200 : 1400, height: isRibbon ? 220 : 1000)
      for (number, node) in graph.nodes.enumerated() {
        let (column, row) = (Double(number) * (isRibbon ? 45 : 20), Double(number % 34) * (isRibbon ? 6 : 30))
        layout.nodes[node.id] = Rectangle(x: column, y: row, width: 10, height: 10)
      }
      // All lines meet in the middle.
      for edge in graph.edges {
        guard let tail = layout.nodes[edge.tail.node], let head = layout.nodes[edge.head.node] else { continue }
        let (start, end) = (Point(x: tail.midX, y: tail.midY), Point(x: head.midX, y: head.midY))
        let middle = Point(x: layout.width / 2, y: layout.height / 2)
        layout.edges[edge.id] = .init(points: [start, middle, middle, end])
      }
      return layout
    }
    return directions
  }

  @Test("a large map whose boxes are a ribbon is turned first, and stays so if that is a page")
  func ribbons() {
    #expect(directions(ribbons: []).prefix(2) == ["TB", "TB"])
    #expect(directions(ribbons: [.topToBottom]).first == "TB")
    #expect(directions(ribbons: [.topToBottom]).dropFirst().allSatisfy { $0 == "LR" })
    #expect(directions(ribbons: [.topToBottom, .leftToRight]).contains("LR"))
    #expect(directions(ribbons: [.topToBottom, .leftToRight]).suffix(1) == ["TB"])
  }
}
