import Testing
import ViewControllerGraph

@Suite struct FigureNamesTests {
  @Test func aSingleFigureHasItsInputsName() {
    var names = FigureNames(stem: "camera", isOneOfSeveral: false)
    #expect(names.next(for: FigureRequest(kind: .chain)) == "camera")
  }

  @Test func severalFiguresAreToldApart() {
    var names = FigureNames(stem: "camera", isOneOfSeveral: true)
    let requests = [
      FigureRequest(kind: .chain), FigureRequest(name: "way/back:now", kind: .chain), FigureRequest(kind: .chain),
      FigureRequest(name: "camera"),
    ]
    #expect(
      requests.map { names.next(for: $0) } == ["camera-chain", "camera-way-back-now", "camera-chain-2", "camera"])
  }
}
