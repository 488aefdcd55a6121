import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// The exception for a controller and an app without a common orientation is raised when the controller is asked (R135).
@Suite struct OrientationExceptionTests {
  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, StepOutcome.exception), (.overFullScreen, .exception), (.formSheet, .performed),
    (.overCurrentContext, .performed),
  ])
  func aPresentationThatFillsTheWindowIsAsked(_ style: ModalPresentationStyle, _ outcome: StepOutcome) {
    let replay = replay([Step(.present("wide", from: "home", style: style)), Step(.dismiss("home"))])
    #expect(replay.steps[0].outcome == outcome)
    #expect(replay.steps[0].diagnostics.map(\.code) == (outcome == .exception ? ["no-common-orientation"] : []))
    #expect(replay.steps[1].outcome == (outcome == .exception ? .skipped : .performed))
    #expect(replay.hierarchy.presentations.isEmpty)
  }

  @Test func anExceptionLeavesTheStyleOfThePresentedController() {
    let replay = replay([Step(.present("wide", from: "home", style: .fullScreen))])
    #expect(replay.hierarchy.controller("wide")?.modalPresentationStyle == nil)
  }

  @Test func aNewRootIsAsked() {
    #expect(replay([Step(.setRoot("wide", window: "main"))]).steps[0].outcome == .exception)
    #expect(replay([Step(.setRoot("plain", window: "main"))]).steps[0].outcome == .performed)
  }

  /// Controllers above a sheet are not asked either.
  @Test func aPresentationFromASheetIsNotAsked() {
    let steps = [
      Step(.present("plain", from: "home", style: .formSheet)),
      Step(.present("wide", from: "plain", style: .fullScreen)),
    ]
    #expect(replay(steps).steps.map(\.outcome) == [.performed, .performed])
  }

  @Test func theStartIsAnError() {
    var home = Controller("home", origin: .line(3))
    home.supportedInterfaceOrientations = .landscape
    home.propertyOrigins["supportedInterfaceOrientations"] = .line(4)
    let replay = Replay(.of([home], environment: environment))
    #expect(replay.diagnostics.map(\.code) == ["no-common-orientation"])
    #expect(replay.diagnostics.first?.severity == .error)
    #expect(replay.diagnostics.first?.location?.line == 4)
  }

  private var environment: DeviceEnvironment {
    var environment = DeviceEnvironment(idiom: .pad, ios: 17)
    environment.supportedInterfaceOrientations = .portrait
    return environment
  }

  private func replay(_ steps: [Step]) -> Replay {
    var wide = Controller("wide")
    wide.supportedInterfaceOrientations = .landscape
    return Replay(.of([Controller("home"), Controller("plain"), wide], environment: environment, steps))
  }
}
