import Testing
import VCDiagnostics

@testable import VCModel

@Suite("Parts of views in a map") struct PartOfTests {
  /// A map with lines such as `Row Sheet`, and parts with the views that contain them.
  private func map(_ lines: [(String, String)], parts: [String: [String]]) -> NavigationMap {
    let ids = Set(lines.flatMap { [$0.0, $0.1] } + parts.keys + parts.values.flatMap(\.self)).sorted()
    return NavigationMap(
      controllers: ids.map { id in
        var controller = MapController(id: id, kind: .view)
        controller.partOf = parts[id] ?? []
        return controller
      },
      transitions: lines.enumerated().map { number, line in
        MapTransition(
          source: line.0, target: line.1, relation: .sheet, evidence: .constructor,
          origin: .init(kind: .swift, location: SourceLocation(file: "A.swift", line: number + 1)))
      })
  }

  private func words(_ map: NavigationMap) -> [String] {
    map.transitions.map { "\($0.source ?? "-") \($0.target ?? "-")" }
  }

  @Test("what a part opens, the screen that contains it opens, also through other parts")
  func merged() {
    let merged = map([("Row", "Sheet"), ("Home", "Help")], parts: ["Row": ["Card"], "Card": ["Home"]]).mergingParts()
    #expect(words(merged) == ["Home Sheet", "Home Help"])
    #expect(merged.controllers.map(\.id) == ["Help", "Home", "Sheet"])
  }

  @Test("a part of several screens is merged into each, up to a limit, above which it belongs to them directly")
  func several() {
    let shared = map([("Row", "Sheet")], parts: ["Row": ["Card", "C"], "Card": ["A", "B"]])
    #expect(words(shared.mergingParts(intoAtMost: 3)) == ["A Sheet", "B Sheet", "C Sheet"])
    let separate = shared.mergingParts(intoAtMost: 2)
    #expect(words(separate) == ["Row Sheet"])
    #expect(separate.controllers.first { $0.id == "Row" }?.partOf == ["A", "B", "C"])
  }

  @Test("a part that is excepted, and one that a transition leads to, stays")
  func kept() {
    let one = map([("Row", "Sheet")], parts: ["Row": ["Home"]])
    #expect(words(one.mergingParts(except: ["Row"])) == ["Row Sheet"])
    let target = map([("Row", "Sheet"), ("Sheet", "Row")], parts: ["Row": ["Home"]]).mergingParts()
    #expect(words(target) == ["Home Sheet", "Sheet Row"])
    #expect(target.controllers.map(\.id) == ["Home", "Row", "Sheet"])
  }

  @Test("parts of each other, and of unknown views, are left as they are")
  func cycles() {
    #expect(words(map([("A", "Sheet")], parts: ["A": ["B"], "B": ["A"]]).mergingParts()) == ["A Sheet"])
    var unknown = map([("Row", "Sheet")], parts: ["Row": ["Home"]])
    unknown.controllers.removeAll { $0.id == "Home" }
    #expect(words(unknown.mergingParts()) == ["Row Sheet"])
  }

  @Test("for a search, screens have the transitions of their parts besides those")
  func added() {
    #expect(
      words(map([("Row", "Sheet")], parts: ["Row": ["A", "B"]]).addingMovesOfParts) == [
        "Row Sheet", "A Sheet", "B Sheet",
      ])
  }
}
