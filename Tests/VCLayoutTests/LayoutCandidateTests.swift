import Testing
import VCDOT

@testable import VCLayout

@Suite("The candidates of the layout search") struct LayoutCandidateTests {
  private func graph(
    _ routing: LayoutGraph.Routing, boxes count: Int, clusters: Int = 1, spans: [Int] = []
  ) -> LayoutGraph {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: routing)
    graph.nodes = (0..<count).map { LayoutNode(id: "box\($0)", width: 80, height: 40) }
    graph.clusters = (0..<clusters).map {
      LayoutCluster(id: "frame\($0)", label: .text(""), labelSize: Size(width: 10, height: 10), members: ["box\($0)"])
    }
    for (number, span) in spans.enumerated() {
      var edge = LayoutEdge.main("box\(number)", "box\(number + 1)")
      edge.span = span
      graph.edges.append(edge)
    }
    return graph
  }

  @Test("clusters step down only if lines pass them")
  func cascading() {
    #expect(LayoutCandidate.arrangements(for: graph(.orthogonal, boxes: 9, spans: [1, 2])).contains(.cascading))
    #expect(!LayoutCandidate.arrangements(for: graph(.orthogonal, boxes: 9, spans: [1, 1])).contains(.cascading))
  }

  @Test("large orthogonal figures are packed, regardless of their lines")
  func large() {
    #expect(LayoutCandidate.arrangements(for: graph(.orthogonal, boxes: 130, clusters: 2)) == [.packed, .packedInRows])
  }

  @Test("huge figures have one candidate for each spacing, or only one if Graphviz draws their lines")
  func huge() {
    #expect(LayoutCandidate.all(for: graph(.orthogonal, boxes: 250), .asGiven).map(\.detail) == [.full, .full])
    #expect(LayoutCandidate.all(for: graph(.splines, boxes: 601), .asGiven).count == 1)
    #expect(LayoutCandidate.all(for: graph(.splines, boxes: 599), .asGiven).count > 1)
  }

  @Test("the first spacing of a huge figure with many lines between its clusters is not the tightest")
  func hugeWithManyLines() {
    func first(_ lines: Int) -> LayoutSpacing? {
      let graph = graph(.orthogonal, boxes: 250, clusters: 20, spans: Array(repeating: 1, count: lines))
      return LayoutCandidate.all(for: graph, .packed).first?.spacing
    }
    #expect(first(60) == .regular)
    #expect(first(61) == LayoutSpacing.tries[1])
  }

  /// The score of thirteen boxes in a row of a given length, with the given number of crossing pairs of lines.
  private func score(_ length: Double, crossings: Int) -> LayoutScore {
    var placed = PlacedGraph(graph: graph(.splines, boxes: 13))
    for (number, node) in placed.graph.nodes.enumerated() {
      placed.nodes[node.id] = .box((length - 80) * Double(number) / 12, number.isMultiple(of: 2) ? 0 : 960)
    }
    for pair in 0..<crossings {
      let (x, y) = (0.0, 400 + 20 * Double(pair))
      for (line, points) in [
        [Point(x: x, y: y), Point(x: x + 10, y: y + 10)], [Point(x: x, y: y + 10), Point(x: x + 10, y: y)],
      ].enumerated() {
        let id = "\(pair) \(line)"
        placed.graph.edges.append(LayoutEdge(id: id, role: .ordinary, from: .init("a\(id)"), to: .init("b\(id)")))
        placed.paths[id] = .orthogonal(points)
      }
    }
    return LayoutScore(placed, placed.faults)
  }

  @Test("a map that is one and a half pages wide is as good as one of a page with thirty more crossings")
  func widthOfMaps() {
    #expect(score(1000, crossings: 30).crossings == 30)
    #expect(score(1000, crossings: 28) < score(1800, crossings: 0))
    #expect(score(1800, crossings: 0) < score(1000, crossings: 32))
    #expect(score(1000, crossings: 0) < score(1190, crossings: 1))
  }

  @Test("a collision that a map with many lines may have costs as much as ten crossings")
  func toleratedCollisions() {
    let placed = PlacedGraph(graph: graph(.splines, boxes: 60, spans: Array(repeating: 1, count: 50)))
    func score(_ collisions: Int, crossings: Int) -> LayoutScore {
      LayoutScore(placed, LayoutFaults(collisions: collisions, crossings: crossings))
    }
    #expect(score(1, crossings: 0).collisions == 0)
    #expect(score(0, crossings: 9) < score(1, crossings: 0))
    #expect(score(1, crossings: 0) < score(0, crossings: 11))
  }

  @Test("a map with lines is not narrower than its boxes")
  func widthOfBoxes() {
    let graph = graph(.splines, boxes: 13)
    #expect(score(1000, crossings: 30).isFitter(thanBoxes: 2400, of: graph))
    #expect(!score(1000, crossings: 30).isFitter(thanBoxes: 1500, of: graph))
  }

  @Test("a map from left to right may have fewer ranks if a chain beside a shorter one makes it wider")
  func shallow() {
    var map = graph(.splines, boxes: 5)
    map.edges = (0..<4).map { .main("box\($0)", "box\($0 + 1)") }
    #expect(!LayoutCandidate.arrangements(for: map).contains(.shallow))
    map.edges.append(.main("box0", "box4"))
    #expect(LayoutCandidate.arrangements(for: map) == [.asGiven, .shallow, .turned])
    map.direction = .topToBottom
    #expect(!LayoutCandidate.arrangements(for: map).contains(.shallow))
  }
}
