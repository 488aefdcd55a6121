import Testing
import VCDiagnostics
import VCEvidence
import VCImporters
import VCModel
import VCReplay

/// Reads an observed hierarchy.
func seen(_ dump: String) throws -> ObservedHierarchy {
  try #require(DumpImporter.read(dump, file: "dump.txt").value)
}

/// Reads a model file.
func model(_ text: String) throws -> Model {
  let read = ModelFile.read(text, file: "m.yaml")
  return try #require(read.value, "\(read.diagnostics)")
}

let tabs = """
  <UITabBarController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>
     | <UINavigationController 0x20>, state: appeared, view: <UILayoutContainerView 0x21>
     |    | <App.ListViewController 0x30>, state: appeared, view: <UIView 0x31>
     | <UINavigationController 0x40>, state: disappeared, view: (view not loaded)
     |    | <App.SettingsViewController 0x50>, state: disappeared, view: (view not loaded)
     + <UINavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x61>, presented with: <_UIPageSheetPresentationController 0x62>
     |    | <App.DetailViewController 0x70>, state: appeared, view: <UIView 0x71>
  """

let tabsModel = """
  window: {id: main, class: UITabBarController, children: [lists, preferences]}
  controllers:
    lists: {class: UINavigationController, children: [list]}
    list: {class: ListViewController}
    preferences: {class: UINavigationController, children: [settings]}
    settings: {class: SettingsViewController}
    sheet: {class: UINavigationController, children: [detail]}
    detail: {class: DetailViewController}
  steps:
    - {present: sheet, from: list, style: pageSheet}
  """

@Suite struct HierarchyMatchTests {
  private func partners(_ text: String, _ dump: String, names: HierarchyMatch.Names = .aside) throws -> [String: String]
  {
    let match = HierarchyMatch(Replay(try model(text)).hierarchy, try seen(dump).hierarchy, names: names)
    return Dictionary(uniqueKeysWithValues: match.partners.map { ($0.key.rawValue, $0.value.rawValue) })
  }

  @Test func matchesByClassAndPlace() throws {
    #expect(
      try partners(tabsModel, tabs) == [
        "main": "UITabBarController", "lists": "UINavigationController", "list": "ListViewController",
        "preferences": "UINavigationController#2", "settings": "SettingsViewController",
        "sheet": "UINavigationController#3", "detail": "DetailViewController",
      ])
  }

  /// Of several controllers of one class, those with the same content match.
  @Test func looksBelowWhereClassesAreTheSame() throws {
    let without = tabs.split(separator: "\n").enumerated().filter { ![1, 2].contains($0.offset) }.map(\.element)
    let partners = try partners(tabsModel, without.joined(separator: "\n"))
    #expect(partners["preferences"] == "UINavigationController")
    #expect(partners["lists"] == nil)
  }

  @Test func findsWhatHasMoved() throws {
    let moved = """
      window: {id: main, class: UITabBarController, children: [lists]}
      controllers:
        lists: {class: UINavigationController, children: [list, settings]}
        list: {class: ListViewController}
        settings: {class: SettingsViewController}
      """
    #expect(try partners(moved, tabs)["settings"] == "SettingsViewController")
  }

  @Test(arguments: [
    ("ListViewController", true), ("App.ListViewController", true), ("Other.ListViewController", false),
    ("List", false), ("_TtC3App18ListViewController", true), ("_TtC3Our18ListViewController", false),
  ])
  func comparesClasses(name: String, isAlike: Bool) throws {
    let dump = "<App.ListViewController 0x1>, state: appeared, view: <UIView 0x2>"
    #expect(try partners("window: {id: a, class: '\(name)'}", dump).isEmpty != isAlike)
  }

  @Test(arguments: [
    ("UIHostingController<HomeView>", true), ("UIHostingController", true), ("UIHostingController<Other>", false),
  ])
  func comparesGenericClasses(name: String, isAlike: Bool) throws {
    for seen in ["SwiftUI.UIHostingController<App.HomeView>", "_TtGC7SwiftUI19UIHostingControllerV3App8HomeView_"] {
      let dump = "<\(seen) 0x1>, state: appeared, view: <UIView 0x2>"
      #expect(try partners("window: {id: a, class: '\(name)'}", dump).isEmpty != isAlike)
    }
  }

  @Test func takesAControllerWithoutAClassByItsKind() throws {
    let dump = "<App.MainNavigationController 0x1>, state: appeared, view: <UIView 0x2>"
    #expect(try partners("window: {id: a, kind: navigation}", dump) == ["a": "MainNavigationController"])
    #expect(try partners("window: {id: a, kind: tabBar}", dump).isEmpty)
  }

  @Test func findsWhereAPartOfADumpBegins() throws {
    let part = tabs.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    let partners = try partners(tabsModel, part)
    #expect(partners["main"] == "unseen")
    #expect(partners["settings"] == "SettingsViewController")
    #expect(partners["detail"] == "DetailViewController")
  }

  @Test func countsNamesWhereTheyAreTheSame() throws {
    let dump = "<App.ListViewController 0x1>, state: appeared, view: <UIView 0x2>"
    #expect(
      try partners("window: {id: ListViewController}", dump, names: .count) == [
        "ListViewController": "ListViewController"
      ])
  }
}
