import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// A replay step by step, and the origins of its diagnostics.
@Suite struct ReplayTests {
  @Test func theStateAfterEachStepIsThere() {
    let replay = Replay(.camera)
    #expect((-1...3).map { replay.state(after: $0).presentations.count } == [0, 0, 1, 2, 2])
  }

  @Test func aStepIsWhereAControllerGotIntoItsParent() {
    let replay = Replay(
      .of(
        [Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), Controller("detail")],
        [
          Step(.push("detail", onto: "nav"), origin: .line(9)),
          Step(.setChildren(["detail"], of: "nav"), origin: .line(10)),
          Step(.setChildren(["list", "detail"], of: "nav"), origin: .line(11)),
        ]))
    #expect(replay.hierarchy.containmentOrigin(of: "detail").location?.line == 9)
    #expect(replay.hierarchy.containmentOrigin(of: "list").location?.line == 11)
  }

  /// Diagnostics of a handler are at the handler's location, otherwise at the step that taps the alert.
  @Test(arguments: [Origin.line(4), .unknown]) func aHandlersStepIsWhereItIsWritten(_ written: Origin) throws {
    var alert = Controller("alert", kind: .alert)
    alert.actions = [AlertAction("OK", then: [Step(.present("late", from: "home"), origin: written)])]
    let replay = Replay(
      .of(
        [Controller("home"), alert, Controller("late")],
        [Step(.present("alert", from: "home")), Step(.tap("OK", in: "alert"), origin: .line(8))]))
    let presentation = try #require(replay.hierarchy.presentation(of: "late"))
    #expect(presentation.origin.location?.line == (written.location == nil ? 8 : 4))
  }

  @Test func contentOfTheSystemWantsANavigationControllerWhenItIsPresented() {
    let person = Controller("person", className: "ABNewPersonViewController")
    let nav = Controller("nav", kind: .navigation, children: ["home"])
    let presented = Replay(.of([nav, Controller("home"), person], [Step(.present("person", from: "home"))]))
    let pushed = Replay(.of([nav, Controller("home"), person], [Step(.push("person", onto: "nav"))]))
    #expect(presented.diagnostics.map(\.code) == ["needs-navigation-controller"])
    #expect(
      presented.diagnostics.map(\.message)
        == ["'person' is an ABNewPersonViewController, which must be in a navigation controller"])
    #expect(pushed.diagnostics.map(\.code) == [])
  }
}
