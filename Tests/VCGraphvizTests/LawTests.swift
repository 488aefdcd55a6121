import Foundation
import Testing
import VCDOT
import VCGraphviz

/// Properties of every graph.
@Suite struct LawTests {
  @Test(arguments: 0..<60) func `Graphviz finds the nodes, edges and clusters that were written`(seed: Int) throws {
    let graph = DOTGraph.random(seed: seed, nodes: 2 + seed % 30)
    let layout = try Graphviz.layout(graph)
    #expect(Set(layout.nodes.keys) == Set(graph.statements.flatMap(\.nodes)))
    #expect(Set(layout.edges.keys) == Set(graph.statements.flatMap(\.edges)))
    #expect(Set(layout.clusters.keys).isSubset(of: graph.statements.flatMap(\.clusters)))
  }

  @Test(arguments: 0..<20) func `everything lies on the page`(seed: Int) throws {
    let layout = try Graphviz.layout(.random(seed: seed, nodes: 20))
    for box in Array(layout.nodes.values) + Array(layout.clusters.values) {
      #expect(box.x >= -0.5 && box.y >= -0.5)
      #expect(box.x + box.width <= layout.width + 0.5 && box.y + box.height <= layout.height + 0.5)
    }
  }

  @Test(arguments: 0..<20) func `boxes do not overlap`(seed: Int) throws {
    let boxes = try Graphviz.layout(.random(seed: seed, nodes: 20)).nodes.sorted { $0.key < $1.key }.map(\.value)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let isApart =
          box.x + box.width <= other.x + 0.5 || other.x + other.width <= box.x + 0.5
          || box.y + box.height <= other.y + 0.5 || other.y + other.height <= box.y + 0.5
        #expect(isApart)
      }
    }
  }

  @Test(arguments: 0..<20) func `nodes lie in their clusters`(seed: Int) throws {
    let graph = DOTGraph.random(seed: seed, nodes: 20)
    let layout = try Graphviz.layout(graph)
    for case .cluster(let cluster) in graph.statements {
      guard let frame = layout.clusters[cluster.id] else { continue }
      for node in cluster.statements.flatMap(\.nodes) {
        let box = try #require(layout.nodes[node])
        #expect(box.x >= frame.x && box.x + box.width <= frame.x + frame.width)
        #expect(box.y >= frame.y && box.y + box.height <= frame.y + frame.height)
      }
    }
  }

  @Test(.enabled(if: Dot.isInstalled), arguments: 0..<10)
  func `dot reads the same graph without a warning`(seed: Int) throws {
    let graph = DOTGraph.random(seed: seed, nodes: 15)
    let (output, messages) = try Dot.run(["-Tplain"], input: DOTWriter.text(of: graph))
    #expect(messages == "")
    let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(Set(lines.filter { $0[0] == "node" }.map { String($0[1]) }) == Set(graph.statements.flatMap(\.nodes)))
    #expect(lines.count { $0[0] == "edge" } == graph.statements.flatMap(\.edges).count)
  }

  @Test(.enabled(if: Dot.isInstalled), arguments: RobustnessTests.texts)
  func `dot draws any label without a warning`(text: String) throws {
    let graph = DOTGraph(
      name: "g", attributes: [DOTAttribute(.url, text)],
      statements: [.node(DOTNode("a", [DOTAttribute(.label, .label([text])), DOTAttribute(.tooltip, .label([text]))]))])
    let (output, messages) = try Dot.run(["-Tsvg"], input: DOTWriter.text(of: graph))
    #expect(messages == "")
    #expect(output.hasSuffix("</svg>\n"))
  }
}

extension DOTStatement {
  fileprivate var nodes: [String] {
    switch self {
    case .node(let node): [node.id]
    case .edge(let edge): [edge.tail.node, edge.head.node]
    case .cluster(let cluster): cluster.statements.flatMap(\.nodes)
    }
  }

  fileprivate var edges: [String] {
    switch self {
    case .node: []
    case .edge(let edge): [edge.id]
    case .cluster(let cluster): cluster.statements.flatMap(\.edges)
    }
  }

  fileprivate var clusters: [String] {
    guard case .cluster(let cluster) = self else { return [] }
    return [cluster.id] + cluster.statements.flatMap(\.clusters)
  }
}
