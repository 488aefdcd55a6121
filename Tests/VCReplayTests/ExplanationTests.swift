import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// Explanations in sentences, with rules.
@Suite struct ExplanationTests {
  @Test func aReasonNamesControllersInAnyWay() {
    func sentences(_ id: ControllerID) -> [String] {
      Replay(.camera).explanation(of: id).map { $0.sentence { "the \($0)" } }
    }
    #expect(sentences("picker").first == "the picker is the top of its family")
    #expect(
      sentences("people").contains(
        "presentingViewController of the people is the library, because the library presents the picker"))
  }

  @Test func aPresentationExplainsItself() {
    #expect(
      Replay(.camera).explanation(of: "people").map(\.description) == [
        "people is in the family of picker (R2)",
        "photos is asked to present picker (R20)",
        "automatic is pageSheet on iOS 17 (R47)",
        "pageSheet is presented by the top of the family of photos, so library presents (R21)",
        "picker is a card at the bottom of the window (R49)",
        "pageSheet leaves library's views in place, so library receives no appearance callbacks (R48)",
        "the transition is picker's own, coverVertical (R61)",
        "presentingViewController of people is library, because library presents picker (R11)",
        "the view of people is in the window (R9)", "step 2 calls viewWillAppear and viewDidAppear on people (R48)",
      ])
  }

  /// R172: the detent changes with the height, so the one at the time of the presentation does not count.
  @Test func theDetentIsThatOfTheExplainedMoment() {
    var form = Controller("form")
    form.sheet = Sheet(detents: [.medium, .large], edgeAttachedInCompactHeight: true)
    let model = Model.of(
      [Controller("home"), form],
      [
        Step(.present("form", from: "home", style: .formSheet)), Step(.traits(horizontal: nil, vertical: .compact)),
        Step(.traits(horizontal: nil, vertical: .regular)), Step(.selectDetent("large", of: "form")),
      ])
    let detents = (1...4).map { step in
      Replay(model, through: step).explanation(of: "form").map(\.sentence).filter { $0.contains("rests at") }
    }
    let (medium, large) = (
      "the sheet of form rests at the detent medium", "the sheet of form rests at the detent large"
    )
    #expect(detents == [[medium], [large], [medium], [large]])
  }

  @Test func explainsAnExpandedSplitView() {
    let replay = Replay(
      .of(
        [
          Controller("split", kind: .split, children: ["stack", "item"]),
          Controller("stack", kind: .navigation, children: ["list"]), Controller("list"), Controller("item"),
        ], environment: DeviceEnvironment(idiom: .pad, ios: 17),
        [Step(.collapse("split", SplitDelegateAnswers())), Step(.expand("split", SplitDelegateAnswers()))]))
    #expect(
      replay.explanation(of: "item").map(\.sentence).contains("stack pops its top, item, which becomes the secondary"))
  }

  @Test func aDefinerIsNamedWithThoseThatWerePassed() {
    var list = Controller("list")
    list.definesPresentationContext = false
    let replay = Replay(
      .of(
        [
          Controller("tab", kind: .tabBar, children: ["nav"]), Controller("nav", kind: .navigation, children: ["list"]),
          list, Controller("panel"),
        ], environment: DeviceEnvironment(idiom: .pad, ios: 17),
        [Step(.present("panel", from: "list", style: .overCurrentContext))]))
    let sentences = replay.explanation(of: "panel").map(\.description)
    #expect(sentences.contains("list does not define a presentation context (R23)"))
    #expect(sentences.contains("nav defines a presentation context because its class does, so nav presents (R25)"))
    #expect(
      replay.explanation(of: "tab").map(\.description).contains(
        "presentedViewController of tab is nil: presentations by its descendant nav do not count (R12)"))
  }

  /// R52: the adaptation to the first style is one of the replacement.
  @Test func adaptationsOfAReplacementAreToldOfTheReplacedController() {
    var menu = Controller("menu")
    menu.adaptiveReplacement = "wrapper"
    let model = Model.of(
      [Controller("home"), menu, Controller("wrapper", kind: .navigation)],
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      [
        Step(.present("menu", from: "home", style: .popover, popover: PopoverAnchor(.barButtonItem("More")))),
        Step(.traits(horizontal: .compact, vertical: nil)), Step(.traits(horizontal: .regular, vertical: nil)),
      ])
    let told = Replay(model).explanation(of: "menu").map(\.description).filter { $0.contains("adapts again") }
    #expect(
      told == [
        "menu adapts again: popover becomes formSheet; its presenter stays the same (R53)",
        "wrapper adapts again: formSheet becomes popover; its presenter stays the same (R53)",
      ])
    let compact = Replay(model, through: 2).explanation(of: "wrapper").map(\.description)
    #expect(compact.contains("menu adapts again: popover becomes formSheet; its presenter stays the same (R53)"))
  }

  @Test func laterAdaptationsAreToldToo() {
    var model = Model.camera
    model.steps.append(Step(.traits(horizontal: nil, vertical: .compact)))
    model.controllers.append(Controller("late"))
    model.steps.append(Step(.present("late", from: "people", style: .formSheet)))
    let told = Replay(model).explanation(of: "picker").map(\.description)
    #expect(told.contains("picker adapts again: pageSheet becomes fullScreen; its presenter stays the same (R53)"))
    #expect(!told.contains { $0.hasPrefix("people is asked") }, "later steps have reasons for other controllers")
  }

  /// R47: what `automatic` means is unknown for most system classes, so nothing that depends on it is claimed.
  @Test func reportsUnknownBehaviour() {
    let replay = Replay(
      .of(
        [Controller("home"), Controller("mail", className: "MFMailComposeViewController", kind: .navigation)],
        [Step(.present("mail", from: "home"))]))
    let told = replay.explanation(of: "mail").map(\.description)
    #expect(told.contains("this system class decides what automatic is, and its choice is unknown (R47)"))
    #expect(told.contains("home is the top of its family, so it presents regardless of the style (R21)"))
    #expect(
      told.contains(
        "it is unknown whether home's views stay in the window and which appearance callbacks it receives (R48)"))
  }

  @Test func explainsAnInitialPresentation() {
    var model = Model.of([Controller("home"), Controller("sheet")])
    model.presentations = [
      Presentation(presented: "sheet", by: "home", initiator: "home", style: .pageSheet)
    ]
    #expect(
      Replay(model).explanation(of: "sheet").map(\.description).contains("home presents sheet from the start (R10)"))
  }

  @Test func aRotationThatIsRefusedSaysWhoWasAsked() throws {
    var home = Controller("home")
    home.supportedInterfaceOrientations = .portrait
    let record = try #require(Replay(.of([home], [Step(.rotate(.landscapeLeft))])).steps.first)
    #expect(record.outcome == .ignored)
    #expect(record.reasons.map(\.description) == ["home is asked and supports portrait (R131)"])
  }

  @Test func anUnwindToANameSaysFromWhereToWhere() throws {
    var model = Model.camera
    model.steps.append(Step(.unwind("people", to: "camera")))
    let record = try #require(Replay(model).steps.last)
    #expect(record.reasons.first?.description == "people unwinds to camera (R116)")
  }

  @Test func aChildSaysHowItGotThere() {
    let replay = Replay(
      .of(
        [Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), Controller("detail")],
        [Step(.show("detail", from: "list"))]))
    #expect(
      replay.explanation(of: "detail").map(\.description) == [
        "detail is in the family of nav (R2)", "nav is the nearest ancestor of list that overrides show (R93)",
        "detail is pushed onto nav (R83)", "the view of detail is in the window (R9)",
        "step 1 calls viewWillAppear and viewDidAppear on detail (R48)",
      ])
  }

  @Test func aTabBehindMoreSaysWhereItIsShown() {
    let tabs: [ControllerID] = ["a", "b", "c", "d", "e", "f"]
    let replay = Replay(
      .of(
        [Controller("tab", kind: .tabBar, children: tabs)] + tabs.map { Controller($0) } + [Controller("detail")],
        [Step(.select("f", in: "tab")), Step(.show("detail", from: "f"))]))
    #expect(
      replay.explanation(of: "f").map(\.description).contains(
        "f has no place in the tab bar, so it is shown on the stack of more(tab) (R89)"))
    #expect(
      replay.explanation(of: "detail").map(\.description).prefix(3) == [
        "detail is in the family of tab (R2)", "f is shown on the stack of more(tab), which overrides show (R89)",
        "detail is pushed onto more(tab) (R83)",
      ])
  }

  @Test(arguments: [
    (
      SplitDelegateAnswers(),
      ["split collapses in compact width (R109)", "navP pushes detail, the secondary (R104)"]
    ),
    (
      SplitDelegateAnswers(handlesCollapse: true),
      [
        "split collapses in compact width (R109)",
        "the delegate of split reports that it has handled the collapse, so detail is dropped (R104)",
      ]
    ),
    (
      SplitDelegateAnswers(primaryForCollapsing: "detail"),
      ["split collapses in compact width (R109)", "the delegate of split chooses detail as the primary (R104)"]
    ),
    (
      SplitDelegateAnswers(primaryForCollapsing: "split"),
      ["split collapses in compact width (R109)", "navP pushes detail, the secondary (R104)"]
    ),
  ])
  func aCollapseSaysWhatTheDelegateAnswered(answers: SplitDelegateAnswers, sentences: [String]) {
    let replay = Replay(
      .of(
        [
          Controller("split", kind: .split, children: ["navP", "detail"]),
          Controller("navP", kind: .navigation, children: ["list"]), Controller("list"), Controller("detail"),
        ], environment: DeviceEnvironment(idiom: .pad, ios: 13), [Step(.collapse("split", answers))]))
    #expect(replay.steps[0].reasons.map(\.description) == sentences)
    #expect(replay.diagnostics.map(\.code) == (answers.primaryForCollapsing == "split" ? ["split-answer"] : []))
  }

  @Test func everyReasonHasARuleWithASource() {
    var model = Model.camera
    model.steps += [Step(.dismiss("people")), Step(.pop("library")), Step(.dismiss("camera"))]
    for reason in Replay(model).steps.flatMap(\.reasons) {
      #expect(reason.source != "", "\(reason)")
      #expect(reason.sentence != "")
    }
  }

  @Test func nobodyKnowsAnUnknownController() { #expect(Replay(.camera).explanation(of: "ghost") == []) }
}
