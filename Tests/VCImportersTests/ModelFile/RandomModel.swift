import VCModel

/// A generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Creates models that use every feature of the file format.
struct RandomModel {
  private var generator: SeededGenerator
  private var ids: [ControllerID] = []
  private var model = Model()
  private var tabCount = 0

  static func model(seed: UInt64) -> Model {
    var random = RandomModel(generator: SeededGenerator(seed: seed))
    random.make()
    return random.model
  }

  private init(generator: SeededGenerator) { self.generator = generator }

  private static let texts = [
    "Photos", "12", "1e3", "true", "null", "~", "", " spaced ", "a: b", "a #b", "#hash", "- dash", "*star", "&and",
    "{x}",
    "[y]", "quote \" and '", "back\\slash", "line\nbreak", "tab\there", "\u{7}bell", "\u{85}", "\u{2028}",
    "mid\u{FEFF}mark",
    "\u{1F469}\u{200D}\u{1F467}", "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{7167}\u{7247}", "e\u{301}", "no",
    "%percent",
    "@at", "`tick`", "? ask", ": colon", "ends:", "0x1F", "12:30", "2020-01-01", "<<", "root", "|", ">", "a,b", "\r\n",
    String(repeating: "long ", count: 60), "\u{10FFFF}", "\u{FFFE}", "\u{0}",
  ]

  // MARK: Parts

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? { chance(25) ? value(&self) : nil }

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func anyCase<Value: CaseIterable>(_: Value.Type = Value.self) -> Value { any(Array(Value.allCases)) }

  private mutating func text() -> String { any(Self.texts) }

  /// Returns a text that no other tab has.
  private mutating func tabID() -> String {
    tabCount += 1
    return "\(tabCount)\(text())"
  }

  private mutating func id() -> ControllerID { any(ids) }

  private mutating func style() -> ModalPresentationStyle { any(ModalPresentationStyle.settable) }

  private mutating func number() -> Double {
    any([0, 1, -2, 320, 0.1, 1e20, -1.5e-7, Double.random(in: -1000...1000, using: &generator)])
  }

  private mutating func list<Value>(_ value: (inout Self) -> Value) -> [Value] {
    let count = any([0, 1, 1, 2, 3])
    return (0..<count).map { _ in value(&self) }
  }

  private mutating func mask() -> InterfaceOrientationMask {
    InterfaceOrientationMask(InterfaceOrientationMask.single.map(\.mask).filter { _ in chance(50) })
  }

  private mutating func anchor() -> PopoverAnchor {
    let rect = maybe { ScreenRect(x: $0.number(), y: $0.number(), width: $0.number(), height: $0.number()) }
    let sources: [PopoverAnchor.Source?] = [
      nil, .barButtonItem(text()), .sourceItem(text()), .sourceView(text(), rect: rect),
    ]
    return PopoverAnchor(any(sources), permittedArrowDirections: list { $0.anyCase() })
  }

  private mutating func collapseAnswers() -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: maybe { $0.chance(50) }, primaryForCollapsing: maybe { $0.id() },
      topColumnForCollapsing: maybe { $0.anyCase() })
  }

  private mutating func expandAnswers() -> SplitDelegateAnswers {
    SplitDelegateAnswers(primaryForExpanding: maybe { $0.id() }, secondaryForExpanding: maybe { $0.id() })
  }

  // MARK: The model

  private mutating func make() {
    let usable = Self.texts.filter { !$0.isEmpty }
    for number in 0..<Int.random(in: 1...9, using: &generator) {
      ids.append(ControllerID(chance(30) ? "\(number)\(any(usable))" : "c\(number)"))
    }
    if chance(20), let odd = Self.texts.filter({ !$0.isEmpty }).randomElement(using: &generator) {
      ids.append(ControllerID(odd))
    }
    model.title = maybe { $0.text() }
    model.description = maybe { $0.text() }
    model.environment = environment()
    model.controllers = ids.map { controller($0) }
    contain()
    makeWindows()
    var scenes: Set<String> = []
    model.scenes = list { WindowScene($0.text(), title: $0.maybe { $0.text() }, state: $0.anyCase()) }
      .filter { scenes.insert($0.id).inserted }
    if chance(20) { model.windows[0].scene = text() }
    makePresentations()
    makeStoryboards()
    model.steps = list { $0.step() } + list { $0.step() } + list { $0.step() }
    model.expect = list { $0.stateClaim() } + list { $0.stateClaim() }
    model.app = maybe { AppReference($0.text()) }
    model.seen = list { $0.seen() }
    model.figures = list { $0.figure() }
  }

  private mutating func environment() -> DeviceEnvironment {
    DeviceEnvironment(
      idiom: anyCase(), horizontalSizeClass: maybe { $0.anyCase() }, verticalSizeClass: maybe { $0.anyCase() },
      ios: any([6, 12, 13, 14, 26, 27]), supportedInterfaceOrientations: maybe { $0.mask() } ?? .all,
      policy: Policy(
        contextAdaptation: anyCase(), popoverCompactLegacy: anyCase(), orientation: anyCase(),
        chainDismissAnimation: anyCase(), arrows: anyCase()))
  }

  private mutating func controller(_ id: ControllerID) -> Controller {
    var controller = Controller(id, kind: anyCase())
    controller.className = maybe {
      $0.any(["UINavigationController", "App.List", "MFMailComposeViewController", $0.text()])
    }
    controller.title = maybe { $0.text() }
    controller.splitStyle = anyCase()
    controller.splitAnswers = collapseAnswers().orElse(expandAnswers())
    controller.alertStyle = anyCase()
    controller.modalPresentationStyle = maybe { $0.style() }
    controller.modalTransitionStyle = maybe { $0.anyCase() }
    controller.definesPresentationContext = maybe { $0.chance(50) }
    controller.providesPresentationContextTransitionStyle = chance(30)
    controller.isModalInPresentation = chance(30)
    controller.preferredContentSize = maybe { ScreenSize(width: $0.number(), height: $0.number()) }
    controller.popover = maybe { $0.anchor() }
    controller.adaptivePresentationStyle = maybe { $0.style() }
    controller.adaptiveReplacement = maybe { $0.id() }
    controller.shouldPresentInFullscreen = chance(70)
    controller.shouldRemovePresentersView = chance(30)
    controller.supportedInterfaceOrientations = maybe { $0.mask() }
    controller.passesOrientationsThrough = chance(30)
    controller.isViewDetached = chance(10)
    controller.delegate = maybe { $0.id() }
    controller.storyboard = maybe { $0.text() }
    controller.unwindActions = list { $0.text() }
    controller.deniedUnwindActions = list { $0.text() }
    controller.link = maybe { $0.text() }
    controller.note = maybe { $0.text() }
    controller.screenshot = maybe { $0.text() }
    addModern(to: &controller)
    return controller
  }

  /// The keys of later versions of UIKit.
  private mutating func addModern(to controller: inout Controller) {
    controller.sheet = maybe { random in
      Sheet(
        detents: random.list { $0.any([.medium, .large, .height($0.text(), $0.number()), .fraction($0.text(), 0.3)]) },
        selected: random.maybe { $0.text() }, largestUndimmed: random.maybe { $0.text() }, grabber: random.chance(50),
        edgeAttachedInCompactHeight: random.chance(50))
    }
    controller.showsCamera = chance(20)
    controller.searchController = maybe { $0.id() }
    controller.searchBarPlacement = anyCase()
    controller.actions = list { random in
      AlertAction(random.text(), style: random.anyCase(), then: random.list { Step(.dismiss($0.id())) })
    }
    controller.tabs = list { random in
      TabItem(
        random.tabID(), title: random.maybe { $0.text() }, controller: random.maybe { $0.id() },
        isSearch: random.chance(20), children: random.list { TabItem($0.tabID(), controller: $0.maybe { $0.id() }) },
        managedBy: random.maybe { $0.id() })
    }
    controller.tabBar = TabBarSettings(
      mode: anyCase(), isSidebarShown: chance(30), bottomAccessory: maybe { $0.text() }, minimizeBehavior: anyCase())
    controller.preferredDisplayMode = anyCase()
    controller.preferredSplitBehavior = anyCase()
    controller.bars = BarSettings(
      hidesBottomBarWhenPushed: chance(30), isNavigationBarHidden: chance(30), isToolbarHidden: chance(50),
      isTabBarHidden: chance(30))
    for question in SystemBarQuestion.allCases where chance(20) {
      controller.systemBarChildren[question] = any([.itself, .child(id())])
    }
    controller.capturesStatusBarAppearance = chance(30)
    controller.preferredTransition = maybe { $0.anyCase() }
    controller.transitioningDelegate = maybe { $0.text() }
    controller.pages = list { $0.id() }
    controller.swiftUI = any([nil, nil, .navigationStack([id()]), .tabView([id(), id()])])
  }

  /// Gives some controllers a parent that is declared before them, as a child, a column, or both.
  private mutating func contain() {
    for position in ids.indices.dropFirst() where chance(50) {
      let parent = Int.random(in: 0..<position, using: &generator)
      let free = SplitColumn.allCases.filter { model.controllers[parent].columns[$0] == nil }
      let isColumn = chance(30)
      if isColumn, let column = free.randomElement(using: &generator) {
        model.controllers[parent].columns[column] = ids[position]
      }
      if !isColumn || free.isEmpty || chance(30) { model.controllers[parent].children.append(ids[position]) }
    }
    for position in ids.indices {
      model.controllers[position].selected =
        chance(30) ? model.controllers[position].children.randomElement(using: &generator) : nil
    }
  }

  private var tops: [ControllerID] {
    let held = Set(model.controllers.flatMap { $0.children + $0.columns.values })
    return ids.filter { !held.contains($0) }
  }

  private mutating func makeWindows() {
    model.windows = [AppWindow(id: chance(70) ? "main" : "w\(text())", root: tops[0])]
    if tops.count > 1, chance(20) { model.windows.append(AppWindow(id: "second", root: tops[1])) }
  }

  private mutating func makePresentations() {
    var presenters: Set<ControllerID> = []
    for (position, top) in tops.enumerated().dropFirst(2) where chance(40) {
      let presenter = tops[Int.random(in: 0..<position, using: &generator)]
      guard presenters.insert(presenter).inserted else { continue }
      var presentation = Presentation(
        presented: top, by: presenter, initiator: any([nil, presenter, id()]), style: anyCase())
      presentation.requestedStyle = anyCase()
      presentation.resolvedStyle = anyCase()
      presentation.transition = anyCase()
      if let context = maybe({ $0.id() }) { presentation.context = context }
      presentation.anchor = maybe { $0.anchor() }
      presentation.trigger = maybe { $0.text() }
      presentation.step = any([nil, 3])
      model.presentations.append(presentation)
    }
  }

  private mutating func makeStoryboards() {
    for name in ["Main", "Second one", "3"] where chance(20) {
      var storyboard = Storyboard(name: name, initial: maybe { $0.id() })
      for identifier in ["one", "null", "two: 2"] where chance(50) { storyboard.identifiers[identifier] = id() }
      model.storyboards.append(storyboard)
    }
    model.segues = list { random in
      let kind: Segue.Kind = random.anyCase()
      let isFoundByAction = kind == .unwind && random.chance(50)
      return Segue(
        random.text(), kind: kind, from: random.id(), to: isFoundByAction ? nil : random.id(),
        unwindAction: isFoundByAction ? random.text() : random.maybe { $0.text() }, style: random.maybe { $0.style() },
        transition: random.maybe { $0.anyCase() }, popover: random.maybe { $0.anchor() })
    }
  }

  private mutating func seen() -> ObservedState {
    ObservedState(
      dump: text(), number: maybe { Int.random(in: 1...9, using: &$0.generator) },
      after: maybe { Int.random(in: 0...$0.model.steps.count, using: &$0.generator) })
  }

  private mutating func figure() -> FigureRequest {
    FigureRequest(
      name: maybe { $0.text() }, kind: any(FigureKind.allCases.filter { $0 != .map }), focus: list { $0.id() },
      depth: any([nil, 0, 4]),
      step: any([nil, 0, model.steps.count]), detail: maybe { $0.anyCase() }, direction: maybe { $0.anyCase() },
      theme: any([nil, .auto, .dark, .file("brand.yml"), .file("../looks/a b.yml")]))
  }

  // MARK: Steps and expectations

  private mutating func step() -> Step {
    Step(
      operation(), trigger: maybe { $0.text() }, note: maybe { $0.text() },
      expect: chance(30) ? list { $0.stateClaim() } + list { $0.stepClaim() } : [])
  }

  private mutating func operation() -> StepOperation {
    let (a, b) = (id(), id())
    return switch Int.random(in: 0..<41, using: &generator) {
    case 0:
      .present(
        any([a, a, nil]), from: b, style: maybe { $0.style() }, transition: maybe { $0.anyCase() },
        popover: maybe { $0.anchor() }, adaptive: maybe { $0.style() })
    case 1: .beginPresent(a, from: b)
    case 2: .finishTransition
    case 3: .dismiss(a)
    case 4: .push(any([a, a, nil]), onto: b)
    case 5: .pop(a)
    case 6: .popToRoot(a)
    case 7: .popTo(a, in: b)
    case 8: .setChildren(list { $0.id() }, of: b)
    case 9: .select(a, in: b)
    case 10: .show(a, from: b)
    case 11: .showDetail(a, from: b)
    case 12: .embed(a, in: b)
    case 13: .remove(a)
    case 14: .unwind(a, to: b)
    case 15: .unwindAction(text(), from: a)
    case 16: .performSegue(text(), from: a)
    case 17: .instantiate(storyboard: text(), identifier: maybe { $0.text() }, as: any([nil, "made"]))
    case 18: .traits(horizontal: maybe { $0.anyCase() }, vertical: maybe { $0.anyCase() })
    case 19: .rotate(mask())
    case 20: .setRoot(a, window: any(["main", "second", model.windows[0].id]))
    case 21: .interactiveDismiss(any([a, nil]), shouldDismiss: chance(50))
    case 22: .tapOutside(shouldDismiss: chance(50))
    case 23: .collapse(a, collapseAnswers())
    case 24: .expand(a, expandAnswers())
    case 25: .setColumn(anyCase(), to: a, of: b)
    case 26: .beginDismiss(a)
    case 27: .beginPop(a)
    case 28: .cancelTransition
    case 29: .selectDetent(text(), of: a)
    case 30: any([.activateSearch(a), .cancelSearch(a)])
    case 31: .tap(text(), in: a)
    case 32: .setSidebar(isShown: chance(50), of: a)
    case 33: .setDisplayMode(anyCase(), of: a)
    case 34: .setBar(anyCase(), isHidden: chance(50), of: a)
    case 35: .turnPage(any([.forward, .backward, .to(b)]), of: a)
    case 36: .scene(text(), becomes: anyCase())
    case 37, 38: .swiftUI(anyCase(), a, from: b, popover: maybe { $0.anchor() })
    default: any([.showColumn(anyCase(), of: a), .hideColumn(anyCase(), of: a)])
    }
  }

  private mutating func stateClaim() -> Assertion {
    let (a, b) = (id(), any([id(), nil]))
    return switch Int.random(in: 0..<18, using: &generator) {
    case 0: Assertion(.pointer(anyCase(), of: a, is: b))
    case 1: Assertion(.style(of: a, is: maybe { $0.anyCase() }))
    case 2: Assertion(.transition(of: a, is: maybe { $0.anyCase() }))
    case 3: Assertion(.context(of: a, is: b))
    case 4: Assertion(.initiator(of: a, is: b))
    case 5: Assertion(.chain(list { $0.id() }))
    case 6: Assertion(.visible(list { $0.id() }))
    case 7: Assertion(.orientations(of: a, are: mask()))
    case 8: Assertion(.children(of: a, are: list { $0.id() }))
    case 9: Assertion(.selected(in: a, is: b))
    case 10: Assertion(.detent(of: a, is: maybe { $0.any(["medium", "null", $0.text()]) }))
    case 11: Assertion(.displayMode(of: a, is: maybe { $0.anyCase() }))
    case 12: Assertion(.bars(around: a, are: list { $0.anyCase() }))
    case 13: Assertion(.tabBarPlacement(of: a, is: maybe { $0.anyCase() }))
    case 14: Assertion(.transitionChooser(of: a, is: maybe { $0.anyCase() }))
    case 15: Assertion(.asked(anyCase(), is: b))
    case 16: Assertion(.scene(any(["main", "second"]), is: anyCase()))
    default: Assertion(.diagnostics(list { $0.any(["already-presenting", $0.text()]) }))
    }
  }

  private mutating func stepClaim() -> Assertion {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Assertion(.outcome(anyCase()))
    case 1: Assertion(.dismissed(list { $0.id() }))
    default: Assertion(.appearance(of: id(), is: list { $0.anyCase() }))
    }
  }
}
