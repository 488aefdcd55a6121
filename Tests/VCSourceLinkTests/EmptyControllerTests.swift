import Testing
import VCSwiftSource

/// Factories that return a plain controller if they have no screen.
@Suite("UIKit: empty controllers", .enabled(if: SwiftSource.isAvailable))
struct EmptyControllerTests {
  private func shown(_ factory: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController {
        var item: Item?
        func tap() { present(make(), animated: true) }
        func make() -> UIViewController { \(factory) }
      }
      """)
  }

  @Test("It is no target beside the screen that the factory makes")
  func besideScreen() {
    #expect(
      shown("guard item != nil else { return UIViewController() }; let detail = Detail(); return detail") == [
        "Home present Detail"
      ])
  }

  @Test("Alone, or with content, it is one")
  func alone() {
    #expect(shown("return UIViewController()").count == 1)
    #expect(
      shown(
        "let plain = UIViewController(); plain.view = UIView(); return item == nil ? Detail() : plain"
      ).count == 2)
  }

  @Test("Nor is it one as a fallback")
  func fallback() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController {
        func detail() -> Detail? { return Detail() }
        func open() { present(detail() ?? UIViewController(), animated: true) }
        func openNothing() { show(unknown ?? UIViewController(), sender: nil) }
      }
      """)
    #expect(found == ["Home present Detail", "Home show UIViewController@App.swift:5"])
  }
}
