import Testing
import VCModel

@Suite struct EditingTests {
  @Test func appendingMovesAControllerAwayFromItsParent() {
    var hierarchy = shop
    let isAppended = hierarchy.append("settings", to: "stack")
    #expect(isAppended)
    #expect(hierarchy.children(of: "tabs") == ["stack"])
    #expect(hierarchy.children(of: "stack") == ["list", "detail", "settings"])
    #expect(hierarchy.parent(of: "settings") == "stack")
  }

  @Test func appendingToTheSameParentLeavesOneEntryAtTheEnd() {
    var hierarchy = shop
    let isAppended = hierarchy.append("list", to: "stack")
    #expect(isAppended)
    #expect(hierarchy.children(of: "stack") == ["detail", "list"])
  }

  @Test(
    arguments: [
      ("nobody", "stack", .unknown),
      ("list", "nobody", .unknown),
      ("tabs", "orphan", .isRoot),
      ("login", "settings", .isPresented),
      ("stack", "stack", .isCyclic),
      ("stack", "gallery", .isCyclic),
      ("stack", "zoom", .isCyclic),
      ("orphan", "settings", nil),
      ("list", "name", nil),
    ] as [(ControllerID, ControllerID, Hierarchy.ContainmentFault?)])
  func whatCannotBecomeAChildIsLeftWhereItIs(
    child: ControllerID, container: ControllerID, fault: Hierarchy.ContainmentFault?
  ) {
    var hierarchy = busyShop()
    #expect(hierarchy.containmentFault(child, in: container) == fault)
    let before = hierarchy
    let isAppended = hierarchy.append(child, to: container)
    #expect(isAppended == (fault == nil))
    #expect((hierarchy == before) == (fault != nil))
  }

  @Test func settingChildrenReleasesTheOldOnesAndLeavesOutWhatCannotBeAChild() {
    var hierarchy = busyShop()
    hierarchy.setChildren(["detail", "login", "orphan"], of: "stack")
    #expect(hierarchy.children(of: "stack") == ["detail", "orphan"])
    #expect(hierarchy.parent(of: "list") == nil)
  }

  @Test func theSelectionGoesWithTheTab() {
    var hierarchy = shop
    hierarchy.select("settings", in: "tabs")
    hierarchy.select("detail", in: "tabs")
    #expect(hierarchy.selected(in: "tabs") == "settings")
    hierarchy.detach("settings")
    #expect(hierarchy.selected(in: "tabs") == "stack")
  }

  @Test(
    arguments: [
      ("orphan", "tabs"), ("login", "orphan"), ("settings", "zoom"), ("tabs", "zoom"), ("orphan", "orphan"),
      ("orphan", "nobody"), ("nobody", "orphan"),
    ] as [(ControllerID, ControllerID)])
  func aPresentationThatWouldBreakAnInvariantIsNotAdded(presented: ControllerID, presenter: ControllerID) {
    var hierarchy = busyShop()
    let before = hierarchy
    let isAdded = hierarchy.present(presented, by: presenter)
    #expect(!isAdded)
    #expect(hierarchy == before)
  }

  @Test func presentationsFormNoCycle() {
    var hierarchy = Hierarchy(screens: ["first", "second"])
    let isSecondAdded = hierarchy.present("second", by: "first")
    let isFirstAdded = hierarchy.present("first", by: "second")
    #expect(isSecondAdded && !isFirstAdded)
  }

  @Test func insertingAgainReplacesPropertiesAndKeepsThePlace() {
    var hierarchy = shop
    hierarchy.insert(Controller("list", title: "All products"))
    #expect(hierarchy.controller("list")?.title == "All products")
    #expect(hierarchy.parent(of: "list") == "stack")
    #expect(hierarchy.ids == shop.ids)
  }

  @Test func anUpdateCannotRenameAController() {
    var hierarchy = shop
    hierarchy.update("list") { $0.id = "other" }
    #expect(hierarchy == shop)
  }

  @Test func anUpdateOfPresentationsKeepsTheirEnds() {
    var hierarchy = busyShop()
    hierarchy.updatePresentations {
      $0.style = .fullScreen
      $0.presenter = "orphan"
    }
    #expect(hierarchy.presentations.map(\.presenter) == ["detail", "tabs", "login"])
    #expect(hierarchy.presentations.allSatisfy { $0.style == .fullScreen })
  }
}
