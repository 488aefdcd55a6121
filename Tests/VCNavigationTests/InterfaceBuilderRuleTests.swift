import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCNavigation

/// The rules about Interface Builder's files, one test each (R153–R170).
@Suite struct InterfaceBuilderRuleTests {
  private func read(_ text: String, file: String = "Main.storyboard") -> NavigationMapFragment {
    InterfaceBuilderImporter.read(Array(text.utf8), file: file)
  }

  /// The settings of the only scene, whose controller element has these attributes.
  private func controller(_ attributes: String, element: String = "viewController") -> MapController? {
    read(storyboard(scene(element, "id='a' \(attributes)"))).scenes.first?.controller
  }

  /// The transition of the only segue, from a button's scene to another one.
  private func transition(_ attributes: String, _ children: String = "", element: String = "viewController")
    -> MapTransition?
  {
    let text = storyboard(
      scene(element, "id='a'", "<segue id='s' destination='b' \(attributes)>\(children)</segue>")
        + scene("viewController", "id='b'"))
    return read(text).links.first { $0.source != nil }?.transition
  }

  /// R153: the document names the initial controller, launch screens are excluded, unknown attributes are ignored.
  @Test func theDocumentSaysWhereToBegin() {
    let scenes = "<scenes>\(scene("viewController", "id='a'"))</scenes>"
    let head =
      "type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' targetRuntime='iOS.CocoaTouch'"
    let begins = read("<document \(head) sparkle='YES' initialViewController='a'>\(scenes)</document>")
    #expect(begins.initial?.target == .object("a"))
    #expect(begins.diagnostics == [])
    #expect(read("<document \(head)>\(scenes)</document>").initial == nil)
    let launch = read("<document \(head) launchScreen='YES' initialViewController='a'>\(scenes)</document>")
    #expect(launch.scenes == [])
    #expect(launch.diagnostics.map(\.severity) == [.note])
    #expect(read("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='7.10'/>").scenes == [])
  }

  /// R154, R169, R170: type and runtime determine the platform; files for the Mac and the watch are not replayed.
  @Test(arguments: [
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", true),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", false),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", false),
  ])
  func typeAndRuntimeTellThePlatform(type: String, runtime: String, isRead: Bool) {
    let fragment = read(
      "<document type='\(type)' targetRuntime='\(runtime)'><scenes>\(scene("viewController", "id='a'"))</scenes></document>"
    )
    #expect(fragment.scenes.isEmpty != isRead)
    #expect(fragment.diagnostics.contains { $0.code == "platform-out-of-scope" } != isRead)
  }

  /// R155: first responders, exits and other objects of a scene are not controllers.
  @Test func aSceneHasOneController() {
    let fragment = read(
      storyboard(
        scene(
          "<placeholder placeholderIdentifier='IBFirstResponder' id='f' sceneMemberID='firstResponder'/>"
            + "<viewController id='a' sceneMemberID='viewController'/><exit id='x' sceneMemberID='exit'/>"
            + "<customObject id='o'/><tapGestureRecognizer id='t'/>")))
    #expect(fragment.scenes.map(\.object) == ["a"])
  }

  /// R156: each element is a kind of controller, and an unknown one is treated as a plain controller, with a note.
  @Test(arguments: [
    ("viewController", "UIViewController", ControllerKind.content),
    ("tableViewController", "UITableViewController", .content),
    ("collectionViewController", "UICollectionViewController", .content),
    ("navigationController", "UINavigationController", .navigation),
    ("tabBarController", "UITabBarController", .tabBar),
    ("splitViewController", "UISplitViewController", .split),
    ("pageViewController", "UIPageViewController", .page),
    ("hostingController", "UIHostingController", .hosting),
    ("glkViewController", "GLKViewController", .content),
    ("avPlayerViewController", "AVPlayerViewController", .content),
  ])
  func everyElementIsAKind(element: String, className: String, kind: ControllerKind) {
    let controller = controller("", element: element)
    #expect(controller?.className == className)
    #expect(controller?.kind == kind)
    #expect(controller?.note == nil)
  }

  /// R156.
  @Test func anUnknownElementIsAPlainController() {
    let controller = controller("", element: "hologramController")
    #expect(controller?.kind == .content)
    #expect(controller?.note == "unknown element 'hologramController'")
  }

  /// R157: a missing flag means the class's default, not `false`.
  @Test func attributesOfAController() {
    let plain = controller("")
    #expect(plain?.settings.definesPresentationContext == nil)
    let set = controller(
      "customClass='Cam' customModule='App' storyboardIdentifier='cam' title='Camera' definesPresentationContext='YES'"
        + " providesPresentationContextTransitionStyle='NO' modalPresentationStyle='formSheet'"
        + " modalTransitionStyle='flipHorizontal' hidesBottomBarWhenPushed='YES'")
    #expect([set?.className, set?.module, set?.identifier, set?.title] == ["Cam", "App", "cam", "Camera"])
    #expect(set?.settings.definesPresentationContext == true)
    #expect(set?.settings.providesPresentationContextTransitionStyle == false)
    #expect(set?.settings.hidesBottomBarWhenPushed == true)
    #expect(set?.settings.modalPresentationStyle == .formSheet)
    #expect(set?.settings.modalTransitionStyle == .flipHorizontal)
    // A page view controller's transitionStyle is its page-turning style.
    #expect(
      controller("transitionStyle='pageCurl'", element: "pageViewController")?.settings.modalTransitionStyle == nil)
    #expect(controller("userLabel='Label'")?.title == "Label")
  }

  /// R157: the visible title takes precedence over the label that only Interface Builder shows.
  @Test(arguments: [
    (
      "<navigationItem key='navigationItem' title='Bar'/><tabBarItem key='tabBarItem' title='Tab'/>", "title='Own'",
      "Bar"
    ),
    ("<tabBarItem key='tabBarItem' title='Tab'/>", "title='Own'", "Own"),
    ("<tabBarItem key='tabBarItem' title='Tab'/>", "", "Tab"),
    (headline("<fontDescription key='fontDescription' type='system' pointSize='28'/>"), "", "Big"),
    (headline("<fontDescription key='fontDescription' style='UICTFontTextStyleTitle1'/>"), "", "Big"),
    (headline("<fontDescription key='fontDescription' type='system' pointSize='17'/>"), "", "Label"),
    (headline("<fontDescription key='fontDescription' style='UICTFontTextStyleBody'/>"), "", "Label"),
    ("", "", "Label"),
  ])
  func theTitleIsWhatAPersonSees(content: String, attributes: String, title: String) {
    let controller = "id='a' sceneMemberID='viewController' userLabel='Label' \(attributes)"
    let text = storyboard(scene("<viewController \(controller)>\(content)</viewController>"))
    #expect(read(text).scenes.first?.controller.title == title)
  }

  /// R158, R120: a segue's identifier, animation and popover.
  @Test func attributesOfASegue() {
    let segue = transition(
      "kind='popoverPresentation' identifier='menu' animates='NO' popoverAnchorBarButtonItem='i'",
      "<popoverArrowDirection key='popoverArrowDirection' up='YES' down='YES'/>")
    #expect(segue?.relation == .popover)
    #expect(segue?.identifier == "menu")
    #expect(segue?.isAnimated == false)
    #expect(segue?.popover?.permittedArrowDirections == [.up, .down])
    #expect(segue?.popover?.source != nil)
    let custom = transition("kind='show' customClass='Slide'")
    #expect(custom?.relation == .show)
    #expect(custom?.segueClass == "Slide")
  }

  /// R159, R110: every existing kind has its own relation, and an unknown one is kept by name.
  @Test(arguments: [
    ("show", MapTransition.Relation.show), ("showDetail", .showDetail), ("presentation", .present),
    ("popoverPresentation", .popover), ("push", .push), ("modal", .present), ("popover", .popover),
    ("replace", .replace), ("embed", .embed), ("custom", .custom),
  ])
  func everyKindOfSegueIsKnown(kind: String, relation: MapTransition.Relation) {
    #expect(transition("kind='\(kind)'")?.relation == relation)
  }

  /// R159.
  @Test func anUnknownKindOfSegueIsKept() {
    let segue = transition("kind='teleport'")
    #expect(segue?.relation == .custom)
    #expect(segue?.segueKind == "teleport")
  }

  /// R160: relationships are containment; the order of the elements is the order of the tabs.
  @Test func relationshipsAreContainment() {
    #expect(
      transition("kind='relationship' relationship='rootViewController'", element: "navigationController")?.relation
        == .root)
    for (name, column) in [
      ("masterViewController", SplitColumn.primary), ("detailViewController", .secondary),
      ("supplementaryViewController", .supplementary), ("compactViewController", .compact),
    ] {
      let segue = transition("kind='relationship' relationship='\(name)'", element: "splitViewController")
      #expect(segue?.relation == .column)
      #expect(segue?.column == column)
    }
    let tabs = ["c", "b", "d"].map {
      "<segue id='s\($0)' kind='relationship' relationship='viewControllers' destination='\($0)'/>"
    }.joined()
    let fragment = read(
      storyboard(
        scene("tabBarController", "id='a'", tabs)
          + ["b", "c", "d"].map { scene("viewController", "id='\($0)'") }.joined()))
    #expect(
      fragment.links.filter { $0.transition.relation == .tab }.map(\.target) == [
        .object("c"), .object("b"), .object("d"),
      ])
    #expect(
      controller("allowDoubleColumnStyle='YES'", element: "splitViewController")?.settings.splitStyle == .doubleColumn)
    #expect(controller("", element: "splitViewController")?.settings.splitStyle == .classic)
  }

  /// R161: a storyboard reference continues at the controller it names, otherwise at the initial one, otherwise it
  /// dangles.
  @Test func storyboardReferencesContinueElsewhere() {
    func map(_ reference: String) -> NavigationMap {
      join([
        "Main.storyboard": storyboard(
          scene("viewController", "id='a' customClass='Start'", "<segue id='s' kind='show' destination='r'/>")
            + scene("<viewControllerPlaceholder id='r' \(reference) sceneMemberID='viewController'/>")),
        "People.storyboard": storyboard(
          initial: "p",
          scene("viewController", "id='p' customClass='People'")
            + scene("viewController", "id='q' customClass='Person' storyboardIdentifier='one'")),
      ])
    }
    #expect(map("storyboardName='People'").paths.contains("Start -show-> People"))
    #expect(map("storyboardName='People' referencedIdentifier='one'").paths.contains("Start -show-> Person"))
    let dangling = map("storyboardName='Nowhere'")
    #expect(dangling.diagnostics.map(\.code) == ["dangling-reference"])
  }

  /// R162: the exit of the segue's own scene is not a destination; the destination is found by the action.
  @Test func anUnwindKeepsItsAction() {
    let fragment = read(
      storyboard(
        scene(
          "<viewController id='a' sceneMemberID='viewController'><connections><segue id='u' kind='unwind' destination='x'"
            + " unwindAction='back:'/></connections></viewController><exit id='x' sceneMemberID='exit'/>")))
    let unwind = fragment.links.first { $0.transition.relation == .unwind }
    #expect(unwind?.transition.unwindAction == "back:")
    #expect(unwind?.source == .object("a"))
  }

  /// R163, R119: the content of a container view is a transition from the scene's controller.
  @Test func aContainerViewEmbeds() {
    let fragment = read(
      storyboard(
        scene(
          "<viewController id='a' sceneMemberID='viewController'><view key='view' id='v'><subviews><containerView id='c'>"
            + "<connections><segue id='e' kind='embed' destination='b'/></connections></containerView></subviews></view>"
            + "</viewController>") + scene("viewController", "id='b'")))
    let embed = fragment.links.first { $0.transition.relation == .embed }
    #expect(embed?.source == .object("a"))
    #expect(embed?.target == .object("b"))
  }

  /// R164, R165: leftovers of peek and pop, and layout hints, are not transitions.
  @Test func segueElementsThatAreNone() {
    let text = storyboard(
      scene(
        "viewController", "id='a'",
        "<segue id='s' kind='show' destination='b'><segue key='commit' inheritsFrom='parent' id='t'/>"
          + "<segue key='preview' inheritsFrom='commit' id='u'/></segue>") + scene("viewController", "id='b'"))
    let fragment = read(
      text.replacing(
        "</scenes>", with: "</scenes><inferredMetricsTieBreakers><segue reference='s'/></inferredMetricsTieBreakers>"))
    #expect(fragment.links.filter { $0.source != nil }.map(\.transition.relation) == [.show])
    #expect(fragment.diagnostics == [])
  }

  /// R166, R121: styles have the names of UIKit's Swift API.
  @Test(arguments: ["formSheet", "fullScreen", "pageSheet", "overFullScreen", "overCurrentContext", "currentContext"])
  func stylesOfSegues(style: String) {
    let segue = transition("kind='presentation' modalPresentationStyle='\(style)' modalTransitionStyle='crossDissolve'")
    #expect(segue?.style?.rawValue == style)
    #expect(segue?.transition == .crossDissolve)
    #expect(transition("kind='presentation'")?.style == nil)
  }

  /// R167: the same object identifier in two files means two controllers.
  @Test func identifiersAreUniquePerFileOnly() {
    let map = join([
      "A.storyboard": storyboard(scene("viewController", "id='x' customClass='First'")),
      "B.storyboard": storyboard(scene("viewController", "id='x' customClass='Second'")),
    ])
    #expect(map.controllers.map(\.id) == ["First", "Second"])
    #expect(map.diagnostics == [])
  }

  /// R168: three scenes, an unresolved reference, and an exit.
  @Test func aMinimalStoryboard() {
    let map = join([
      "Main.storyboard": storyboard(
        initial: "c",
        scene("viewController", "id='c' customClass='Camera'", "<segue id='1' kind='presentation' destination='n'/>")
          + scene(
            "navigationController", "id='n' customClass='Library'",
            "<segue id='2' kind='relationship' relationship='rootViewController' destination='l'/>")
          + scene(
            "<tableViewController id='l' customClass='List' sceneMemberID='viewController'><connections>"
              + "<segue id='3' kind='presentation' destination='r'/><segue id='4' kind='unwind' destination='x'"
              + " unwindAction='back:'/></connections></tableViewController><exit id='x' sceneMemberID='exit'/>")
          + scene("<viewControllerPlaceholder id='r' storyboardName='People' sceneMemberID='viewController'/>"))
    ])
    #expect(map.paths.contains("Camera -present-> Library"))
    #expect(map.paths.contains("Library -root-> List"))
    #expect(map.controllers.filter(\.isDangling).count == 1)
    #expect(map.diagnostics.map(\.code) == ["dangling-reference"])
  }
}

/// A view with a small label, and one in this font.
private func headline(_ font: String) -> String {
  "<view key='view'><subviews><label text='Small'><fontDescription key='fontDescription' pointSize='12'/></label>"
    + "<label text='Big'>\(font)</label></subviews></view>"
}
