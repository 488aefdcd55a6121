import Testing
import VCDOT
import VCDiagram
import VCModel
import VCReplay

@testable import VCDrawing

@Suite("The screens of custom containers") struct AreaTests: TwoScreens {
  private let home = Controller("home", kind: .container, title: "Home", children: ["tabs", "player"])

  private var player: Controller {
    var player = Controller("player")
    player.definesPresentationContext = true
    return player
  }

  private func model(_ steps: [Step] = []) -> Model {
    Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        home, Controller("tabs", kind: .tabBar, children: ["list"]), Controller("list"), player, Controller("lyrics"),
      ], windows: [AppWindow(root: "home")], steps: steps)
  }

  @Test("every visible child has an area, and a container of UIKit most of the screen")
  func areas() throws {
    let model = model([Step(.present("lyrics", from: "home"))])
    guard case .areas(let areas)? = screen(model, at: "home")?.layers.first?.content else { return try #require(nil) }
    #expect(areas.map(\.title) == ["tabs", "player"])
    #expect(areas.map(\.share) == [3, 1])
  }

  @Test("a presentation in the context of a child covers only the child's area")
  func context() {
    let layers = screen(model([Step(.present("lyrics", from: "player", style: .overCurrentContext))]), at: "lyrics")?
      .layers
    #expect(layers?.last?.cover == .context([.area(1, shares: [3, 1])]))
  }

  @Test("areas are side by side on a wide screen, and from top to bottom on a high one")
  func places() {
    let wide = AreaPlaces(GraphLayout.Rectangle(x: 0, y: 0, width: 400, height: 100), shares: [3, 1])
    #expect(wide.boxes.map(\.x) == [0, 300])
    #expect(wide.boxes.map(\.width) == [300, 100])
    let high = AreaPlaces(GraphLayout.Rectangle(x: 0, y: 10, width: 100, height: 200), shares: [1, 1])
    #expect(high.boxes.map(\.y) == [10, 110])
  }
}
