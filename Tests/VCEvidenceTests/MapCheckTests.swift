import Testing
import VCDiagnostics
import VCEvidence
import VCImporters
import VCModel

/// An app's transitions: a home screen in a navigation controller presents a form, and pushes a list that goes back.
@Suite struct MapCheckTests {
  private static let map: NavigationMap = {
    func way(
      _ source: String?, _ relation: MapTransition.Relation, _ target: String?, _ identifier: String? = nil,
      line: Int = 1
    ) -> MapTransition {
      MapTransition(
        source: source, target: target, relation: relation, identifier: identifier, evidence: .constructor,
        origin: MapOrigin(kind: .swift, location: SourceLocation(file: "App.swift", line: line)))
    }
    return NavigationMap(
      controllers: [
        MapController(id: "Home", className: "Home"), MapController(id: "Form", className: "Form"),
        MapController(id: "List", className: "List", title: "All items"), MapController(id: "Tour", className: "Tour"),
        MapController(id: "nav@1", className: "UINavigationController", kind: .navigation),
        MapController(id: "nav@2", className: "UINavigationController", kind: .navigation),
        MapController(id: "Settings", className: "Settings", kind: .view),
      ],
      transitions: [
        way(nil, .windowRoot, "nav@1"), way("nav@1", .root, "Home", line: 2), way("nav@2", .root, "Form", line: 3),
        way("Home", .present, "nav@2", line: 4), way("Home", .push, "List", "all", line: 5),
        way("Tour", .present, nil, line: 6), way("Home", .sheet, "Settings", line: 7),
      ])
  }()

  private func said(_ text: String) -> [String] {
    let read = ModelFile.read(bytes: Array(text.utf8), file: "m.yaml")
    guard let model = read.value else { return read.diagnostics.map(\.message) }
    return MapCheck(model, against: Self.map).findings.map {
      "\($0.location?.line ?? 0) \($0.code): \($0.message)" + ($0.suggestion.map { "; \($0)" } ?? "")
    }
  }

  private let start = """
    window: {id: stack, class: UINavigationController, children: [{id: home, class: App.Home}]}

    """

  @Test(arguments: [
    "steps: [{present: {id: sheet, kind: navigation, children: [{id: f, class: Form}]}, from: home}]",
    "steps: [{push: {id: list, class: List}, onto: stack}]",
    "steps: [{show: {id: list, class: List}, from: home}]",
    "steps: [{push: {id: All items}, onto: stack}]",
    "steps: [{swiftUI: sheet, content: {id: s, class: Settings}, from: home}]",
    "steps: [{push: {id: list, class: List}, onto: stack}, {pop: stack}]",
  ]) func agreesWithWhatTheAppDoes(steps: String) { #expect(said(start + steps) == []) }

  @Test func saysWhatTheAppDoesInstead() {
    #expect(
      said(start + "steps:\n  - {present: {id: list, class: List}, from: home}") == [
        "3 not-in-app: the app has no transition in which 'Home' presents 'List'; 'Home' has a 'push' transition to 'List' at App.swift:5"
      ])
  }

  /// The app presents a navigation controller that contains the form, and not the form itself.
  @Test func tellsAContainerFromItsContent() {
    #expect(
      said(start + "steps:\n  - {present: {id: form, class: Form}, from: home}") == [
        "3 not-in-app: the app has no transition in which 'Home' presents 'Form'; 'Home' has a 'present' transition to 'UINavigationController' at App.swift:4"
      ])
  }

  @Test func findsClassesThatTheAppDoesNotHave() {
    #expect(
      said("window: {id: home, class: Hom}") == ["1 not-in-app: the app has no 'Hom'; did you mean 'Home'?"])
  }

  @Test func findsWhatNoContainerHolds() {
    #expect(
      said("window: {id: stack, kind: navigation, children: [{id: tour, class: Tour}]}") == [
        "1 not-in-app: in the app, 'stack' does not contain 'Tour'"
      ])
  }

  @Test func isNotSureWhereTheAppIsNotUnderstood() {
    #expect(
      said("window: {id: tour, class: Tour}\nsteps:\n  - {present: {id: form, class: Form}, from: tour}") == [
        "3 not-known-of-app: it is unknown whether 'Tour' presents 'Form': the target of a call could not be resolved"
      ])
  }

  @Test func followsSeguesByTheirIdentifier() {
    let segues = "controllers: {list: {class: List}}\nsegues: [{identifier: all, kind: show, from: home, to: list}]\n"
    #expect(said(start + segues + "steps: [{performSegue: all, from: home}]") == [])
    let other = segues.replacing("all", with: "none")
    #expect(said(start + other + "steps: [{performSegue: none, from: home}]").count == 1)
  }
}
