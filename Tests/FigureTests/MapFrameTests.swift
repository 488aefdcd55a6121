import Testing
import VCDiagram
import VCModel

@testable import VCFigures

@Suite("Frames of groups in maps") struct MapFrameTests {
  /// A container in one storyboard with children in two; the first and the third one, and what that one opens, are in the
  /// same one.
  private func diagram(_ kind: ControllerKind, _ relation: MapTransition.Relation) -> Diagram {
    let children = ["A": "One", "B": "Two", "C": "One"]
    let screens = children.keys.sorted().map { MapController.screen($0, in: children[$0] ?? "") }
    let map = NavigationMap(
      [.screen("Bar", kind)] + screens + [.screen("After C", in: "One"), .screen("After A", in: "One")],
      ["A", "B", "C"].map { .connection("Bar", relation, $0) } + [
        .connection("C", .push, "After C"), .connection("A", .push, "After A"),
      ])
    return MapFigure(map, title: "").diagram
  }

  @Test("a group goes on in a second frame if tabs of another one are between its tabs")
  func continued() throws {
    let clusters = diagram(.tabBar, .tab).clusters
    #expect(clusters.map(\.title) == ["Main", "One", "Two", "One"])
    #expect(clusters.map(\.detail) == [nil, nil, nil, "continued"])
    #expect(clusters.map { Set($0.members) } == [["Bar"], ["A", "After A"], ["B"], ["C", "After C"]])
    #expect(Set(clusters.map(\.id)).count == 4)
    #expect(clusters.last?.name == "One, continued, 2 screens")
  }

  @Test("a group has one frame if the possible roots of a navigation controller are in it, which are in no order")
  func alternatives() {
    let diagram = diagram(.navigation, .root)
    #expect(diagram.clusters.map(\.title) == ["Main", "One", "Two"])
    #expect(!diagram.edges.contains { $0.isOrdered })
  }
}
