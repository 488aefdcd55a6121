import Testing
import VCDrawing
import VCModel

/// The identifiers of an SVG's elements.
@Suite struct FigureIdentifierTests {
  private func identifiers(_ tabs: [String]) -> [String?] {
    let bar = Controller("bar", kind: .tabBar, children: tabs.map { ControllerID($0) })
    let model = Model(
      controllers: [bar] + tabs.map { Controller(ControllerID($0)) }, windows: [AppWindow(root: "bar")])
    let identifiers = FigureIdentifiers(diagram(model))
    return tabs.map(identifiers.node)
  }

  @Test func keepsIdentifiersWhenScreenIsInserted() {
    let before = identifiers(["旅行", "設定"])
    #expect(identifiers(["写真", "旅行", "設定"]).dropFirst() == before[...])
    #expect(before == ["node-_65c5__884c_", "node-_8a2d__5b9a_"])
  }

  @Test func writesASCIIAsLettersDigitsAndHyphens() {
    #expect(identifiers(["Trip_List 2", "Trip-List 2"]) == ["node-Trip-List-2", "node-Trip-List-2-2"])
  }
}
