import Testing
import VCDiagnostics
import VCModel
import VCNavigation

private func findings(_ scenes: String, initial: String? = "a", mergesClasses: Bool = false) -> [String] {
  let map = join(["M.storyboard": storyboard(initial: initial, scenes)], mergesClasses: mergesClasses)
  return NavigationLint.check(map).map { "\($0.location?.line ?? 0) \($0.code): \($0.controller ?? "")" }
}

@Suite struct NavigationLintTests {
  @Test func findsScenesThatNothingLeadsTo() {
    let scenes =
      scene("viewController", "id='a' customClass='A'", "<segue id='1' kind='show' destination='b'/>")
      + scene("viewController", "id='b' customClass='B'") + scene("viewController", "id='c' customClass='C'")
      + scene("viewController", "id='d' customClass='D' storyboardIdentifier='d'")
      + scene("viewController", "id='e' customClass='E'", "<segue id='2' kind='show' destination='c'/>")
    #expect(findings(scenes) == ["6 unreachable-scene: C", "8 unreachable-scene: E"])
  }

  @Test func findsIdentifiersThatAreUsedTwice() {
    let scenes =
      scene(
        "viewController", "id='a' storyboardIdentifier='x'",
        "<segue id='1' kind='show' destination='b' identifier='go'/>\n<segue id='2' kind='show' destination='a' identifier='go'/>"
      )
      + scene(
        "viewController", "id='b' storyboardIdentifier='x'",
        "<segue id='3' kind='show' destination='a' identifier='go'/>")
    #expect(findings(scenes) == ["5 duplicate-segue-identifier: M#a", "6 duplicate-storyboard-identifier: M#b"])
  }

  @Test func allowsCellsThatLeadToOnePlaceTheSameIdentifier() {
    let scenes =
      scene(
        "tableViewController", "id='a'",
        "<segue id='1' kind='show' destination='b' identifier='go'/>\n<segue id='2' kind='show' destination='b' identifier='go'/>"
      ) + scene("viewController", "id='b'")
    #expect(findings(scenes) == [])
  }

  @Test func onlyNotesStoryboardsOfOtherBundles() {
    let scenes =
      scene(
        "viewController", "id='a'",
        "<segue id='1' kind='show' destination='r'/>\n<segue id='2' kind='show' destination='s'/>")
      + scene("<viewControllerPlaceholder id='r' storyboardName='Kit' bundleIdentifier='org.example.kit'/>")
      + scene("<viewControllerPlaceholder id='s' storyboardName='Mine'/>")
    let map = join(["M.storyboard": storyboard(initial: "a", scenes)])
    #expect(
      map.diagnostics.map { "\($0.code) \($0.severity)" } == ["dangling-reference note", "dangling-reference warning"])
  }

  @Test func doesNotCountScenesOfAClassThatWereMerged() {
    let segue = "<segue id='1' kind='show' destination='a' identifier='go'/>"
    let scenes =
      scene("viewController", "id='a' customClass='A'", segue)
      + scene("viewController", "id='b' customClass='A'", segue)
    #expect(findings(scenes, mergesClasses: true) == [])
  }

  @Test func findsContainersOnANavigationStack() {
    let scenes =
      scene(
        "navigationController", "id='a'",
        "<segue id='0' kind='relationship' relationship='rootViewController' destination='b'/>")
      + scene(
        "viewController", "id='b'",
        "<segue id='1' kind='push' destination='n'/>\n<segue id='2' kind='show' destination='n'/>\n<segue id='3' kind='presentation' destination='n'/>\n<segue id='4' kind='show' destination='s'/>"
      )
      + scene(
        "navigationController", "id='n'",
        "<segue id='6' kind='relationship' relationship='rootViewController' destination='c'/>")
      + scene("splitViewController", "id='s'")
      + scene("viewController", "id='c'")
    #expect(
      findings(scenes) == [
        "5 navigation-controller-pushed: M#b", "8 navigation-controller-pushed: M#b",
      ])
  }

  @Test func letsShowPresentWhereThereIsNoStack() {
    let scenes =
      scene("viewController", "id='a'", "<segue id='1' kind='show' destination='n'/>")
      + scene("navigationController", "id='n'")
    #expect(findings(scenes) == [])
  }

  @Test func findsPopoversThatPointAtNothing() {
    let scenes =
      scene(
        "viewController", "id='a'",
        "<segue id='1' kind='popoverPresentation' destination='b'/>\n<segue id='2' kind='popoverPresentation' destination='b' popoverAnchorView='v'/>"
      ) + scene("viewController", "id='b'")
    #expect(findings(scenes) == ["4 popover-without-anchor: M#a"])
  }

  @Test func notesSeguesWithClassesOfTheirOwn() {
    let scenes =
      scene(
        "viewController", "id='a'",
        "<segue id='1' kind='custom' destination='b' customClass='Fade'/>\n<segue id='2' kind='presentation' destination='b' customClass='Slide'/>"
      ) + scene("viewController", "id='b'")
    #expect(findings(scenes) == ["4 custom-segue-class: M#a", "5 custom-segue-class: M#a"])
  }
}
