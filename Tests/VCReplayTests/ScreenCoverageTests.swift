import Testing
import VCModel
import VCReplay

/// The part of the screen that each style covers (R49).
@Suite struct ScreenCoverageTests {
  private static let pad = DeviceEnvironment(idiom: .pad, ios: 17)
  private static let phone = DeviceEnvironment(idiom: .phone, ios: 17)
  private static let low = DeviceEnvironment(idiom: .phone, verticalSizeClass: .compact, ios: 17)
  private static let old = DeviceEnvironment(idiom: .phone, ios: 12)

  @Test(arguments: [
    (ModalPresentationStyle.fullScreen, pad, ScreenCoverage.window), (.overFullScreen, phone, .window),
    (.pageSheet, pad, .panel), (.formSheet, pad, .smallPanel), (.pageSheet, phone, .card), (.formSheet, phone, .card),
    (.pageSheet, low, .window), (.pageSheet, old, .window), (.popover, pad, .anchored), (.popover, phone, .card),
    (.popover, low, .window), (.currentContext, pad, .context), (.overCurrentContext, phone, .context),
  ])
  func everyStyleCoversItsPart(style: ModalPresentationStyle, environment: DeviceEnvironment, coverage: ScreenCoverage)
  {
    let replay = Replay(
      .of(
        [Controller("nav", kind: .navigation, children: ["home"]), Controller("home"), Controller("shown")],
        environment: environment,
        [Step(.present("shown", from: "home", style: style, popover: PopoverAnchor(.sourceItem("it"))))]))
    let presentation = replay.steps.first?.presentation
    #expect(presentation?.coverage(in: environment) == coverage)
  }

  @Test func aCustomPresentationDecidesForItself() {
    let replay = Replay(
      .of([Controller("home"), Controller("shown")], [Step(.present("shown", from: "home", style: .custom))]))
    #expect(replay.steps.first?.presentation?.coverage(in: Self.phone) == nil)
  }

  @Test func theSentenceSaysWhichPart() {
    let replay = Replay(
      .of(
        [Controller("home"), Controller("shown")], environment: Self.pad,
        [Step(.present("shown", from: "home", style: .formSheet))]))
    #expect(
      replay.explanation(of: "shown").map(\.description).contains(
        "shown is a small panel in the middle of the dimmed window (R49)"))
  }
}
