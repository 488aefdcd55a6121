import Testing
import VCDiagnostics
import VCModel
import VCNavigation

/// A scene with its object, as in a storyboard.
private func screen(
  _ id: String, object: String?, class className: String? = nil, identifier: String? = nil, storyboard: String = "Main"
) -> MapController {
  var controller = MapController(id: id, className: className, identifier: identifier)
  controller.storyboard = storyboard
  controller.origins = [
    .init(kind: .storyboard, location: .init(file: "\(storyboard).storyboard", line: 1), object: object)
  ]
  return controller
}

private func matched(_ old: [MapController], _ new: [MapController]) -> [String] {
  NavigationMap(controllers: new).matched(to: NavigationMap(controllers: old)).controllers.map(\.id)
}

/// Which controllers of two maps are the same.
@Suite struct MapMatchingTests {
  @Test func areTheSameObject() {
    // A scene with the same name changed its identifier; its class changed; it moved to another storyboard.
    #expect(
      matched([screen("A", object: "x")], [screen("A#x", object: "x"), screen("A#y", object: "y")]) == ["A", "A#y"])
    #expect(matched([screen("A", object: "x", class: "A")], [screen("B", object: "x", class: "B")]) == ["A"])
    #expect(
      matched([screen("Main#x", object: "x")], [screen("Other#x", object: "x", storyboard: "Other")]) == ["Main#x"])
  }

  @Test func areTheSameByClassIdentifierOrPlace() {
    #expect(matched([screen("A", object: "x")], [screen("A", object: "y")]) == ["A"])
    #expect(
      matched(
        [screen("A#x", object: "x", class: "A", identifier: "a")],
        [screen("A", object: "y", class: "A", identifier: "a")])
        == ["A#x"])
    #expect(matched([screen("A#x", object: "x", class: "A")], [screen("A", object: "y", class: "A")]) == ["A#x"])
  }

  @Test func areNotTheSameWhenSeveralCouldBe() {
    let old = [screen("A#x", object: "x", class: "A"), screen("A#y", object: "y", class: "A")]
    #expect(matched(old, [screen("A", object: "z", class: "A")]) == ["A"])
  }

  /// A new controller is not matched to a different old one.
  @Test func keepNamesApart() {
    let old = [screen("A", object: "x", class: "A")]
    let new = [screen("A", object: "y", class: "A"), screen("B", object: "x", class: "B")]
    #expect(matched(old, new) == ["A", "A#y"])
  }

  @Test func keepTheEndsOfTheirWays() {
    let way = MapTransition(
      source: "B", target: "A#y", relation: .show, evidence: .storyboard,
      origin: .init(kind: .storyboard, location: .init(file: "M")))
    let old = NavigationMap(controllers: [screen("A", object: "x"), screen("A2", object: "y")])
    let new = NavigationMap(controllers: [screen("B", object: "x"), screen("A#y", object: "y")], transitions: [way])
    #expect(new.matched(to: old).transitions.map { [$0.source, $0.target] } == [["A", "A2"]])
  }

  @Test func aFigureShowsWhatChangedAndWhatIsNextToIt() {
    func map(_ lines: [(String, String)]) -> NavigationMap {
      let ids = ["A", "B", "C", "D", "E", "F"]
      return NavigationMap(
        controllers: ids.map { screen($0, object: $0) },
        transitions: lines.map { source, target in
          MapTransition(
            source: source, target: target, relation: .show, evidence: .storyboard,
            origin: .init(kind: .storyboard, location: .init(file: "M")))
        })
    }
    let old = map([("A", "B"), ("B", "C"), ("C", "D"), ("D", "E"), ("E", "F")])
    let changes = MapChanges(from: old, to: old, controllers: ["C"]) { $0.source == "E" }
    #expect(changes.new.controllers.map(\.id) == ["B", "C", "D", "E", "F"])
    #expect(changes.new.transitions.count == 4)
    #expect(changes.leftOut == 1)
  }
}
