import Testing
import VCSwiftSource

@Suite("UIKit: factories behind a protocol", .enabled(if: SwiftSource.isAvailable))
struct FactoryChoiceTests {
  private func presented(_ body: String) -> [String] {
    transitions(
      """
      class Old: UIViewController {}
      class New: UIViewController {}
      protocol Factory { func make() -> UIViewController }
      class OldFactory: Factory { func make() -> UIViewController { Old() } }
      class NewFactory: Factory { func make() -> UIViewController { New() } }
      class Other: Factory { func make() -> UIViewController { Home() } }
      class Home: UIViewController {
        func open(isNew: Bool) { \(body); present(factory.make(), animated: true) }
        func factory(_ isNew: Bool) -> Factory { if isNew { return NewFactory() } else { return OldFactory() } }
      }
      """)
  }

  @Test(
    "every object that the function assigns may create the screen",
    arguments: [
      "let factory: Factory; if isNew { factory = NewFactory() } else { factory = OldFactory() }",
      "let factory: Factory = isNew ? NewFactory() : OldFactory()",
    ])
  func assigned(body: String) { #expect(presented(body) == ["Home present New", "Home present Old"]) }

  @Test("an object of unknown origin creates an unknown screen")
  func unknown() {
    #expect(presented("let factory = self.factory(isNew)") == ["Home present ?"])
    #expect(presented("let factory: Factory = isNew ? NewFactory() : self.factory(isNew)") == ["Home present ?"])
  }
}
