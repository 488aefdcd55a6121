import Testing
import VCModel
import VCSwiftSource

@Suite("Protocols of which one implementation shows something", .enabled(if: SwiftSource.isAvailable))
struct ShowingImplementationTests {
  private func shown(otherwise: String, home: String = "let alerts: Alerts") -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Panel {
        func show() { open() }
        func open() { top()?.present(Other(), animated: true) }
      }
      protocol Alerts { func notify() }
      final class AppAlerts: Alerts { func notify() { top()?.present(Detail(), animated: true) } }
      final class ExtensionAlerts: Alerts {
        let panel = Panel()
        func notify() { \(otherwise) }
      }
      class Home: UIViewController {
        \(home)
        func tap() { alerts.notify() }
      }
      """
    ).filter { $0.hasPrefix("Home") }
  }

  @Test("The call is for the implementation that shows something, if the other only reports")
  func other() { #expect(shown(otherwise: "report(error)") == ["Home present Detail"]) }

  @Test(
    "If both show something, by themselves or through other code, the call may be for either",
    arguments: ["top()?.present(Other(), animated: true)", "panel.show()"])
  func both(otherwise: String) { #expect(shown(otherwise: otherwise).isEmpty) }

  @Test("Which delegate a call is for, only an assignment tells if there is one")
  func assigned() {
    #expect(shown(otherwise: "report(error)", home: "let alerts: Alerts = ExtensionAlerts()").isEmpty)
  }

  @Test("Which of several cells a list shows, only the list knows")
  func cells() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      protocol Row { func fill() }
      final class PlainCell: UITableViewCell, Row { func fill() { textLabel?.text = "" } }
      final class LinkCell: UITableViewCell, Row { func fill() { top()?.present(Detail(), animated: true) } }
      class Home: UITableViewController {
        func show(_ cell: UITableViewCell) { (cell as? Row)?.fill() }
      }
      """)
    #expect(!found.contains("Home present Detail"))
  }
}
