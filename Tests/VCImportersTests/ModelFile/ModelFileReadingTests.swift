import Testing
import VCDiagnostics
import VCImporters
import VCModel

struct ModelFileReadingTests {
  @Test func readsTheSmallestModel() throws {
    #expect(
      try model("window: {id: home}")
        == Model(controllers: [Controller("home")], windows: [AppWindow(root: "home")]))
  }

  @Test func readsJSONAsTheSameModel() throws {
    let yaml = """
      window: {id: a, title: "\u{1F600}\u{E9}"}
      steps: [{present: {id: b}, from: a}]
      """
    let json = #"{"window":{"id":"a","title":"\uD83D\uDE00\u00e9"},"steps":[{"present":{"id":"b"},"from":"a"}]}"#
    #expect(try model(yaml) == model(json))
  }

  @Test(arguments: [
    "\u{FEFF}window: {id: a}\ntitle: T\n", "window: {id: a}\r\ntitle: T\r\n",
    "--- # one\nwindow: {id: a}\ntitle: T\n...\n",
  ])
  func acceptsByteOrderMarksLineEndsAndDocumentMarks(text: String) throws {
    #expect(try model(text).title == "T")
  }

  @Test func keepsControllersInTheOrderOfTheirDeclaration() throws {
    let read = try model(
      """
      controllers: {z: {}, nav: {class: UINavigationController, children: [{id: y, children: [{id: x}]}]}}
      window: {id: a}
      """)
    #expect(read.controllers.map(\.id) == ["z", "nav", "y", "x", "a"])
  }

  @Test func takesPlainWordsForTextWhereTextIsAskedFor() throws {
    let read = try model(
      """
      window: {id: on, title: 12, note: yes}
      controllers: {yes: {title: 1.50}, 3: {title: "null"}, "null": {title: null}}
      steps: [{present: 3, from: on}, {present: "null", from: yes}]
      """)
    #expect(read.controllers.map(\.id) == ["on", "yes", "3", "null"])
    #expect(read.controllers.map(\.title) == ["12", "1.50", "null", nil])
    #expect(read.steps.map(\.operation) == [.present("3", from: "on"), .present("null", from: "yes")])
  }

  @Test func resolvesAnchorsAliasesAndMergeKeys() throws {
    let read = try model(
      """
      window: &root {id: a}
      controllers:
        b: &base {class: UINavigationController, title: B}
        c: {<<: *base, title: C}
      steps: [{present: b, from: *root}]
      """)
    #expect(read.controllers.map(\.kind) == [.content, .navigation, .navigation])
    #expect(read.controllers.map(\.title) == [nil, "B", "C"])
    #expect(read.steps.map(\.operation) == [.present("b", from: "a")])
  }

  @Test func readsTheEnvironment() throws {
    let read = try model(
      """
      window: {id: a}
      environment:
        idiom: pad
        verticalSizeClass: compact
        ios: 12
        supportedInterfaceOrientations: [portrait, landscapeLeft]
        policy: {contextAdaptation: observed, popoverCompactLegacy: guide2015, orientation: legacyBook,
                 chainDismissAnimation: reported, arrows: initiator}
      """)
    #expect(
      read.environment
        == DeviceEnvironment(
          idiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .compact, ios: 12,
          supportedInterfaceOrientations: [.portrait, .landscapeLeft],
          policy: Policy(
            contextAdaptation: .observed, popoverCompactLegacy: .guide2015, orientation: .legacyBook,
            chainDismissAnimation: .reported, arrows: .initiator)))
  }

  @Test func readsEveryPropertyOfAController() throws {
    let read = try model(
      """
      window: {id: other}
      controllers:
        it:
          class: App.Thing
          kind: tabBar
          title: It
          children: [one, {id: two}]
          selected: two
          columns: {primary: one}
          splitStyle: classic
          alertStyle: actionSheet
          modalPresentationStyle: overCurrentContext
          modalTransitionStyle: flipHorizontal
          definesPresentationContext: false
          providesPresentationContextTransitionStyle: true
          isModalInPresentation: true
          preferredContentSize: [320, 480.5]
          popover: {barButtonItem: Add, permittedArrowDirections: [up, left]}
          adaptivePresentationStyle: fullScreen
          shouldPresentInFullscreen: false
          shouldRemovePresentersView: true
          supportedInterfaceOrientations: landscape
          passesOrientationsThrough: true
          isViewDetached: true
          delegate: other
          storyboard: Main#it
          unwindActions: ["back:"]
          deniedUnwindActions: ["home:"]
          link: https://example.com/it
          note: A note
          screenshot: it.png
        one: {}
      """)
    var it = Controller("it", className: "App.Thing", kind: .tabBar, title: "It", children: ["one", "two"])
    it.selected = "two"
    it.columns = [.primary: "one"]
    it.alertStyle = .actionSheet
    it.modalPresentationStyle = .overCurrentContext
    it.modalTransitionStyle = .flipHorizontal
    it.definesPresentationContext = false
    it.providesPresentationContextTransitionStyle = true
    it.isModalInPresentation = true
    it.preferredContentSize = ScreenSize(width: 320, height: 480.5)
    it.popover = PopoverAnchor(.barButtonItem("Add"), permittedArrowDirections: [.up, .left])
    it.adaptivePresentationStyle = .fullScreen
    it.shouldPresentInFullscreen = false
    it.shouldRemovePresentersView = true
    it.supportedInterfaceOrientations = .landscape
    it.passesOrientationsThrough = true
    it.isViewDetached = true
    it.delegate = "other"
    it.storyboard = "Main#it"
    it.unwindActions = ["back:"]
    it.deniedUnwindActions = ["home:"]
    it.link = "https://example.com/it"
    it.note = "A note"
    it.screenshot = "it.png"
    #expect(read.controllers[1] == it)
    #expect(read.controllers[1].origin.location?.description == "m.yaml:3:3")
  }

  @Test(
    arguments: [
      ("class: UISplitViewController", .classic), ("kind: split, columns: {primary: p}", .doubleColumn),
      ("kind: split, columns: {primary: p, supplementary: q}", .tripleColumn),
      ("kind: split, columns: {primary: p}, splitStyle: classic", .classic),
      ("kind: split, children: [p, q]", .classic),
    ] as [(String, SplitStyle)])
  func tellsTheStyleOfASplitViewByItsColumns(properties: String, style: SplitStyle) throws {
    let read = try model("{window: {id: s, \(properties)}, controllers: {p: {}, q: {}}}")
    #expect(read.controllers.first?.splitStyle == style)
    let old = try model("{environment: {ios: 13}, window: {id: s, kind: split, columns: {primary: {id: p}}}}")
    #expect(old.controllers.first?.splitStyle == .classic)
  }

  @Test func letsTheKindWinOverTheClass() throws {
    let read = try model("window: {id: a, class: UINavigationController, kind: container}")
    #expect(read.controllers.first?.kind == .container)
  }

  @Test func readsSeveralWindows() throws {
    let read = try model("windows: [{id: left, root: {id: a}}, {id: right, root: b}]\ncontrollers: {b: }")
    #expect(read.windows == [AppWindow(id: "left", root: "a"), AppWindow(id: "right", root: "b")])
  }

  @Test func readsEveryAssertion() throws {
    let read = try model(
      """
      window: {id: a}
      controllers: {b: {}, c: {}}
      expect:
        presentingViewController: {b: a, a: null}
        presentedViewController: {a: b}
        parent: {b: c}
        navigationController: {a: b}
        tabBarController: {a: b}
        splitViewController: {a: b}
        style: {b: pageSheet, a: null}
        transition: {b: partialCurl}
        context: {b: a}
        initiator: {b: c}
        chain: [a, b]
        visible: [b, c]
        orientations: {a: [portrait, landscapeRight]}
        diagnostics: [already-presenting]
      steps: [{dismiss: a, expect: {outcome: exception, dismissed: [c, b], appearance: {a: [viewDidAppear], b: []}}}]
      """)
    #expect(
      read.expect.map(\.claim) == [
        .pointer(.presentingViewController, of: "b", is: "a"), .pointer(.presentingViewController, of: "a", is: nil),
        .pointer(.presentedViewController, of: "a", is: "b"), .pointer(.parent, of: "b", is: "c"),
        .pointer(.navigationController, of: "a", is: "b"), .pointer(.tabBarController, of: "a", is: "b"),
        .pointer(.splitViewController, of: "a", is: "b"), .style(of: "b", is: .pageSheet), .style(of: "a", is: nil),
        .transition(of: "b", is: .partialCurl), .context(of: "b", is: "a"), .initiator(of: "b", is: "c"),
        .chain(["a", "b"]), .visible(["b", "c"]), .orientations(of: "a", are: [.portrait, .landscapeRight]),
        .diagnostics(["already-presenting"]),
      ])
    #expect(
      read.steps.first?.expect.map(\.claim) == [
        .outcome(.exception), .dismissed(["c", "b"]), .appearance(of: "a", is: [.viewDidAppear]),
        .appearance(of: "b", is: []),
      ])
  }

  @Test func readsAListOfExpectations() throws {
    let read = try model("{window: {id: a}, expect: [{chain: [a]}, {visible: a}, {chain: [a]}]}")
    #expect(read.expect.map(\.claim) == [.chain(["a"]), .visible(["a"]), .chain(["a"])])
  }

  @Test func readsFigures() throws {
    let read = try model(
      """
      window: {id: a}
      steps: [{dismiss: a}]
      figures:
        - {name: all, kind: pointers, focus: a, depth: 2, step: 1, detail: compact, direction: TB, maxWidth: 600,
           theme: dark}
        - {}
        - {theme: looks/brand.yml}
      """)
    #expect(
      read.figures == [
        FigureRequest(
          name: "all", kind: .pointers, focus: ["a"], depth: 2, step: 1, detail: .compact, direction: .topToBottom,
          maxWidth: 600, theme: .dark), FigureRequest(), FigureRequest(theme: .file("looks/brand.yml")),
      ])
  }

  @Test func readsWhatIsPresentedAtTheStart() throws {
    let read = try model(
      """
      window: {id: a}
      presentations:
        - {presented: b, by: a}
        - {presented: c, by: b, from: null, style: popover, transition: crossDissolve, context: a, trigger: Tap,
           popover: {barButtonItem: Add}, requestedStyle: formSheet, resolvedStyle: pageSheet, step: 3}
      controllers: {b: {modalPresentationStyle: formSheet, modalTransitionStyle: flipHorizontal}, c: {}}
      """)
    var first = Presentation(presented: "b", by: "a", initiator: "a", style: .formSheet)
    first.transition = .flipHorizontal
    var second = Presentation(presented: "c", by: "b", initiator: nil, style: .popover)
    second.requestedStyle = .formSheet
    second.resolvedStyle = .pageSheet
    second.transition = .crossDissolve
    second.context = "a"
    second.anchor = PopoverAnchor(.barButtonItem("Add"))
    second.trigger = "Tap"
    second.step = 3
    #expect(read.presentations == [first, second])
  }

  @Test func readsStoryboardsAndSegues() throws {
    let read = try model(
      """
      window: {id: a}
      storyboards: {Main: {initial: a, identifiers: {one: b}}, Empty: {}}
      segues:
        - {identifier: go, from: a, to: b}
        - {identifier: sheet, kind: presentation, from: a, to: b, style: formSheet, transition: crossDissolve,
           popover: {sourceView: v}}
        - {identifier: back, kind: unwind, from: b, action: "back:"}
      controllers: {b: {}}
      """)
    #expect(
      read.storyboards == [
        Storyboard(name: "Main", initial: "a", identifiers: ["one": "b"]), Storyboard(name: "Empty"),
      ])
    #expect(
      read.segues == [
        Segue("go", kind: .show, from: "a", to: "b"),
        Segue(
          "sheet", kind: .presentation, from: "a", to: "b", style: .formSheet, transition: .crossDissolve,
          popover: PopoverAnchor(.sourceView("v", rect: nil))),
        Segue("back", kind: .unwind, from: "b", unwindAction: "back:"),
      ])
  }
}
