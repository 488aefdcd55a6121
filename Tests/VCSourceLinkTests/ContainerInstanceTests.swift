import Testing
import VCModel
import VCSwiftSource

@Suite("Containers that the same code creates with different roots", .enabled(if: SwiftSource.isAvailable))
struct ContainerInstanceTests {
  private let screens = """
    class First: UIViewController {}
    class Second: UIViewController {}
    class Stack: UINavigationController {}

    """

  private func found(_ code: String) -> Set<String> { Set(transitions(screens + code)) }

  @Test("A helper that wraps its parameter gives each caller a container of its own")
  func helpers() {
    let code = """
      extension UIViewController {
        func wrap(_ root: UIViewController) { present(UINavigationController(rootViewController: root), animated: true) }
      }
      extension First {
        func tap() { wrap(Second()) }
      }
      extension Second {
        func tap() { wrap(First()) }
      }
      """
    #expect(
      found(code) == [
        "First present UINavigationController@App.swift:8", "UINavigationController@App.swift:8 root Second",
        "Second present UINavigationController@App.swift:11", "UINavigationController@App.swift:11 root First",
      ])
  }

  @Test("A function that wraps its parameter only on some devices, called directly and by another one")
  func sometimes() {
    let code = """
      func wrap(_ root: UIViewController) -> UIViewController {
        if isPad { return UINavigationController(rootViewController: root) }
        return root
      }
      func second() -> UIViewController { wrap(Second()) }
      extension Stack {
        func tap() {
          present(
            wrap(First()), animated: true)
          present(second(), animated: true)
        }
      }
      """
    let containers: Set<String> = found(code).filter { $0.contains("@") }
    #expect(
      containers == [
        "Stack present UINavigationController@App.swift:12", "UINavigationController@App.swift:12 root First",
        "Stack present UINavigationController@App.swift:8", "UINavigationController@App.swift:8 root Second",
      ])
  }

  @Test("A function that returns the container, presented on another line")
  func results() {
    let code = """
      func stack(_ root: UIViewController) -> UINavigationController { UINavigationController(rootViewController: root) }
      extension First {
        func tap() {
          let stack = stack(Second())
          present(stack, animated: true)
        }
        func choose() { present(stack(First()), animated: true) }
      }
      """
    #expect(
      found(code) == [
        "First present UINavigationController@App.swift:7", "UINavigationController@App.swift:7 root Second",
        "First present UINavigationController@App.swift:10", "UINavigationController@App.swift:10 root First",
      ])
  }

  @Test("A class of the app without transitions of its own is a container for each root")
  func subclasses() {
    let code = """
      extension First { func tap() { present(Stack(rootViewController: Second()), animated: true) } }
      extension Second { func tap() { present(Stack(rootViewController: First()), animated: true) } }
      """
    #expect(
      found(code) == [
        "First present Stack@App.swift:4", "Stack@App.swift:4 root Second",
        "Second present Stack@App.swift:5", "Stack@App.swift:5 root First",
      ])
  }

  @Test(
    "A factory's container belongs to its root wherever it is shown; a container from outside may have the other roots")
  func factories() {
    let code = """
      class Factory {
        func second() -> UIViewController { Stack(rootViewController: Second()) }
        func first() -> UIViewController { Stack(rootViewController: First()) }
      }
      extension First {
        func tap() { present(Factory().second(), animated: true) }
        func choose(_ stack: Stack) { present(stack, animated: true) }
      }
      """
    #expect(
      found(code) == [
        "First present Stack@App.swift:5", "Stack@App.swift:5 root Second", "First present Stack", "Stack root First",
      ])
  }

  @Test(
    "A class with transitions of its own, and one with a single root, stay one screen",
    arguments: [
      (
        "extension Stack { func help() { present(UIAlertController(), animated: true) } }",
        "extension Second { func tap() { present(Stack(rootViewController: First()), animated: true) } }"
      ),
      ("", "extension Second { func tap() { present(Stack(rootViewController: Second()), animated: true) } }"),
    ])
  func single(own: String, second: String) {
    let first = "extension First { func tap() { present(Stack(rootViewController: Second()), animated: true) } }"
    let found = found([own, first, second].joined(separator: "\n"))
    #expect(found.contains("First present Stack"))
    #expect(found.contains("Stack root Second"))
  }
}
