import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@Suite("The way back in a chain") struct ReturnPlaceTests {
  /// A screen that opens several others, one after the other.
  private func chain(_ count: Int) throws -> (diagram: Diagram, places: PlacedGraph) {
    let shown = (1...count).map { ControllerID("shown\($0)") }
    let model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: [Controller("home")] + shown.map { Controller($0) },
      windows: [AppWindow(root: "home")],
      steps: shown.flatMap { id in
        [Step(.present(id, from: "home"), trigger: "Tap \(id)"), Step(.dismiss(id), trigger: "Close \(id)")]
      })
    let diagram = ChainFigure(Replay(model), title: "").diagram
    return (diagram, try FigureRenderer.place(diagram, layout: Graphviz.layout).places)
  }

  @Test("is below the way on at both ends, and the steps stand in order beside the screen", arguments: 1...3)
  func order(count: Int) throws {
    let (diagram, places) = try chain(count)
    let home = try #require(places.nodes["home"])
    let ends = try diagram.edges.map { edge in
      let points = try #require(places.paths[edge.id]).points
      let (first, last) = (try #require(points.first), try #require(points.last))
      return edge.isBackward ? (home: last, other: first) : (home: first, other: last)
    }
    #expect(ends.map(\.home.y) == ends.map(\.home.y).sorted())
    #expect(ends.map(\.other.y) == ends.map(\.other.y).sorted())
    #expect(ends.allSatisfy { $0.home.x > home.midX })
    #expect(places.faults.crossings == 0)
  }

  /// A wizard whose pages each show something else, in three rows of a page.
  private var wizard: Model {
    var pager = Controller("wizard", kind: .page, title: "Wizard")
    pager.modalPresentationStyle = .fullScreen
    pager.pages = ["income", "expenses", "family", "review"]
    let names = ["home", "income", "expenses", "family", "review", "help", "confirm", "sent"]
    let turn = Step(.turnPage(.forward, of: "wizard"), trigger: "Swipe")
    return Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [pager] + names.map { Controller(ControllerID($0), title: $0.uppercased()) },
      windows: [AppWindow(root: "home")],
      steps: [
        Step(.present("wizard", from: "home"), trigger: "Tap Start"), turn,
        Step(.present("help", from: "expenses", style: .fullScreen), trigger: "Tap the question mark"),
        Step(.dismiss("expenses"), trigger: "Tap Done in Safari"), turn, turn,
        Step(.present("confirm", from: "review"), trigger: "Tap Send"),
        Step(.dismiss("review"), trigger: "Tap Send now"),
        Step(.present("sent", from: "review"), trigger: "The server answers"),
      ])
  }

  @Test("between two rows runs through the gap between them, not around the figure")
  func rows() throws {
    let places = try FigureRenderer.place(ChainFigure(Replay(wizard), title: "").diagram, layout: Graphviz.layout)
      .places
    let boxes = places.nodes.values.reduce(try #require(places.nodes["home"])) { $0.union($1) }
    #expect(Set(places.nodes.values.map(\.y)).count == 3)
    for path in places.paths.values {
      #expect(path.points.allSatisfy { $0.y >= boxes.y && $0.y <= boxes.maxY })
    }
    #expect(places.faults.crossings == 0)
  }

  @Test("is not shortened at the cost of another line, which would be led around the figure")
  func longest() throws {
    func shown(_ id: ControllerID, _ name: String, _ title: String, _ style: ModalPresentationStyle) -> Controller {
      var controller = Controller(id, className: name, title: title)
      controller.modalPresentationStyle = style
      return controller
    }
    var login = shown("login", "UINavigationController", "Anmeldung", .fullScreen)
    login.kind = .navigation
    login.children = ["form"]
    let model = Model(
      environment: DeviceEnvironment(ios: 18),
      controllers: [
        Controller("start", className: "StartViewController", title: "Startseite"), login,
        Controller("form", title: "Benutzeranmeldung"),
        shown("code", "ZweiFaktorAuthentifizierungViewController", "Zwei-Faktor-Authentifizierung", .pageSheet),
        shown("help", "HilfeViewController", "Hilfe", .formSheet),
        shown("privacy", "SFSafariViewController", "Datenschutzerklärung", .fullScreen),
        shown("account", "KontoViewController", "Kontoübersicht", .formSheet),
      ], windows: [AppWindow(root: "start")],
      steps: [
        Step(.present("login", from: "start"), trigger: "Auf „Anmelden“ tippen"),
        Step(.present("code", from: "form"), trigger: "Kennwort eingeben"),
        Step(.present("help", from: "code"), trigger: "Auf „Hilfe“ tippen"),
        Step(.present("privacy", from: "help"), trigger: "Auf „Datenschutz“ tippen"),
        Step(.dismiss("code"), trigger: "Auf „Zurück“ tippen"), Step(.dismiss("start"), trigger: "Code bestätigt"),
        Step(.present("account", from: "start"), trigger: "Nach der Anmeldung"),
      ])
    let places = try FigureRenderer.place(ChainFigure(Replay(model), title: "").diagram, layout: Graphviz.layout).places
    let bottom = try #require(places.nodes.values.map(\.maxY).max())
    #expect(places.paths.values.allSatisfy { $0.points.allSatisfy { $0.y <= bottom } })
  }
}
