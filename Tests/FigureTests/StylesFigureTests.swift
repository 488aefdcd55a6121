import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCModel
import VCReplay

@Suite struct StylesFigureTests {
  /// The adapted style in the figure for each style.
  private func outcomes(_ environment: DeviceEnvironment) -> [String: String] {
    let nodes = StylesFigure(environment, title: "").diagram.nodes
    return Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.detail ?? "the same") })
  }

  private func cover(_ style: String, _ environment: DeviceEnvironment) -> DeviceScreen.Cover? {
    StylesFigure(environment, title: "").diagram.nodes.first { $0.id == style }?.screen?.layers.last?.cover
  }

  @Test(arguments: [(ModalPresentationStyle.pageSheet, false), (.overFullScreen, true), (.custom, true)])
  func translucentAndCustomStylesHaveADashedOutline(style: ModalPresentationStyle, isDashed: Bool) {
    let figure = StylesFigure(DeviceEnvironment(idiom: .pad, ios: 17), title: "", styles: [style])
    let layers = figure.diagram.nodes.flatMap { $0.screen?.layers ?? [] }
    #expect(layers.contains(where: \.isOutlineDashed) == isDashed)
  }

  @Test func aPadShowsEveryStyleAsItself() {
    let outcomes = outcomes(DeviceEnvironment(idiom: .pad, ios: 17))
    #expect(
      outcomes.filter { $0.value != "the same" } == ["automatic": "is pageSheet", "actionSheet": "becomes popover"])
  }

  @Test func aPhoneAdaptsPopoversAndKeepsContexts() {
    let outcomes = outcomes(DeviceEnvironment(ios: 17))
    #expect(outcomes["popover"] == "becomes formSheet")
    #expect(outcomes["overCurrentContext"] == "the same")
    #expect(outcomes["pageSheet"] == "the same")
  }

  @Test func beforeIOS13APhoneIsCoveredWhole() {
    let outcomes = outcomes(DeviceEnvironment(ios: 12))
    #expect(outcomes["pageSheet"] == "becomes fullScreen")
    #expect(outcomes["automatic"] == nil)
  }

  @Test func aPolicyAdaptsContextsOnAPhone() {
    let documented = DeviceEnvironment(ios: 17, policy: Policy(contextAdaptation: .documented))
    #expect(outcomes(documented)["currentContext"] == "becomes fullScreen")
    let environment = DeviceEnvironment(ios: 17)
    #expect(outcomes(environment)["currentContext"] == "the same")
    #expect(cover("currentContext", environment) == .context([.besideTabs(.bottom)]))
  }

  private static let order = ScreenColumnOrder(2, secondary: 1, mode: .oneBesideSecondary)

  @Test func aContextOnAPadIsAColumn() {
    #expect(cover("currentContext", DeviceEnvironment(idiom: .pad)) == .context([.column(1, of: Self.order)]))
  }

  @Test func aPopoverNamesItsAnchor() {
    var anchor = ScreenAnchor("Add")
    anchor.place = [.column(1, of: Self.order)]
    #expect(cover("popover", DeviceEnvironment(idiom: .pad)) == .popover(anchor))
  }

  @Test func aPopoverInCompactHeightCoversTheScreen() {
    let environment = DeviceEnvironment(verticalSizeClass: .compact, ios: 17)
    #expect(outcomes(environment)["popover"] == "becomes a full-screen formSheet")
    #expect(cover("popover", environment) == .full)
  }

  @Test func isDrawnForTheSizeClassesAfterTheSteps() {
    var model = Model(environment: DeviceEnvironment(idiom: .pad, ios: 17), controllers: [Controller("a")])
    model.windows = [AppWindow(root: "a")]
    model.steps = [Step(.traits(horizontal: .compact, vertical: nil))]
    #expect(diagram(model, .styles).caption?.hasPrefix("iPad, compact width, regular height, iOS 17") == true)
  }

  @Test(arguments: Idiom.allCases, [7, 12, 17, 27])
  func standsInFullRowsAndSaysEachStyleInWords(idiom: Idiom, ios: Int) {
    let diagram = StylesFigure(DeviceEnvironment(idiom: idiom, ios: ios), title: "").diagram
    #expect(diagram.rows.flatMap(\.self) == diagram.nodes.map(\.id))
    #expect(diagram.rows.dropLast().allSatisfy { $0.count == diagram.rows[0].count })
    for node in diagram.nodes { #expect(diagram.summary.contains(node.name)) }
  }
}
