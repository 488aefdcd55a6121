import Testing
import VCSite
import ViewControllerGraph

/// The difference between a model and an observation.
@Suite struct ObservedDifferenceTests {
  private let model = """
    window: {id: tabs, class: UITabBarController, title: Tabs, children: [feed, settings]}
    controllers:
      feed: {class: FeedViewController}
      settings: {class: SettingsViewController}
      sheet: {class: SheetViewController, title: Sheet}
    steps:
      - {present: sheet, from: feed, style: pageSheet, trigger: Tap}
    """

  private let dump = """
    <UITabBarController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>
       | <App.FeedViewController 0x20>, state: appeared, view: <UIView 0x21>
       | <App.SettingsViewController 0x30>, state: disappeared, view: (view not loaded)
       + <App.SheetViewController 0x40>, state: appeared, view: <UIView 0x41>, presented with: <_UIPageSheetPresentationController 0x42>
    """

  private func difference(_ old: (String, String), _ new: (String, String)) throws -> [String] {
    func input(_ file: (String, String)) throws -> ComparedInput {
      try ComparedInput(InputFile(name: file.1, bytes: Array(file.0.utf8)))
    }
    return try #require(try input(old).compared(to: input(new))).difference.sentences
  }

  @Test func aModelIsWhatWasSeen() throws {
    #expect(try difference((model, "m.yaml"), (dump, "d.txt")) == [])
    #expect(try difference((dump, "d.txt"), (model, "m.yaml")) == [])
  }

  @Test func controllersGoByTheModelsNames() throws {
    let other = dump.replacing("App.SettingsViewController", with: "App.AboutViewController")
    #expect(
      try difference((model, "m.yaml"), (other, "d.txt")) == [
        "AboutViewController was added, in tabs", "settings was removed",
      ])
  }

  /// Removed controllers, and those not yet present, are not in a dump.
  @Test func whatAModelOnlyDeclaresIsNoDifference() throws {
    let more = model.replacing("  sheet:", with: "  late: {class: LateViewController}\n  sheet:")
    #expect(try difference((more, "m.yaml"), (dump, "d.txt")) == [])
  }

  @Test func aPartOfADumpSaysNothingOfTheRest() throws {
    let part = dump.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(try difference((model, "m.yaml"), (part, "d.txt")) == [])
  }

  @Test func anotherStyleIsADifference() throws {
    let other = dump.replacing("_UIPageSheet", with: "_UIFullscreen")
    #expect(try difference((model, "m.yaml"), (other, "d.txt")).contains { $0.contains("fullScreen") })
  }

  @Test func aModelWithOtherNamesIsTheSame() throws {
    let other = model.replacing("feed", with: "news").replacing("sheet:", with: "card:")
      .replacing("present: sheet", with: "present: card")
    #expect(try difference((model, "m.yaml"), (other, "n.yaml")) == [])
  }

  @Test func twoDumpsAreMatchedWhateverTheyCountLike() throws {
    let first = "<App.Sheet 0x1>, state: appeared, view: <UIView 0x2>"
    #expect(try difference((first, "a.txt"), (first.replacing("0x1", with: "0x9"), "b.txt")) == [])
  }

  @Test func bothStandInOneFigure() throws {
    let old = try ComparedInput(InputFile(name: "m.yaml", bytes: Array(model.utf8)))
    let seen = dump.replacing("App.SettingsViewController", with: "App.AboutViewController")
    let new = try ComparedInput(InputFile(name: "d.txt", bytes: Array(seen.utf8)))
    let svg = String(decoding: try #require(old.compared(to: new)).figure(theme: FigureTheme(.light)), as: UTF8.self)
    #expect(svg.contains("AboutViewController"))
    #expect(svg.contains("removed"))
  }
}
