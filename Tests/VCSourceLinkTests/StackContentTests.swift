import Testing
import VCSwiftSource

/// Transitions on a stack for which nobody is known to ask: its first screens do.
@Suite("The first screens of a stack", .enabled(if: SwiftSource.isAvailable))
struct StackContentTests {
  private static let screens = """
    class Login: UIViewController {}
    class Warning: UIViewController {}
    class Failure: UIViewController {}
    class Enrolment: UIViewController {}

    """

  private static func flow(start: String) -> String {
    screens + """
      class LoginFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { \(start) }
        func fail() { stack.pushViewController(Failure(), animated: true) }
        func enrol() { EnrolmentFlow(stack: stack).start() }
      }
      class EnrolmentFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Enrolment(), animated: true) }
      }

      """
  }

  @Test("A coordinator fills the stack that it receives, and passes it to another one")
  func filled() {
    let found = transitions(
      Self.flow(start: "stack.setViewControllers([isNew ? Login() : Warning()], animated: false)") + """
        class AppFlow { let flow = LoginFlow(stack: UINavigationController()) }
        """)
    #expect(
      found == [
        "UINavigationController@App.swift:17 set Login", "UINavigationController@App.swift:17 set Warning",
        "Login push Failure", "Warning push Failure", "Login push Enrolment", "Warning push Enrolment",
      ])
  }

  @Test("A coordinator creates its stack with a root")
  func created() {
    let found = transitions(
      Self.screens + """
        class LoginFlow {
          let stack = UINavigationController(rootViewController: Login())
          func fail() { stack.pushViewController(Failure(), animated: true) }
        }
        """)
    #expect(found == ["UINavigationController@App.swift:6 root Login", "Login push Failure"])
  }

  @Test("Nobody is known to fill the stack, or a tab bar controller fills it, whose tabs would ask")
  func unknown() {
    let nothing = transitions(Self.flow(start: ""))
    #expect(nothing == ["(LoginFlow) push Failure", "(EnrolmentFlow) push Enrolment"])
    let tabs = transitions(
      "class Tabs: UITabBarController {}\n" + Self.flow(start: "stack.setViewControllers([Tabs()], animated: false)"))
    #expect(
      tabs == ["UINavigationController set Tabs", "(LoginFlow) push Failure", "(EnrolmentFlow) push Enrolment"])
  }

  @Test("One of those who pass the stack does not fill it")
  func partlyKnown() {
    let found = transitions(
      Self.flow(start: "stack.setViewControllers([Login()], animated: false)") + """
        class OtherFlow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func enrol() { EnrolmentFlow(stack: stack).start() }
        }
        """)
    #expect(found == ["UINavigationController set Login", "Login push Failure", "(EnrolmentFlow) push Enrolment"])
  }

  @Test("Objects of one class of stacks have different content")
  func sharedClass() {
    let found = transitions(
      Self.screens + """
        class Stack: UINavigationController {}
        class LoginFlow {
          let stack: Stack
          init(stack: Stack) { self.stack = stack }
          func start() { let stack = Stack(); stack.setViewControllers([Warning()], animated: false) }
        }
        class FailureFlow {
          let stack = Stack()
          func fail() { stack.pushViewController(Failure(), animated: true) }
        }
        """)
    #expect(found == ["Stack set Warning", "Stack push Failure"])
  }

  @Test("A push after the function has filled a new stack is not the stack's root")
  func filledBefore() {
    let found = transitions(
      """
      class Settings: UIViewController {}
      class Name: UIViewController {}
      class Model { let action = PassthroughSubject<Int, Never>() }
      class Flow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = Model()
          stack.setViewControllers([Settings()], animated: false)
          model.action.sink { [unowned self] _ in stack.pushViewController(Name(), animated: true) }.store(in: &bag)
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let stack = UINavigationController()
          let flow = Flow(stack: stack)
          flow.start()
          viewControllers = [stack]
        }
      }
      """)
    #expect(found.contains("Settings push Name"))
    #expect(!found.contains { $0.contains("root Name") })
  }

  @Test(
    "The first screen on a stack of the app's own class, which the function creates, is its root",
    arguments: [
      ("Stack()", "", ["root List", "push Detail"]),
      ("Stack(navigationBarClass: Bar.self, toolbarClass: nil)", "", ["root List", "push Detail"]),
      ("Stack(rootViewController: Home())", "", ["root Home", "push List", "push Detail"]),
      ("Stack()", "stack.viewControllers = [Home()]", ["set Home", "push List", "push Detail"]),
      ("Stack()", "stack.setViewControllers([Home()], animated: false)", ["set Home", "push List", "push Detail"]),
    ])
  func ownStack(creation: String, filling: String, expected: [String]) {
    let found = transitions(
      """
      class Stack: UINavigationController {}
      class Bar: UINavigationBar {}
      class Home: UIViewController {}
      class List: UIViewController {}
      class Detail: UIViewController {}
      class Delegate: UIResponder {
        func start() {
          let stack = \(creation)
          \(filling)
          stack.pushViewController(List(), animated: false)
          stack.pushViewController(Detail(), animated: false)
        }
      }
      """)
    #expect(found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == expected)
  }

  @Test("What a closure pushes later onto a new stack of the app's own class is not its root")
  func laterPush() {
    let found = transitions(
      """
      class Stack: UINavigationController {}
      class Detail: UIViewController {}
      class Delegate: UIResponder {
        func start() {
          let stack = Stack()
          let item = UIAction { _ in stack.pushViewController(Detail(), animated: true) }
        }
        func restart() {
          let item = UIAction { _ in
            let stack = Stack()
            stack.pushViewController(Home(), animated: true)
          }
        }
      }
      class Home: UIViewController {}
      """)
    #expect(found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["push Detail", "root Home"])
  }

  @Test("A stack that a helper creates for each caller has the caller's screen as its root")
  func stackOfHelper() {
    let found = transitions(
      """
      class Stack: UINavigationController {}
      class List: UIViewController {}
      class Detail: UIViewController {}
      class Delegate: UIResponder {
        func start() { fill(List()) }
        func restart() { fill(Detail()) }
        private func fill(_ screen: UIViewController) {
          let stack = Stack()
          stack.pushViewController(screen, animated: false)
        }
      }
      """)
    #expect(found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == ["root List", "root Detail"])
  }
}
