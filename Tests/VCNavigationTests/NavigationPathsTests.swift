import Testing
import VCDiagnostics
import VCModel
import VCNavigation

/// A map from lines such as `A -push-> B`; a prefix of a name, such as `nav:`, gives its kind, and a word after
/// `column.` gives the column.
private func map(_ lines: String...) -> NavigationMap {
  var map = NavigationMap()
  func controller(_ text: Substring) -> String {
    let parts = text.split(separator: ":")
    let id = String(parts.last ?? "")
    if !map.controllers.contains(where: { $0.id == id }) {
      let kinds: [Substring: ControllerKind] = ["nav": .navigation, "tab": .tabBar, "split": .split, "view": .view]
      map.controllers.append(
        MapController(id: id, className: id, kind: parts.count > 1 ? kinds[parts[0]] ?? .content : .content))
    }
    return id
  }
  for (number, line) in lines.enumerated() {
    let words = line.split(separator: " ")
    let way = words[1].dropFirst().dropLast(2).split(separator: ".").map(String.init)
    let relation = MapTransition.Relation(rawValue: way[0]) ?? .custom
    map.transitions.append(
      MapTransition(
        source: controller(words[0]), target: controller(words[2]), relation: relation,
        column: way.count > 1 ? SplitColumn(rawValue: way[1]) : nil, evidence: .storyboard,
        origin: .init(kind: .storyboard, location: .init(file: "M", line: number + 1))))
  }
  return map
}

private let camera = map(
  "Camera -present-> nav:Library", "Library -root-> Albums", "Albums -push-> Photos", "Photos -present-> nav:Picker",
  "Picker -root-> People", "Camera -show-> Settings", "Settings -present-> Picker", "Photos -unwind-> Camera")

private func steps(_ model: Model) -> [String] {
  model.steps.map { step in
    switch step.operation {
    case .present(let presented, let source, let style, _, _, _):
      "present \(presented.map(\.rawValue) ?? "") from \(source)\(style.map { " \($0)" } ?? "")"
    case .push(let pushed, let navigation): "push \(pushed.map(\.rawValue) ?? "") onto \(navigation)"
    case .show(let shown, let source): "show \(shown) from \(source)"
    case .select(let tab, let container): "select \(tab) in \(container)"
    case .pop(let navigation): "pop \(navigation)"
    case .popToRoot(let navigation): "pop \(navigation) to its root"
    case .popTo(let target, let navigation): "pop \(navigation) to \(target)"
    default: step.operation.verb
    }
  }
}

@Suite struct NavigationPathsTests {
  @Test("a path from a screen uses what a part of it opens")
  func parts() {
    var parts = map("Home -push-> List", "Row -sheet-> Detail", "Detail -push-> Help")
    for position in parts.controllers.indices where parts.controllers[position].id == "Row" {
      parts.controllers[position].partOf = ["List"]
    }
    let paths = NavigationPaths(parts)
    #expect(paths.shortest(from: "Home", to: "Help")?.controllers == ["Home", "List", "Detail", "Help"])
    #expect(paths.shortest(from: "Row", to: "Help")?.controllers == ["Row", "Detail", "Help"])
  }

  @Test func findsTheWayWithTheFewestSteps() throws {
    let path = try #require(NavigationPaths(camera).shortest(from: "Camera", to: "People"))
    #expect(path.controllers == ["Camera", "Settings", "Picker", "People"])
    #expect(path.stepCount == 2)
  }

  @Test func findsEverySimpleWayShortestFirst() {
    let result = NavigationPaths(camera).paths(from: "Camera", to: "People", limit: 10)
    #expect(
      result.paths.map { $0.controllers.joined(separator: " ") } == [
        "Camera Settings Picker People", "Camera Library Albums Photos Picker People",
      ])
    #expect(result.isComplete)
    #expect(!NavigationPaths(camera).paths(from: "Camera", to: "People", limit: 1).isComplete)
  }

  @Test func saysWhoCanReachAController() {
    let starts = NavigationPaths(camera).starts(reaching: "Picker").map { "\($0.id) \($0.steps)" }
    #expect(starts == ["People 0", "Photos 1", "Settings 1", "Albums 2", "Camera 2", "Library 2"])
  }

  @Test func findsNothingWhereThereIsNoWay() {
    #expect(NavigationPaths(camera).shortest(from: "People", to: "Camera") == nil)
    #expect(NavigationPaths(camera).shortest(from: "Camera", to: "Nobody") == nil)
    #expect(NavigationPaths(camera).shortest(from: "Camera", to: "Camera")?.moves == [])
  }

  @Test func goesToAnotherTabThroughTheContainer() throws {
    let app = map("tab:Tabs -tab-> nav:One", "Tabs -tab-> Two", "One -root-> List", "Two -present-> Sheet")
    let path = try #require(NavigationPaths(app).shortest(from: "List", to: "Sheet"))
    #expect(path.controllers == ["List", "One", "Tabs", "Two", "Sheet"])
    #expect(steps(path.model(in: app)) == ["select Two in Tabs", "present Sheet from Two"])
  }

  @Test func replaysAWayAsSteps() throws {
    let path = try #require(NavigationPaths(camera).paths(from: "Camera", to: "People", limit: 2).paths.last)
    let model = path.model(in: camera)
    #expect(model.title == "From Camera to People")
    #expect(model.windows.map(\.root) == ["Camera"])
    #expect(steps(model) == ["present Library from Camera", "push Photos onto Library", "present Picker from Photos"])
    #expect(model.controllers.first { $0.id == "Library" }?.children == ["Albums"])
  }

  @Test func startsInTheFamilyAroundTheFirstController() throws {
    let path = try #require(NavigationPaths(camera).shortest(from: "Photos", to: "People"))
    let model = path.model(in: camera)
    #expect(model.windows.map(\.root) == ["Library"])
    #expect(model.controllers.first { $0.id == "Library" }?.children == ["Albums", "Photos"])
    #expect(steps(model) == ["present Picker from Photos"])
  }

  @Test func startsInTheTabThatHoldsTheFirstController() throws {
    let app = map("tab:Tabs -tab-> One", "Tabs -tab-> nav:Two", "Two -root-> List", "List -push-> Detail")
    let model = try #require(NavigationPaths(app).shortest(from: "List", to: "Detail")).model(in: app)
    #expect(model.windows.map(\.root) == ["Tabs"])
    #expect(model.controllers.first?.selected == "Two")
    #expect(steps(model) == ["push Detail onto Two"])
  }

  @Test("the tabs, the stack and the columns of a view are replayed in containers of UIKit")
  func containersOfViews() throws {
    let app = map(
      "view:Home -tab-> view:One", "Home -tab-> view:Two", "Two -root-> view:List", "List -destination-> view:Detail",
      "view:Mail -column.primary-> view:Folders", "Mail -column.secondary-> view:Letter", "Letter -sheet-> view:Reply")
    let model = try #require(NavigationPaths(app).shortest(from: "Home", to: "Detail")).model(in: app)
    #expect(steps(model) == ["select Two in Home", "push Detail onto Two"])
    #expect(model.controllers.first { $0.id == "Home" }?.kind == .tabBar)
    let mail = try #require(NavigationPaths(app).shortest(from: "Letter", to: "Reply")).model(in: app)
    #expect(mail.controllers.first { $0.id == "Mail" }?.kind == .split)
    #expect(mail.controllers.first { $0.id == "Mail" }?.splitStyle == .doubleColumn)
  }

  @Test func makesASceneAnewEachTimeItIsReached() throws {
    let app = map("A -present-> nav:N", "N -root-> L", "L -present-> tab:O", "O -tab-> L", "O -tab-> M")
    let model = try #require(NavigationPaths(app).shortest(from: "A", to: "M")).model(in: app)
    #expect(model.controllers.map(\.id.rawValue) == ["A", "N", "L", "O", "L (2)", "M"])
  }

  @Test(arguments: [
    ("B", ["A", "B", "C", "D"], "pop N to B"), ("A", ["A", "B", "C", "D"], "pop N to its root"),
    ("C", ["A", "B", "C", "D"], "pop N"),
  ])
  func goesBackOnTheStackInOneStep(end: String, stack: [ControllerID], step: String) throws {
    let app = map("nav:N -root-> A", "A -push-> B", "B -show-> C", "C -push-> D")
    let path = try #require(NavigationPaths(app).shortest(from: "D", to: end))
    #expect(path.moves.map(\.direction) == [.back])
    #expect(path.stepCount == 1)
    let model = path.model(in: app)
    #expect(model.controllers.first?.children == stack)
    #expect(steps(model) == [step])
    #expect(NavigationPaths(app).ends(reachedFrom: "D").contains { $0.id == end && $0.steps == 1 })
  }

  @Test func goesBackToEachScreenThatPushesTheStart() {
    let app = map("nav:N -root-> A", "A -push-> B", "A -push-> C", "B -push-> D", "C -push-> D", "Other -push-> D")
    let paths = NavigationPaths(app)
    #expect(["A", "B", "C"].map { paths.shortest(from: "D", to: $0)?.stepCount } == [1, 1, 1])
    // Nothing pushes this one onto a stack.
    #expect(paths.shortest(from: "D", to: "Other") == nil)
  }

  @Test func standsInEachContainerThatHoldsTheStart() throws {
    let app = map(
      "tab:Left -tab-> nav:One", "One -root-> List", "Left -tab-> Map", "tab:Right -tab-> nav:Two", "Two -root-> List",
      "Right -tab-> Settings")
    let paths = NavigationPaths(app)
    #expect(paths.shortest(from: "List", to: "Map")?.controllers == ["List", "One", "Left", "Map"])
    let path = try #require(paths.shortest(from: "List", to: "Settings"))
    #expect(path.controllers == ["List", "Two", "Right", "Settings"])
    #expect(path.model(in: app).windows.map(\.root) == ["Right"])
  }

  /// A split view with a compact column: different screens on a phone and on a pad.
  private let split = map(
    "split:Split -column.primary-> nav:Master", "Master -root-> List", "Split -column.secondary-> Detail",
    "Split -column.compact-> tab:Tabs", "Tabs -tab-> Home", "Tabs -tab-> Search", "Start -present-> Split")

  @Test func followsTheColumnsThatTheWidthShows() throws {
    let search = try #require(NavigationPaths(split).shortest(from: "Start", to: "Search"))
    #expect(search.widths == [.compact])
    #expect(search.controllers == ["Start", "Split", "Tabs", "Search"])
    let model = search.model(in: split)
    #expect(model.environment.idiom == .phone)
    #expect(model.controllers.map(\.id) == ["Start", "Split", "Tabs", "Home", "Search"])
    let list = try #require(NavigationPaths(split).shortest(from: "Start", to: "List"))
    #expect(list.widths == [.regular])
    #expect(list.model(in: split).controllers.map(\.id) == ["Start", "Split", "Master", "List", "Detail"])
    #expect(NavigationPaths(split, widths: [.compact]).shortest(from: "Start", to: "List") == nil)
    #expect(NavigationPaths(split).shortest(from: "Home", to: "Search")?.widths == [.compact])
    #expect(NavigationPaths(split).shortest(from: "Home", to: "List") == nil)
  }

  @Test func unrollsContainmentThatContainsItself() throws {
    let app = map("tab:T -tab-> nav:N", "N -root-> T", "N -push-> X")
    let model = try #require(NavigationPaths(app).shortest(from: "T", to: "X")).model(in: app)
    #expect(model.controllers.count < 10)
  }

  @Test func staysQuickWhereWaysAreCountless() {
    var lines = NavigationMap()
    let layers = (0..<12).map { layer in (0..<6).map { "L\(layer)N\($0)" } }
    for (upper, lower) in zip(layers, layers.dropFirst()) {
      for source in upper {
        for target in lower {
          lines.transitions.append(
            MapTransition(
              source: source, target: target, relation: .show, evidence: .storyboard,
              origin: .init(kind: .storyboard, location: .init(file: "M"))))
        }
      }
    }
    let result = NavigationPaths(lines).paths(from: "L0N0", to: "L11N5", limit: 50)
    #expect(result.paths.count == 50)
    #expect(!result.isComplete)
  }
}

@Suite struct ControllerSearchTests {
  private let map = NavigationMap(controllers: [
    .init(id: "CameraViewController", className: "CameraViewController", title: "Camera"),
    .init(id: "ListVC#a", className: "ListVC", identifier: "first"), .init(id: "ListVC#b", className: "ListVC"),
    .init(id: "PeoplePickerController", className: "PeoplePickerController"),
  ])

  @Test(arguments: [
    ("CameraViewController", "CameraViewController"), ("Camera", "CameraViewController"),
    ("camera", "CameraViewController"),
    ("ListVC#b", "ListVC#b"), ("first", "ListVC#a"), ("PeoplePicker", "PeoplePickerController"),
  ])
  func findsByEveryName(name: String, id: String) throws {
    #expect(try map.controller(named: name).id == id)
  }

  @Test(arguments: [
    ("List", "'List' is ambiguous: 'ListVC#a', 'ListVC#b'"), ("Camra", "the map has no controller 'Camra'"),
  ])
  func saysWhatItCannotTell(name: String, message: String) {
    let error = #expect(throws: DiagnosticError.self) { try map.controller(named: name) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }
}
