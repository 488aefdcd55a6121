import Testing
import VCDiagnostics
import VCDiagram
import VCFigures
import VCModel

@Suite("Navigation controllers that code creates around the same screen")
struct MapStackTests {
  private func stack(_ line: Int, title: String? = nil) -> MapController {
    MapController(
      id: "stack \(line)", className: "UINavigationController", kind: .navigation, title: title,
      origins: [MapOrigin(kind: .swift, location: SourceLocation(file: "App.swift", line: line))])
  }

  /// Two screens that present the paywall in a navigation controller.
  private func map(_ stacks: [MapController], _ more: [MapTransition] = []) -> NavigationMap {
    NavigationMap(
      [.screen("A"), .screen("B"), .screen("Paywall"), .screen("Terms")] + stacks,
      [.connection(nil, .initial, "A"), .connection("A", .push, "B")]
        + zip(["A", "B"], stacks).flatMap { screen, stack -> [MapTransition] in
          [.connection(screen, .present, stack.id), .connection(stack.id, .root, "Paywall")]
        } + more)
  }

  private func lines(_ map: NavigationMap, _ options: MapOptions = MapOptions(), focus: [ControllerID] = []) -> [String]
  {
    MapFigure(map, title: "", focus: focus, options: options).diagram.edges
      .map { "\($0.tail.node) \($0.kind.rawValue) \($0.head.node)" }.sorted()
  }

  @Test("are one box with the lines of all")
  func merged() throws {
    let map = map([stack(1), stack(2)])
    #expect(
      lines(map) == ["A presents stack 1", "A push B", "B presents stack 1", "stack 1 contains Paywall"])
    let diagram = MapFigure(map, title: "").diagram
    let line = try #require(diagram.edges.first { $0.kind == .contains })
    #expect(line.label.isEmpty && line.name == "UINavigationController has as its root Paywall")
    #expect(diagram.nodes.first { $0.id == "stack 1" }?.tooltip?.contains("App.swift:2") == true)
  }

  @Test("are part of the screen's box if containers are collapsed")
  func collapsed() {
    let map = map([stack(1), stack(2)])
    var paywall = map
    paywall.controllers[2] = MapController(id: "Paywall", origins: stack(3).origins)
    #expect(
      lines(paywall, MapOptions(collapse: [.containers])) == ["A presents Paywall", "A push B", "B presents Paywall"])
  }

  @Test("stay apart if one has a title, holds another screen, is a tab, or is in focus")
  func different() {
    func roots(_ map: NavigationMap) -> Int { lines(map).count { $0.hasSuffix("contains Paywall") } }
    #expect(roots(map([stack(1), stack(2, title: "Buy")])) == 2)
    #expect(roots(map([stack(1), stack(2)], [.connection("stack 2", .push, "Terms")])) == 2)
    #expect(roots(map([stack(1), stack(2)], [.connection("Terms", .tab, "stack 2")])) == 2)
    #expect(lines(map([stack(1), stack(2)]), focus: ["stack 2"]).contains("stack 2 contains Paywall"))
  }
}
