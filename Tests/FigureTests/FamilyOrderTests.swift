import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCGraphviz
import VCModel
import VCReplay

@testable import VCDrawing
@testable import VCLayout

/// Order matters: in any arrangement of a figure, the first element comes first.
@Suite("The order of a figure") struct FamilyOrderTests {
  @Test(
    "the order is that of presentations and of children in every kind of figure, from 5 controllers to 120, in any arrangement",
    arguments: 0..<100)
  func candidates(seed: Int) throws {
    // Most figures are small.
    let count = 5 + 115 * seed * seed * seed / (99 * 99 * 99)
    let model = seed.isMultiple(of: 2) ? Model.random(seed, controllers: count) : .branching(seed, controllers: count)
    let replay = Replay(model)
    for kind in [FigureKind.hierarchy, .pointers, .chain, .frames] {
      var request = FigureRequest(kind: kind)
      // Includes controllers that a step could not present: a figure has as many boxes as controllers.
      request.showsAbsent = true
      let diagram = Figure.diagram(of: replay, request)
      if kind == .hierarchy { #expect(diagram.nodes.count == count) }
      let graph = LayoutGraph(diagram, columns: 1 + seed % 2)
      for arrangement in LayoutCandidate.arrangements(for: graph) {
        // Boxes stay in place while lines are routed, which takes most of the time.
        let candidates = LayoutCandidate.all(for: graph, arrangement)
        let candidate = candidates[seed % candidates.count]
        let arranged = candidate.arranged(graph)
        let boxes = try BoxLayout(Graphviz.layout).layout(of: arranged, candidate).boxes
        check(PlacedFigure(diagram, BoxPlacement(arranged, layout: boxes).placed), "\(kind), \(candidate)")
      }
    }
  }

  @Test(
    "the order is kept on narrow and on wide pages", arguments: [400, 900, 4000], FigureDirection.allCases)
  func pages(width: Int, direction: FigureDirection) throws {
    for seed in 10..<12 { try check(.branching(seed, controllers: 14), .hierarchy, width, direction) }
  }

  private func check(
    _ model: Model, _ kind: FigureKind, _ width: Int? = nil, _ direction: FigureDirection? = nil
  ) throws {
    var diagram = Figure.diagram(of: Replay(model), FigureRequest(kind: kind, direction: direction))
    diagram.maxWidth = width
    check(try FigureRenderer.place(diagram, layout: Graphviz.layout).figure, "\(kind)")
  }

  private func check(_ figure: PlacedFigure, _ comment: Comment) {
    for moment in figure.moments { #expect(moment.misplaced == [], comment) }
  }
}

extension PlacedFigure {
  /// The figure's state at each step.
  var moments: [PlacedFigure] { diagram.frames.isEmpty ? [self] : diagram.frames.map(showing) }

  /// Elements whose order differs from the diagram's: children of one box, and families by presentation.
  var misplaced: [String] {
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

  /// The distance between the centres of two boxes across the ranks.
  private func distance(_ first: GraphLayout.Rectangle, _ second: GraphLayout.Rectangle) -> Double {
    isLeftToRight ? first.midY - second.midY : first.midX - second.midX
  }
}
