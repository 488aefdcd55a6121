import Testing
import VCDOT
import VCGraphviz

@Suite struct DeterminismTests {
  @Test func `three hundred layouts in one process are one layout`() throws {
    let graph = DOTGraph.random(seed: 7, nodes: 40)
    let first = try Graphviz.layout(graph)
    for _ in 0..<300 { try #require(Graphviz.layout(graph) == first) }
  }

  @Test func `what was laid out before makes no difference`() throws {
    let graph = DOTGraph.random(seed: 3, nodes: 30)
    let first = try Graphviz.layout(graph)
    for seed in 0..<20 { _ = try Graphviz.layout(.random(seed: seed, nodes: 20)) }
    #expect(try Graphviz.layout(graph) == first)
  }

  @Test func `tasks that run at once get the layouts of tasks that do not`() async throws {
    let graphs = (0..<8).map { DOTGraph.random(seed: $0, nodes: 15) }
    let expected = try graphs.map { try Graphviz.layout($0) }
    try await withThrowingTaskGroup(of: (Int, GraphLayout).self) { group in
      for round in 0..<80 { group.addTask { (round % 8, try Graphviz.layout(graphs[round % 8])) } }
      for try await (index, layout) in group { #expect(layout == expected[index]) }
    }
  }

  @Test func `processes agree`() async throws {
    let first = try await layoutOfAnotherProcess()
    let second = try await layoutOfAnotherProcess()
    #expect(first == second)
    #expect(first == (try Graphviz.layout(.random(seed: 11, nodes: 40)).text))
  }

  private func layoutOfAnotherProcess() async throws -> String {
    let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("layout:" + (try Graphviz.layout(.random(seed: 11, nodes: 40)).text) + ":end")
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let start = try #require(output.firstRange(of: "layout:")).upperBound
    return String(output[start..<(try #require(output.firstRange(of: ":end")).lowerBound)])
  }
}

extension GraphLayout {
  /// All values in a stable order.
  fileprivate var text: String {
    var parts = ["\(width) \(height)"]
    parts += nodes.sorted { $0.key < $1.key }.map { "\($0)" }
    parts += edges.sorted { $0.key < $1.key }.map { "\($0)" }
    parts += clusters.sorted { $0.key < $1.key }.map { "\($0)" }
    return parts.joined(separator: "|")
  }
}
