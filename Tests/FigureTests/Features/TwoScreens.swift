import VCDiagram
import VCFigures
import VCModel
import VCReplay

/// Suites that examine the figures of a screen and one that it presents, modified for a test.
protocol TwoScreens {}

extension TwoScreens {
  /// A screen and one that it presents, modified for a test.
  func model(
    ios: Int = 17, idiom: Idiom = .phone, style: ModalPresentationStyle = .pageSheet,
    _ change: (inout Controller, inout Controller) -> Void
  ) -> Model {
    var home = Controller("home", title: "Home")
    var shown = Controller("shown", title: "Shown")
    shown.modalPresentationStyle = style
    change(&home, &shown)
    return Model(
      environment: DeviceEnvironment(idiom: idiom, ios: ios), controllers: [home, shown],
      windows: [AppWindow(root: "home")],
      steps: [Step(.present("shown", from: "home"))])
  }

  func words(_ id: String, _ model: Model) -> [String] {
    diagram(model).nodes.first { $0.id == id }?.subtitle ?? []
  }

  func label(_ model: Model) -> [String] { diagram(model).edges.first { $0.kind == .presents }?.label ?? [] }

  func screen(_ model: Model, at id: String = "shown") -> DeviceScreen? {
    diagram(model, .chain).nodes.first { $0.id == id }?.screen
  }
}
