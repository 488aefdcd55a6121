import Testing
import VCSwiftSource

/// Functions that set the style of a controller which they receive.
@Suite("UIKit: styles that helpers set", .enabled(if: SwiftSource.isAvailable))
struct HelperStyleTests {
  private func shown(_ body: String, _ members: String = "") -> [String] {
    transitions(
      """
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        func tap() {
          let detail = Detail()
          \(body)
        }
        func configure(_ name: String, _ screen: UIViewController) { screen.modalPresentationStyle = .popover }
        \(members)
      }
      """)
  }

  @Test("A method that receives the controller before it is presented")
  func method() {
    #expect(shown("configure(\"detail\", detail); present(detail, animated: true)") == ["Home popover Detail"])
  }

  @Test("A local function, also one that is declared below")
  func localFunction() {
    let found = shown(
      """
      style(detail)
      present(detail, animated: true)
      func style(_ screen: UIViewController) { screen.modalPresentationStyle = .popover }
      """)
    #expect(found == ["Home popover Detail"])
  }

  @Test("A call after the presentation, or for another controller, changes nothing")
  func otherCalls() {
    #expect(shown("present(detail, animated: true); configure(\"detail\", detail)") == ["Home present Detail"])
    #expect(shown("configure(\"other\", Detail()); present(detail, animated: true)") == ["Home present Detail"])
  }

  @Test("The code's own style counts, and one under a condition does not")
  func ownStyle() {
    #expect(
      shown(
        "detail.modalPresentationStyle = .formSheet; configure(\"detail\", detail); present(detail, animated: true)")
        == ["Home present Detail"])
    #expect(
      shown(
        "adapt(detail, true); present(detail, animated: true)",
        "func adapt(_ screen: UIViewController, _ isWide: Bool) { if isWide { screen.modalPresentationStyle = .popover } }"
      )
        == ["Home present Detail"])
  }
}
