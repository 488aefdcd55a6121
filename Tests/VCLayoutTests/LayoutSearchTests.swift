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
}
