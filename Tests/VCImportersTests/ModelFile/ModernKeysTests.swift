import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCReplay

/// The keys for later versions of UIKit (R172 to R182), read and replayed.
struct ModernKeysTests {
  @Test func readsSheetsSearchesAndActions() throws {
    let read = try model(
      """
      environment: {ios: 17}
      window: {id: nav, kind: navigation, children: [{id: home, searchController: {id: search, class: UISearchController}}]}
      controllers:
        form:
          sheet:
            detents: [medium, large, {custom: tall, height: 300}, {custom: low, fraction: 0.3}]
            selected: medium
            largestUndimmed: medium
            grabber: true
            edgeAttachedInCompactHeight: true
        alert: {kind: alert, actions: [{title: Cancel, style: cancel}, {title: Edit, then: [{present: form, from: home}]}]}
      steps:
        - {present: alert, from: home}
        - {tap: Edit, in: alert, expect: {dismissed: [alert], detent: {form: medium}, visible: home}}
        - {selectDetent: large, of: form, expect: {detent: {form: large}, visible: form}}
      expect:
        detent: {form: large, alert: null}
        bars: {home: [searchBar, navigationBar]}
        children: {nav: [home]}
        transitionChooser: {form: modalTransitionStyle, alert: null}
      """)
    let form = try #require(read.controllers.first { $0.id == "form" })
    #expect(
      form.sheet
        == Sheet(
          detents: [.medium, .large, .height("tall", 300), .fraction("low", 0.3)], selected: "medium",
          largestUndimmed: "medium", grabber: true, edgeAttachedInCompactHeight: true))
    let replay = Replay(read)
    #expect(replay.diagnostics.map(\.message) == [])
    #expect(replay.checkExpectations().map(\.message) == [])
  }

  /// An action that has only a title is written as its title, in files that are read and in files that are written.
  @Test func titlesAreActionsToo() throws {
    let read = try model("window: {id: a, kind: alert, actions: [Pay, {title: No, style: cancel}, 42]}")
    #expect(read.controllers[0].actions == [AlertAction("Pay"), AlertAction("No", style: .cancel), AlertAction("42")])
    let written = ModelFile.write(read)
    #expect(written.contains("Pay"))
    #expect(try model(written).controllers[0].actions == read.controllers[0].actions)
  }

  @Test func readsTabsColumnsBarsPagesAndScenes() throws {
    let read = try model(
      """
      environment: {ios: 26, idiom: pad}
      scenes: [{id: first, title: Reading}, {id: second, state: unattached}]
      windows: [{id: main, root: tabs, scene: first}, {id: other, root: split, scene: second}]
      controllers:
        tabs:
          kind: tabBar
          mode: tabSidebar
          isSidebarShown: true
          tabs: [home, {id: library, managingNavigationController: nav, children: [albums, {id: s, controller: songs, title: Songs}]}]
        nav: {kind: navigation}
        home: {childForStatusBarStyle: null}
        albums: {hidesBottomBarWhenPushed: true}
        songs: {}
        split: {kind: split, splitStyle: doubleColumn, children: [list, book], preferredDisplayMode: oneOverSecondary, preferredSplitBehavior: overlay}
        list: {}
        book: {kind: page, pages: [one, two]}
        one: {}
        two: {}
      steps:
        - {select: songs, in: tabs, expect: {selected: {tabs: nav}, children: {nav: [songs]}}}
        - {scene: second, becomes: foregroundActive}
        - {turnPage: forward, of: book, expect: {children: {book: [two]}}}
        - {hideSidebar: tabs}
        - {hideBar: navigationBar, of: nav}
      expect:
        displayMode: {split: oneOverSecondary, nav: null}
        tabBarPlacement: {tabs: top}
        bars: {songs: [tabBar]}
        scene: {first: foregroundActive, second: foregroundActive}
        asked: {statusBarStyle: songs, homeIndicatorAutoHidden: tabs}
      """)
    let replay = Replay(read)
    #expect(replay.diagnostics.map(\.message) == [])
    #expect(replay.checkExpectations().map(\.message) == [])
  }

  @Test func readsSwiftUIAndTransitions() throws {
    let read = try model(
      """
      environment: {ios: 18}
      window: {id: host, kind: hosting, navigationStack: [{id: root, kind: hosting}]}
      controllers: {detail: {kind: hosting}, photo: {kind: hosting, preferredTransition: zoom}, film: {transitioningDelegate: Curtain}}
      steps:
        - {swiftUI: navigationLink, content: detail, from: root}
        - {swiftUI: fullScreenCover, content: photo, from: detail}
        - {beginDismiss: photo}
        - {cancelTransition: true, expect: {appearance: {photo: [viewWillAppear, viewDidAppear]}}}
      expect:
        navigationController: {detail: stack(host)}
        transitionChooser: {photo: preferredTransition}
        style: {photo: fullScreen}
      """)
    let replay = Replay(read)
    #expect(replay.diagnostics.map(\.message) == [])
    #expect(replay.checkExpectations().map(\.message) == [])
  }

  /// Diagnostics about a tab, an action or a property name its line.
  @Test func tabsActionsAndPropertiesHaveLocations() throws {
    let read = try model(
      """
      window: {id: t, kind: tabBar, tabs: [a, {id: find, search: true}]}
      controllers:
        a:
          class: App.A
          modalPresentationStyle: pageSheet
        alert:
          kind: alert
          actions:
            - OK
            - title: Cancel
              style: cancel
      """)
    let tab = try #require(read.controllers.first { $0.id == "t" })
    let a = try #require(read.controllers.first { $0.id == "a" })
    let alert = try #require(read.controllers.first { $0.id == "alert" })
    #expect(tab.tabs.map { $0.origin.location?.description } == ["m.yaml:1:38", "m.yaml:1:41"])
    #expect(alert.actions.map { $0.origin.location?.line } == [9, 10])
    #expect(a.origin(of: "modalPresentationStyle").location?.description == "m.yaml:5:29")
    #expect(a.origin(of: "sheet").location == a.origin.location)
  }

  /// The message for an expectation that is not met contains the actual value.
  @Test(arguments: [
    ("detent: {a: medium}", "the detent of 'a' is nil, expected medium"),
    ("children: {a: [b]}", "the children of 'a' are [], expected [b]"),
    ("selected: {t: b}", "the selected tab of 't' is a, expected b"),
    ("displayMode: {a: secondaryOnly}", "the display mode of 'a' is nil, expected secondaryOnly"),
    ("bars: {a: [toolbar]}", "the bars around 'a' are [tabBar], expected [toolbar]"),
    ("tabBarPlacement: {t: top}", "the tab bar placement of 't' is bottom, expected top"),
    (
      "transitionChooser: {a: preferredTransition}",
      "the transition chooser of 'a' is nil, expected preferredTransition"
    ),
    ("asked: {statusBarStyle: b}", "the controller asked for statusBarStyle is a, expected b"),
    ("scene: {main: background}", "the state of the scene 'main' is nil, expected background"),
  ])
  func aClaimThatDoesNotHoldSaysWhatIs(_ claim: String, _ message: String) throws {
    let read = try model(
      "window: {id: t, kind: tabBar, children: [{id: a}]}\ncontrollers: {b: {}}\nexpect: {\(claim)}")
    #expect(Replay(read).checkExpectations().map(\.message) == [message])
  }
}
