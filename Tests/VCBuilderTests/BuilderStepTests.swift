import Testing
import VCBuilder
import VCModel

struct BuilderStepTests {
  @Test(
    arguments: [
      (Present("b", from: "a"), .present("b", from: "a")),
      (
        Present(
          "b", from: "a", style: .popover, transition: .crossDissolve,
          popover: .sourceView("cell", rect: ScreenRect(x: 0, y: 0, width: 1, height: 2), arrows: .up, .down),
          adaptive: .formSheet),
        .present(
          "b", from: "a", style: .popover, transition: .crossDissolve,
          popover: PopoverAnchor(
            .sourceView("cell", rect: ScreenRect(x: 0, y: 0, width: 1, height: 2)),
            permittedArrowDirections: [.up, .down]),
          adaptive: .formSheet)
      ),
      (
        Present("b", from: "a", popover: .barButtonItem("Share")),
        .present("b", from: "a", popover: PopoverAnchor(.barButtonItem("Share")))
      ),
      (
        Present("b", from: "a", popover: .sourceItem("cell")),
        .present("b", from: "a", popover: PopoverAnchor(.sourceItem("cell")))
      ),
      (Present("b", from: "a", popover: .withoutAnchor), .present("b", from: "a", popover: PopoverAnchor(nil))),
      (Present(nil, from: "a"), .present(nil, from: "a")),
      (BeginPresent("b", from: "a"), .beginPresent("b", from: "a")),
      (FinishTransition(), .finishTransition),
      (Dismiss("a"), .dismiss("a")),
      (InteractiveDismiss("b"), .interactiveDismiss("b")),
      (InteractiveDismiss(shouldDismiss: false), .interactiveDismiss(nil, shouldDismiss: false)),
      (TapOutside(), .tapOutside()),
      (TapOutside(shouldDismiss: false), .tapOutside(shouldDismiss: false)),
      (BeginDismiss("a"), .beginDismiss("a")),
      (BeginPop("e"), .beginPop("e")),
      (CancelTransition(), .cancelTransition),
      (SelectDetent("large", of: "b"), .selectDetent("large", of: "b")),
      (ActivateSearch("b"), .activateSearch("b")),
      (CancelSearch("b"), .cancelSearch("b")),
      (Tap("OK", in: "b"), .tap("OK", in: "b")),
      (ShowSidebar(of: "tabs"), .setSidebar(isShown: true, of: "tabs")),
      (HideSidebar(of: "tabs"), .setSidebar(isShown: false, of: "tabs")),
      (SetDisplayMode(.secondaryOnly, of: "split"), .setDisplayMode(.secondaryOnly, of: "split")),
      (HideBar(.tabBar, of: "tabs"), .setBar(.tabBar, isHidden: true, of: "tabs")),
      (ShowBar(.toolbar, of: "e"), .setBar(.toolbar, isHidden: false, of: "e")),
      (TurnPage(.forward, of: "a"), .turnPage(.forward, of: "a")),
      (ChangeScene("main", to: .background), .scene("main", becomes: .background)),
      (SwiftUIStep(.sheet, "b", from: "a"), .swiftUI(.sheet, "b", from: "a")),
      (Push("b", onto: "e"), .push("b", onto: "e")),
      (Push(nil, onto: "e"), .push(nil, onto: "e")),
      (Pop("e"), .pop("e")),
      (Pop("e", to: "d"), .popTo("d", in: "e")),
      (PopToRoot("e"), .popToRoot("e")),
      (SetChildren(["a", "b"], of: "e"), .setChildren(["a", "b"], of: "e")),
      (Select("b", in: "tabs"), .select("b", in: "tabs")),
      (Show("b", from: "a"), .show("b", from: "a")),
      (ShowDetail("b", from: "a"), .showDetail("b", from: "a")),
      (Embed("b", in: "a"), .embed("b", in: "a")),
      (Remove("b"), .remove("b")),
      (Unwind("b", to: "a"), .unwind("b", to: "a")),
      (Unwind("b", action: "back:"), .unwindAction("back:", from: "b")),
      (PerformSegue("go", from: "a"), .performSegue("go", from: "a")),
      (
        Instantiate("one", storyboard: "Main", as: "new"),
        .instantiate(storyboard: "Main", identifier: "one", as: "new")
      ),
      (Instantiate(nil, storyboard: "Main"), .instantiate(storyboard: "Main", identifier: nil, as: nil)),
      (Traits(horizontal: .regular), .traits(horizontal: .regular, vertical: nil)),
      (Traits(vertical: .compact), .traits(horizontal: nil, vertical: .compact)),
      (Rotate(to: .landscapeLeft), .rotate(.landscapeLeft)),
      (SetRoot("b"), .setRoot("b", window: "main")),
      (SetRoot("b", window: "left"), .setRoot("b", window: "left")),
      (Collapse("split"), .collapse("split")),
      (Collapse("split", handled: true), .collapse("split", SplitDelegateAnswers(handlesCollapse: true))),
      (
        Collapse("split", primary: "a", topColumn: .primary),
        .collapse("split", SplitDelegateAnswers(primaryForCollapsing: "a", topColumnForCollapsing: .primary))
      ),
      (Expand("split"), .expand("split")),
      (
        Expand("split", primary: "a", secondary: "b"),
        .expand("split", SplitDelegateAnswers(primaryForExpanding: "a", secondaryForExpanding: "b"))
      ),
      (SetColumn(.primary, to: "b", of: "split"), .setColumn(.primary, to: "b", of: "split")),
      (ShowColumn(.supplementary, of: "split"), .showColumn(.supplementary, of: "split")),
      (HideColumn(.inspector, of: "split"), .hideColumn(.inspector, of: "split")),
    ] as [(any ModelStep, VCModel.StepOperation)])
  func saysEveryVerb(step: any ModelStep, expected: VCModel.StepOperation) {
    #expect(step.content.step == Step(expected))
  }

  @Test func meansTheFirstWindowWhenASetRootNamesNone() {
    let model = Model {
      RootViewController("a", ofWindow: "left")
      SetRoot("b")
    }
    #expect(model.steps.map(\.operation) == [.setRoot("b", window: "left")])
  }

  @Test func saysWhatEveryStepMayAdd() {
    let step = Dismiss("a").trigger("Tap Done").note("Why").expect(.outcome(.performed), .visible("a"))
    #expect(
      step.content.step
        == Step(
          .dismiss("a"), trigger: "Tap Done", note: "Why",
          expect: [Assertion(.outcome(.performed)), Assertion(.visible(["a"]))]))
  }

  @Test func declaresControllersInSteps() {
    let model = Model { Present(NavigationController("b") { Screen("c") }, from: Screen("a")) }
    #expect(model.controllers.map(\.id) == ["b", "c", "a"])
  }

  @Test(
    arguments: [
      (Expect.presentingViewController(of: "b", is: "a"), .pointer(.presentingViewController, of: "b", is: "a")),
      (.presentedViewController(of: "a", is: nil), .pointer(.presentedViewController, of: "a", is: nil)),
      (.parent(of: "b", is: "a"), .pointer(.parent, of: "b", is: "a")),
      (.navigationController(of: "b", is: "a"), .pointer(.navigationController, of: "b", is: "a")),
      (.tabBarController(of: "b", is: "a"), .pointer(.tabBarController, of: "b", is: "a")),
      (.splitViewController(of: "b", is: "a"), .pointer(.splitViewController, of: "b", is: "a")),
      (.style(of: "b", is: .pageSheet), .style(of: "b", is: .pageSheet)),
      (.style(of: "b", is: nil), .style(of: "b", is: nil)),
      (.transition(of: "b", is: .partialCurl), .transition(of: "b", is: .partialCurl)),
      (.context(of: "b", is: "a"), .context(of: "b", is: "a")),
      (.initiator(of: "b", is: "a"), .initiator(of: "b", is: "a")),
      (.chain("a", "b"), .chain(["a", "b"])),
      (.visible("a", "b"), .visible(["a", "b"])),
      (.orientations(of: "a", are: [.portrait]), .orientations(of: "a", are: .portrait)),
      (.diagnostics("already-presenting"), .diagnostics(["already-presenting"])),
      (.outcome(.ignored), .outcome(.ignored)),
      (.dismissed("b", "a"), .dismissed(["b", "a"])),
      (
        .appearance(of: "a", is: .viewWillAppear, .viewDidAppear),
        .appearance(of: "a", is: [.viewWillAppear, .viewDidAppear])
      ),
    ] as [(Expect, Assertion.Claim)])
  func saysEveryClaim(expect: Expect, claim: Assertion.Claim) {
    #expect(expect.assertion.claim == claim)
  }
}
