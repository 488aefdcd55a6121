import Testing
import VCDiagnostics
import ViewControllerGraph

/// A push or a link does nothing without a navigation controller: if the map contains none, the replay assumes one.
@Suite("Paths through pushes whose navigation controller is unknown")
struct AssumedNavigationTests {
  private func map(_ moves: [(String, MapTransition.Relation, String)]) -> NavigationMap {
    var map = NavigationMap()
    for id in Set(moves.flatMap { [$0.0, $0.2] }).sorted() {
      map.controllers.append(MapController(id: id, className: id, kind: id == "Tabs" ? .tabBar : .content))
    }
    map.transitions = moves.map { source, relation, target in
      MapTransition(
        source: source, target: target, relation: relation, evidence: .constructor,
        origin: .init(kind: .swift, location: .init(file: "App.swift")))
    }
    return map
  }

  private func report(_ moves: [(String, MapTransition.Relation, String)], to end: String) throws -> PathReport {
    let paths = PathSearch(map(moves)).paths(from: moves[0].0, to: end, limit: 1)
    return try #require(paths.reports.first)
  }

  @Test("At the start, in a tab and in a sheet", arguments: [MapTransition.Relation.push, .link, .destination])
  func stacks(relation: MapTransition.Relation) throws {
    for moves in [
      [("Home", relation, "Detail"), ("Detail", relation, "Help")],
      [("Tabs", .tab, "Home"), ("Home", relation, "Detail"), ("Detail", relation, "Help")],
      [("Start", .sheet, "Home"), ("Home", relation, "Detail"), ("Detail", relation, "Help")],
      [("Start", .present, "Home"), ("Home", relation, "Detail"), ("Detail", relation, "Help")],
    ] {
      let report = try report(moves, to: "Help")
      #expect(report.assumptions == ["Home is in a navigation controller, which the map does not contain"])
      #expect(report.isPerformed && report.isOnScreen)
      let stack = report.enacted.model.controllers.first { $0.id == "navigation of Home" }
      #expect(stack?.children == ["Home"])
      #expect(report.replay.steps.suffix(2).map(\.step.operation.verb) == ["push", "push"])
    }
  }

  @Test("A show presents without one, as UIKit does")
  func show() throws {
    let report = try report([("Home", .show, "Detail")], to: "Detail")
    #expect(
      report.assumptions == [
        "the container of Home is unknown; without a navigation controller, show presents Detail"
      ])
  }
}
