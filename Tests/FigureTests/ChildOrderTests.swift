import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@Suite("The order of children")
struct ChildOrderTests {
  /// The containers whose children have another order along the axis across the ranks.
  private func misordered(_ diagram: Diagram) throws -> [String] {
    let places = try FigureRenderer.place(diagram, layout: Graphviz.layout).places
    let children = Dictionary(grouping: diagram.edges.filter(\.kind.isContainment), by: \.tail.node)
    return children.keys.sorted().filter { container in
      let boxes = (children[container] ?? []).compactMap { places.nodes[$0.head.node] }
      let middles = boxes.map { places.graph.direction == .leftToRight ? $0.y + $0.height / 2 : $0.x + $0.width / 2 }
      return zip(middles, middles.dropFirst()).contains { $0 > $1 }
    }
  }

  @Test("the order of children is kept from top to bottom", arguments: 0..<4)
  func downwards(seed: Int) throws {
    let replay = Replay(Model.random(seed, controllers: 24))
    let diagram = Figure.diagram(of: replay, FigureRequest(kind: .pointers, direction: .topToBottom))
    #expect(try misordered(diagram) == [])
  }

  @Test("the children are in the order of the steps if one screen opens several", arguments: 2..<7)
  func waysOfAChain(count: Int) throws {
    let ids = (0..<count).map { ControllerID("sheet\($0)") }
    let steps = ids.flatMap { [Step(.present($0, from: "home", style: .fullScreen)), Step(.dismiss("home"))] }
    let model = Model(
      controllers: [Controller("home", title: "Home")] + ids.map { Controller($0, title: $0.rawValue) },
      windows: [AppWindow(root: "home")], steps: steps)
    let diagram = Figure.diagram(of: Replay(model), FigureRequest(kind: .chain))
    let places = try FigureRenderer.place(diagram, layout: Graphviz.layout).places
    let middles = diagram.edges.filter { $0.kind == .opens }.compactMap { places.nodes[$0.head.node] }
      .map { places.graph.direction == .leftToRight ? $0.midY : $0.midX }
    #expect(middles.count == count && middles == middles.sorted())
  }

  @Test("the order of children is kept in every frame", arguments: 0..<6)
  func frames(seed: Int) throws {
    #expect(try misordered(diagram(Model.random(seed, controllers: 14), .frames)) == [])
  }
}
