import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: styles that depend on arguments", .enabled(if: SwiftSource.isAvailable))
struct ConditionalStyleTests {
  private func shown(_ code: String) -> [String] {
    transitions(
      """
      final class Detail: UIViewController {}
      final class Router {
        func present(_ screen: UIViewController, from presenter: UIViewController, isPopover: Bool = false) {
          if isPopover { screen.modalPresentationStyle = .popover }
          presenter.present(screen, animated: true)
        }
      }
      final class Home: UIViewController { let router = Router(); func tap() { \(code) } }
      """
    ).filter { !$0.hasSuffix("?") }
  }

  @Test(
    "A style that a helper assigns under a condition applies to the callers that satisfy it",
    arguments: [
      ("router.present(Detail(), from: self)", "Home present Detail"),
      ("router.present(Detail(), from: self, isPopover: false)", "Home present Detail"),
      ("router.present(Detail(), from: self, isPopover: true)", "Home popover Detail"),
    ])
  func callers(code: String, expected: String) { #expect(shown(code) == [expected]) }

  @Test("If the argument is unknown, so is the style")
  func unknown() {
    #expect(shown("router.present(Detail(), from: self, isPopover: view.isHidden)") == ["Home present Detail"])
  }

  @Test("A style in the same branch as the presentation, or that depends on the device, applies")
  func unconditional() {
    #expect(
      shown(
        "let detail = Detail(); if UIDevice.isPad { detail.modalPresentationStyle = .popover }; present(detail, animated: true)"
      )
        == ["Home popover Detail"])
    #expect(
      transitions(
        """
        final class Detail: UIViewController {}
        final class Home: UIViewController {
          func show(isWide: Bool) {
            let detail = Detail()
            if isWide {
              detail.modalPresentationStyle = .popover
              present(detail, animated: true)
            }
          }
        }
        """) == ["Home popover Detail"])
  }
}
