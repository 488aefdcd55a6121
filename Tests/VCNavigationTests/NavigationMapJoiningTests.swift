import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCNavigation

/// Reads and joins storyboards, given by their names and the contents of their `scenes`.
func join(_ files: KeyValuePairs<String, String>, mergesClasses: Bool = false) -> NavigationMap {
  let fragments = files.map { InterfaceBuilderImporter.read(Array($0.value.utf8), file: $0.key) }
  return NavigationMap(joining: fragments, mergesClasses: mergesClasses)
}

/// The text of a storyboard with the given scenes.
func storyboard(initial: String? = nil, _ scenes: String) -> String {
  let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(initial)>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

/// A scene with the given objects.
func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>\n" }

/// A scene with one controller and its connections.
func scene(_ element: String, _ attributes: String, _ segues: String = "") -> String {
  scene("<\(element) \(attributes) sceneMemberID=\"viewController\"><connections>\(segues)</connections></\(element)>")
}

extension NavigationMap {
  /// The transitions, one line each: `A -push-> B`.
  var paths: [String] {
    transitions.map { way in
      "\(way.source ?? "·") -\(way.relation)\(way.column.map { " \($0)" } ?? "")-> \(way.target ?? "?")"
        + (way.evidence == .unresolved ? " unresolved" : "")
    }
  }

  var messages: [String] { diagnostics.map { "\($0.location?.description ?? ""): \($0.code): \($0.message)" } }
}

@Suite struct NavigationMapJoiningTests {
  @Test func namesScenesByClassElseByStoryboardAndObject() {
    let map = join([
      "App/Main.storyboard": storyboard(
        scene("viewController", "id='a' customClass='List'") + scene("viewController", "id='b'")
          + scene("viewController", "id='c' customClass='Detail'")
          + scene("viewController", "id='d' customClass='Detail'"))
    ])
    #expect(map.controllers.map(\.id) == ["Detail#c", "Detail#d", "List", "Main#b"])
  }

  @Test func aTitleInBase64IsRead() {
    let title = "<string key='title' base64-UTF8='YES'>\nEENvbnRhaW5lcg\n</string>"
    let map = join([
      "Main.storyboard": storyboard(
        scene(
          "<viewController id='a' sceneMemberID='viewController'><navigationItem key='navigationItem' id='n'>\(title)"
            + "</navigationItem></viewController>"))
    ])
    #expect(map.controllers.map(\.title) == ["Container"])
  }

  /// Code that creates a navigation controller, of a class that also has scenes, does not create these.
  @Test func distinguishesInstanceMadeInCodeFromScenesOfItsClass() {
    var scenes = InterfaceBuilderImporter.read(
      Array(
        storyboard(
          scene("navigationController", "id='a' customClass='Stack'")
            + scene("navigationController", "id='b' customClass='Stack'")
        ).utf8), file: "Main.storyboard")
    scenes.diagnostics = []
    let place = MapOrigin(kind: .swift, location: SourceLocation(file: "Stack.swift", line: 1, column: 7))
    var code = NavigationMapFragment(file: "Stack.swift", name: "Stack", isStoryboard: false)
    var stack = MapController(id: "Stack", className: "Stack", kind: .navigation)
    stack.origins = [place]
    let list = MapController(id: "List", className: "List")
    code.screens = [stack, list].map { NavigationMapFragment.CodeScreen($0) }
    func link(_ source: String, _ target: String, _ relation: MapTransition.Relation) -> NavigationMapFragment.Link {
      .init(
        source: .screen(source), target: .screen(target),
        transition: MapTransition(source: nil, target: nil, relation: relation, evidence: .constructor, origin: place))
    }
    code.links = [link("Stack", "List", .root)]
    let map = NavigationMap(joining: [scenes, code])
    let made = map.controllers.first { $0.id == "Stack" }
    #expect(map.paths == ["Stack -root-> List"])
    #expect(made?.kind == .navigation)
    #expect(made?.origins == [place])
  }

  @Test("each scene of a class does what its code does, and so do the controllers that code creates")
  func codeOfAClassWithSeveralScenes() {
    let scenes = InterfaceBuilderImporter.read(
      Array(
        storyboard(
          scene("viewController", "id='a' customClass='Page'") + scene("viewController", "id='b' customClass='Page'")
        ).utf8), file: "Main.storyboard")
    let place = MapOrigin(kind: .swift, location: SourceLocation(file: "Page.swift", line: 1, column: 7))
    var code = NavigationMapFragment(file: "Page.swift", name: "Page", isStoryboard: false)
    code.screens = ["Page", "List", "Home"].map {
      NavigationMapFragment.CodeScreen(MapController(id: $0, className: $0))
    }
    func link(_ source: String, _ target: String, site: String) -> NavigationMapFragment.Link {
      var transition = MapTransition(source: nil, target: nil, relation: .push, evidence: .constructor, origin: place)
      transition.site = site
      return .init(source: .screen(source), target: .screen(target), transition: transition)
    }
    code.links = [link("Page", "List", site: "Helper")]
    #expect(NavigationMap(joining: [scenes, code]).paths == ["Page#a -push-> List", "Page#b -push-> List"])
    var open = link("Page", "", site: "Page")
    open.target = .unknown
    code.links.append(open)
    #expect(NavigationMap(joining: [scenes, code]).transitions.count == 3)
    code.links.removeLast()
    code.links.append(link("Home", "Page", site: "Home"))
    let more = NavigationMap(joining: [scenes, code])
    #expect(
      more.paths == ["Home -push-> Page", "Page -push-> List", "Page#a -push-> List", "Page#b -push-> List"])
  }

  @Test func addsThePathWhereCopiesOfAFileWouldShareNames() {
    let text = storyboard(scene("viewController", "id='a' customClass='List'") + scene("viewController", "id='b'"))
    let map = join(["One/Main.storyboard": text, "Two/Main.storyboard": text])
    #expect(
      map.controllers.map(\.id) == [
        "List#One/Main.storyboard#a", "List#Two/Main.storyboard#a", "One/Main.storyboard#b", "Two/Main.storyboard#b",
      ])
  }

  @Test func makesScenesOfAClassOneNodeOnRequest() {
    let map = join(
      [
        "Main.storyboard": storyboard(
          scene("viewController", "id='c' customClass='Detail'", "<segue id='s' kind='show' destination='d'/>")
            + scene("viewController", "id='d' customClass='Detail'"))
      ], mergesClasses: true)
    #expect(map.controllers.map(\.id) == ["Detail"])
    #expect(map.controllers[0].origins.map(\.object) == ["c", "d"])
    #expect(map.paths == ["Detail -show-> Detail"])
  }

  @Test func followsReferencesAcrossStoryboards() {
    let map = join([
      "Main.storyboard": storyboard(
        initial: "a",
        scene(
          "viewController", "id='a' customClass='A'",
          "<segue id='1' kind='show' destination='r1'/><segue id='2' kind='show' destination='r2'/>"
            + "<segue id='3' kind='show' destination='r3'/>")
          + scene("<viewControllerPlaceholder id='r1' storyboardName='Other' sceneMemberID='viewController'/>")
          + scene(
            "<viewControllerPlaceholder id='r2' storyboardName='Other' referencedIdentifier='late' sceneMemberID='viewController'/>"
          )
          + scene(
            "<viewControllerPlaceholder id='r3' storyboardName='Other' referencedIdentifier='on' sceneMemberID='viewController'/>"
          )),
      "Other.storyboard": storyboard(
        initial: "b",
        scene("viewController", "id='b' customClass='B'")
          + scene("viewController", "id='c' customClass='C' storyboardIdentifier='late'")
          + scene(
            "<viewControllerPlaceholder id='r' storyboardName='Third' storyboardIdentifier='on' sceneMemberID='viewController'/>"
          )),
      "Third.storyboard": storyboard(initial: "d", scene("viewController", "id='d' customClass='D'")),
    ])
    #expect(
      map.paths == ["· -initial-> A", "A -show-> B", "A -show-> C", "A -show-> D", "· -initial-> B", "· -initial-> D"])
    #expect(map.messages == [])
  }

  @Test func prefersTheNearestOfStoryboardsWithOneName() {
    let main = storyboard(
      scene("viewController", "id='a' customClass='A'", "<segue id='1' kind='show' destination='r'/>")
        + scene("<viewControllerPlaceholder id='r' storyboardName='Login' sceneMemberID='viewController'/>"))
    let map = join([
      "Apps/One/Login.storyboard": storyboard(initial: "x", scene("viewController", "id='x' customClass='X'")),
      "Apps/Two/Login.storyboard": storyboard(initial: "y", scene("viewController", "id='y' customClass='Y'")),
      "Apps/Two/Main.storyboard": main,
    ])
    #expect(map.paths.contains("A -show-> Y"))
  }

  @Test func keepsANodeForWhatIsNotThere() {
    let map = join([
      "Main.storyboard": storyboard(
        scene(
          "viewController", "id='a' customClass='A'",
          "<segue id='1' kind='show' destination='gone'/>\n<segue id='2' kind='show' destination='r'/>"
            + "<segue id='3' kind='show' destination='r'/>")
          + scene(
            "<viewControllerPlaceholder id='r' storyboardName='People' referencedIdentifier='Picker' sceneMemberID='viewController'/>"
          ))
    ])
    #expect(
      map.paths == [
        "A -show-> Main#gone unresolved", "A -show-> People.storyboard#Picker unresolved",
        "A -show-> People.storyboard#Picker unresolved",
      ])
    #expect(map.controllers.filter(\.isDangling).map(\.id) == ["Main#gone", "People.storyboard#Picker"])
    #expect(
      map.messages == [
        "Main.storyboard:4:112: dangling-segue: leads to the object 'gone', which is not a scene of this file",
        "Main.storyboard:6:29: dangling-reference: refers to the storyboard 'People', which was not scanned",
      ])
  }

  @Test func suggestsTheIdentifierThatWasMeant() {
    let map = join([
      "Main.storyboard": storyboard(
        scene("viewController", "id='a' customClass='A'", "<segue id='1' kind='show' destination='r'/>")
          + scene("viewController", "id='b' storyboardIdentifier='Picker'")
          + scene("<viewControllerPlaceholder id='r' referencedIdentifier='Piker' sceneMemberID='viewController'/>"))
    ])
    #expect(map.diagnostics.map(\.suggestion) == ["did you mean 'Picker'?"])
  }

  @Test func survivesReferencesThatLeadInACircle() {
    let map = join([
      "A.storyboard": storyboard(
        initial: "r", scene("<viewControllerPlaceholder id='r' storyboardName='B' sceneMemberID='viewController'/>")),
      "B.storyboard": storyboard(
        initial: "r", scene("<viewControllerPlaceholder id='r' storyboardName='A' sceneMemberID='viewController'/>")),
    ])
    #expect(map.diagnostics.map(\.code) == ["dangling-reference", "dangling-reference"])
  }

  @Test func reportsAStoryboardThatIsAskedForAnInitialSceneItLacks() {
    let map = join([
      "A.storyboard": storyboard(
        scene(
          "navigationController", "id='n'",
          "<segue id='1' kind='relationship' relationship='rootViewController' destination='r'/>")
          + scene("<viewControllerPlaceholder id='r' storyboardName='B' sceneMemberID='viewController'/>")),
      "B.storyboard": storyboard(scene("viewController", "id='b'")),
    ])
    #expect(map.paths == ["A#n -root-> B.storyboard unresolved"])
    #expect(map.diagnostics.map(\.code) == ["no-initial-scene"])
  }

  @Test func resolvesUnwindsToTheClassesThatImplementTheAction() {
    let text = storyboard(
      scene("viewController", "id='a' customClass='A'")
        + scene(
          "<viewController id='b' customClass='B' sceneMemberID='viewController'><connections>"
            + "<segue id='1' kind='unwind' destination='e' unwindAction='back:'/></connections></viewController>"
            + "<exit id='e' sceneMemberID='exit'/>"))
    #expect(join(["Main.storyboard": text]).paths == ["B -unwind-> ? unresolved"])
    var code = NavigationMapFragment(file: "A.swift", name: "A", isStoryboard: false)
    let place = MapOrigin(kind: .swift, location: SourceLocation(file: "A.swift", line: 2, column: 3))
    code.isCode = true
    code.classes = [.init(name: "A", unwindActions: [.init(selector: "back:", origin: place)])]
    let scenes = InterfaceBuilderImporter.read(Array(text.utf8), file: "Main.storyboard")
    let map = NavigationMap(joining: [code, scenes])
    #expect(map.paths == ["B -unwind-> A"])
    #expect(map.transitions[0].unwindAction == "back:")
    #expect(map.controllers[0].unwindActions == ["back:"])
  }

  @Test func takesAStyleFromTheTargetWhereTheSegueHasNone() {
    let map = join([
      "Main.storyboard": storyboard(
        scene(
          "viewController", "id='a' customClass='A'",
          "<segue id='1' kind='presentation' destination='b'/>"
            + "<segue id='2' kind='presentation' destination='b' modalPresentationStyle='fullScreen' modalTransitionStyle='crossDissolve'/>"
        )
          + scene("viewController", "id='b' modalPresentationStyle='formSheet' modalTransitionStyle='flipHorizontal'"))
    ])
    #expect(map.transitions.map(\.style) == [.formSheet, .fullScreen])
    #expect(map.transitions.map(\.transition) == [.flipHorizontal, .crossDissolve])
  }

  @Test func doesNotDependOnTheOrderOfReading() {
    let texts: [(String, String)] = [
      ("B.storyboard", storyboard(initial: "a", scene("viewController", "id='a' customClass='X'"))),
      ("A.storyboard", storyboard(scene("viewController", "id='a' customClass='X'"))),
      ("C.xib", "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects/></document>"),
    ]
    let fragments = texts.map { InterfaceBuilderImporter.read(Array($0.1.utf8), file: $0.0) }
    #expect(NavigationMap(joining: fragments) == NavigationMap(joining: fragments.reversed()))
  }

  @Test("A container that segues put into itself is an error, as it is in a map's JSON")
  func containmentCycle() {
    let segue = "<segue id='s1' kind='relationship' relationship='rootViewController' destination="
    let scenes =
      scene("navigationController", "id='a'", segue + "'b'/>")
      + scene("navigationController", "id='b'", segue + "'a'/>")
    let map = join(["Main.storyboard": storyboard(initial: "a", scenes)])
    #expect(
      map.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "a container cannot contain itself: 'Main#a' contains 'Main#b' contains 'Main#a'"
      ])
  }
}
