import Testing
import VCModel
import VCSwiftSource

@Suite("Objects of which a declaration says only the protocol", .enabled(if: SwiftSource.isAvailable))
struct ObjectTypeTests {
  @Test(
    "The class is that of the value which code assigns, passes or returns",
    arguments: [
      "private let alerts: Alerts = AppAlerts(); func tap() { alerts.notify() }",
      "private lazy var alerts: Alerts = { AppAlerts() }(); func tap() { alerts.notify() }",
      "let alerts: Alerts; init(alerts: Alerts = AppAlerts()) { self.alerts = alerts }; func tap() { alerts.notify() }",
      "func tap() { let alerts: Alerts = AppAlerts(); alerts.notify() }",
      "let alerts: Alerts = makeAlerts(); func tap() { alerts.notify() }",
      "var alerts: Alerts { AppAlerts() }; func tap() { let alerts = self.alerts; alerts.notify() }",
      "let alerts: Alerts = Defaults.saved ?? AppAlerts(); func tap() { alerts.notify() }",
    ])
  func types(home: String) {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      protocol Alerts { func notify() }
      final class AppAlerts: Alerts { func notify() { top()?.present(Detail(), animated: true) } }
      final class OtherAlerts: Alerts { func notify() { top()?.present(Other(), animated: true) } }
      func makeAlerts() -> Alerts { AppAlerts() }
      enum Defaults { static var saved: Alerts? }
      class Home: UIViewController { \(home) }
      """)
    #expect(found.filter { $0.hasPrefix("Home") } == ["Home present Detail"])
  }
}
