import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// A model's expectations of its own replay.
@Suite struct ExpectationTests {
  private static let holding: [Assertion.Claim] = [
    .pointer(.presentingViewController, of: "people", is: "library"),
    .pointer(.presentedViewController, of: "picker", is: nil),
    .pointer(.navigationController, of: "photos", is: "library"), .style(of: "picker", is: .pageSheet),
    .style(of: "photos", is: nil), .transition(of: "picker", is: .coverVertical), .context(of: "picker", is: "library"),
    .initiator(of: "picker", is: "photos"), .chain(["camera", "library", "picker"]), .visible(["people"]),
    .orientations(of: "library", are: .allButUpsideDown),
  ]

  @Test(arguments: holding) func acceptsTrueClaims(_ claim: Assertion.Claim) {
    var model = Model.camera
    model.expect = [Assertion(claim)]
    #expect(Replay(model).checkExpectations() == [])
  }

  @Test(arguments: [
    (
      Assertion.Claim.pointer(.presentingViewController, of: "picker", is: "photos"),
      "'picker'.presentingViewController is library, expected photos"
    ),
    (.pointer(.parent, of: "people", is: nil), "'people'.parent is picker, expected nil"),
    (.style(of: "picker", is: .formSheet), "the style of 'picker' is pageSheet, expected formSheet"),
    (.initiator(of: "picker", is: "library"), "the initiator of 'picker' is photos, expected library"),
    (.chain(["camera", "picker"]), "the chain is [camera, library, picker], expected [camera, picker]"),
    (.visible(["photos"]), "the visible controllers are [people], expected [photos]"),
    (
      .orientations(of: "camera", are: .portrait),
      "the orientations of 'camera' are [portrait, landscapeLeft, landscapeRight], expected [portrait]"
    ),
    (.visible(["ghost"]), "there is no controller 'ghost'"),
    (.outcome(.performed), "this can only be expected in a step"),
    (.diagnostics(["already-presentin"]), "there is no diagnostic 'already-presentin'"),
  ])
  func reportsFalseClaimsAtTheirLocation(_ claim: Assertion.Claim, _ message: String) {
    var model = Model.camera
    model.expect = [Assertion(claim, origin: .line(20))]
    let found = Replay(model).checkExpectations()
    #expect(found.map(\.message) == [message])
    #expect(found.first?.code == "expectation-failed")
    #expect(found.first?.location?.line == 20)
  }

  @Test func suggestsTheNearestCodeOfADiagnostic() {
    var model = Model.camera
    model.expect = [Assertion(.diagnostics(["already-presentin"])), Assertion(.diagnostics(["something-else"]))]
    #expect(Replay(model).checkExpectations().map(\.suggestion) == ["did you mean 'already-presenting'?", nil])
  }

  @Test func stepsAreCheckedRightAfterwards() {
    var model = Model.camera
    model.steps[0].expect = [
      Assertion(.chain(["camera", "library"])), Assertion(.outcome(.performed)), Assertion(.diagnostics([])),
      Assertion(.appearance(of: "camera", is: [.viewWillDisappear, .viewDidDisappear])),
      Assertion(.appearance(of: "photos", is: [.viewWillAppear, .viewDidAppear])),
      Assertion(.appearance(of: "albums", is: [])), Assertion(.dismissed(["library"])),
    ]
    let found = Replay(model).checkExpectations()
    #expect(found.map(\.message) == ["the dismissed controllers are [], expected [library]"])
    #expect(found.first?.step == 1)
  }

  /// At the end of a model, they are those of the start and of all steps.
  @Test(arguments: [
    (["already-presenting", "nothing-to-dismiss"], true), (["already-presenting"], true), ([], false),
    (["nothing-to-dismiss"], false),
  ])
  func diagnosticsOfTheWholeReplayAreExpectedAtTheEnd(_ codes: [String], _ holds: Bool) {
    let steps: [Step] = [
      Step(.present("a", from: "home")), Step(.present("b", from: "home")), Step(.dismiss("b")),
    ]
    let model = Model.of(
      [Controller("home"), Controller("a"), Controller("b")], steps, expect: [Assertion(.diagnostics(codes))])
    let found = Replay(model).checkExpectations().map(\.message)
    #expect(
      found
        == (holds ? [] : ["the diagnostics are [already-presenting, nothing-to-dismiss], expected [\(codes.joined())]"])
    )
  }

  @Test func claimsAboutTheEndWaitForTheEnd() {
    var model = Model.camera
    model.expect = [Assertion(.chain(["camera"]))]
    #expect(Replay(model, through: 1).checkExpectations() == [])
    #expect(Replay(model).checkExpectations().count == 1)
  }

  /// One controller is expected to be among the touchable ones, several to be all of them.
  @Test(
    arguments: [
      (["list"], true), (["detail"], true), (["list", "detail"], true), (["detail", "list"], true),
      (["split"], false), (["list", "split"], false), ([], false),
    ] as [([ControllerID], Bool)])
  func whatIsVisibleIsOneOfThemOrAllOfThem(_ claimed: [ControllerID], _ holds: Bool) {
    let model = Model.of(
      [Controller("split", kind: .split, children: ["list", "detail"]), Controller("list"), Controller("detail")],
      environment: DeviceEnvironment(idiom: .pad, ios: 17), expect: [Assertion(.visible(claimed))])
    #expect(Replay(model).checkExpectations().isEmpty == holds)
  }

  @Test(arguments: [
    ([Bar.navigationBar], true), ([.navigationBar, .navigationBar], true), ([], false), ([.tabBar], false),
    ([.navigationBar, .tabBar], false),
  ])
  func barsAreComparedWhateverTheirOrder(_ claimed: [Bar], _ holds: Bool) {
    let model = Model.of(
      [Controller("nav", kind: .navigation, children: ["list"]), Controller("list")],
      expect: [Assertion(.bars(around: "list", are: claimed))])
    #expect(Replay(model).checkExpectations().isEmpty == holds)
  }

  @Test func notesNeedNotBeListed() {
    let step = Step(
      .dismiss("a"), expect: [Assertion(.diagnostics([])), Assertion(.diagnostics(["nothing-to-dismiss"]))])
    #expect(Replay(.of([Controller("a")], [step])).checkExpectations() == [])
    let wrong = Step(.dismiss("a"), expect: [Assertion(.diagnostics(["not-presented"]))])
    #expect(Replay(.of([Controller("a")], [wrong])).checkExpectations().count == 1)
  }
}
