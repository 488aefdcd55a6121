import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@testable import VCDrawing

/// Order is truth: whatever arrangement a figure has, what comes first stands first.
@Suite("The order of a figure") struct FamilyOrderTests {
  @Test("is that of presentations and of children, whatever arrangement a figure has", arguments: 0..<24)
  func kinds(seed: Int) throws {
    // Pointers and frames take several times as long.
    let kinds: [FigureKind] = seed < 8 ? [.hierarchy, .chain, .pointers, .frames] : [.hierarchy, .chain]
    for kind in kinds { try check(.branching(seed, controllers: 5 + 2 * seed), kind) }
  }

  @Test(
    "is kept where the page is narrow, and where it is wide", arguments: [400, 900, 4000], FigureDirection.allCases)
  func pages(width: Int, direction: FigureDirection) throws {
    for seed in 10..<12 { try check(.branching(seed, controllers: 14), .hierarchy, width, direction) }
  }

  @Test("is kept in large figures", arguments: [60, 80, 120])
  func large(count: Int) throws { try check(.branching(count, controllers: count), .hierarchy) }

  private func check(
    _ model: Model, _ kind: FigureKind, _ width: Int? = nil, _ direction: FigureDirection? = nil
  ) throws {
    var diagram = Figure.diagram(of: Replay(model), FigureRequest(kind: kind, direction: direction))
    diagram.maxWidth = width
    let figure = try FigureRenderer.place(diagram, layout: Graphviz.layout).figure
    let moments = diagram.frames.isEmpty ? [figure] : diagram.frames.map(figure.showing)
    for moment in moments { #expect(moment.misplaced == [], "\(kind) of \(model.controllers.count)") }
  }
}

extension PlacedFigure {
  /// What stands in another order than the diagram says: children of one box, and families as they were presented.
  fileprivate var misplaced: [String] {
    var pairs: [(String, String)] = []
    func follow(_ ids: [String]) { pairs += ids.indices.flatMap { end in ids[..<end].map { ($0, ids[end]) } } }
    let children = Dictionary(grouping: diagram.edges.filter(\.kind.isContainment), by: \.tail.node)
    for container in children.keys.sorted() { follow(children[container, default: []].map(\.head.node)) }
    let misplacedChildren = pairs.filter { first, second in
      guard let first = box(first), let second = box(second) else { return false }
      return distance(first, second) > 0
    }
    pairs = []
    var homes: [String: String] = [:]
    for cluster in diagram.clusters { for node in cluster.nodes { homes[node] = cluster.id } }
    let presented = diagram.edges.filter { [.presents, .presented].contains($0.kind) }.map(\.head.node)
    follow(diagram.name == "chain" ? diagram.nodes.map(\.id) : presented.map { homes[$0] ?? $0 })
    let misplacedFamilies = pairs.filter { first, second in
      guard let first = box(first), let second = box(second) else { return false }
      let isBehind = isLeftToRight ? second.x >= first.maxX : second.y >= first.maxY
      return !isBehind && distance(first, second) >= 0
    }
    return (misplacedChildren + misplacedFamilies).map { "\($1) stands before \($0)" }
  }

  private var isLeftToRight: Bool { places.graph.direction == .leftToRight }

  private func box(_ id: String) -> GraphLayout.Rectangle? {
    places.clusters[id] ?? places.nodes[id]
  }

  /// How far the middle of one box lies behind that of the other across the ranks.
  private func distance(_ first: GraphLayout.Rectangle, _ second: GraphLayout.Rectangle) -> Double {
    isLeftToRight ? first.midY - second.midY : first.midX - second.midX
  }
}
