import Testing
import VCDiagram
import VCModel

@testable import VCFigures

@Suite("Parts of views in maps") struct MapPartTests {
  /// A row that presents a sheet, in some screens, one of which the others lead to.
  private func map(screens: Int) -> NavigationMap {
    let names = (0..<screens).map { "S\($0)" }
    var row = MapController.screen("Row")
    row.partOf = names
    return NavigationMap(
      [row, .screen("Sheet")] + names.map { .screen($0) },
      [.connection("Row", .sheet, "Sheet")] + zip(names, names.dropFirst()).map { .connection($0, .push, $1) })
  }

  private func lines(_ diagram: Diagram) -> [String] { diagram.edges.map { "\($0.tail.node) \($0.head.node)" } }

  @Test("a part of up to three screens is not drawn: its transitions start at the screens")
  func merged() {
    #expect(lines(MapFigure(map(screens: 1), title: "").diagram) == ["S0 Sheet"])
    let diagram = MapFigure(map(screens: 3), title: "").diagram
    #expect(lines(diagram).filter { $0.hasSuffix("Sheet") } == ["S0 Sheet", "S1 Sheet", "S2 Sheet"])
    #expect(!diagram.nodes.contains { $0.id == "Row" })
  }

  @Test("a part of more screens has a box with their number")
  func separate() throws {
    let diagram = MapFigure(map(screens: 4), title: "").diagram
    #expect(lines(diagram).contains("Row Sheet"))
    let row = try #require(diagram.nodes.first { $0.id == "Row" })
    #expect(row.subtitle == ["part of 4 screens"] && row.name.hasSuffix(", part of 4 screens"))
  }

  @Test("a part in the focus has a box")
  func focus() {
    let diagram = MapFigure(map(screens: 1), title: "", focus: ["Row"]).diagram
    #expect(lines(diagram) == ["Row Sheet"])
  }
}
