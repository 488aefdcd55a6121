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

  @Test func fullScreenTakesTheFamilyBelowOutOfTheWindow() {
    let lines = Self.text(style: .fullScreen).split(separator: "\n")
    #expect(lines[0].hasSuffix("state: disappeared, view: <UILayoutContainerView 0x1011> not in the window"))
    #expect(lines[4].hasSuffix("presented with: <_UIFullscreenPresentationController 0x1052>"))
  }
}
