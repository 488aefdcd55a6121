import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCNavigation

@Suite struct InterfaceBuilderImporterTests {
  /// A camera, a library that it presents, and a list in the library that picks people from another storyboard.
  private let chain = storyboard(
    initial: "cam",
    scene(
      "viewController", "id='cam' customClass='CameraViewController' customModule='Demo'",
      "<segue id='g1' kind='presentation' destination='lib' identifier='openLibrary' modalPresentationStyle='fullScreen'/>"
    )
      + scene(
        "navigationController", "id='lib'",
        "<segue id='g2' kind='relationship' relationship='rootViewController' destination='lst'/>")
      + scene(
        "<tableViewController id='lst' customClass='LibraryViewController' sceneMemberID='viewController'><connections>"
          + "<segue id='g3' kind='presentation' destination='ref' identifier='pickPeople'/>"
          + "<segue id='g4' kind='unwind' destination='ext' unwindAction='backToCamera:'/></connections>"
          + "</tableViewController><exit id='ext' sceneMemberID='exit'/>")
      + scene(
        "<viewControllerPlaceholder id='ref' storyboardName='People' referencedIdentifier='PickerNav' sceneMemberID='viewController'/>"
      ))

  @Test func readsTheChainOfPresentations() {
    let map = join(["Main.storyboard": chain])
    #expect(
      map.paths == [
        "· -initial-> CameraViewController", "CameraViewController -present-> Main#lib",
        "Main#lib -root-> LibraryViewController",
        "LibraryViewController -present-> People.storyboard#PickerNav unresolved",
        "LibraryViewController -unwind-> ? unresolved",
      ])
    #expect(map.transitions.map(\.style) == [nil, .fullScreen, nil, nil, nil])
    #expect(map.diagnostics.map(\.code) == ["dangling-reference"])
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "platform-out-of-scope"),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "platform-out-of-scope"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "platform-out-of-scope"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", nil),
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch.iPad", nil),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", nil),
    ("", "", nil),
  ])
  func readsTheSystemsThatAreInScope(type: String, runtime: String, code: String?) {
    let text =
      "<document type='\(type)' targetRuntime='\(runtime)'><scenes>\(scene("viewController", "id='a'"))</scenes></document>"
    let fragment = InterfaceBuilderImporter.read(Array(text.utf8), file: "A.storyboard")
    #expect(fragment.diagnostics.first?.code == code)
    #expect(fragment.scenes.count == (code == nil ? 1 : 0))
  }

  @Test func readsTheRootOfAXIBsWindow() {
    let xib = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'><objects>
      <window id='win'><connections><outlet property='rootViewController' destination='nav' id='out'/></connections></window>
      <navigationController id='nav'/></objects></document>
      """
    let map = join(["MainWindow.xib": xib])
    #expect(map.paths == ["· -windowRoot-> MainWindow#nav"])
    #expect(map.transitions.first?.origin.object == "out")
  }

  @Test("outlets of the app's own objects lead to controllers; those to views, and those of views, do not matter")
  func outlets() {
    let xib = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'><objects>
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Owner'><connections>
        <outlet property='first' destination='nav' id='o1'/></connections></placeholder>
      <customObject id='app' customClass='AppDelegate'><connections>
        <outlet property='stack' destination='nav' id='o2'/><outlet property='label' destination='lab' id='o3'/>
      </connections></customObject>
      <view id='v' customClass='Panel'><connections><outlet property='stack' destination='nav' id='o4'/></connections></view>
      <label id='lab'/>
      <navigationController id='nav' customClass='MainStack'><connections>
        <outlet property='other' destination='nav' id='o5'/></connections></navigationController>
      </objects></document>
      """
    let fragment = InterfaceBuilderImporter.read(Array(xib.utf8), file: "MainWindow.xib")
    #expect(
      fragment.outlets.map { "\($0.className).\($0.property) \($0.object)" } == [
        "Owner.first nav", "AppDelegate.stack nav", "MainStack.other nav",
      ])
  }

  /// Links, constraints and outlets name objects of every kind by their identifiers.
  @Test func findsObjectsOfEveryKindThatShareAnIdentifier() {
    let text = storyboard(
      initial: "a",
      scene(
        "<viewController id='a' sceneMemberID='viewController'><view key='view' id='v'><subviews><label id='x'/>\n"
          + "<button id='x'/>\n<button id='v'/></subviews></view></viewController>"))
    let fragment = InterfaceBuilderImporter.read(Array(text.utf8), file: "M.storyboard")
    #expect(fragment.diagnostics.map(\.code) == ["duplicate-object-id", "duplicate-object-id"])
    #expect(fragment.diagnostics.map(\.message).allSatisfy { $0.contains("is used twice") })
    let lines = fragment.diagnostics.map { ($0.location?.line ?? 0) - ($0.notes.first?.location?.line ?? 0) }
    #expect(lines == [1, 2])
  }

  @Test func saysWhatIsNoInterfaceBuilderFile() {
    let fragment = InterfaceBuilderImporter.read(Array("<svg/>".utf8), file: "A.storyboard")
    #expect(
      fragment.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [
        "A.storyboard:1:1: found the element 'svg', expected the 'document' of a storyboard or XIB"
      ])
  }

  @Test func reportsASegueInASceneWithoutAController() {
    let map = join([
      "M.storyboard": storyboard(
        scene("<view id='v'><connections><segue id='s' kind='show' destination='a'/></connections></view>")
          + scene("viewController", "id='a'"))
    ])
    #expect(map.diagnostics.map(\.code) == ["segue-without-source"])
  }

  @Test func namesWhatAPersonTouches() {
    func trigger(_ control: String) -> String? {
      let map = join([
        "M.storyboard": storyboard(
          scene("<viewController id='a' sceneMemberID='viewController'>\(control)</viewController>"))
      ])
      return map.transitions.first?.trigger
    }
    let segue = "<connections><segue id='s' kind='show' destination='a'/></connections>"
    #expect(trigger("<barButtonItem systemItem='action'>\(segue)</barButtonItem>") == "barButtonItem: Action")
    #expect(trigger("<barButtonItem title='Done'>\(segue)</barButtonItem>") == "barButtonItem: Done")
    #expect(trigger("<barButtonItem image='gear'>\(segue)</barButtonItem>") == "barButtonItem: gear")
    #expect(trigger("<button><state key='normal' title='Go'/>\(segue)</button>") == "button: Go")
    #expect(trigger("<button>\(segue)<state key='normal' title='Go'/></button>") == "button: Go")
    #expect(trigger("<button><state key='selected' title='On'/>\(segue)</button>") == "button")
    #expect(
      trigger(
        "<button><state key='normal'><attributedString key='attributedTitle'><fragment content='Rich'/></attributedString></state>\(segue)</button>"
      )
        == "button: Rich")
    #expect(
      trigger("<tableViewCell reuseIdentifier='c'><label text='A'/><label text='B'/>\(segue)</tableViewCell>")
        == "tableViewCell: A")
    #expect(trigger("<tableViewCell reuseIdentifier='c'>\(segue)</tableViewCell>") == "tableViewCell: c")
    #expect(trigger("<tapGestureRecognizer>\(segue)</tapGestureRecognizer>") == "tapGestureRecognizer")
    #expect(trigger("<strangeControl>\(segue)</strangeControl>") == "strangeControl")
    #expect(trigger(segue) == nil)
  }

  @Test func readsHowClassesWereSpelledBeforeModules() {
    let map = join(["M.storyboard": storyboard(scene("viewController", "id='a' customClass='_TtC4Demo6Camera'"))])
    #expect(map.controllers.map { [$0.id, $0.module] } == [["Camera", "Demo"]])
  }

  @Test func readsTheFramesOfViewsAsBoxes() {
    let text = storyboard(
      scene(
        """
        <viewController id='a' sceneMemberID='viewController'><view key='view' id='v'><rect key='frame' x='0' y='20' width='320' height='460'/>
        <subviews><stackView id='s'><rect key='frame' x='10' y='20' width='300' height='100'/><subviews>
        <label text='Name' id='l'><rect key='frame' x='1' y='2' width='50' height='20'/></label>
        <button id='b'><rect key='frame' x='60' y='2' width='80' height='20'/><state key='normal' title='Go'/></button>
        <view id='e'><rect key='frame' x='0' y='0' width='0' height='0'/></view>
        </subviews></stackView></subviews></view></viewController>
        """))
    let fragment = InterfaceBuilderImporter.read(Array(text.utf8), file: "A.storyboard", wireframes: true)
    #expect(
      fragment.scenes.flatMap(\.controller.wireframe) == [
        .init(.view, frame: ScreenRect(x: 0, y: 0, width: 320, height: 460)),
        .init(.label, frame: ScreenRect(x: 11, y: 22, width: 50, height: 20), text: "Name"),
        .init(.button, frame: ScreenRect(x: 70, y: 22, width: 80, height: 20), text: "Go"),
      ])
    #expect(
      InterfaceBuilderImporter.read(Array(text.utf8), file: "A.storyboard").scenes.first?.controller.wireframe == [])
  }

  /// Hidden views are not drawn, including their contents.
  @Test(arguments: ["hidden='YES'", "alpha='0.0'"]) func leavesHiddenViewsOut(attribute: String) {
    let text = storyboard(
      scene(
        """
        <viewController id='a' sceneMemberID='viewController'><view key='view' id='v'><rect key='frame' x='0' y='0' width='320' height='460'/>
        <subviews><view id='s' \(attribute)><rect key='frame' x='10' y='20' width='300' height='100'/><subviews>
        <label text='Name' id='l'><rect key='frame' x='1' y='2' width='50' height='20'/></label></subviews></view>
        <label text='Shown' id='m'><rect key='frame' x='1' y='2' width='50' height='20'/></label>
        </subviews></view></viewController>
        """))
    let fragment = InterfaceBuilderImporter.read(Array(text.utf8), file: "A.storyboard", wireframes: true)
    #expect(fragment.scenes.flatMap(\.controller.wireframe).map(\.text) == [nil, "Shown"])
  }

  @Test func tellsManyObjectsOfOneIdentifierApart() {
    let count = 3000
    let map = join([
      "M.storyboard": storyboard(String(repeating: scene("viewController", "id='a' customClass='A'"), count: count))
    ])
    #expect(Set(map.controllers.map(\.id)).count == count)
    #expect(map.controllers.contains { $0.id == "A#a~\(count)" })
  }

  @Test func readsOrReportsDamagedFiles() {
    func read(_ bytes: [UInt8]) -> NavigationMap {
      let map = NavigationMap(joining: [InterfaceBuilderImporter.read(bytes, file: "B.storyboard")])
      #expect(!map.controllers.isEmpty || !map.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      return map
    }
    let text = Array(chain.utf8)
    var random = SeededRandom(1)
    for cut in stride(from: 0, to: text.count, by: 7) {
      _ = read(Array(text[..<cut]))
      var changed = text
      for _ in 0..<5 {
        changed[Int.random(in: text.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let map = read(changed)
      #expect(NavigationMapJSON.write(map).hasPrefix("{"))
    }
  }

  /// Tags that still match, in unexpected places.
  @Test func neverCrashesOnShuffledElements() {
    var random = SeededRandom(1)
    let names = [
      "scene", "objects", "viewController", "navigationController", "connections", "segue", "exit", "button", "string",
      "tableViewCell", "label", "state", "viewControllerPlaceholder", "popoverArrowDirection", "outlet", "placeholder",
      "inferredMetricsTieBreakers", "navigationItem",
    ]
    for _ in 0..<300 {
      var text = "<document>"
      var open: [String] = []
      for _ in 0..<60 {
        if !open.isEmpty, Bool.random(using: &random) {
          text += "</\(open.removeLast())>"
        } else {
          let name = names.randomElement(using: &random) ?? "scene"
          let id = Int.random(in: 0..<9, using: &random)
          text +=
            "<\(name) id='\(id)' destination='\(id / 2)' kind='show' key='title' title='t' sceneMemberID='viewController'>x"
          open.append(name)
        }
      }
      text += open.reversed().map { "</\($0)>" }.joined() + "</document>"
      let map = join(["A.storyboard": text])
      #expect(!map.diagnostics.contains { $0.severity == .error }, "\(text)")
      _ = NavigationLint.check(map)
      for controller in map.controllers.prefix(3) {
        guard
          let path = NavigationPaths(map).starts(reaching: controller.id).first
            .flatMap({ NavigationPaths(map).shortest(from: $0.id, to: controller.id) })
        else { continue }
        _ = path.model(in: map)
      }
    }
  }
}
