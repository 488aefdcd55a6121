import Testing
import VCModel
import VCReplay

/// The appearance callbacks of screens (R48).
@Suite struct AppearanceTests {
  private func changes(style: ModalPresentationStyle, idiom: Idiom) -> [[String]] {
    let replay = Replay(
      .of(
        [Controller("items"), Controller("edit", kind: .navigation, children: ["form"]), Controller("form")],
        environment: DeviceEnvironment(idiom: idiom, ios: 17),
        [Step(.present("edit", from: "items", style: style)), Step(.dismiss("form"))]))
    return replay.steps.map { record in record.appearance.map { ($0.appears ? "+" : "-") + $0.controller.rawValue } }
  }

  /// Why the screen below a form sheet does not refresh after its dismissal.
  @Test func aFormSheetTellsTheScreenBelowNothing() {
    #expect(changes(style: .formSheet, idiom: .pad) == [["+edit", "+form"], ["-edit", "-form"]])
  }

  @Test func aFullScreenPresentationTakesTheScreenBelowAway() {
    #expect(
      changes(style: .fullScreen, idiom: .phone) == [["-items", "+edit", "+form"], ["-edit", "-form", "+items"]])
  }

  @Test func callbacksComeInPairs() {
    let replay = Replay(.camera)
    #expect(replay.steps[0].appearance.first?.callbacks == [.viewWillDisappear, .viewDidDisappear])
    #expect(replay.steps[0].appearance.last?.callbacks == [.viewWillAppear, .viewDidAppear])
  }

  /// The callbacks at the end of a transition are called once, whether it finishes or is cancelled.
  @Test(arguments: [StepOperation.finishTransition, .cancelTransition])
  func aTransitionEndsOnce(_ end: StepOperation) {
    let replay = Replay(
      .of(
        [Controller("home"), Controller("full")],
        [Step(.beginPresent("full", from: "home")), Step(end), Step(.finishTransition)]))
    #expect(!replay.steps[1].appearance.isEmpty)
    #expect(replay.steps[2].appearance.isEmpty)
  }
}
