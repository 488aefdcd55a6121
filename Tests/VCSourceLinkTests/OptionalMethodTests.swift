import Testing
import VCSwiftSource

/// Methods that an app adds to `Optional`.
@Suite("UIKit: methods that unwrap an optional", .enabled(if: SwiftSource.isAvailable))
struct OptionalMethodTests {
  private func shown(_ statement: String) -> [String] {
    transitions(
      """
      extension Optional {
        func require(hint: String? = nil) -> Wrapped { guard let self else { fatalError() }; return self }
        func isMissing() -> Bool { self == nil }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      struct Store { func require() -> Other { Other() } }
      class Home: UIViewController {
        let store = Store()
        func make() -> Detail? { Detail() }
        func go() { \(statement) }
      }
      """)
  }

  @Test(
    "The value is what the optional contains",
    arguments: [
      "show(make().require(), sender: nil)", "let detail = make().require(hint: \"a\"); show(detail, sender: nil)",
      "let detail: UIViewController = { make().require() }(); show(detail, sender: nil)",
    ])
  func unwrapped(statement: String) { #expect(shown(statement) == ["Home show Detail"]) }

  @Test("A value's own method of that name is another one")
  func own() { #expect(shown("show(store.require(), sender: nil)") == ["Home show Other"]) }
}
