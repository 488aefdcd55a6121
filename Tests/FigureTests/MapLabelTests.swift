import Testing
import VCDiagram
import VCFigures
import VCModel

@Suite("Labels of transitions in maps")
struct MapLabelTests {
  @Test(
    "a label is the control's title, otherwise its kind in words",
    arguments: [
      ("barButtonItem: Add", "Add", "bar button item: Add"), ("tapGestureRecognizer", "tap gesture recognizer", nil),
      ("alert action", "alert action", nil), ("SaveButton", "SaveButton", nil),
    ] as [(String, String, String?)])
  func control(trigger: String, label: String, name: String?) throws {
    let map = NavigationMap([.screen("A"), .screen("B")], [.connection("A", .show, "B", trigger: trigger)])
    let edge = try #require(MapFigure(map, title: "").diagram.edges.first)
    #expect(edge.label.joined(separator: " ") == label)
    #expect(edge.name.hasSuffix(": \(name ?? label)"))
  }
}
