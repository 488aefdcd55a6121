import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// Features used before the system had them, and unknown behaviour.
@Suite struct AvailabilityTests {
  @Test(arguments: [
    ("UIAlertController", 7, "unavailable-class"), ("UISearchController", 7, "unavailable-class"),
    ("SFSafariViewController", 8, "unavailable-class"), ("UIPageViewController", 4, "unavailable-class"),
    ("App.UIHostingController<App.Root>", 12, "unavailable-class"),
  ])
  func aClassThatCameLaterIsReported(_ name: String, _ ios: Int, _ code: String) {
    #expect(codes(Controller("a", className: name), ios: ios) == [code])
    #expect(codes(Controller("a", className: name), ios: ios + 1) == [])
  }

  /// An alert of iOS 7 is a UIAlertView, which is not a view controller.
  @Test func anAlertWithoutAClassCountsAsUIAlertController() {
    #expect(codes(Controller("a", kind: .alert), ios: 7) == ["unavailable-class"])
    #expect(codes(Controller("a", kind: .alert), ios: 8) == [])
    #expect(codes(Controller("a", kind: .hosting), ios: 12) == ["unavailable-class"])
    #expect(codes(Controller("a", className: "App.OldHost", kind: .hosting), ios: 12) == ["unavailable-class"])
  }

  /// R47: the values did not exist in earlier versions, `automatic` before iOS 13.
  @Test(arguments: [
    (ModalPresentationStyle.automatic, 13), (.custom, 7), (.overFullScreen, 8), (.overCurrentContext, 8), (.popover, 8),
  ])
  func aStyleThatCameLaterIsAnError(_ style: ModalPresentationStyle, _ since: Int) {
    var controller = Controller("a")
    controller.modalPresentationStyle = style
    #expect(codes(controller, ios: since - 1) == ["unavailable-value"])
    #expect(codes(controller, ios: since) == [])
    let step = Step(.present("b", from: "a", style: style, popover: PopoverAnchor(.barButtonItem("Add"))))
    let controllers = [Controller("a"), Controller("b")]
    let early = Replay(.of(controllers, environment: DeviceEnvironment(ios: since - 1), [step]))
    #expect(early.diagnostics.map(\.code) == ["unavailable-value"])
    #expect(Replay(.of(controllers, environment: DeviceEnvironment(ios: since), [step])).diagnostics.isEmpty)
  }

  /// R171: a step that calls newer API is performed, with an error.
  @Test(arguments: [
    (StepOperation.embed("spare", in: "box"), 5), (.remove("inside"), 5), (.unwind("detail", to: "list"), 6),
    (.unwindAction("back:", from: "detail"), 6), (.beginPop("nav"), 7), (.show("spare", from: "list"), 8),
    (.showDetail("spare", from: "detail"), 8), (.collapse("split", SplitDelegateAnswers()), 8),
    (.swiftUI(.sheet, "spare", from: "detail", popover: nil), 13), (.hideColumn(.primary, of: "columns"), 14),
  ])
  func aStepThatCameLaterIsAnError(_ operation: StepOperation, _ since: Int) {
    var (list, columns) = (Controller("list"), Controller("columns", kind: .split))
    list.unwindActions = ["back:"]
    columns.columns = [.primary: "p", .secondary: "s"]
    columns.splitStyle = .doubleColumn
    let controllers = [
      Controller("nav", kind: .navigation, children: ["list", "detail"]), list, Controller("detail"),
      Controller("box", kind: .container, children: ["inside"]), Controller("inside"), Controller("spare"),
      Controller("split", kind: .split, children: ["a", "b"]), Controller("a"), Controller("b"), columns,
      Controller("p"), Controller("s"),
    ]
    func record(ios: Int) -> StepRecord {
      Replay(.of(controllers, environment: DeviceEnvironment(idiom: .pad, ios: ios), [Step(operation)])).steps[0]
    }
    #expect(record(ios: since - 1).outcome == .performed)
    #expect(record(ios: since - 1).diagnostics.map(\.code) == ["unavailable-value"])
    #expect(!record(ios: since).diagnostics.map(\.code).contains("unavailable-value"))
  }

  /// R171: split views in column style exist from iOS 14 on.
  @Test func columnsOfASplitViewThatCameLaterAreAnError() {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.propertyOrigins["splitStyle"] = .line(8)
    let early = Replay(.of([split], environment: DeviceEnvironment(ios: 13)))
    #expect(early.diagnostics.map(\.code) == ["unavailable-value"])
    #expect(early.diagnostics.first?.location?.line == 8)
    #expect(codes(split, ios: 14) == [])
    #expect(codes(Controller("split", kind: .split), ios: 8) == [])
  }

  /// A diagnostic is where the feature is used, not where the controller begins.
  @Test func featuresAreReportedWhereTheyAreUsed() {
    var tab = Controller("tab", kind: .tabBar, origin: .line(1))
    tab.tabs = [
      TabItem("home", controller: "home", origin: .line(4)), TabItem("find", isSearch: true, origin: .line(5)),
    ]
    var (home, alert) = (Controller("home", origin: .line(7)), Controller("alert", kind: .alert, origin: .line(9)))
    home.modalPresentationStyle = .blurOverFullScreen
    home.propertyOrigins["modalPresentationStyle"] = .line(8)
    alert.actions = [
      AlertAction("No", style: .cancel, origin: .line(10)), AlertAction("Never", style: .cancel, origin: .line(11)),
    ]
    let replay = Replay(.of([tab, home, alert], environment: DeviceEnvironment(ios: 18)))
    #expect(replay.diagnostics.map(\.code) == ["unavailable-value", "unavailable-value", "two-cancel-actions"])
    #expect(replay.diagnostics.map { $0.location?.line } == [5, 8, 11])
  }

  /// R46, R57: blurOverFullScreen exists only on Apple TV, which has neither popovers nor page sheets.
  @Test func someStylesBelongToOneIdiom() {
    func codes(_ style: ModalPresentationStyle, _ idiom: Idiom, ios: Int) -> [String] {
      var controller = Controller("a")
      controller.modalPresentationStyle = style
      return Replay(.of([controller], environment: DeviceEnvironment(idiom: idiom, ios: ios))).diagnostics.map(\.code)
    }
    #expect(codes(.blurOverFullScreen, .tv, ios: 11) == [])
    #expect(codes(.blurOverFullScreen, .tv, ios: 10) == ["unavailable-value"])
    #expect(codes(.blurOverFullScreen, .phone, ios: 17) == ["unavailable-value"])
    #expect(codes(.pageSheet, .tv, ios: 17) == ["unavailable-value"])
    #expect(codes(.popover, .tv, ios: 17) == ["unavailable-value"])
    #expect(codes(.formSheet, .tv, ios: 25) == ["unavailable-value"])
    #expect(codes(.formSheet, .tv, ios: 26) == [])
    #expect(codes(.currentContext, .tv, ios: 17) == [])
  }

  /// R108: available from iOS 26 on, and hidden until it is shown.
  @Test(arguments: [(Idiom.pad, 25, false), (.pad, 26, true), (.tv, 26, false), (.vision, 26, false), (.mac, 26, true)])
  func theInspectorColumnCameWithIOS26(_ idiom: Idiom, _ ios: Int, _ exists: Bool) {
    var split = Controller("split", kind: .split)
    split.columns = [.primary: "list", .secondary: "item", .inspector: "info"]
    let controllers = [split, Controller("list"), Controller("item"), Controller("info"), Controller("other")]
    let step = Step(.setColumn(.inspector, to: "other", of: "split"))
    let replay = Replay(.of(controllers, environment: DeviceEnvironment(idiom: idiom, ios: ios), [step]))
    #expect(replay.initial.column(.inspector, of: "split") == (exists ? "info" : nil))
    #expect(replay.initial.isInWindow("info") == false)
    #expect(replay.diagnostics.map(\.code) == (exists ? [] : ["unavailable-value", "unavailable-value"]))
    #expect(replay.steps[0].outcome == (exists ? .performed : .ignored))
  }

  /// R47: what `automatic` means is unknown for most system controllers.
  @Test func reportsUnknownBehaviour() throws {
    let replay = Replay(
      .of(
        [Controller("home"), Controller("mail", className: "MFMailComposeViewController", kind: .navigation)],
        [Step(.present("mail", from: "home"))]))
    #expect(replay.diagnostics.map(\.code) == ["open-question-system-style"])
    let presentation = try #require(replay.hierarchy.presentation(of: "mail"))
    #expect(presentation.style == .unknown)
    #expect(presentation.presenter == "home")
    #expect(presentation.coverage(in: replay.hierarchy.environment) == nil)
    #expect(replay.hierarchy.printedHierarchy.contains("presented with: <UIPresentationController 0x"))
  }

  private func codes(_ controller: Controller, ios: Int) -> [String] {
    Replay(.of([controller], environment: DeviceEnvironment(ios: ios))).diagnostics.map(\.code)
  }
}
