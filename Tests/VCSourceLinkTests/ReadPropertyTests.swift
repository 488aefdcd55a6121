import Testing
import VCModel
import VCSwiftSource

@Suite("Computed properties that wrap any controller", .enabled(if: SwiftSource.isAvailable))
struct ReadPropertyTests {
  private func shown(_ property: String, _ code: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class Sheet: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(content) }
      }
      extension UIViewController {
        \(property)
        var heading: String { title ?? "" }
      }
      class Home: UIViewController {
        func open() { \(code) }
      }
      """
    ).filter { !$0.hasSuffix("?") }.map { $0.replacing(/@App.swift:\d+/, with: "") }
  }

  @Test(
    "The object whose property is read is the content of the container",
    arguments: [
      "present(Detail().wrapped, animated: true)",
      "let detail = Detail(); print(detail.heading); present(detail.wrapped, animated: true)",
    ])
  func wrapped(code: String) {
    #expect(
      shown("var wrapped: UIViewController { Sheet(content: self) }", code).sorted() == [
        "Home present Sheet", "Sheet child Detail",
      ])
    #expect(
      shown("var wrapped: UINavigationController { UINavigationController(rootViewController: self) }", code).sorted()
        == ["Home present UINavigationController", "UINavigationController root Detail"])
  }

  @Test("A property that returns the object itself")
  func itself() {
    let found = shown("var wrapped: UIViewController { self }", "present(Help().wrapped, animated: true)")
    #expect(found == ["Home present Help"])
  }
}
