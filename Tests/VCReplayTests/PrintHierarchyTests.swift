import Testing
import VCModel
import VCReplay

/// The layout of `_printHierarchy` (R145–R149).
@Suite struct PrintHierarchyTests {
  private static func text(style: ModalPresentationStyle) -> String {
    let replay = Replay(
      .of(
        [
          Controller("T", kind: .tabBar, children: ["N", "O"]), Controller("N", kind: .navigation, children: ["C"]),
          Controller("C", className: "App.ContentViewController"), Controller("O"),
          Controller("S", kind: .navigation, children: ["D"]), Controller("D", className: "App.DetailViewController"),
        ], [Step(.present("S", from: "C", style: style))]))
    return replay.hierarchy.printedHierarchy
  }

  @Test func aSheetLeavesEverythingInTheWindow() {
    #expect(
      Self.text(style: .pageSheet) == """
        <UITabBarController 0x1010>, state: appeared, view: <UILayoutContainerView 0x1011>
           | <UINavigationController 0x1020>, state: appeared, view: <UILayoutContainerView 0x1021>
           |    | <App.ContentViewController 0x1030>, state: appeared, view: <UIView 0x1031>
           | <UIViewController 0x1040>, state: disappeared, view: (view not loaded)
           + <UINavigationController 0x1050>, state: appeared, view: <UILayoutContainerView 0x1051>, presented with: <_UIPageSheetPresentationController 0x1052>
           |    | <App.DetailViewController 0x1060>, state: appeared, view: <UIView 0x1061>
        """)
  }

  /// A view that was in a window stays loaded (R146).
  @Test func remembersViews() {
    let replay = Replay(
      .of(
        [
          Controller("tab", kind: .tabBar, children: ["nav", "other"]),
          Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), Controller("other"),
        ], [Step(.select("other", in: "tab")), Step(.select("nav", in: "tab")), Step(.select("other", in: "tab"))]))
    func lines(after step: Int) -> [Substring] { replay.state(after: step).printedHierarchy.split(separator: "\n") }
    #expect(lines(after: 0)[3] == "   | <UIViewController 0x1040>, state: disappeared, view: (view not loaded)")
    #expect(
      lines(after: 1)[2]
        == "   |    | <UIViewController 0x1030>, state: disappeared, view: <UIView 0x1031> not in the window")
    #expect(
      lines(after: 2)[3]
        == "   | <UIViewController 0x1040>, state: disappeared, view: <UIView 0x1041> not in the window")
  }

  /// The state does not depend on it: a dismissal restores the state before the presentation.
  @Test func loadedViewsDoNotDistinguishStates() {
    let steps = [Step(.present("sheet", from: "home")), Step(.dismiss("home"))]
    let replay = Replay(.of([Controller("home"), Controller("sheet")], steps))
    #expect(replay.hierarchy == replay.initial)
  }

  @Test func fullScreenTakesTheFamilyBelowOutOfTheWindow() {
    let lines = Self.text(style: .fullScreen).split(separator: "\n")
    #expect(lines[0].hasSuffix("state: disappeared, view: <UILayoutContainerView 0x1011> not in the window"))
    #expect(lines[4].hasSuffix("presented with: <_UIFullscreenPresentationController 0x1052>"))
  }
}
