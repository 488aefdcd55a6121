import Testing
import VCSwiftSource

@Suite("UIKit: containers of coordinators", .enabled(if: SwiftSource.isAvailable))
struct OwnContainerTests {
  private func found(_ container: String, _ call: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Main: UITabBarController {}
      class Coordinator {
        let container: \(container)
        func showDetail() { container.\(call) }
      }
      class Home: UIViewController {
        var coordinator: Coordinator?
        func open() { coordinator?.showDetail() }
      }
      """)
  }

  @Test(
    "the screen that asks is the source, whatever contains it",
    arguments: ["UINavigationController", "UISplitViewController", "UITabBarController"])
  func general(container: String) {
    #expect(found("\(container) = \(container)()", "present(Detail(), animated: true)") == ["Home present Detail"])
  }

  @Test("a container of the app's own class is the source itself")
  func own() { #expect(found("Main", "present(Detail(), animated: true)") == ["Main present Detail"]) }
}
