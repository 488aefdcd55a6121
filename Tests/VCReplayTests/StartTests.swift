import Testing
import VCModel
import VCReplay

@Test func aModelWithoutStepsIsItsStart() {
  let replay = Replay(Model(controllers: [Controller("home")], windows: [Window(root: "home")]))
  #expect(replay.initial == replay.hierarchy)
  #expect(replay.diagnostics.isEmpty)
}
