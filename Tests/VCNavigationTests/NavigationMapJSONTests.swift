import Testing
import VCDiagnostics
import VCModel
import VCNavigation

private func read(_ text: String) -> Diagnosed<NavigationMap?> {
  NavigationMapJSON.read(Array(text.utf8), file: "app.json")
}

private var full: NavigationMap {
  var controller = MapController(
    id: "A", className: "A", kind: .split, title: "Quote \" \\ \n é 📷", identifier: "a", isInitial: true,
    origins: [.init(kind: .storyboard, location: .init(file: "M.storyboard", line: 3, column: 4), object: "o")])
  controller.module = "App"
  controller.storyboard = "M"
  controller.settings.modalPresentationStyle = .formSheet
  controller.settings.modalTransitionStyle = .partialCurl
  controller.settings.definesPresentationContext = false
  controller.settings.providesPresentationContextTransitionStyle = true
  controller.settings.hidesBottomBarWhenPushed = true
  controller.settings.splitStyle = .tripleColumn
  controller.unwindActions = ["back:"]
  controller.partOf = ["Home"]
  controller.wireframe = [.init(.button, frame: ScreenRect(x: 0.5, y: 1, width: 2, height: 3), text: "Go")]
  var dangling = MapController(id: "B")
  dangling.isDangling = true
  dangling.note = "not found"
  var way = MapTransition(
    source: "A", target: "B", relation: .popover, column: .compact, identifier: "pop", trigger: "button: Go",
    evidence: .unresolved,
    origin: .init(kind: .storyboard, location: .init(file: "M.storyboard", line: 9, column: 2), object: "s"))
  way.popover = PopoverAnchor(
    .sourceView("Go", rect: ScreenRect(x: 1, y: 2, width: 3, height: 4)), permittedArrowDirections: [.up])
  way.style = .popover
  way.transition = .crossDissolve
  way.initiator = "A"
  way.site = "A"
  way.passthroughViews = ["v"]
  way.unwindAction = "back:"
  way.segueClass = "Fade"
  way.segueKind = "sheet"
  way.creator = "make:"
  way.isAnimated = false
  way.via = MapVia("Route.b", at: .init(file: "Routes.swift", line: 5, column: 7))
  let diagnostic = Diagnostic(
    code: "x", severity: .note, message: "m", suggestion: "s", at: .init(file: "f", line: 1), notes: [.init("n")],
    controller: "A", step: 2)
  return NavigationMap(controllers: [controller, dangling], transitions: [way], diagnostics: [diagnostic])
}

@Suite struct NavigationMapJSONTests {
  @Test func readsBackWhatItWrites() throws {
    let text = NavigationMapJSON.write(full)
    let result = read(text)
    #expect(result.diagnostics == [])
    let map = try #require(result.value)
    #expect(map == full)
    #expect(map.controllers[0].origins[0].location == full.controllers[0].origins[0].location)
    #expect(NavigationMapJSON.write(map) == text)
  }

  @Test("The transitions of one call for several sources are one entry, at the position of the first")
  func sources() throws {
    func transition(_ source: String?, _ target: String, line: Int) -> MapTransition {
      MapTransition(
        source: source, target: target, relation: .present, evidence: .constructor,
        origin: .init(kind: .swift, location: .init(file: "A.swift", line: line, column: 1)))
    }
    let given = [
      transition("A", "C", line: 1), transition("A", "D", line: 1), transition("B", "C", line: 1),
      transition("A", "C", line: 2), transition(nil, "C", line: 3), transition(nil, "C", line: 3),
    ]
    let text = NavigationMapJSON.write(NavigationMap(transitions: given))
    #expect(text.contains(#""source": "A", "sources": ["A", "B"], "target": "C""#))
    #expect(text.split(separator: "sources").count == 2)
    let read = try #require(read(text).value)
    #expect(read.transitions == [0, 2, 1, 3, 4, 5].map { given[$0] })
    #expect(NavigationMapJSON.write(read) == text)
  }

  @Test func writesKeysInOrderAndOneFactALine() {
    let map = NavigationMap(
      controllers: [.init(id: "A", className: "A")],
      transitions: [
        .init(
          source: nil, target: "A", relation: .initial, evidence: .storyboard,
          origin: .init(kind: .storyboard, location: .init(file: "M.storyboard", line: 2, column: 1), object: "a"))
      ])
    #expect(
      NavigationMapJSON.write(map) == """
        {
          "controllers": [
            {"class": "A", "id": "A", "initial": false, "kind": "content", "origins": []}
          ],
          "diagnostics": [],
          "transitions": [
            {"evidence": "storyboard", "origin": {"column": 1, "file": "M.storyboard", "kind": "storyboard", "line": 2, "object": "a"}, "relation": "initial", "source": null, "target": "A"}
          ],
          "vcgraph": "map",
          "version": 1
        }

        """)
  }

  @Test(arguments: [
    ("", "app.json:1:1: the file ends where a value was expected"),
    ("{\"a\": 1", "app.json:1:8: expected ',' or '}'"),
    ("{\n  \"é\": tru}", "app.json:2:8: expected a value"),
    ("[1, 2", "app.json:1:6: expected ',' or ']'"),
    ("{\"a\": 1, \"a\": 2}", "app.json:1:10: the key 'a' is given twice"),
    ("{} {}", "app.json:1:4: unexpected content after the end of the document"),
    ("\"\\ud800\"", "app.json:1:8: unpaired surrogate"),
    ("{\"a\": [\n", "app.json:1:8: the file ends where a value was expected"),
    ("{\n\"é\": 1 \n\n", "app.json:2:7: expected ',' or '}'"),
    ("\"abc", "app.json:1:5: the file ends inside a string"),
    ("{\"a\": 1}", "app.json:1:1: found different JSON, expected a map with '\"vcgraph\": \"map\"'"),
    ("[]", "app.json:1:1: expected an object"),
  ])
  func saysWhatIsNoMapAndWhere(text: String, expected: String) {
    let result = read(text)
    #expect(result.value == nil)
    #expect(result.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [expected])
  }

  @Test func reportsEveryValueThatDoesNotFit() {
    let result = read(
      """
      {"vcgraph": "map", "version": 1,
       "controllers": [{"id": "A", "kind": "navigaton"}, {"class": "B"}, 7],
       "transitions": [{"relation": "push", "evidence": "storyboard", "source": 3,
                        "origin": {"kind": "swift", "file": "f"}}]}
      """)
    #expect(
      result.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
        "app.json:2:38: unknown value 'navigaton', expected content, navigation, tabBar, split, page, container, alert, "
          + "hosting, view",
        "app.json:2:52: the key 'id' is missing", "app.json:2:68: expected an object", "app.json:3:75: expected text",
      ])
    #expect(result.diagnostics.first?.suggestion == "did you mean 'navigation'?")
    #expect(result.value?.controllers.map(\.id) == ["A"])
    #expect(result.value?.transitions.count == 1)
  }

  @Test func passesOverKeysOfLaterVersions() {
    let result = read(
      "{\"vcgraph\": \"map\", \"version\": 2, \"controllers\": [], \"transitions\": [], \"future\": [{}]}")
    #expect(result.diagnostics.map(\.code) == ["newer-map"])
    #expect(result.diagnostics.first?.message.hasPrefix("a map of version 2, newer") == true)
    #expect(result.value == NavigationMap())
  }

  @Test func decodesEscapes() {
    let result = read(
      "{\"vcgraph\": \"map\", \"controllers\": [{\"id\": \"\\ud83d\\udcf7 \\u00e9 \\/ \\n\"}]}")
    #expect(result.value?.controllers.map(\.id) == ["📷 é / \n"])
  }

  @Test func refusesNestingThatNoMapHas() {
    let text = String(repeating: "[", count: 100_000)
    #expect(read(text).diagnostics.map(\.message) == ["nested too deeply"])
  }

  @Test func readsALongLineInOneGo() {
    let controllers = (0..<20_000).map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ")
    let result = read("{\"vcgraph\": \"map\", \"controllers\": [\(controllers)]}")
    #expect(result.value?.controllers.count == 20_000)
  }
}
