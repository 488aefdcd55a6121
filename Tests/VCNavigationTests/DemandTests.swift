import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCNavigation

/// Code's requests to storyboards, compared with their contents.
@Suite struct DemandTests {
  private let scenes =
    scene(
      "viewController", "id='a' customClass='List'", "<segue id='1' kind='show' destination='b' identifier='open'/>")
    + scene("viewController", "id='b' customClass='Detail' storyboardIdentifier='detail'")
    + scene("viewController", "id='c' customClass='About' storyboardIdentifier='about'")

  private func findings(
    _ requests: [CodeDemands.Request], types: Set<String> = ["List", "Detail", "About"], texts: Set<String> = [],
    reads: Bool = true
  ) -> [String] {
    let storyboard = InterfaceBuilderImporter.read(
      Array(storyboard(initial: "a", scenes).utf8), file: "Main.storyboard")
    var code = NavigationMapFragment(file: "A.swift", name: "A", isStoryboard: false)
    code.isCode = true
    if reads { code.demands = CodeDemands(requests: requests, types: types, texts: texts) }
    return NavigationMap(joining: [storyboard, code]).diagnostics.map { "\($0.code) \($0.suggestion ?? "")" }
  }

  private func request(
    _ kind: CodeDemands.Request.Kind, _ name: String?, storyboard: String? = nil
  ) -> CodeDemands.Request {
    CodeDemands.Request(
      kind, name, storyboard: storyboard, in: "List",
      origin: .init(kind: .swift, location: .init(file: "A.swift", line: 1)))
  }

  private var fitting: [CodeDemands.Request] {
    [request(.segue, "open"), request(.scene, "about", storyboard: "Main")]
  }

  @Test func acceptsFittingDemands() {
    #expect(findings(fitting) == [])
    #expect(findings(fitting + [request(.storyboard, "Main"), request(.scene, "detail")]) == [])
  }

  @Test func reportsMissingDemands() {
    #expect(findings(fitting + [request(.segue, "opn")]) == ["missing-segue did you mean 'open'?"])
    #expect(findings(fitting + [request(.scene, "detial")]) == ["missing-scene did you mean 'detail'?"])
    #expect(findings(fitting + [request(.storyboard, "Mian")]) == ["missing-storyboard did you mean 'Main'?"])
    #expect(
      findings(fitting, types: ["List", "DetailScreen", "About"]).map { $0.prefix(16) } == ["undeclared-class"])
  }

  /// The table of system controllers does not have all of Apple's classes.
  @Test func acceptsClassesNamedLikeThoseOfTheSystem() {
    let scene = scene("viewController", "id='d' customClass='MKLookAroundViewController'")
    let storyboard = InterfaceBuilderImporter.read(Array(storyboard(initial: "d", scene).utf8), file: "Map.storyboard")
    var code = NavigationMapFragment(file: "A.swift", name: "A", isStoryboard: false)
    code.isCode = true
    code.demands = CodeDemands()
    #expect(NavigationMap(joining: [storyboard, code]).diagnostics.map(\.code) == [])
  }

  @Test func reportsUnusedSeguesAndIdentifiers() {
    #expect(findings([request(.segue, "open")]).map { $0.prefix(23) } == ["unused-scene-identifier"])
    #expect(findings([request(.scene, "about")]).map { $0.prefix(17) } == ["unperformed-segue"])
  }

  /// A computed name may be any name, and so may a text from elsewhere.
  @Test func acceptsComputedDemands() {
    #expect(findings([request(.segue, nil), request(.scene, nil)]) == [])
    #expect(findings([], texts: ["open", "about"]) == [])
  }

  @Test func nothingIsSaidWhereCodeWasNotReadForIt() {
    #expect(findings([], reads: false) == [])
  }

  /// The scenes of a launch screen are unknown, because it is not read.
  @Test(arguments: [("Launch", false), ("Main", true)])
  func scenesOfLaunchScreensAreNotMissing(asked: String, isMissing: Bool) {
    let text = storyboard(initial: "a", scenes)
    let main = InterfaceBuilderImporter.read(Array(text.utf8), file: "Main.storyboard")
    let launch = InterfaceBuilderImporter.read(
      Array(text.replacing("<document ", with: "<document launchScreen='YES' ").utf8), file: "Launch.storyboard")
    var code = NavigationMapFragment(file: "A.swift", name: "A", isStoryboard: false)
    code.isCode = true
    code.demands = CodeDemands(
      requests: [request(.scene, "splash", storyboard: asked)], types: ["List", "Detail", "About"], texts: [])
    let found = NavigationMap(joining: [main, launch, code]).diagnostics.map(\.code)
    #expect(found.contains("launch-screen"))
    #expect(found.contains("missing-scene") == isMissing)
  }
}
