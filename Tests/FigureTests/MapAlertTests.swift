import Testing
import VCDiagnostics
import VCDiagram
import VCFigures
import VCModel

@Suite("Alerts that nothing distinguishes in a map")
struct MapAlertTests {
  private func alert(_ line: Int, title: String? = nil, in folder: String = "Shop") -> MapController {
    MapController(
      id: "alert \(line)", className: "UIAlertController", kind: .alert, title: title,
      origins: [MapOrigin(kind: .swift, location: SourceLocation(file: "\(folder)/App.swift", line: line))])
  }

  /// Screens of which A and B present all alerts.
  private func map(_ alerts: [MapController], _ more: [MapTransition] = []) -> NavigationMap {
    NavigationMap(
      [.screen("A"), .screen("B"), .screen("C")] + alerts,
      [.connection(nil, .initial, "A"), .connection("A", .push, "B"), .connection("B", .push, "C")]
        + alerts.flatMap { alert in ["A", "B"].map { .connection($0, .present, alert.id) } } + more)
  }

  private func boxes(_ map: NavigationMap, focus: [ControllerID] = []) -> [String] {
    MapFigure(map, title: "", focus: focus).diagram.nodes.map(\.id).filter { $0.hasPrefix("alert") }.sorted()
  }

  @Test("are one box, with one line from each screen that opens them")
  func merged() throws {
    let diagram = MapFigure(map([alert(1), alert(2), alert(3)]), title: "").diagram
    let box = try #require(diagram.nodes.first { $0.id == "alert 1" })
    #expect(diagram.nodes.count == 4)
    #expect(box.title == ["UIAlertController"] && box.subtitle == ["in 3 places"])
    #expect(box.name == "UIAlertController, alert controller, in 3 places, in Shop")
    #expect(box.tooltip?.contains("App.swift:3") == true)
    let lines = diagram.edges.filter { $0.head.node == "alert 1" }
    #expect(lines.map(\.tail.node) == ["A", "B"] && lines.map(\.label) == [["3×"], ["3×"]])
  }

  @Test("are no reason to split a map into pages")
  func pages() {
    let alerts = (1...5).map { alert($0) }
    let pages = MapFigure(map(alerts), title: "", options: MapOptions(pageLimit: 5)).pages { $0 }
    #expect(pages.count == 1)
    #expect(pages.flatMap(\.diagram.nodes).contains { $0.subtitle == ["in 5 places"] })
  }

  @Test("stay apart if their names, groups, ways in, triggers or ways on differ, or if one is in focus")
  func different() {
    let plain = alert(1)
    #expect(boxes(map([plain, alert(2, title: "Delete?")])) == ["alert 1", "alert 2"])
    #expect(boxes(map([alert(1, title: "Delete?"), alert(2, title: "Delete?")])) == ["alert 1"])
    #expect(boxes(map([plain, alert(2, in: "Help")])) == ["alert 1", "alert 2"])
    #expect(boxes(map([plain, alert(2)], [.connection("C", .present, "alert 2")])) == ["alert 1", "alert 2"])
    #expect(boxes(map([plain, alert(2)], [.connection("alert 2", .push, "C")])) == ["alert 1", "alert 2"])
    let trigger = MapTransition.connection("A", .present, "alert 2", trigger: "button: Remove")
    #expect(boxes(map([plain, alert(2)], [trigger])) == ["alert 1", "alert 2"])
    #expect(Set(boxes(map([plain, alert(2)]), focus: ["alert 2"])).isSuperset(of: ["alert 2"]))
  }
}
