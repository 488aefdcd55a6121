import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("A screen of a chain shows what else is presented") struct SiblingContextTests {
  /// The styles of the layers of a screen in a split view whose columns each present a controller, and `last` over them.
  private func covers(_ id: String, last: ModalPresentationStyle? = nil) -> [DeviceScreen.Cover] {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "detail"]
    let columns = ["list", "detail"].map {
      var column = Controller(ControllerID($0))
      column.definesPresentationContext = true
      return column
    }
    var steps = [
      Step(.present("flags", from: "list", style: .currentContext)),
      Step(.present("colors", from: "detail", style: .currentContext)),
    ]
    if let last { steps.append(Step(.present("last", from: "split", style: last))) }
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [split] + columns + ["flags", "colors", "last"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(root: "split")], steps: steps)
    let figure = Figure.diagram(of: Replay(model), FigureRequest(kind: .chain))
    return figure.nodes.first { $0.id == id }?.screen?.layers.map(\.cover) ?? []
  }

  private static let order = ScreenColumnOrder(2, secondary: 1, mode: .oneBesideSecondary)
  private let list = DeviceScreen.Cover.context([.column(0, of: order), .belowBar])
  private let detail = DeviceScreen.Cover.context([.column(1, of: order), .belowBar])

  @Test("in another context, if it was presented before")
  func contexts() {
    #expect(covers("flags") == [.full, list])
    #expect(covers("colors") == [.full, list, detail])
  }

  @Test("below a sheet or a translucent screen, but not below an opaque one")
  func below() {
    #expect(covers("last", last: .overFullScreen) == [.full, list, detail, .full])
    #expect(covers("last", last: .pageSheet) == [.full, list, detail, .pageSheet])
    #expect(covers("last", last: .fullScreen) == [.full, .full])
  }
}
