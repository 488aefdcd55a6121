import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// Suggestions that depend on the model, instead of the general one of a diagnostic's code.
@Suite struct SuggestionTests {
  private static let nav = Controller("nav", kind: .navigation, children: ["list"])
  private static let box = Controller("box", kind: .container)
  private static let searching = Controller("search", className: "UISearchController")

  @Test(arguments: [
    (StepOperation.pop("list"), "'list' is not a navigation controller", "did you mean 'nav', which contains it?"),
    (.push("box", onto: "search"), "'search' is not a navigation controller", "name a navigation controller"),
    (.beginPop("box"), "'box' is not a navigation controller", "name a navigation controller"),
    (.select("list", in: "nav"), "'nav' is not a tab bar controller", "name a tab bar controller"),
    (.cancelSearch("search"), "the search 'search' is not active", "activate it first"),
    (.setRoot("box", window: "mian"), "there is no window 'mian', so a new one is added", "did you mean 'main'?"),
  ])
  func stepsSuggestWhatIsRight(_ operation: StepOperation, _ message: String, _ suggestion: String) {
    let model = Model.of([Self.nav, Controller("list"), Self.box, Self.searching], [Step(operation)])
    let found = Replay(model).diagnostics
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.suggestion) == [suggestion])
  }

  @Test(
    arguments: [
      (StepOperation.performSegue("edti", from: "list"), "did you mean 'edit'?"),
      (.performSegue("x", from: "list"), "give the segue this identifier, or perform one that the controller has"),
      (.performSegue("edit", from: "nav"), "give the segue this identifier, or perform one that the controller has"),
      (.instantiate(storyboard: "Mian", identifier: nil, as: nil), "did you mean 'Main'?"),
      (.instantiate(storyboard: "Other", identifier: nil, as: nil), nil),
      (.instantiate(storyboard: "Main", identifier: "editr", as: nil), "did you mean 'editor'?"),
      (.instantiate(storyboard: "Main", identifier: "q", as: nil), "give the scene this storyboard identifier"),
      (.scene("frot", becomes: .background), "did you mean 'front'?"),
      (.scene("second", becomes: .background), "declare it in scenes"),
    ] as [(StepOperation, String?)])
  func misspelledNamesAreAnsweredWithTheNearestOne(_ operation: StepOperation, _ suggestion: String?) {
    var model = Model.of([Self.nav, Controller("list"), Self.box], [Step(operation)])
    model.segues = [Segue("edit", kind: .show, from: "list", to: "box")]
    model.storyboards = [Storyboard(name: "Main", initial: nil, identifiers: ["editor": "box"])]
    model.scenes = [WindowScene("front", title: nil, state: .foregroundActive)]
    #expect(Replay(model).diagnostics.map(\.suggestion) == [suggestion])
  }

  /// The app creates windows, so a name that is not like another one is a new window.
  @Test(arguments: ["main", "alerts", "main2", "w", "2"])
  func acceptsOtherWindows(_ window: String) {
    let model = Model.of([Self.nav, Controller("list"), Self.box], [Step(.setRoot("box", window: window))])
    #expect(Replay(model).diagnostics.isEmpty)
  }

  @Test func suggestsNoLaterVersionForStyleOfOtherSystem() {
    var controller = Controller("a")
    controller.modalPresentationStyle = .popover
    let found = Replay(.of([controller], environment: DeviceEnvironment(idiom: .tv, ios: 17))).diagnostics
    #expect(found.map(\.message) == ["the style popover does not exist on tvOS"])
    #expect(found.map(\.suggestion) == ["use another style"])
    controller.modalPresentationStyle = .formSheet
    let later = Replay(.of([controller], environment: DeviceEnvironment(idiom: .tv, ios: 17))).diagnostics
    #expect(later.first?.suggestion == "use what the version supports, or set environment.ios to a later version")
  }

  @Test func aChildWithoutAPlaceIsRemoved() {
    let pages = Controller("pages", kind: .page, children: ["a", "b", "c"])
    let found = Replay(.of([pages, Controller("a"), Controller("b"), Controller("c")])).diagnostics
    #expect(found.map(\.suggestion) == ["remove it from children, or use another kind of container"])
  }
}
