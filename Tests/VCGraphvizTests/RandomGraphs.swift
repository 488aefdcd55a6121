import VCDOT

/// A small generator, so that failures are reproducible.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2_654_435_761 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension DOTGraph {
  /// A graph with nested clusters, ports, loops, labels and parallel lines.
  static func random(seed: Int, nodes count: Int) -> DOTGraph {
    var random = SeededGenerator(seed: seed)
    var groups: [[DOTStatement]] = Array(repeating: [], count: Int.random(in: 1...6, using: &random))
    for index in 0..<count {
      groups[Int.random(in: 0..<groups.count, using: &random)].append(.node(.random(index, using: &random)))
    }
    var inner: [DOTStatement] = []
    for (index, group) in groups.enumerated().dropFirst() {
      let isNested = Bool.random(using: &random)
      let label = DOTAttribute(.label, .label(["cluster \(index)"]))
      let cluster = DOTStatement.cluster(DOTCluster("c\(index)", [label], statements: group + (isNested ? inner : [])))
      inner = isNested ? [cluster] : inner + [cluster]
    }
    let edges = (0..<(count * 3 / 2)).map { DOTStatement.edge(.random($0, among: count, using: &random)) }
    return DOTGraph(
      name: "random \(seed)", attributes: [DOTAttribute(.rankdir, Bool.random(using: &random) ? "LR" : "TB")],
      statements: groups[0] + inner + edges)
  }
}

extension DOTNode {
  fileprivate static func random(_ index: Int, using random: inout SeededGenerator) -> DOTNode {
    let cell = DOTHTML.element(
      .td, [.init(.port, "p"), .init(.width, "\(Int.random(in: 20...90, using: &random))")], [.text("\(index)")])
    let table = DOTHTML.element(.table, [.init(.border, "0")], [.element(.tr, [], [cell])])
    return DOTNode("n\(index)", [DOTAttribute(.shape, "plain"), DOTAttribute(.label, .html(table))])
  }
}

extension DOTEdge {
  fileprivate static func random(_ index: Int, among count: Int, using random: inout SeededGenerator) -> DOTEdge {
    var attributes: [DOTAttribute] = []
    if Bool.random(using: &random) { attributes.append(DOTAttribute(.label, .label(["line \(index)"]))) }
    if Int.random(in: 0..<4, using: &random) == 0 { attributes.append(DOTAttribute(.weight, 0)) }
    if Int.random(in: 0..<4, using: &random) == 0 { attributes.append(DOTAttribute(.dir, "both")) }
    if Int.random(in: 0..<6, using: &random) == 0 { attributes.append(DOTAttribute(.xlabel, .label(["beside"]))) }
    let tail = DOTEndpoint(
      "n\(Int.random(in: 0..<count, using: &random))", port: Bool.random(using: &random) ? "p" : nil,
      compass: Bool.random(using: &random) ? DOTEndpoint.Compass.allCases.randomElement(using: &random) : nil)
    return DOTEdge(
      id: "e\(index)", from: tail, to: DOTEndpoint("n\(Int.random(in: 0..<count, using: &random))"), attributes)
  }
}
