import Testing
import VCModel
import VCReplay

@Suite("Where a touch lands if several controllers present in one window") struct TouchTests {
  private static let pad = DeviceEnvironment(idiom: .pad, ios: 17)

  private func hierarchy(_ controllers: [Controller], _ steps: [Step]) -> Hierarchy {
    Replay(.of(controllers, environment: Self.pad, steps)).hierarchy
  }

  private let panes = [
    Controller("root", kind: .container, children: ["left", "right"]), .definer("left"), .definer("right"),
    Controller("a"), Controller("b"), Controller("alert", kind: .alert),
  ]
  private let bothPanes = [
    Step(.present("a", from: "left", style: .overCurrentContext)),
    Step(.present("b", from: "right", style: .overCurrentContext)),
  ]

  @Test("presentations in two contexts beside each other both receive touches, until another one covers the window")
  func contextsBesideEachOther() {
    #expect(hierarchy(panes, bothPanes).visible == ["a", "b"])
    #expect(hierarchy(panes, Array(bothPanes.prefix(1))).visible == ["a", "right"])
    let alert = Step(.present("alert", from: "a"))
    #expect(hierarchy(panes, bothPanes + [alert]).visible == ["alert"])
  }

  @Test("a presentation in the context of a tab that is not selected receives none")
  func contextInOtherTab() {
    let controllers = [
      Controller("tabs", kind: .tabBar, children: ["one", "two"]), .definer("one"), Controller("two"),
      Controller("over"),
    ]
    let steps = [Step(.present("over", from: "one", style: .overCurrentContext)), Step(.select("two", in: "tabs"))]
    #expect(hierarchy(controllers, steps).visible == ["two"])
  }

  private let sheetOverContext = [
    Step(.present("a", from: "root", style: .pageSheet)),
    Step(.present("b", from: "left", style: .overCurrentContext)),
  ]

  @Test("a sheet stays above a newer presentation in a context below it, and can be swiped down")
  func sheetAboveContext() {
    #expect(hierarchy(panes, sheetOverContext).visible == ["a"])
    let replay = Replay(.of(panes, environment: Self.pad, sheetOverContext + [Step(.interactiveDismiss("a"))]))
    #expect(replay.steps.last?.dismissed == ["a"])
    #expect(replay.hierarchy.visible == ["b", "right"])
  }

  @Test("every presentation of a window is in one of its chains")
  func chains() {
    let alert = Step(.present("alert", from: "a"))
    let found = hierarchy(panes, bothPanes + [alert])
    #expect(found.allChains == [["root", "b"], ["root", "a", "alert"]])
    #expect(found.chains == [["root", "b"]])
    let model = Model.of(
      panes, environment: Self.pad, bothPanes + [alert], expect: [Assertion(.chain(["root", "a", "alert"]))])
    #expect(Replay(model).diagnostics.isEmpty)
  }
}
