import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCReplay
import VCScan
import VCSourceReading

private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// A folder in which every kind of class has an unwind action: its own, its base class's, in an extension, in a
/// category.
@Suite struct UnwindScanTests {
  private static let folder = here.appendingPathComponent("Fixtures/Unwinds").path
  private let map = NavigationScan(code: SourceFileReader()).map(of: [folder])

  @Test func leadsToWhoImplementsTheAction() {
    let unwinds = map.transitions.filter { $0.relation == .unwind }
      .map { "\($0.source ?? "") \($0.identifier ?? "") \($0.target ?? "?")" }
    #expect(
      unwinds == [
        "NameStepController cancel HomeViewController", "PlaceStepController again NameStepController",
        "PlaceStepController done HomeViewController", "LegacyViewController old CodeViewController",
        "LegacyViewController typo ?", "LegacyViewController gone ?", "LegacyViewController any PlaceStepController",
        "Seen up Seen",
      ])
    #expect(
      map.diagnostics.filter { $0.code.hasPrefix("unwind") }.map { "\($0.code) \($0.suggestion ?? "")" } == [
        "unwind-without-destination did you mean 'backToHome:'?",
        "unwind-without-destination write '@IBAction func nobodyHasThis(_ segue: UIStoryboardSegue)' in the class of the"
          + " destination screen",
      ])
  }

  /// An unwind segue does not make its destination reachable.
  @Test func doesNotTakeUnwindsForWaysIn() {
    #expect(NavigationLint.check(map).map(\.code) == [])
    #expect(NavigationPaths(map).shortest(from: "LegacyViewController", to: "HomeViewController") == nil)
  }

  /// R115: the replay finds the controller that the map names.
  @Test func replaysToTheSameDestination() throws {
    let path = try #require(NavigationPaths(map).shortest(from: "HomeViewController", to: "PlaceStepController"))
    var model = path.model(in: map)
    model.steps.append(Step(.unwindAction("finishFor:sender:", from: "PlaceStepController")))
    let replay = Replay(model)
    #expect(replay.steps.map(\.outcome) == [.performed, .performed, .performed])
    #expect(replay.hierarchy.visible.map(\.rawValue) == ["HomeViewController"])
  }

  /// Without code, the map contains only the transitions of Interface Builder's files.
  @Test func readsNoCodeWithoutAReader() {
    let map = NavigationScan().map(of: [Self.folder])
    #expect(map.transitions.filter { $0.relation == .unwind }.allSatisfy { $0.target == nil })
    #expect(!map.controllers.isEmpty)
  }

  /// Of several apps in one folder, each has its own classes, even if their names are the same.
  @Test func meansTheNearestClassOfAName() {
    func storyboard(_ app: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene><objects><viewController id="a" customClass="First" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController id="b" customClass="\(app)Second" sceneMemberID="viewController"><connections>
      <segue id="u" kind="unwind" destination="x" unwindAction="back:"/></connections></viewController>
      <exit id="x" sceneMemberID="exit"/></objects></scene></scenes></document>
      """
    }
    let action = "@IBAction func back(_ segue: UIStoryboardSegue) {}"
    let map = NavigationScan(code: SourceFileReader()).map(
      of: ["One", "Two"].map { ("\($0)/Main.storyboard", Array(storyboard($0).utf8)) },
      code: {
        [
          ("One/First.swift", "class First: Base {}"), ("One/Base.swift", "class Base: UIViewController { \(action) }"),
          ("Two/First.swift", "class First: Base {}"), ("Two/Base.swift", "class Base: UIViewController {}"),
        ].map { ($0.0, Array($0.1.utf8)) }
      })
    #expect(
      map.transitions.filter { $0.relation == .unwind }.map(\.target) == [
        "First#One/Main.storyboard#a", "First#One/Main.storyboard#a",
      ])
  }

  private func unwinds(_ scenes: String, _ code: [String]) -> [String] {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"a\"><scenes>"
      + scenes + "</scenes></document>"
    let map = NavigationScan(code: SourceFileReader()).map(of: [(name: "M.storyboard", bytes: Array(text.utf8))]) {
      code.enumerated().map { (name: "\($0).swift", bytes: Array($1.utf8)) }
    }
    return map.transitions.filter { $0.relation == .unwind }.map { "\($0.source ?? "") \($0.target ?? "?")" }
  }

  private func scene(_ id: String, _ segues: String) -> String {
    """
    <scene><objects><viewController id="\(id)" customClass="\(id.uppercased())" sceneMemberID="viewController"><connections>\
    \(segues)</connections></viewController><exit id="x\(id)" sceneMemberID="exit"/></objects></scene>
    """
  }

  /// Three screens have the action; one of them is never below the screen that unwinds, and of the others one is nearer.
  @Test func leadsOnlyWhereTheSourceCanComeFrom() {
    let scenes =
      scene("a", "<segue id='1' kind='show' destination='b'/><segue id='2' kind='show' destination='d'/>")
      + scene("b", "<segue id='3' kind='show' destination='c'/>")
      + scene("c", "<segue id='4' kind='unwind' destination='xc' unwindAction='back:'/>") + scene("d", "")
    let code = ["A", "B", "D"].map {
      "class \($0): UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }"
    }
    #expect(unwinds(scenes, code) == ["C B"])
    // If unknown code can show the source, all of them are possible.
    let loose = scenes.replacingOccurrences(of: "<segue id='3' kind='show' destination='c'/>", with: "")
    #expect(unwinds(loose, code) == ["C A", "C B", "C D"])
  }

  /// In Swift 2, the first label was not a part of a selector.
  @Test func knowsTheSelectorsOfSwift2() {
    let scenes =
      scene("a", "<segue id='1' kind='show' destination='b'/>")
      + scene("b", "<segue id='2' kind='unwind' destination='xb' unwindAction='back:'/>")
    #expect(
      unwinds(scenes, ["class A: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }"]) == ["B A"])
  }

  /// Code is included whether its folder or its file was given.
  @Test(arguments: [
    ["App", "Legacy"], ["App/Base.lproj/Main.storyboard", "App/Steps.swift", "Legacy/CodeViewController.m"],
  ]) func readsCodeOfAllPaths(paths: [String]) {
    let map = NavigationScan(code: SourceFileReader()).map(of: paths.map { Self.folder + "/" + $0 })
    let targets = map.transitions.filter { $0.relation == .unwind }.map { $0.target ?? "?" }
    #expect(targets.contains("CodeViewController") && targets.contains("NameStepController"))
    #expect(map.diagnostics.filter { $0.severity == .error } == [])
  }
}
