import Testing
import VCModel
import VCReplay

/// The pointers by their names before iOS 5, with their results at that time (R17).
@Suite struct LegacyNameTests {
  @Test(arguments: [
    ("modalViewController", Pointer.presentedViewController), ("parentViewController", .parent),
    ("presentedViewController", .presentedViewController), ("navigationController", .navigationController),
  ])
  func aPointerHasTwoNames(name: String, pointer: Pointer) { #expect(Pointer(name: name) == pointer) }

  @Test func whatNoPointerIsCalled() { #expect(Pointer(name: "modalController") == nil) }

  @Test(arguments: [(4, "home"), (5, nil)] as [(Int, ControllerID?)])
  func theParentOfAPresentedControllerWasItsPresenter(ios: Int, parent: ControllerID?) {
    let replay = Replay(
      .of(
        [
          Controller("home"), Controller("modal", kind: .navigation, children: ["form"]), Controller("form"),
        ], environment: DeviceEnvironment(ios: ios), [Step(.present("modal", from: "home"))]))
    #expect(replay.hierarchy[.parent, of: "modal"] == parent)
    #expect(replay.hierarchy[.parent, of: "form"] == "modal")
    #expect(replay.hierarchy[.presentedViewController, of: "home"] == "modal")
  }
}
