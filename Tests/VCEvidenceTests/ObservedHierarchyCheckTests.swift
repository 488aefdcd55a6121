import Testing
import VCDiagnostics
import VCModel

@testable import VCEvidence

@Suite struct ObservedHierarchyCheckTests {
  /// The first difference from a dump, or `nil`.
  private func difference(_ text: String, _ dump: String) throws -> String? {
    ObservedHierarchyCheck(try model(text)).findings(against: try seen(dump), named: "dump.txt").first?.message
  }

  @Test func acceptsWhatWasSeen() throws {
    #expect(try difference(tabsModel, tabs) == nil)
  }

  @Test(arguments: [
    (
      "App.SettingsViewController", "App.AboutViewController",
      "after the last step 'settings' (SettingsViewController) is in 'preferences', but the dump shows an AboutViewController there"
    ),
    (
      "_UIPageSheetPresentationController", "_UIFullscreenPresentationController",
      "after the last step 'sheet' is presented as pageSheet, but the dump shows _UIFullscreenPresentationController, which is fullScreen"
    ),
    (
      "\n   |    | <App.SettingsViewController 0x50>, state: disappeared, view: (view not loaded)", "",
      "after the last step 'settings' (SettingsViewController) is in 'preferences', but not in the dump"
    ),
    (
      "\n   + <UINav", "\n   |    | <App.More 0x9>, state: disappeared, view: (view not loaded)\n   + <UINav",
      "after the last step the dump shows a More in 'preferences', but the model has no controller there"
    ),
    (
      "<App.ListViewController 0x30>, state: appeared, view: <UIView 0x31>",
      "<App.ListViewController 0x30>, state: disappeared, view: <UIView 0x31> not in the window",
      "after the last step the view of 'list' is in a window, but in the dump it is not"
    ),
    (
      """
         + <UINavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x61>, presented with: <_UIPageSheetPresentationController 0x62>
         |    | <App.Det
      """,
      """
         |    + <UINavigationController 0x60>, state: appeared, view: <UILayoutContainerView 0x61>, presented with: <_UIPageSheetPresentationController 0x62>
         |    |    | <App.Det
      """,
      "after the last step 'sheet' is presented by 'main', but the dump shows it presented by 'preferences'"
    ),
  ])
  func saysTheFirstDifference(original: String, changed: String, words: String) throws {
    let dump = tabs.replacing(original, with: changed)
    #expect(dump != tabs)
    let found = try #require(try difference(tabsModel, dump))
    #expect(found.hasPrefix(words), "\(found)")
  }

  @Test func tellsAnotherRootOfAWindow() throws {
    let dump = "<UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>"
    #expect(
      try difference("window: {id: home, class: HomeViewController}", dump)
        == "at the start 'home' (HomeViewController) is the root of a window, but the dump shows a UITabBarController there"
    )
  }

  @Test func tellsAnotherOrderOfChildren() throws {
    let lines = tabs.split(separator: "\n")
    let dump = [lines[0], lines[3], lines[4], lines[1], lines[2], lines[5], lines[6]].joined(separator: "\n")
    let found = try #require(try difference(tabsModel, dump))
    #expect(found.contains("'preferences'") || found.contains("'lists'"), "\(found)")
  }

  @Test func namesThePlacesAndTheStep() throws {
    let dump = tabs.replacing("App.DetailViewController", with: "App.OtherViewController")
    let finding = try #require(
      ObservedHierarchyCheck(try model(tabsModel)).findings(against: try seen(dump), named: "dump.txt").first)
    #expect(finding.code == "seen-otherwise")
    #expect(finding.severity == .error)
    #expect(finding.location?.description == "m.yaml:8:3")
    #expect(finding.notes.map { $0.location?.description } == ["dump.txt:7:11"])
    #expect(finding.step == 1)
  }

  /// A dump of another step matches there.
  @Test func saysWhichMomentWasSeen() throws {
    let start = tabs.split(separator: "\n").prefix(5).joined(separator: "\n")
    let check = ObservedHierarchyCheck(try model(tabsModel))
    let finding = try #require(check.findings(against: try seen(start), named: "dump.txt").first)
    #expect(
      finding.message
        == "after the last step 'main' presents 'sheet' (UINavigationController), which is not in the dump")
    #expect(finding.suggestion == "the dump matches the state at the start")
    #expect(check.findings(of: ObservedState(dump: "dump.txt", after: 0), against: try seen(start)).isEmpty)
    #expect(!check.findings(of: ObservedState(dump: "dump.txt", after: 1), against: try seen(start)).isEmpty)
  }

  @Test func takesSeveralDumpsForMomentsInTheirOrder() throws {
    let start = tabs.split(separator: "\n").prefix(5).joined(separator: "\n")
    #expect(try difference(tabsModel, start + "\n\nthen:\n" + tabs) == nil)
    #expect(
      try difference(tabsModel, tabs + "\n\nthen:\n" + start)
        == "after the last step 'main' presents 'sheet' (UINavigationController), which is not in the dump")
    let check = ObservedHierarchyCheck(try model(tabsModel))
    let both = try seen(start + "\n\nthen:\n" + tabs)
    #expect(check.findings(of: ObservedState(dump: "d", number: 1, after: 0), against: both).isEmpty)
    #expect(check.findings(of: ObservedState(dump: "d", after: 0), against: both).map(\.code) == ["no-such-dump"])
    #expect(check.findings(of: ObservedState(dump: "d", number: 3), against: both).map(\.code) == ["no-such-dump"])
  }

  /// A popover on a phone has a popover's presentation controller, even if it was adapted.
  @Test func takesTheStyleBeforeOrAfterAdaptation() throws {
    let text = """
      window: {id: home}
      controllers: {menu: {class: MenuViewController}}
      steps: [{present: menu, from: home, style: popover, popover: {sourceView: button}}]
      """
    let dump = """
      <App.HomeViewController 0x1>, state: appeared, view: <UIView 0x2>
         + <App.MenuViewController 0x3>, state: appeared, view: <UIView 0x4>, presented with: <UIPopoverPresentationController 0x5>
      """
    #expect(try difference(text, dump) == nil)
  }

  @Test func passesOverTheSystemsWindows() throws {
    let dump = tabs + "\n<UIInputWindowController 0x80>, state: appeared, view: <UIInputSetContainerView 0x81>"
    #expect(try difference(tabsModel, dump) == nil)
  }

  /// Chisel prints neither states nor styles; missing information is not a difference.
  @Test func asksADumpOnlyForWhatItSays() throws {
    let dump = """
      <UINavigationController: 0x1; view = <UILayoutContainerView; 0x2>; frame = (0, 0; 390, 844)>
         | <App.Home: 0x3; view = <UIView; 0x4>; frame = (0, 0; 390, 844)>
        *M <App.Sheet: 0x5; view = <UIView; 0x6>; frame = (0, 0; 390, 844)>

      // '*M' means the view controller is presented modally.
      """
    let text = """
      window: {id: stack, class: UINavigationController, children: [{id: home, class: Home}]}
      controllers: {sheet: {class: Sheet}}
      steps: [{present: sheet, from: home, style: fullScreen}]
      """
    #expect(try difference(text, dump) == nil)
  }

  @Test func takesAPartOfADump() throws {
    let part = tabs.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    #expect(try difference(tabsModel, part) == nil)
    let other = part.replacing("App.DetailViewController", with: "App.OtherViewController")
    #expect(try difference(tabsModel, other)?.contains("OtherViewController") == true)
  }
}
