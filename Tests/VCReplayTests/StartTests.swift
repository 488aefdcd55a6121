import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// The initial state that a replay derives from a model's declarations.
@Suite struct StartTests {
  @Test func aModelWithoutStepsIsItsStart() {
    let replay = Replay(.of([Controller("home")]))
    #expect(replay.initial == replay.hierarchy)
    #expect(replay.diagnostics.isEmpty)
  }

  @Test func anEmptyModelIsFine() {
    let replay = Replay(Model())
    #expect(replay.hierarchy.ids.isEmpty)
    #expect(replay.hierarchy.outline.isEmpty)
    #expect(replay.hierarchy.chains.isEmpty)
  }

  @Test func wrongStartsAreReportedAndNeverTrap() {
    var model = Model.of([
      Controller("a", kind: .navigation, children: ["b", "nobody", "a", "b"]), Controller("b", children: ["a"]),
    ])
    model.windows.append(AppWindow(id: "second", root: "b"))
    model.presentations = [
      Presentation(presented: "b", by: "a", initiator: nil, style: .pageSheet),
      Presentation(presented: "a", by: "a", initiator: nil, style: .pageSheet),
    ]
    let replay = Replay(model)
    #expect(replay.hierarchy.children(of: "a") == ["b"])
    #expect(replay.diagnostics.map(\.code) == Array(repeating: "invalid-start", count: 7))
  }

  @Test(
    "A stack should hold neither a split view controller (R105) nor a tab bar controller (R84)",
    arguments: [(ControllerKind.split, ["push-split"]), (.tabBar, ["push-tab-bar"]), (.page, [])])
  func containersOnAStack(kind: ControllerKind, codes: [String]) {
    let stack = Controller("stack", kind: .navigation, children: ["inner"])
    let replay = Replay(.of([stack, Controller("inner", kind: kind)]))
    #expect(replay.diagnostics.map(\.code) == codes)
    #expect(replay.hierarchy.children(of: "stack") == ["inner"])
  }

  /// R92: only UIKit puts one there, in a collapsed split view.
  @Test func aNavigationControllerOnAStackIsAnInvalidStart() {
    var outer = Controller("outer", kind: .navigation, children: ["list", "inner"], origin: .line(3))
    outer.propertyOrigins["children"] = .line(4)
    let others = [Controller("list"), Controller("inner", kind: .navigation)]
    let replay = Replay(.of([outer] + others))
    #expect(
      replay.diagnostics.map(\.message) == [
        "'inner' cannot be on the stack of 'outer' at the start: a navigation controller cannot contain another one"
      ])
    #expect(replay.diagnostics.first?.location?.line == 4)
    let split = Replay(.of([Controller("split", kind: .split, children: ["outer"]), outer] + others))
    #expect(split.diagnostics.isEmpty)
  }

  /// R21, R23: who presents depends on the style.
  @Test(arguments: [
    (ModalPresentationStyle.pageSheet, ["invalid-start"]), (.fullScreen, ["invalid-start"]), (.currentContext, []),
  ])
  func aChildPresentsOnlyInAContextAtTheStart(_ style: ModalPresentationStyle, _ codes: [String]) {
    var model = Model.of([
      Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), Controller("sheet"),
    ])
    model.presentations = [Presentation(presented: "sheet", by: "list", initiator: nil, style: style, origin: .line(9))]
    let replay = Replay(model)
    #expect(replay.diagnostics.map(\.code) == codes)
    #expect(replay.hierarchy.presentations.isEmpty == !codes.isEmpty)
    #expect(replay.diagnostics.allSatisfy { $0.location?.line == 9 })
  }

  @Test func whatIsNoViewControllerPresentsNothingAtTheStart() {
    var model = Model.of([Controller("home"), Controller("store", className: "CNContactStore")])
    model.presentations = [
      Presentation(presented: "store", by: "home", initiator: nil, style: .pageSheet)
    ]
    let replay = Replay(model)
    #expect(replay.hierarchy.presentations.isEmpty)
    #expect(replay.diagnostics.map(\.code) == ["invalid-start"])
    #expect(replay.diagnostics.first?.message.contains("CNContactStore") == true)
  }

  @Test func aStepAboutNobodyIsIgnoredWithAnError() {
    let replay = Replay(.of([Controller("a")], [Step(.dismiss("ghost"), origin: .line(4))]))
    #expect(replay.steps.map(\.outcome) == [.ignored])
    #expect(replay.diagnostics.map(\.code) == ["unknown-controller"])
    #expect(replay.diagnostics.first?.location?.line == 4)
  }

  /// R103: every column except the compact one contains a navigation controller.
  @Test func columnsAreWrapped() {
    var split = Controller("split", kind: .split)
    split.columns = [.primary: "list", .supplementary: "nav", .secondary: "item", .compact: "small"]
    let replay = Replay(
      .of(
        [
          split, Controller("list"), Controller("nav", kind: .navigation), Controller("item"), Controller("small"),
        ], environment: DeviceEnvironment(idiom: .pad, ios: 17)))
    #expect(replay.hierarchy.children(of: "split") == ["wrap(list)", "nav", "wrap(item)"])
    #expect(replay.hierarchy.column(.primary, of: "split") == "list")
    #expect(replay.hierarchy.column(holding: "item") == .secondary)
    #expect(replay.hierarchy.column(.compact, of: "split") == "small")
  }

  /// R109: on a phone, only the width matters.
  @Test func aClassicSplitViewOnAPhoneStartsCollapsed() {
    let replay = Replay(
      .of([
        Controller("split", kind: .split, children: ["nav", "item"]), Controller("nav", kind: .navigation),
        Controller("item"),
      ]))
    #expect(replay.hierarchy.isCollapsed("split"))
    #expect(replay.hierarchy.children(of: "nav") == ["item"])
  }

  /// R82: a new root does not dismiss anything.
  @Test func replacingTheRootLeavesPresentationsBehind() {
    let replay = Replay(
      .of(
        [Controller("home"), Controller("sheet"), Controller("login")],
        [Step(.present("sheet", from: "home")), Step(.setRoot("login", window: "main"))]))
    #expect(replay.steps.last?.dismissed == [])
    #expect(replay.diagnostics.map(\.code) == ["left-behind"])
    #expect(replay.hierarchy.presentedViewController(of: "home") == "sheet")
    #expect(!replay.hierarchy.isInWindow("sheet"))
    #expect(replay.hierarchy.isInWindow("login"))
  }

  @Test func afterAnExceptionTheAppIsGone() {
    let steps = [Step(.present(nil, from: "a"), origin: .line(9)), Step(.dismiss("a"))]
    let replay = Replay(.of([Controller("a")], steps))
    #expect(replay.steps.map(\.outcome) == [.exception, .skipped])
    let diagnostic = replay.diagnostics.first
    #expect(diagnostic?.code == "presented-nil")
    #expect(diagnostic?.severity == .error)
    #expect(diagnostic?.step == 1)
    #expect(diagnostic?.location?.line == 9)
    #expect(
      Replay(.of([Controller("a")], steps), options: .init(continuesAfterException: true)).steps[1].outcome == .ignored)
  }
}
