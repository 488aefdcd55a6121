import Testing
import VCModel

/// Parents form families, and each family has a top (R2).
@Suite struct FamilyTests {
  @Test func aFamilyIsToldFromItsTopDown() {
    #expect(shop.family(under: "tabs") == ["tabs", "stack", "list", "detail", "gallery", "settings"])
    #expect(shop.family(under: "orphan") == ["orphan"])
    #expect(shop.family(under: "nobody") == [])
  }

  @Test(arguments: [("gallery", "tabs"), ("tabs", "tabs"), ("name", "login")] as [(ControllerID, ControllerID)])
  func theTopOfAFamilyIsTheMemberWithoutAParent(id: ControllerID, top: ControllerID) {
    #expect(busyShop().familyTop(of: id) == top)
  }

  @Test func ancestorsAreToldNearestFirst() {
    #expect(shop.ancestors(of: "gallery") == ["detail", "stack", "tabs"])
    #expect(shop.isAncestor("tabs", of: "gallery"))
    #expect(!shop.isAncestor("gallery", of: "tabs"))
    #expect(!shop.isAncestor("tabs", of: "tabs"))
  }

  @Test func familiesOnScreenComeBeforeDetachedOnes() {
    #expect(shop.familyTops == ["tabs", "login", "zoom", "alert", "orphan"])
    #expect(busyShop().familyTops == ["tabs", "login", "alert", "zoom", "orphan"])
  }

  @Test func aChainClimbsFromTheRootThroughWhatIsOnTop() {
    #expect(shop.chains == [["tabs"]])
    #expect(busyShop().chains == [["tabs", "login", "alert"]])
  }

  @Test func everyWindowHasItsChain() {
    var hierarchy = busyShop()
    hierarchy.setRoot("orphan", ofWindow: "external")
    #expect(hierarchy.chains == [["tabs", "login", "alert"], ["orphan"]])
  }

  /// R69, R73: dismissing also removes everything above.
  @Test(
    arguments: [
      ("login", ["alert", "login"]), ("alert", ["alert"]), ("zoom", ["zoom"]), ("tabs", []), ("name", []),
    ] as [(ControllerID, [ControllerID])])
  func whoGoesIsToldTopmostFirst(presented: ControllerID, expected: [ControllerID]) {
    #expect(busyShop().presentedControllers(from: presented) == expected)
  }
}

@Suite struct VisibilityTests {
  @Test func theDeepestShownControllerOfTheTopmostFamilyIsVisible() {
    #expect(shop.visible == ["gallery"])
    #expect(busyShop().visible == ["alert"])
  }

  @Test func anotherTabIsVisibleOnceSelected() {
    var hierarchy = shop
    hierarchy.select("settings", in: "tabs")
    #expect(hierarchy.visible == ["settings"])
    #expect(!hierarchy.isInWindow("detail"))
  }

  @Test func anExpandedSplitViewShowsTheColumnsThatAreNotHidden() {
    var hierarchy = Hierarchy(root: "split", [("split", .split, ["menu", "page"])])
    hierarchy.setColumn(.primary, to: "menu", of: "split")
    hierarchy.setColumn(.secondary, to: "page", of: "split")
    #expect(hierarchy.visible == ["menu", "page"])
    hierarchy.setHidden(true, .primary, of: "split")
    #expect(hierarchy.visible == ["page"])
  }

  /// R48: a full-screen presentation removes the presenter's views, including those in its context.
  @Test(
    arguments: [
      (ModalPresentationStyle.formSheet, ["tabs", "stack", "detail", "gallery", "zoom", "login", "name", "alert"]),
      (.overFullScreen, ["tabs", "stack", "detail", "gallery", "zoom", "login", "name", "alert"]),
      (.fullScreen, ["login", "name", "alert"]),
    ] as [(ModalPresentationStyle, [ControllerID])])
  func whatIsInAWindowDependsOnThePresentationAbove(style: ModalPresentationStyle, expected: [ControllerID]) {
    #expect(busyShop(login: style).inWindow == expected)
  }

  @Test func aDetachedFamilyIsInNoWindow() {
    #expect(!shop.isInWindow("name"))
    #expect(!shop.isConnectedToWindow("name"))
    #expect(busyShop().isConnectedToWindow("name"))
  }
}
