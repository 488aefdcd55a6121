import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// The hierarchy in a special notation: `[children]`, a star at the shown child, `> presented (style)`, `?` for missing
/// information.
private func outline(_ text: String) throws -> String {
  let observation = try #require(DumpImporter.read(text, file: "dump.txt").value)
  let hierarchy = observation.hierarchy
  func describe(_ id: ControllerID) -> String {
    let children = hierarchy.children(of: id).map { child in
      (hierarchy.selected(in: id) == child ? "*" : "") + describe(child)
    }
    let presented = hierarchy.presentations(by: id).map { presentation in
      let isKnown = hierarchy.dumpRecord(of: presentation.presented)?.presentationController != nil
      return " > \(describe(presentation.presented)) (\(isKnown ? presentation.style.rawValue : "?"))"
    }
    let name = hierarchy.isInferred(id) ? "?" : id.rawValue
    return name + (children.isEmpty ? "" : "[\(children.joined(separator: ", "))]") + presented.joined()
  }
  let parts = hierarchy.ids.filter { hierarchy.isInferred($0) }
  return (hierarchy.windows.map(\.root) + parts).map(describe).joined(separator: " | ")
}

private let sheet = """
  <UITabBarController 0x1010>, state: appeared, view: <UILayoutContainerView 0x1011>
     | <UINavigationController 0x1020>, state: appeared, view: <UILayoutContainerView 0x1021>
     |    | <App.ListViewController 0x1030>, state: appeared, view: <UIView 0x1031>
     | <App.MoreController 0x1050>, state: disappeared, view:  (view not loaded)
     + <UINavigationController 0x1040>, state: appeared, view: <UILayoutContainerView: 0x1041>, presented with: <_UIPageSheetPresentationController 0x1042>
     |    | <App.DetailViewController 0x1050>, state: appeared, view: <UIView 0x1051>
  """

private let sheetOutline =
  "UITabBarController[*UINavigationController[ListViewController], MoreController]"
  + " > UINavigationController#2[DetailViewController] (pageSheet)"

@Suite struct PrintHierarchyTests {
  @Test func readsChildrenAndPresentations() throws {
    #expect(try outline(sheet) == sheetOutline)
  }

  @Test func readsTheSameUnderEveryDisguise() throws {
    let lines = sheet.split(separator: "\n")
    func prefixed(_ text: String) -> String { lines.map { text + $0 }.joined(separator: "\n") }
    let disguises: [String] = [
      "(lldb) po [UIViewController _printHierarchy]\n" + sheet + "\n\n(lldb) ",
      "```\n" + sheet + "\n```",
      "`" + sheet + "`",
      prefixed("      "),
      lines.joined(separator: "\n\n"),
      lines.joined(separator: "\r\n"),
      "$0 = \"" + lines.joined(separator: "\\n") + "\"",
      "▿ Optional<Any>\n  - some : " + sheet,
      sheet.split(separator: "\n").map { $0.replacing("   |", with: "  |").replacing("   +", with: "  +") }
        .joined(separator: "\n"),
      sheet.replacing("   + ", with: "     "),
      sheet.replacing("   + ", with: "   | "),
      "2031-05-04 10:11:12.123+0200 App[12:34] <tag> " + sheet,
      prefixed("10:11:12+02 App[1] |x| : "),
      prefixed("> "),
      prefixed("> > "),
      prefixed("2031-05-04 10:11:12.123 | INFO | "),
      prefixed("[10:11:12] "),
      "Sent from my phone\n\n" + prefixed("> ").replacing("view: <", with: "view:\n> <"),
      prefixed("> ").replacing(", presented with", with: ",\n> presented with"),
      lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n"),
      lines.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: " "),
      sheet.replacing("   ", with: ""),
      sheet.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;"),
      "<pre><code>" + sheet.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\n", with: "<br>")
        + "</code></pre>",
      "<p>" + sheet.replacing("<", with: "&#60;").replacing(">", with: "&#62;").replacing("   ", with: "&nbsp;&nbsp; ")
        + "</p>",
      "\"" + sheet.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing("\n", with: "\\n") + "\"",
      sheet.replacing("|", with: "\\|").replacing("   +", with: "   \\+"),
      sheet.replacing("|", with: "│"),
      sheet.replacing("with:", with: "with: ").replacing(", state", with: ",  state"),
      "Optional(" + sheet + ")",
      "cy# [UIViewController _printHierarchy].toString()\n" + sheet + "\ncy# ",
      "Type: Debug | Timestamp: 2031-05-04 | Process: App | TID: 0x12\n" + sheet,
      sheet.replacing("   |", with: "\t|").replacing("   +", with: "\t+"),
      sheet.replacing("   ", with: "\u{A0}\u{A0}\u{A0}"),
    ]
    for disguise in disguises { #expect(try outline(disguise) == sheetOutline, "\(disguise)") }
  }

  @Test func readsDumpsWithoutAddresses() throws {
    let text = """
      <App.RootController>, state: appeared, view: <UIView>
         | <App.ListViewController>, state: appeared, view: <UIView>
         | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
         |    | <App.ListViewController>, state: appeared, view: <UIView>
      """
    #expect(try outline(text) == "RootController[ListViewController, UIPageViewController[ListViewController#2]]")
  }

  /// SwiftUI's controllers are generic over the views that they show.
  @Test func readsClassesWithVeryLongNames() throws {
    let name = "UIHostingController<" + String(repeating: "Modified<", count: 900) + String(repeating: ">", count: 901)
    let text =
      "<A.Root 0x1>, state: appeared, view: <UIView 0x2>\n   | <\(name) 0x3>, state: appeared, view: <UIView 0x4>"
    #expect(try outline(text) == "Root[UIHostingController]")
    let noise = String(repeating: String(repeating: "<", count: 60_000) + ">, state: \n", count: 20)
    #expect(DumpImporter.read(noise, file: "").value == nil)
  }

  /// Controllers above the first line are not in the dump, and are not invented.
  @Test func leavesWhatIsAboveAFragmentUnknown() throws {
    let text = """
         |    | <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         |    |    | <A.First 0x3>, state: disappeared, view: <UIView 0x4> not in the window
         |    |    | <A.Second 0x5>, state: appeared, view: <UIView 0x6>
         |    | <A.Other 0x7>, state: disappeared, view: (view not loaded)
         + <A.Modal 0x8>, state: appeared, view: <UIView 0x9>, presented with: <_UIFormSheetPresentationController 0xa>
      """
    #expect(try outline(text) == "?[UINavigationController[First, Second], Other] | ? > Modal (formSheet)")
    let below = text.split(separator: "\n").suffix(2).joined(separator: "\n").replacing("   |    |", with: "   |")
    #expect(try outline(below) == "?[Other] > Modal (formSheet)")
  }

  @Test func takesAFirstLineThatNothingPresentsForTheRoot() throws {
    let text = """
         + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, presented with: (null)
         |    | <A.First>, state: disappeared, view: <UIView> not in the window
         |    | <A.Second>, state: appeared, view: <UIView>
      """
    #expect(try outline(text) == "UINavigationController[First, Second]")
    let trimmed = text.split(separator: "\n").map { $0.dropFirst(3) }.joined(separator: "\n")
    #expect(try outline(trimmed) == "UINavigationController[First, Second]")
    // A controller with a presentation controller has a presenter, even if it is unknown.
    let presented = text.replacing("(null)", with: "<_UIFullscreenPresentationController>")
    #expect(try outline(presented) == "? > UINavigationController[First, Second] (fullScreen)")
  }

  @Test(arguments: [true, false]) func readsUTF16(isBigEndian: Bool) throws {
    let units = ("\u{FEFF}" + sheet).utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(DumpImporter.read(bytes: units, file: "").value?.text == sheet + "\n")
  }

  @Test func readsSeveralWindowsOfADump() throws {
    let text = sheet + "\n<UIInputWindowController 0x90>, state: appeared, view: <UIInputSetContainerView 0x91>"
    #expect(try outline(text) == sheetOutline + " | UIInputWindowController")
    let observation = try #require(DumpImporter.read(text, file: "").value)
    #expect(observation.dumps.count == 1)
    #expect(observation.hierarchy.windows.map(\.id) == ["main", "window 2"])
  }

  @Test(arguments: ["\n\n", "\n(lldb) po [UIViewController _printHierarchy]\n", "\n```\n\nafter the tap:\n```\n"])
  func readsSeveralDumpsOfAFile(between: String) throws {
    let later = sheet.split(separator: "\n").prefix(4).joined(separator: "\n")
    let observation = try #require(DumpImporter.read(sheet + between + later, file: "").value)
    #expect(observation.dumps.map(\.lines.count) == [6, 4])
    #expect(observation.hierarchy.windows.map(\.id) == ["dump 1", "dump 2"])
    #expect(observation.dump(2)?.text == later + "\n")
    #expect(observation.dump(3) == nil)
  }

  @Test func keepsTwoPresentationsByOneController() throws {
    let text = """
      <A.Root 0x1>, state: appeared, view: <UIView 0x2>
         + <A.One 0x3>, state: appeared, view: <UIView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
         + <A.Two 0x6>, state: appearing, view: <UIView 0x7>, presented with: (null)
      """
    #expect(try outline(text) == "Root > One (pageSheet) > Two (?)")
  }

  /// The split view's second column stays where it was observed, on any device.
  @Test func collapsesNothing() throws {
    let text = """
      <UISplitViewController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
         |    | <A.List 0x5>, state: appeared, view: <UIView 0x6>
         | <UINavigationController 0x7>, state: appeared, view: <UILayoutContainerView 0x8>
         |    | <A.Detail 0x9>, state: appeared, view: <UIView 0xa>
      """
    #expect(
      try outline(text) == "UISplitViewController[UINavigationController[List], UINavigationController#2[Detail]]")
    let hierarchy = try #require(DumpImporter.read(text, file: "").value).hierarchy
    #expect(hierarchy.visible.map(\.rawValue) == ["List", "Detail"])
  }

  @Test func keepsWhatWasSeenOfEachView() throws {
    let text = """
      <A.Root 0x1>, state: disappearing, view: <A.RootView: 0x2> not in the window
         | <A.One 0x3>, state: appearing, view: <UIView 0x4>
         | <A.Two 0x5>, state: disappeared, view:  (view not loaded)
      """
    let hierarchy = try #require(DumpImporter.read(text, file: "").value).hierarchy
    let seen = hierarchy.ids.compactMap(hierarchy.dumpRecord)
    #expect(seen.map(\.state) == [.disappearing, .appearing, .disappeared])
    #expect(seen.map(\.isInWindow) == [false, true, false])
    #expect(seen.map(\.isViewLoaded) == [true, true, false])
    #expect(seen.map(\.viewClass) == ["A.RootView", "UIView", nil])
    #expect(seen.map(\.address) == ["0x1", "0x3", "0x5"])
    #expect(hierarchy.isInWindow("One"))
    #expect(!hierarchy.isInWindow("Root"))
  }

  @Test(arguments: [
    ("", nil as AppearanceState?, nil as Bool?), (">", nil, nil), (">, st", nil, nil),
    (">, state: appeared", .appeared, nil),
    (">, state: appeared, view: <UIVi", .appeared, nil),
    (">, state: appeared, view: <UIView 0x6> not in the", .appeared, true),
  ])
  func readsALineThatWasCutOff(tail: String, state: AppearanceState?, isInWindow: Bool?) throws {
    let text = "<A.Root 0x1>, state: appeared, view: <UIView 0x2>\n   | <A.Last 0x5" + tail
    #expect(try outline(text) == "Root[Last]")
    let seen = try #require(DumpImporter.read(text, file: "").value?.hierarchy.dumpRecord(of: "Last"))
    #expect(seen.state == state)
    #expect(seen.isInWindow == isInWindow)
  }

  @Test func keepsPresentationsAtSeveralDepthsApart() throws {
    let text = """
      <A.Root 0x1>, state: disappeared, view: <UIView 0x2> not in the window
         | <A.Inner 0x3>, state: disappeared, view: <UIView 0x4> not in the window
         |    + <A.Local 0x5>, state: disappeared, view: <UIView 0x6> not in the window, presented with: <_UICurrentContextPresentationController 0x7>
         + <A.Full 0x8>, state: disappeared, view: <UIView 0x9> not in the window, presented with: <_UIFullscreenPresentationController 0xa>
         |    + <A.Over 0xb>, state: appeared, view: <UIView 0xc>, presented with: <_UIOverFullscreenPresentationController 0xd>
      """
    #expect(
      try outline(text)
        == "Root[Inner > Local (currentContext)] > Full > Over (overFullScreen) (fullScreen)")
  }

  @Test(arguments: [
    ("_UIFullscreenPresentationController", ModalPresentationStyle.fullScreen),
    ("_UIOverFullscreenPresentationController", .overFullScreen),
    ("_UIPageSheetPresentationController", .pageSheet),
    ("_UIFormSheetPresentationController", .formSheet),
    ("_UICurrentContextPresentationController", .currentContext),
    ("_UIOverCurrentContextPresentationController", .overCurrentContext),
    ("UIPopoverPresentationController", .popover),
    ("UISheetPresentationController", .pageSheet),
    ("_UIAlertControllerPresentationController", .alert),
    ("_UIAlertControllerActionSheetRegularPresentationController", .actionSheet),
    ("App.CardPresentationController", .custom),
  ])
  func tellsTheStyleByThePresentationController(className: String, style: ModalPresentationStyle) throws {
    let text = """
      <A.Root 0x1>, state: appeared, view: <UIView 0x2>
         + <A.Shown 0x3>, state: appeared, view: <UIView 0x4>, presented with: <\(className) 0x5>
      """
    let presentation = try #require(DumpImporter.read(text, file: "").value?.hierarchy.presentations.first)
    #expect(presentation.style == style)
    #expect(presentation.initiator == nil)
  }

  @Test(arguments: [
    ("UISplitViewController", ControllerKind.split), ("App.MainTabBarController", .tabBar),
    ("App.CoachNavigationController", .navigation), ("SwiftUI.UIHostingController<App.DetailView>", .hosting),
    ("_TtGC7SwiftUI19UIHostingControllerV3App11ContentView_", .hosting), ("UIAlertController", .alert),
    ("App.Pager", .container), ("UIImagePickerController", .navigation),
  ])
  func tellsTheKindByTheClass(className: String, kind: ControllerKind) throws {
    let text = """
      <\(className) 0x1>, state: appeared, view: <UIView 0x2>
         | <A.Child 0x3>, state: appeared, view: <UIView 0x4>
      """
    let root = try #require(DumpImporter.read(text, file: "").value?.hierarchy.controllers.first)
    #expect(root.kind == kind)
    #expect(root.className == className)
  }

  @Test func locatesEveryController() throws {
    let hierarchy = try #require(DumpImporter.read("(lldb) po x\n" + sheet, file: "dump.txt").value).hierarchy
    #expect(
      hierarchy.controllers.map { $0.origin.location?.description } == [
        "dump.txt:2:1", "dump.txt:3:6", "dump.txt:4:11", "dump.txt:5:6", "dump.txt:6:6", "dump.txt:7:11",
      ])
  }

  @Test func saysWhenThereIsNothingToRead() {
    let result = DumpImporter.read("error: expression failed\n", file: "d.txt")
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.code) == ["dump-without-controllers"])
  }

  @Test func reportsADamagedLineAndGoesOn() throws {
    let text = """
      <A.Root 0x1>, state: appeared, view: <UIView 0x2>
         | <A.Chi
         | <A.Next 0x5>, state: appeared, view: <UIView 0x6>
      """
    let result = DumpImporter.read(text, file: "d.txt")
    #expect(
      result.diagnostics.map { "\($0.code) \($0.location?.description ?? "")" } == [
        "dump-line-not-understood d.txt:2:6"
      ])
    #expect(try outline(text) == "Root[unknown, Next]")
  }

  @Test func readsOrReportsDamagedText() {
    func read(_ text: String) {
      let read = DumpImporter.read(text, file: "")
      #expect(read.value != nil || !read.diagnostics.isEmpty, "\(text)")
    }
    let text = Array(sheet)
    for cut in stride(from: 0, to: text.count, by: 3) {
      read(String(text[..<cut]))
      read(String(text[cut...]))
      var changed = text
      let damage: [Character] = ["<", ">", "|", "+", "\n", "\0"]
      changed[cut] = damage[cut / 3 % damage.count]
      read(String(changed))
    }
  }
}

@Suite struct ChiselTests {
  @Test func readsChildrenAndModals() throws {
    let text = """
      (lldb) pvc 0x7fd01
      <UITabBarController: 0x7fd01; view = <UILayoutContainerView; 0x7fd02>; frame = (0, 0; 390, 844)>
         | <App.ListViewController: 0x7fd03; view = <UIView; 0x7fd04>; frame = (0, 0; 390, 844.5)>
         | <App.MoreController: 0x7fd05; view not loaded>
        *M <UINavigationController: 0x7fd06; view = <UILayoutContainerView; 0x7fd07>; frame = (0, 0; 390, 844)>
         |   | <App.DetailViewController: 0x7fd08; view = <UIView; 0x7fd09>; frame = (0, 0; 390, 844)>

      // '*M' means the view controller is presented modally.
      """
    #expect(
      try outline(text) == "UITabBarController[ListViewController, MoreController]"
        + " > UINavigationController[DetailViewController] (?)")
  }

  @Test func goesOnBehindTheNoteOnTheSameLine() throws {
    let text = """
      <A.Root: 0x1; view = <UIView; 0x2>; frame = (0, 0; 1, 1)>
         | <A.Inner: 0x3; view = <UIView; 0x4>; frame = (0, 0; 1, 1)>
         |  *M <A.Modal: 0x5; view = <UIView; 0x6>; frame = (0, 0; 1, 1)>

      // '*M' means the view controller is presented modally.   | <A.Last: 0x7; view = <UIView; 0x8>; frame = (0, 0; 1, 1)>
      """
    #expect(try outline(text) == "Root[Inner > Modal (?), Last]")
  }

  @Test func warnsAboutAStateThatUIKitDoesNotPrint() throws {
    let read = DumpImporter.read("<A.Root 0x1>, state: apeared, view: <UIView 0x2>", file: "dump.txt")
    #expect(read.diagnostics.map(\.code) == ["dump-unknown-state"])
    #expect(read.diagnostics.first?.suggestion == "did you mean 'appeared'?")
    #expect(read.diagnostics.first?.location?.column == 1)
  }

  @Test func keepsAControllerThatCouldNotBeDescribed() throws {
    let text = """
      <A.Root: 0x1; view = <UIView; 0x2>; frame = (0, 0; 1, 1)>
         | [Error getting description.]
      """
    #expect(try outline(text) == "Root[unknown]")
    #expect(DumpImporter.read(text, file: "").diagnostics.map(\.code) == ["dump-unknown-controller"])
  }
}
