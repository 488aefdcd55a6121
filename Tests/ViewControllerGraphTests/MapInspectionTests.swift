import Testing
import VCDiagnostics
import VCModel
import ViewControllerGraph

@Suite struct MapInspectionTests {
  @Test(
    "the app starts at the target of a window or the initial scene of a storyboard, not at screens that unknown code opens"
  )
  func entries() {
    let origin = MapOrigin(kind: .swift, location: SourceLocation(file: "App.swift", line: 3))
    let map = NavigationMap(
      controllers: ["Home", "Help"].map { MapController(id: $0) },
      transitions: [
        MapTransition(source: nil, target: "Home", relation: .windowRoot, evidence: .local, origin: origin),
        MapTransition(source: nil, target: "Help", relation: .push, evidence: .local, origin: origin),
      ])
    let inspection = MapInspection(map)
    #expect(inspection.text(of: map.controllers[0]).contains("entry"))
    #expect(!inspection.text(of: map.controllers[1]).contains("entry"))
  }
}
