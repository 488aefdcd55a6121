import Testing
import VCDiagnostics
import VCModel

/// Observed hierarchies: nothing in them is computed (R183).
@Suite struct ObservedHierarchyTests {
  private static func line(
    _ id: ControllerID, _ place: ObservedLine.Place, depth: Int = 0, state: AppearanceState? = .appeared,
    isInWindow: Bool? = true, isViewLoaded: Bool? = true, address: String? = nil, className: String = "Screen"
  ) -> ObservedLine {
    var dumpRecord = DumpRecord(address: address)
    (dumpRecord.state, dumpRecord.isInWindow, dumpRecord.isViewLoaded) = (state, isInWindow, isViewLoaded)
    let isPresented = if case .presented = place { true } else { false }
    return ObservedLine(
      controller: Controller(id, className: className), place: place, dumpRecord: dumpRecord, depth: depth,
      hasPresentedMarker: isPresented, text: "<\(className): \(address ?? "0x1")>")
  }

  private static func seen(_ lines: [ObservedLine], inferred: [ControllerID] = []) -> ObservedHierarchy {
    ObservedHierarchy([ObservedDump(layout: .printHierarchy, lines: lines, inferred: inferred)])
  }

  @Test(
    arguments: [
      (AppearanceState.appeared, true, true), (.appearing, true, true), (.disappearing, true, false),
      (.disappeared, true, false), (.appeared, false, false), (.appeared, nil, false),
    ] as [(AppearanceState, Bool?, Bool)])
  func whatHasAppearedInAWindowIsShown(_ state: AppearanceState, _ isInWindow: Bool?, _ isShown: Bool) {
    var dumpRecord = DumpRecord()
    (dumpRecord.state, dumpRecord.isInWindow) = (state, isInWindow)
    #expect(dumpRecord.isShown == isShown)
  }

  @Test func theDeepestThatAreShownAreVisible() {
    let hierarchy = Self.seen([
      Self.line("tabs", .root), Self.line("a", .child(of: "tabs"), depth: 1),
      Self.line("b", .child(of: "tabs"), depth: 1, state: .disappeared, isInWindow: false),
    ]).hierarchy
    #expect(hierarchy.visible == ["a"])
    #expect(hierarchy.selected(in: "tabs") == nil, "Screen is not a tab bar controller")
    #expect(hierarchy.exposures == ["tabs": .onScreen, "a": .onScreen, "b": .outOfWindow])
  }

  @Test func whatShowsNoChildIsVisibleItself() {
    let hierarchy = Self.seen([
      Self.line("nav", .root), Self.line("a", .child(of: "nav"), depth: 1, state: .disappeared, isInWindow: false),
    ]).hierarchy
    #expect(hierarchy.visible == ["nav"])
  }

  @Test func aLineIsWhereAControllerStandsInItsParent() {
    var child = Self.line("a", .child(of: "home"), depth: 1)
    child.controller.origin = Origin(VCDiagnostics.SourceLocation(file: "dump.txt", line: 2))
    let hierarchy = Self.seen([Self.line("home", .root), child]).hierarchy
    #expect(hierarchy.containmentOrigin(of: "a").location?.line == 2)
  }

  /// A fragment whose presenter is missing: the presented controllers are above the unknown one.
  @Test func whatNobodySawHasNoExposureAndIsNoWindow() {
    let hierarchy = Self.seen(
      [Self.line("sheet", .presented(by: "presenter", style: .pageSheet), depth: 1)], inferred: ["presenter"]
    ).hierarchy
    #expect(hierarchy.isInferred("presenter"))
    #expect(!hierarchy.isInferred("sheet"))
    #expect(hierarchy.windows == [])
    #expect(hierarchy.visible == ["sheet"])
    #expect(hierarchy.exposures == ["sheet": .onScreen])
    #expect(!hierarchy.isInWindow("presenter"))
  }

  @Test(
    arguments: [
      (true, true, true), (nil, true, true), (nil, false, false), (nil, nil, false), (false, true, false),
    ] as [(Bool?, Bool?, Bool)])
  func treatsLoadedViewAsInWindowByDefault(_ isInWindow: Bool?, _ isLoaded: Bool?, _ counts: Bool) {
    let hierarchy = Self.seen([Self.line("home", .root, isInWindow: isInWindow, isViewLoaded: isLoaded)]).hierarchy
    #expect(hierarchy.isInWindow("home") == counts)
  }

  /// A controller without information about its visibility may be on screen.
  @Test(
    arguments: [
      (true, nil, Exposure.onScreen), (nil, nil, .onScreen), (nil, true, .onScreen), (nil, false, .outOfWindow),
      (false, true, .outOfWindow),
    ] as [(Bool?, Bool?, Exposure)])
  func exposureOfWhatIsNotSaid(_ isInWindow: Bool?, _ isLoaded: Bool?, _ exposure: Exposure) {
    let hierarchy = Self.seen([Self.line("home", .root, isInWindow: isInWindow, isViewLoaded: isLoaded)]).hierarchy
    #expect(hierarchy.exposure(of: "home") == exposure)
  }

  @Test func aDumpMayShowTwoPresentationsOfOne() {
    let hierarchy = Self.seen([
      Self.line("home", .root), Self.line("a", .presented(by: "home", style: .pageSheet), depth: 1),
      Self.line("b", .presented(by: "home", style: .custom), depth: 1),
    ]).hierarchy
    #expect(hierarchy.presentations(by: "home").map(\.presented) == ["a", "b"])
    #expect(hierarchy.presentation(by: "home")?.presented == "a")
    #expect(hierarchy.presentations(by: "a") == [])
    #expect(hierarchy.familyTops == ["home", "a", "b"])
    #expect(hierarchy.presentedControllers(from: "a") == ["a"])
  }

  @Test func windowsAreNamedByDumpAndNumber() {
    let one = ObservedDump(layout: .printHierarchy, lines: [Self.line("a", .root), Self.line("b", .root)])
    let two = ObservedDump(layout: .printHierarchy, lines: [Self.line("c", .root)])
    #expect(ObservedHierarchy([one]).hierarchy.windows.map(\.id) == ["main", "window 2"])
    #expect(ObservedHierarchy([one, two]).hierarchy.windows.map(\.id) == ["dump 1", "dump 1, window 2", "dump 2"])
    #expect(ObservedHierarchy([one, two]).dump(2)?.hierarchy.windows.map(\.root) == ["c"])
    #expect(ObservedHierarchy([one]).dump(0) == nil)
    #expect(ObservedHierarchy([one, two]).line(of: "c")?.controller.id == "c")
    #expect(ObservedHierarchy([one]).line(of: "c") == nil)
  }

  /// An object is the same in all dumps; its line gives its position in each.
  @Test func theSameObjectKeepsItsNameFromDumpToDump() {
    let first = ObservedDump(
      layout: .printHierarchy,
      lines: [
        Self.line("home", .root, address: "0xa"), Self.line("list", .child(of: "home"), depth: 1, address: "0xb"),
      ])
    let second = ObservedDump(
      layout: .printHierarchy,
      lines: [
        Self.line("home-2", .root, address: "0xa"), Self.line("new", .child(of: "home-2"), depth: 1, address: "0xc"),
        Self.line("list-2", .presented(by: "home-2", style: .pageSheet), depth: 1, address: "0xb"),
      ])
    let moments = ObservedHierarchy([first, second]).moments
    #expect(moments.map { $0.windows.map(\.root) } == [["home"], ["home"]])
    #expect(moments.map { $0.parent(of: "list") } == ["home", nil])
    #expect(moments[1].presentation(by: "home")?.presented == "list")
    #expect(moments[1].children(of: "home") == ["new"])
  }

  @Test func withoutAddressesTheOrderTellsControllersOfAClassApart() {
    func dump(_ names: [ControllerID]) -> ObservedDump {
      ObservedDump(layout: .printHierarchy, lines: names.map { Self.line($0, .root) })
    }
    let moments = ObservedHierarchy([dump(["a", "b"]), dump(["c", "d", "e"])]).moments
    #expect(moments[1].windows.map(\.root) == ["a", "b", "e"])
  }

  /// Chisel's note follows each presented controller, and the next line continues after it (R152).
  @Test func pvcNotesWhatIsPresentedBehindIt() {
    let lines = [
      Self.line("home", .root), Self.line("list", .child(of: "home"), depth: 1),
      Self.line("sheet", .presented(by: "list", style: nil), depth: 2),
      Self.line("form", .child(of: "sheet"), depth: 3), Self.line("other", .child(of: "home"), depth: 1),
      Self.line("alert", .presented(by: "home", style: nil), depth: 1),
      Self.line("late", .presented(by: "home", style: nil), depth: 1),
    ]
    let note = "// '*M' means the view controller is presented modally."
    #expect(
      ObservedDump(layout: .pvc, lines: lines).text == """
        <Screen: 0x1>
           | <Screen: 0x1>
           |  *M <Screen: 0x1>
           |   |   | <Screen: 0x1>

        \(note)   | <Screen: 0x1>
          *M <Screen: 0x1>

        \(note)  *M <Screen: 0x1>

        \(note)
        """)
  }
}
