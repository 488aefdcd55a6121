import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@Suite("The way back in a chain") struct ReturnPlaceTests {
  /// A screen that opens several others, one after the other.
  private func chain(_ count: Int) throws -> (diagram: Diagram, places: PlacedGraph) {
    let shown = (1...count).map { ControllerID("shown\($0)") }
    let model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: [Controller("home")] + shown.map { Controller($0) },
      windows: [AppWindow(root: "home")],
      steps: shown.flatMap { id in
        [Step(.present(id, from: "home"), trigger: "Tap \(id)"), Step(.dismiss(id), trigger: "Close \(id)")]
      })
    let diagram = ChainFigure(Replay(model), title: "").diagram
    return (diagram, try FigureRenderer.place(diagram, layout: Graphviz.layout).places)
  }

  @Test("is below the way on at both ends, and the steps stand in order beside the screen", arguments: 1...3)
  func order(count: Int) throws {
    let (diagram, places) = try chain(count)
    let home = try #require(places.nodes["home"])
    let ends = try diagram.edges.map { edge in
      let points = try #require(places.paths[edge.id]).points
      let (first, last) = (try #require(points.first), try #require(points.last))
      return edge.isBackward ? (home: last, other: first) : (home: first, other: last)
    }
    #expect(ends.map(\.home.y) == ends.map(\.home.y).sorted())
    #expect(ends.map(\.other.y) == ends.map(\.other.y).sorted())
    #expect(ends.allSatisfy { $0.home.x > home.midX })
    #expect(places.faults.crossings == 0)
  }
}
