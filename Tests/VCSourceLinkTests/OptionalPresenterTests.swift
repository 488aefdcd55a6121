import Testing
import VCSwiftSource

/// Helpers that receive the presenting controller.
@Suite("UIKit: presenting controllers that callers need not pass", .enabled(if: SwiftSource.isAvailable))
struct OptionalPresenterTests {
  private func transitions(helper: String) -> [String] {
    VCSourceLinkTests.transitions(
      """
      class Detail: UIViewController {}
      enum Helper {
        static func open(from presenter: UIViewController? = nil) { \(helper) }
      }
      class First: UIViewController { func go() { Helper.open(from: self) } }
      class Second: UIViewController { func go() { Helper.open() } }
      class Third: UIViewController { func go() { Helper.open(from: nil) } }
      """)
  }

  @Test("A caller without a presenting controller presents nothing")
  func none() {
    #expect(transitions(helper: "presenter?.present(Detail(), animated: true)") == ["First present Detail"])
  }

  @Test("A caller without a presenting controller asks if the helper has another one")
  func others() {
    #expect(
      transitions(helper: "(presenter ?? UIApplication.top)?.present(Detail(), animated: true)") == [
        "First present Detail", "Second present Detail", "Third present Detail",
      ])
  }

  @Test("A parameter for a stack stands for no screen beside the one that is created without it")
  func stacks() {
    let found = VCSourceLinkTests.transitions(
      """
      class Login: UIViewController {}
      enum LoginFlow {
        static func make(in stack: UINavigationController? = nil) -> UIViewController {
          let login = Login()
          let own = stack ?? UINavigationController(rootViewController: login)
          return stack == nil ? own : login
        }
      }
      class Home: UIViewController { func open() { present(LoginFlow.make(), animated: true) } }
      """)
    #expect(
      found == ["UINavigationController@App.swift:5 root Login", "Home present UINavigationController@App.swift:5"])
  }
}
