import Testing
import VCModel
import VCReplay

/// The visibility of each controller: on screen, partly covered, covered, or out of the window.
@Suite struct ExposureTests {
  private static let pad = DeviceEnvironment(idiom: .pad, ios: 17)
  private static let low = DeviceEnvironment(idiom: .phone, verticalSizeClass: .compact, ios: 17)

  private func exposures(_ model: Model) -> [ControllerID: Exposure] { Replay(model).hierarchy.exposures }

  @Test(arguments: [
    (ModalPresentationStyle.pageSheet, pad, Exposure.partlyCovered), (.formSheet, pad, .partlyCovered),
    (.popover, pad, .partlyCovered), (.pageSheet, DeviceEnvironment(ios: 17), .partlyCovered),
    (.fullScreen, pad, .outOfWindow), (.overFullScreen, pad, .covered), (.pageSheet, low, .outOfWindow),
    (.overCurrentContext, pad, .covered), (.currentContext, pad, .outOfWindow), (.custom, pad, .unknown),
  ])
  func aStyleLeavesOfThePresenterWhatItDoesNotCover(
    style: ModalPresentationStyle, environment: DeviceEnvironment, exposure: Exposure
  ) {
    let found = exposures(
      .of(
        [.definer("home"), Controller("shown")], environment: environment,
        [Step(.present("shown", from: "home", style: style, popover: PopoverAnchor(.sourceItem("it"))))]))
    #expect(found["home"] == exposure)
    #expect(found["shown"] == .onScreen)
  }

  @Test func aContextLeavesTheOtherColumnUsable() {
    let found = exposures(
      .of(
        [
          Controller("split", kind: .split, children: ["list", "detail"]), Controller("list"),
          .definer("detail"), Controller("editor"),
        ], environment: Self.pad, [Step(.present("editor", from: "detail", style: .overCurrentContext))]))
    #expect(found == ["split": .partlyCovered, "list": .onScreen, "detail": .covered, "editor": .onScreen])
  }

  @Test func leavesPartVisibleBelowSheetOverContextPresentation() {
    let found = exposures(
      .of(
        [
          Controller("split", kind: .split, children: ["list", "detail"]), Controller("list"),
          .definer("detail"), Controller("editor"), Controller("sheet"),
        ], environment: Self.pad,
        [
          Step(.present("editor", from: "detail", style: .overCurrentContext)),
          Step(.present("sheet", from: "split", style: .formSheet)),
        ]))
    #expect(found["list"] == .partlyCovered)
    #expect(found["detail"] == .covered)
    #expect(found["editor"] == .partlyCovered)
    #expect(found["sheet"] == .onScreen)
  }

  @Test func coversEverythingBelowFullScreenUnderSheet() {
    let found = exposures(
      .of(
        [Controller("home"), Controller("sheet"), Controller("full")], environment: Self.pad,
        [
          Step(.present("sheet", from: "home", style: .pageSheet)),
          Step(.present("full", from: "sheet", style: .overFullScreen)),
        ]))
    #expect(found == ["home": .covered, "sheet": .covered, "full": .onScreen])
  }

  /// The style that a system class chooses is not always known (R47), so it may be unknown whether the presenter's
  /// views are removed.
  @Test func belowAStyleThatNobodyKnowsNothingIsKnown() {
    let replay = Replay(
      .of(
        [
          Controller("stack", kind: .navigation, children: ["home"]), Controller("home"),
          Controller("cards", className: "PKAddPassesViewController"), Controller("alert", kind: .alert),
        ], environment: DeviceEnvironment(ios: 17),
        [Step(.present("cards", from: "home")), Step(.present("alert", from: "cards"))]))
    let hierarchy = replay.hierarchy
    #expect(hierarchy.presentation(of: "cards")?.style == .unknown)
    #expect(
      hierarchy.exposures == ["stack": .unknown, "home": .unknown, "cards": .partlyCovered, "alert": .onScreen])
    #expect(["stack", "home", "cards", "alert"].map { hierarchy.isKnownInWindow($0) } == [nil, nil, true, true])
    #expect(
      replay.explanation(of: "home").map(\.sentence).contains(
        "it is unknown whether the view of home is in the window, because the style of the presentation above it is unknown"
      )
    )
  }

  /// A presentation that certainly covers all of it makes the state known.
  @Test func coversEverythingBelowFullScreenPresentation() {
    let found = exposures(
      .of(
        [Controller("home"), Controller("panel"), Controller("full")], environment: Self.pad,
        [
          Step(.present("panel", from: "home", style: .custom)),
          Step(.present("full", from: "panel", style: .overFullScreen)),
        ]))
    #expect(found == ["home": .covered, "panel": .covered, "full": .onScreen])
  }

  @Test func aCustomPresentationInAContextLeavesTheOtherColumn() {
    var panel = Controller("panel")
    panel.shouldPresentInFullscreen = false
    let found = exposures(
      .of(
        [
          Controller("split", kind: .split, children: ["list", "detail"]), Controller("list"), .definer("detail"),
          panel,
        ], environment: Self.pad, [Step(.present("panel", from: "detail", style: .custom))]))
    #expect(found == ["split": .partlyCovered, "list": .onScreen, "detail": .unknown, "panel": .onScreen])
  }

  /// UIKit adds the presentations of a context to the context's family: an existing sheet remains above them.
  @Test(arguments: [(ModalPresentationStyle.pageSheet, Exposure.partlyCovered), (.overFullScreen, .covered)])
  func aPresentationInAContextLiesBelowWhatCoversItsFamily(_ style: ModalPresentationStyle, _ exposure: Exposure) {
    var screen = Controller("screen")
    screen.definesPresentationContext = true
    let stack = Controller("stack", kind: .navigation, children: ["screen"])
    let model = Model(
      controllers: [stack, screen, Controller("sheet"), Controller("inner"), Controller("over")],
      windows: [AppWindow(root: "stack")],
      steps: [
        Step(.present("sheet", from: "stack", style: style)),
        Step(.present("inner", from: "screen", style: .overCurrentContext)),
      ])
    let found = exposures(model)
    #expect(found["sheet"] == .onScreen && found["inner"] == exposure)
  }

  /// A search is a bar over the searched content; its results, if any, cover that content once the user types (R173).
  @Test(arguments: [(false, Exposure.partlyCovered), (true, .unknown)])
  func aSearchIsABarOverItsScreen(_ hasResults: Bool, _ exposure: Exposure) {
    var list = Controller.definer("list")
    list.searchController = "search"
    let search = Controller(
      "search", className: "UISearchController", children: hasResults ? ["results"] : [])
    let found = exposures(
      .of(
        [Controller("stack", kind: .navigation, children: ["list"]), list, search]
          + (hasResults ? [Controller("results")] : []), environment: Self.pad, [Step(.activateSearch("search"))]))
    #expect(found["list"] == exposure)
    #expect(found["stack"] == .partlyCovered)
  }

  @Test func stacksTabsAndWindowsAreToldApart() {
    let model = Model(
      controllers: [
        Controller("tabs", kind: .tabBar, children: ["stack", "other"]),
        Controller("stack", kind: .navigation, children: ["root", "top"]), Controller("root"), Controller("top"),
        Controller("other"), Controller("second"), Controller("alert", kind: .alert), Controller("unused"),
      ], windows: [AppWindow(root: "tabs"), AppWindow(id: "display", root: "second")],
      steps: [Step(.present("alert", from: "second"))])
    let found = exposures(model)
    #expect(Set(found.keys.filter { found[$0] == .onScreen }) == ["alert", "stack", "tabs", "top"])
    #expect(found["second"] == .partlyCovered)
    #expect(["root", "other", "unused"].map { found[$0] } == [.outOfWindow, .outOfWindow, .outOfWindow])
  }

  /// R181: the window keeps its state, but is not visible.
  @Test("a window whose scene is in the background is covered, with its presentations")
  func background() {
    var model = Model(
      controllers: ["list", "sheet", "note"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(id: "first", root: "list"), AppWindow(id: "second", root: "note")],
      steps: [Step(.present("sheet", from: "list")), Step(.scene("main", becomes: .background))])
    model.windows[0].scene = "main"
    model.scenes = [WindowScene("main")]
    #expect(exposures(model) == ["list": .covered, "sheet": .covered, "note": .onScreen])
    model.steps.append(Step(.scene("main", becomes: .foregroundInactive)))
    #expect(exposures(model) == ["list": .partlyCovered, "sheet": .onScreen, "note": .onScreen])
  }

  @Test func aColumnThatLiesOverAnotherCoversAPartOfIt() {
    var split = Controller("split", kind: .split, children: ["list", "detail"])
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "detail"]
    split.preferredSplitBehavior = .overlay
    let found = exposures(.of([split, Controller("list"), Controller("detail")], environment: Self.pad))
    #expect(["split", "list", "detail"].map { found[$0] } == [.onScreen, .onScreen, .partlyCovered])
  }

  @Test func whatADefinerContainsIsCoveredWithIt() {
    var definer = Controller.definer("detail")
    definer.kind = .container
    definer.children = ["map"]
    let found = exposures(
      .of(
        [definer, Controller("map"), Controller("panel")], environment: Self.pad,
        [Step(.present("panel", from: "map", style: .overCurrentContext))]))
    #expect(found == ["detail": .covered, "map": .covered, "panel": .onScreen])
  }

  /// It replaces the sheet, and what the sheet covered remains covered.
  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func coversOnlySheetByPresentationInItsContext(style: ModalPresentationStyle) {
    let found = exposures(
      .of(
        [Controller("home"), Controller("sheet"), Controller("editor")], environment: Self.pad,
        [
          Step(.present("sheet", from: "home", style: .formSheet)),
          Step(.present("editor", from: "sheet", style: style)),
        ]))
    let sheet: Exposure = style == .currentContext ? .outOfWindow : .covered
    #expect(found == ["home": .partlyCovered, "sheet": sheet, "editor": .onScreen])
  }

  @Test func nothingLiesOverTheTopOfACollapsedSplitView() {
    var split = Controller("split", kind: .split, children: ["list", "detail"])
    split.splitStyle = .doubleColumn
    split.preferredSplitBehavior = .overlay
    let found = exposures(
      .of([split, Controller("list"), Controller("detail")], environment: DeviceEnvironment(ios: 17)))
    #expect(found["detail"] == .onScreen)
  }

  /// Visibility and touches agree: a touchable controller is neither covered nor out of the window.
  @Test func whatATouchReachesIsInSight() {
    let replay = Replay(.camera)
    let found = replay.hierarchy.exposures
    for id in replay.hierarchy.visible { #expect(found[id] == .onScreen) }
    #expect(found.keys.count == replay.hierarchy.ids.count)
    for (id, exposure) in found { #expect(replay.hierarchy.isInWindow(id) == (exposure != .outOfWindow)) }
  }
}

extension Controller {
  /// A controller that defines a presentation context.
  static func definer(_ id: ControllerID) -> Controller {
    var controller = Controller(id)
    controller.definesPresentationContext = true
    return controller
  }
}
