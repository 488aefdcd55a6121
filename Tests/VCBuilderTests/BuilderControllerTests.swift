import Testing
import VCBuilder
import VCDiagnostics
import VCModel

struct BuilderControllerTests {
  @Test(
    arguments: [
      (Screen("x", class: "ListViewController"), .content, "ListViewController"),
      (
        ViewController("x", class: "ABPeoplePickerNavigationController"), .navigation,
        "ABPeoplePickerNavigationController"
      ),
      (ViewController("x", kind: .page), .page, nil), (ViewController("x"), .content, nil),
      (NavigationController("x"), .navigation, "UINavigationController"),
      (TabBarController("x", class: "AppTabs"), .tabBar, "AppTabs"),
      (PageViewController("x"), .page, "UIPageViewController"),
      (ContainerViewController("x"), .container, nil),
      (SplitViewController("x"), .split, "UISplitViewController"),
      (AlertController("x"), .alert, "UIAlertController"),
      (HostingController("x"), .hosting, "UIHostingController"),
    ] as [(any ControllerDeclaring, ControllerKind, String?)])
  func knowsTheKindAndTheClass(declaring: any ControllerDeclaring, kind: ControllerKind, className: String?) {
    #expect(declaring.declaration.controller == Controller("x", className: className, kind: kind))
  }

  @Test func saysEveryProperty() {
    let built = TabBarController("x", title: "X") {
      "one"; "two"
    }
    .selected("two").modalPresentationStyle(.overCurrentContext).modalTransitionStyle(.flipHorizontal)
    .definesPresentationContext(false).providesPresentationContextTransitionStyle().isModalInPresentation()
    .preferredContentSize(width: 320, height: 480.5).popover(.barButtonItem("Add"))
    .adaptivePresentationStyle(.fullScreen).shouldPresentInFullscreen(false).shouldRemovePresentersView()
    .supportedInterfaceOrientations(.landscape).passesOrientationsThrough().isViewDetached().delegate("other")
    .storyboard("Main#x").unwindActions("a:", "b:").deniedUnwindActions("c:").link("https://example.com").note("N")
    .screenshot("x.png")
    var expected = Controller(
      "x", className: "UITabBarController", kind: .tabBar, title: "X", children: ["one", "two"])
    expected.selected = "two"
    expected.modalPresentationStyle = .overCurrentContext
    expected.modalTransitionStyle = .flipHorizontal
    expected.definesPresentationContext = false
    expected.providesPresentationContextTransitionStyle = true
    expected.isModalInPresentation = true
    expected.preferredContentSize = ScreenSize(width: 320, height: 480.5)
    expected.popover = PopoverAnchor(.barButtonItem("Add"))
    expected.adaptivePresentationStyle = .fullScreen
    expected.shouldPresentInFullscreen = false
    expected.shouldRemovePresentersView = true
    expected.supportedInterfaceOrientations = .landscape
    expected.passesOrientationsThrough = true
    expected.isViewDetached = true
    expected.delegate = "other"
    expected.storyboard = "Main#x"
    expected.unwindActions = ["a:", "b:"]
    expected.deniedUnwindActions = ["c:"]
    expected.link = "https://example.com"
    expected.note = "N"
    expected.screenshot = "x.png"
    #expect(built.declaration.controller == expected)
  }

  @Test func tellsTheStyleOfASplitViewAsAModelFileDoes() {
    func style(ios: Int, _ split: SplitViewController) -> SplitStyle? {
      Model {
        split
        DeviceEnvironment(ios: ios)
      }
      .controllers.first?.splitStyle
    }
    #expect(style(ios: 17, SplitViewController("s", columns: [.primary: "a", .secondary: "b"])) == .doubleColumn)
    #expect(style(ios: 17, SplitViewController("s", columns: [.primary: "a", .supplementary: "b"])) == .tripleColumn)
    #expect(style(ios: 13, SplitViewController("s", columns: [.primary: "a", .secondary: "b"])) == .classic)
    #expect(style(ios: 17, SplitViewController("s") { "a" }) == .classic)
    #expect(
      style(ios: 13, SplitViewController("s", style: .tripleColumn, columns: [.primary: "a"])) == .tripleColumn)
  }

  @Test func declaresEachControllerBeforeItsChildren() {
    let model = Model {
      TabBarController("tabs") {
        NavigationController("first") { Screen("list") }
        "second"
      }
      SplitViewController(
        "split", columns: [.compact: Screen("c"), .secondary: "q", .primary: Screen("p")])
    }
    #expect(model.controllers.map(\.id) == ["tabs", "first", "list", "split", "p", "c"])
    #expect(model.controllers[0].children == ["first", "second"])
    #expect(model.controllers[3].columns == [.primary: "p", .secondary: "q", .compact: "c"])
  }

  @Test(arguments: [true, false])
  func acceptsSwiftsControlFlow(isPad: Bool) {
    let model = Model {
      if isPad { DeviceEnvironment(idiom: .pad) }
      TabBarController("tabs") {
        for number in 1...3 { Screen(ControllerID("tab\(number)")) }
        if isPad { Screen("more") } else { "less" }
      }
      for number in 1...2 { Dismiss("tab\(number)") }
    }
    #expect(model.environment.idiom == (isPad ? .pad : .phone))
    #expect(model.controllers[0].children == ["tab1", "tab2", "tab3", isPad ? "more" : "less"])
    #expect(model.steps.map(\.operation) == [.dismiss("tab1"), .dismiss("tab2")])
  }

  @Test func remembersTheLineThatSaysIt() {
    let line = #line
    let model = Model {
      RootViewController("a")
      Screen("a")
      Dismiss("a").expect(
        .visible("a"))
      Expect.chain("a")
    }
    let file = #fileID
    func isAt(_ offset: Int, _ origin: Origin?) -> Bool {
      origin?.location?.file == file && origin?.location?.line == line + offset
    }
    #expect(isAt(2, model.windows.first?.origin))
    #expect(isAt(3, model.controllers.first?.origin))
    #expect(isAt(4, model.steps.first?.origin))
    #expect(isAt(5, model.steps.first?.expect.first?.origin))
    #expect(isAt(6, model.expect.first?.origin))
  }
}
