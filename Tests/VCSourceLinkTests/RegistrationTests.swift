import Testing
import VCSwiftSource

@Suite("UIKit: containers of dependencies", .enabled(if: SwiftSource.isAvailable))
struct RegistrationTests {
  private func presented(_ value: String) -> [String] {
    transitions(
      """
      protocol Screen: UIViewController {}
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Third: UIViewController {}
      struct Assembly {
        func assemble(container: Container) {
          container.register(Screen.self) { _ in Detail() }
          container.register(Screen.self, name: "other") { resolver in
            let screen = Other()
            return screen
          }
        }
      }
      class Home: UIViewController {
        let resolver: Resolver
        func open() { present(\(value), animated: true) }
      }
      """)
  }

  @Test(
    "the closure that is registered for a protocol creates the screen",
    arguments: [
      ("resolver.resolve(Screen.self)!", "Detail"), ("resolver.resolve(Screen.self, name: \"other\")!", "Other"),
      ("resolver.resolve(Screen.self, name: \"unknown\")!", "?"), ("resolver.resolve(Third.self)!", "Third"),
    ])
  func resolved(value: String, target: String) { #expect(presented(value) == ["Home present \(target)"]) }
}
