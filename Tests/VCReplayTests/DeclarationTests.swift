import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// Declarations that are valid but probably mistakes.
@Suite struct DeclarationTests {
  private func messages(_ controller: Controller) -> [String] {
    let replay = Replay(.of([controller, Controller("b")]))
    return replay.diagnostics.map { "\($0.code): \($0.message)" }
  }

  @Test func reportsPropertiesOfOtherKindsAtTheirLines() {
    var controller = Controller("a", origin: .line(3))
    controller.selected = "b"
    controller.actions = [AlertAction("OK")]
    controller.pages = ["b"]
    controller.swiftUI = .tabView(["b"])
    controller.propertyOrigins["pages"] = .line(5)
    #expect(
      messages(controller) == [
        "property-without-effect: 'selected' has no effect on 'a' of kind content; it is for kind tabBar or hosting",
        "property-without-effect: 'actions' has no effect on 'a' of kind content; it is for kind alert",
        "property-without-effect: 'pages' has no effect on 'a' of kind content; it is for kind page",
        "property-without-effect: 'tabView' has no effect on 'a' of kind content; it is for kind hosting",
      ])
    let lines = Replay(.of([controller, Controller("b")])).diagnostics.compactMap { $0.location?.line }
    #expect(lines == [3, 3, 5, 3])
  }

  @Test(
    arguments: [
      (.split, .classic, "'a' has no place for 'd', 'e' among its children"),
      (.split, .tripleColumn, "'a' has no place for 'e' among its children"),
      (.page, .classic, "'a' has no place for 'd', 'e' among its children"), (.tabBar, .classic, nil),
    ] as [(ControllerKind, SplitStyle, String?)])
  func reportsChildrenWithoutAPlace(kind: ControllerKind, style: SplitStyle, message: String?) {
    var container = Controller("a", kind: kind, children: ["b", "c", "d", "e"])
    container.splitStyle = style
    let others = container.children.map { Controller($0) }
    #expect(Replay(.of([container] + others)).diagnostics.map(\.message) == [message].compactMap(\.self))
  }

  /// R117: nothing happens; a missing or an extra colon is easily overlooked.
  @Test func suggestsASimilarUnwindAction() {
    var home = Controller("home")
    home.unwindActions = ["back"]
    let steps = [Step(.present("b", from: "home")), Step(.unwindAction("back:", from: "b"))]
    #expect(
      Replay(.of([home, Controller("b")], steps)).diagnostics.map(\.message) == [
        "no controller that 'b' can unwind to handles 'back:', but one handles 'back'"
      ])
  }

  @Test func acceptsPropertiesOfItsKind() {
    var split = Controller("a", kind: .split)
    split.columns = [.primary: "b"]
    split.splitAnswers.handlesCollapse = true
    split.preferredDisplayMode = .secondaryOnly
    #expect(messages(split).isEmpty)
  }

  @Test(arguments: [
    ("UINavigatonController", "UINavigationController"), ("SFSafariViewControler", "SFSafariViewController"),
    ("UIKit.UITabbarControler", "UITabBarController"), ("MFMailComposerViewController", "MFMailComposeViewController"),
  ])
  func reportsMisspelledSystemClasses(name: String, similar: String) throws {
    let short = name.split(separator: ".").last ?? ""
    let finding = try #require(Replay(.of([Controller("a", className: name), Controller("b")])).diagnostics.first)
    #expect(finding.code == "unknown-class" && finding.message == "'\(short)' is not a system class")
    #expect(finding.suggestion == "did you mean '\(similar)'?")
  }

  @Test(arguments: ["UINavigationController", "UIPickerViewController", "HomeViewController", "Uinavigationcontroler"])
  func acceptsOtherClasses(name: String) { #expect(messages(Controller("a", className: name)).isEmpty) }

  @Test func reportsSubclassesOfContainersWithoutAKind() {
    var controller = Controller("a", className: "App.MainTabBarController")
    #expect(
      messages(controller) == [
        "kind-of-class: 'a' of class MainTabBarController is of kind content; a subclass of UITabBarController is of kind tabBar"
      ])
    controller.propertyOrigins["kind"] = .line(2)
    #expect(messages(controller).isEmpty)
    #expect(messages(Controller("a", className: "MainTabBarController", kind: .tabBar)).isEmpty)
  }

  /// R172: in UIKit's order, at least one, and of a height that a sheet can have.
  @Test(
    arguments: [
      ([.large, .medium], ["has the detent 'medium' after 'large', which is larger"]),
      ([.height("b", 300), .height("a", 200)], ["has the detent 'a' after 'b', which is larger"]),
      ([.fraction("b", 0.5), .fraction("a", 0.25)], ["has the detent 'a' after 'b', which is larger"]),
      ([], ["has no detents; UIKit requires at least one"]),
      ([.height("a", 200), .height("a", 300), .large], ["has several detents with the identifier 'a'"]),
      (
        [.height("a", -5), .fraction("b", 7)],
        [
          "has the detent 'a' with a height of -5.0, which is not positive",
          "has the detent 'b' with a fraction of 7.0, which is not between 0 and 1",
        ]
      ),
      ([.medium, .large, .height("tall", 300), .fraction("low", 0.3)], []),
    ] as [([Sheet.Detent], [String])])
  func reportsDetentsThatUIKitDoesNotAccept(detents: [Sheet.Detent], faults: [String]) {
    var controller = Controller("a")
    controller.sheet = Sheet(detents: detents)
    #expect(messages(controller) == faults.map { "invalid-detents: the sheet of 'a' \($0)" })
  }

  /// R172: the smallest detent, whatever the order.
  @Test(
    arguments: [
      ([.large, .medium], "medium"), ([.height("b", 300), .height("a", 200), .large], "a"),
      ([.medium, .large, .height("tall", 300), .fraction("low", 0.3)], "medium"),
    ] as [([Sheet.Detent], String)])
  func selectsTheSmallestDetent(detents: [Sheet.Detent], resting: String) {
    #expect(Sheet(detents: detents).restingDetent(in: .regular).identifier == resting)
  }

  /// R173: whatever its class is called, a navigation item's search controller is one.
  @Test(arguments: [nil, "CitySearchController"])
  func presentsTheSearchControllerOfAScreenInAContext(className: String?) {
    var list = Controller("list")
    list.searchController = "search"
    let replay = Replay(
      .of(
        [Controller("nav", kind: .navigation, children: ["list"]), list, Controller("search", className: className)],
        [Step(.activateSearch("search"))]))
    #expect(replay.steps.map(\.outcome) == [.performed])
    #expect(replay.hierarchy.presentation(of: "search")?.style == .custom)
    #expect(replay.hierarchy.presentation(of: "search")?.presenter == "nav")
  }
}
