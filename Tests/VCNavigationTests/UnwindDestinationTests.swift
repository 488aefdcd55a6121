import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCNavigation

/// The destinations of unwind segues whose action a base class declares (R115, R162).
@Suite("Destinations of unwind segues")
struct UnwindDestinationTests {
  private static let place = MapOrigin(
    kind: .swift, location: SourceLocation(file: "App.swift", line: 1, column: 1))

  /// A storyboard with a screen of a class for each name, which all inherit `back:`, and with segues between them. The screen
  /// `end` unwinds.
  private func destinations(of names: [String], _ segues: [(from: String, kind: String, to: String)]) -> [String] {
    let scenes = names.map { name in
      let own = segues.enumerated().filter { $0.element.from == name }.map { position, segue in
        "<segue id='s\(position)' kind='\(segue.kind)' destination='\(segue.to)'/>"
      }
      let unwind = name == "end" ? ["<segue id='u' kind='unwind' destination='exit' unwindAction='back:'/>"] : []
      return "<scene><objects><viewController id='\(name)' customClass='\(name)' sceneMemberID='viewController'>"
        + "<connections>\((own + unwind).joined())</connections></viewController>"
        + "\(name == "end" ? "<exit id='exit' sceneMemberID='exit'/>" : "")</objects></scene>"
    }
    let text =
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' initialViewController='\(names[0])'>"
      + "<scenes>\(scenes.joined())</scenes></document>"
    var code = NavigationMapFragment(file: "App.swift", name: "App", isStoryboard: false)
    code.isCode = true
    code.classes =
      [.init(name: "Base", unwindActions: [.init(selector: "back:", origin: Self.place)])]
      + names.map { .init(name: $0, superclass: "Base") }
    let map = NavigationMap(joining: [code, InterfaceBuilderImporter.read(Array(text.utf8), file: "Main.storyboard")])
    return map.transitions.filter { $0.relation == .unwind }.map { $0.target ?? "?" }
  }

  @Test("The search stops at the nearest screen with the action on each way")
  func nearest() {
    let found = destinations(
      of: ["start", "list", "other", "end", "beside"],
      [
        ("start", "show", "list"), ("list", "presentation", "end"), ("other", "show", "end"),
        ("start", "show", "beside"),
      ])
    #expect(found == ["list", "other"])
  }

  @Test("If nothing known leads to the source, it may come from any of a few screens")
  func unknownSource() {
    #expect(destinations(of: ["start", "list", "end"], [("start", "show", "list")]) == ["list", "start"])
  }

  @Test("If that could be any of many screens, the destination is unknown")
  func many() {
    let names = ["start"] + (1...20).map { "screen\($0)" } + ["end"]
    #expect(destinations(of: names, []) == ["?"])
  }
}
