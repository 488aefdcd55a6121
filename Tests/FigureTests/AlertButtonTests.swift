import Testing
import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

@testable import VCDrawing

@Suite("The buttons of an alert") struct AlertButtonTests {
  /// The titles of the buttons from top to bottom, and from left to right, in a box of this height.
  private func titles(_ actions: [ScreenAlert.Action], isSheet: Bool = false, height: Double) -> [String] {
    let drawing = AlertDrawing(
      painter: Painter(FigureOptions()), alert: ScreenAlert("Draft", actions: actions), isSheet: isSheet,
      hasText: true)
    let box = GraphLayout.Rectangle(x: 0, y: 0, width: 160, height: height)
    return drawing.elements(in: box).compactMap(\.text).filter { $0 != "Draft" && !$0.isEmpty }
  }

  private let cancel = ScreenAlert.Action("Cancel", .cancel)
  private let delete = ScreenAlert.Action("Delete", .destructive)

  @Test("cancel is first of two beside each other, and last of a stack, as in an action sheet")
  func cancelPlace() {
    #expect(titles([delete, cancel], height: 50) == ["Cancel", "Delete"])
    for height in [50.0, 90] {
      #expect(titles([cancel, delete], isSheet: true, height: height) == ["Delete", "Cancel"])
    }
    #expect(titles([cancel, delete, .init("Save", .default)], height: 90) == ["Delete", "Save", "Cancel"])
  }

  @Test("two short buttons are beside each other on a phone, whatever the title's length")
  func short() {
    let page = Rectangle(x: 0, y: 0, width: 108, height: 200)
    let actions = [ScreenAlert.Action("Allow"), ScreenAlert.Action("Not now", .cancel)]
    for title in ["Sure?", "Send you notifications?"] {
      let layer = DeviceScreen.Layer(.alert, .alert(ScreenAlert(title, actions: actions)))
      let box = LayerPlace(layer, in: page, base: page, .phone).box
      let drawing = AlertDrawing(
        painter: Painter(FigureOptions()), alert: ScreenAlert(title, actions: actions), isSheet: false, hasText: true)
      let rows = drawing.elements(in: box).filter { ["Allow", "Not now"].contains($0.text) }.map { $0["y"] }
      #expect(rows.count == 2 && Set(rows).count == 1)
    }
  }
}
