import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// A step that changes nothing has a note with the reason.
@Suite struct StepWithoutEffectTests {
  @Test(arguments: [
    (StepOperation.pop("nav"), "'nav' has nothing to pop: its root stays"),
    (.popToRoot("nav"), "'nav' has nothing to pop: its root is on top"),
    (.popTo("list", in: "nav"), "'list' is already on top"),
    (.beginPop("nav"), "'nav' has nothing to pop: its root stays"),
    (.embed("list", in: "nav"), "'list' is already a child of 'nav'"),
    (.remove("sheet"), "'sheet' has no parent"),
    (.setChildren(["list"], of: "nav"), "'nav' already contains exactly these controllers"),
    (.setRoot("nav", window: "main"), "'nav' is already the root of the window 'main'"),
    (.expand("split", SplitDelegateAnswers()), "'split' is already expanded"),
    (.traits(horizontal: .regular, vertical: nil), "the size classes are already regular width and regular height"),
    (.setColumn(.primary, to: "left", of: "split"), "'left' is already the primary column of 'split'"),
    (.showColumn(.primary, of: "split"), "'split' already shows its primary column"),
    (.hideColumn(.secondary, of: "split"), "'split' always shows its secondary column"),
    (.setBar(.toolbar, isHidden: true, of: "nav"), "the toolbar of 'nav' is already hidden"),
    (.selectDetent("large", of: "sheet"), "the sheet of 'sheet' is already at the detent 'large'"),
    (.scene("one", becomes: .foregroundActive), "the scene 'one' is already foregroundActive"),
  ])
  func givesTheReason(_ operation: StepOperation, _ reason: String) {
    let record = replay([operation]).steps[0]
    #expect(record.outcome == .ignored)
    #expect(record.diagnostics.map(\.message) == [reason])
    #expect(record.diagnostics.map(\.code) == ["nothing-changes"])
    #expect(record.diagnostics.first?.severity == .note)
  }

  @Test func givesTheReasonOfARefusedSwipe() {
    let swipe = StepOperation.interactiveDismiss("sheet", shouldDismiss: true)
    let record = replay([.present("sheet", from: "list"), swipe]).steps[1]
    #expect(record.outcome == .ignored)
    #expect(
      record.diagnostics.map(\.message) == ["'sheet' is modal in its presentation, so a gesture cannot dismiss it"])
  }

  @Test func saysThatASelectedDetentIsInactive() {
    let operations: [StepOperation] = [
      .selectDetent("medium", of: "half"), .traits(horizontal: nil, vertical: .compact),
      .selectDetent("medium", of: "half"),
    ]
    let record = replay(operations).steps[2]
    #expect(record.outcome == .ignored)
    #expect(record.diagnostics.map(\.code) == ["no-such-detent"])
  }

  private func replay(_ operations: [StepOperation]) -> Replay {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "left", .secondary: "right"]
    var (sheet, half) = (Controller("sheet"), Controller("half"))
    sheet.isModalInPresentation = true
    sheet.sheet = Sheet(selected: "large")
    half.sheet = Sheet(detents: [.medium, .large])
    var model = Model.of(
      [
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), split, Controller("left"),
        Controller("right"), sheet, half,
      ], environment: DeviceEnvironment(idiom: .pad, ios: 17), operations.map { Step($0) })
    model.scenes = [WindowScene("one")]
    return Replay(model)
  }
}
