import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@Suite("The width of a page")
struct PageWidthTests {
  /// Screens that present one another, and the figure of them for a page.
  private func placed(_ count: Int, maxWidth: Int? = nil, direction: FigureDirection? = nil) throws -> PlacedGraph {
    let request = FigureRequest(direction: direction)
    var diagram = Figure.diagram(of: Replay(Sample.chain(count)), request)
    diagram.maxWidth = maxWidth
    return try FigureRenderer.place(diagram, layout: Graphviz.layout).places
  }

  /// How many rows of boxes there are.
  private func rows(_ places: PlacedGraph) -> Int { Set(places.nodes.values.map { ($0.y / 10).rounded() }).count }

  @Test("is 820 points up to twelve controllers, and 1,200 above", arguments: [(5, 820.0), (12, 820), (13, 1200)])
  func usual(count: Int, width: Double) throws {
    let bounds = try placed(count).bounds
    #expect(bounds.width <= width)
    #expect(bounds.width > width / 2)
  }

  @Test("is what is asked for", arguments: [400, 600, 1000, 3000])
  func asked(width: Int) throws {
    #expect(try placed(6, maxWidth: width).bounds.width <= Double(width))
  }

  @Test("a figure that has room for all of them in a row has one row")
  func wide() throws {
    #expect(try rows(placed(4, maxWidth: 3000)) == 1)
    #expect(try rows(placed(4, maxWidth: 500)) > 1)
  }

  @Test(
    "screens of a chain stand in rows so far apart that the words of their lines lie on no screen", arguments: 11...14)
  func wordsInRows(seed: Int) throws {
    let chain = FigureRequest(kind: .chain)
    let placed = try FigureRenderer.place(
      Figure.diagram(of: Replay(.random(seed, controllers: 40)), chain), layout: Graphviz.layout)
    #expect(placed.faults == LayoutFaults())
    #expect(placed.places.bounds.width <= placed.places.graph.maxWidth)
  }

  @Test("a direction that is asked for stays, and rows make room")
  func fixed() throws {
    let places = try placed(6, maxWidth: 600, direction: .leftToRight)
    #expect(places.graph.direction == .leftToRight)
    #expect(places.bounds.width <= 600)
  }
}
