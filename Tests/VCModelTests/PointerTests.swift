import Testing
import VCModel

@Suite struct ContainerPointerTests {
  @Test(
    arguments: [
      ("detail", Pointer.parent, "stack"),
      ("stack", .parent, "tabs"),
      ("tabs", .parent, nil),
      ("detail", .navigationController, "stack"),
      ("gallery", .navigationController, "stack"),
      ("stack", .navigationController, nil),
      ("settings", .navigationController, nil),
      ("gallery", .tabBarController, "tabs"),
      ("settings", .tabBarController, "tabs"),
      ("tabs", .tabBarController, nil),
      ("gallery", .splitViewController, nil),
    ] as [(ControllerID, Pointer, ControllerID?)])
  func containersAreFoundAboveNeverAtTheControllerItself(
    id: ControllerID, pointer: Pointer, expected: ControllerID?
  ) {
    #expect(shop[pointer, of: id] == expected)
  }

  @Test func containersAreNotFoundAcrossAPresentation() {
    let hierarchy = busyShop()
    #expect(hierarchy.navigationController(of: "name") == "login")
    #expect(hierarchy.tabBarController(of: "name") == nil)
    #expect(hierarchy.navigationController(of: "zoom") == nil)
    #expect(hierarchy.parent(of: "login") == nil)
  }

  @Test func theNearestOfSeveralContainersAnswers() {
    let hierarchy = Hierarchy(
      root: "split",
      [
        ("split", .split, ["outer"]), ("outer", .navigation, ["box"]), ("box", .container, ["inner"]),
        ("inner", .navigation, ["leaf"]),
      ])
    #expect(hierarchy.navigationController(of: "leaf") == "inner")
    #expect(hierarchy.navigationController(of: "inner") == "outer")
    #expect(hierarchy.splitViewController(of: "leaf") == "split")
  }

  /// R89: a compact tab bar keeps four of more than five tabs, and shows the others on the stack of More.
  @Test(
    arguments: [
      (SizeClass.compact, 6, "tab5", "more(tabs)"),
      (.compact, 6, "tab4", nil),
      (.compact, 5, "tab5", nil),
      (.regular, 6, "tab5", nil),
    ] as [(SizeClass, Int, ControllerID, ControllerID?)])
  func aSelectedTabBehindMoreHasItsNavigationController(
    width: SizeClass, count: Int, selected: ControllerID, expected: ControllerID?
  ) {
    var hierarchy = Hierarchy(
      root: "tabs", [("tabs", .tabBar, (1...count).map { ControllerID("tab\($0)") })],
      environment: DeviceEnvironment(horizontalSizeClass: width))
    hierarchy.select(selected, in: "tabs")
    #expect(hierarchy.navigationController(of: selected) == expected)
    #expect(hierarchy.tabBarController(of: selected) == "tabs")
  }
}

@Suite struct PresentationPointerTests {
  /// R11: every member of a presented family returns the presenter of the family's top.
  @Test(
    arguments: [
      ("login", "tabs"), ("name", "tabs"), ("alert", "login"), ("zoom", "detail"),
      ("tabs", nil), ("detail", nil), ("gallery", nil), ("orphan", nil), ("nobody", nil),
    ] as [(ControllerID, ControllerID?)])
  func presentingViewController(id: ControllerID, expected: ControllerID?) {
    #expect(busyShop().presentingViewController(of: id) == expected)
  }

  /// R12: the controller's own presentation, otherwise that of its nearest ancestor that presents.
  @Test(
    arguments: [
      ("tabs", "login"), ("settings", "login"), ("stack", "login"), ("list", "login"),
      ("detail", "zoom"), ("gallery", "zoom"), ("login", "alert"), ("name", "alert"),
      ("zoom", nil), ("alert", nil), ("orphan", nil), ("nobody", nil),
    ] as [(ControllerID, ControllerID?)])
  func presentedViewController(id: ControllerID, expected: ControllerID?) {
    #expect(busyShop().presentedViewController(of: id) == expected)
  }

  @Test(arguments: ["tabs", "stack", "list", "settings"] as [ControllerID])
  func whatADefinerPresentsIsNotSeenAboveOrBesideIt(id: ControllerID) {
    var hierarchy = shop
    hierarchy.present("zoom", by: "detail", .overCurrentContext)
    #expect(hierarchy.presentedViewController(of: id) == nil)
    #expect(hierarchy.presentedViewController(of: "gallery") == "zoom")
  }

  @Test func bothEndsAreClearedWhenAPresentationEnds() {
    var hierarchy = busyShop()
    hierarchy.endPresentation(of: "login")
    #expect(hierarchy.presentingViewController(of: "name") == nil)
    #expect(hierarchy.presentedViewController(of: "settings") == nil)
    #expect(hierarchy.presentation(of: "alert")?.presenter == "login")
  }

  @Test func findsVisibleControllerPresentedOverStack() {
    #expect(shop.visibleViewController(of: "stack") == "detail")
    #expect(busyShop().topViewController(of: "stack") == "detail")
    #expect(busyShop().visibleViewController(of: "stack") == "login")
    #expect(shop.visibleViewController(of: "tabs") == nil)
  }
}
