import Testing
import VCDiagram
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@testable import VCDrawing

/// A figure without one of its lines would contradict its model.
@Suite("Every line of a figure") struct LostLineTests {
  @Test("every line has a path, however close its ends are to others", arguments: 0..<24)
  func branching(seed: Int) throws {
    for kind in [FigureKind.hierarchy, .pointers] { try check(.branching(seed, controllers: 6 + seed), kind) }
  }

  /// Neighbours leave hardly any room beside the row where the second presentation starts.
  @Test("a line has a path from a row with neighbours on both sides", arguments: FigureDirection.allCases)
  func walledIn(direction: FigureDirection) throws {
    func controller(_ id: ControllerID, _ className: String, _ title: String, _ children: ControllerID...) -> Controller
    {
      let kinds = ["UITabBarController": ControllerKind.tabBar, "UINavigationController": .navigation]
      return Controller(
        id, className: className, kind: kinds[className] ?? .content, title: title.isEmpty ? nil : title,
        children: children)
    }
    var players = controller("players", "PlayersViewController", "Players")
    players.definesPresentationContext = true
    let model = Model(
      controllers: [
        controller("tabs", "UITabBarController", "Club", "courtsNav", "playersNav", "meNav"),
        controller("courtsNav", "UINavigationController", "Courts", "courts"),
        controller("courts", "CourtOverviewViewController", "Courts", "calendar", "slots"),
        controller("calendar", "CalendarStripViewController", ""),
        controller("slots", "SlotListViewController", "Free times"),
        controller("playersNav", "UINavigationController", "Players", "players"), players,
        controller("meNav", "UINavigationController", "Me", "me"), controller("me", "ProfileViewController", "Profile"),
        controller("booking", "UINavigationController", "", "form"),
        controller("form", "BookingFormViewController", "Booking"),
        controller("invite", "InvitationViewController", "Invite"),
      ], windows: [AppWindow(root: "tabs")],
      steps: [
        Step(.present("booking", from: "slots", style: .pageSheet), trigger: "Tap 18:00"),
        Step(.select("playersNav", in: "tabs")),
        Step(.present("invite", from: "players", style: .overCurrentContext), trigger: "Tap Invite"),
      ])
    try check(model, .pointers, direction)
  }

  private func check(_ model: Model, _ kind: FigureKind, _ direction: FigureDirection? = nil) throws {
    let diagram = Figure.diagram(of: Replay(model), FigureRequest(kind: kind, direction: direction))
    let figure = try FigureRenderer.place(diagram, layout: Graphviz.layout).figure
    let lost = diagram.edges.map(\.id).filter { figure.places.paths[$0] == nil }
    #expect(lost == [], "\(kind) of \(model.controllers.count)")
  }
}
