import Testing
import VCSwiftSource

/// Functions inside functions, which code before them may call.
@Suite("Local functions", .enabled(if: SwiftSource.isAvailable))
struct LocalFunctionTests {
  private func shown(_ body: String) -> [String] {
    transitions(
      """
      final class Detail: UIViewController {}
      final class Editor: UIViewController {}
      final class Home: UIViewController {
        func tap(_ item: Item) {
          \(body)
        }
      }
      """)
  }

  @Test("A controller that a function returns which is declared below the call")
  func declaredBelow() {
    let found = shown(
      """
      let screen: UIViewController
      if item.isNew { screen = editor() } else { screen = detail() }
      present(screen, animated: true)
      func editor() -> Editor { Editor() }
      func detail() -> UIViewController {
        let detail = Detail()
        return detail
      }
      """)
    #expect(found == ["Home present Detail", "Home present Editor"])
  }

  @Test("A controller in a tuple that a function returns")
  func tuple() {
    let found = shown(
      """
      let (screen, title) = detail(Detail())
      present(screen, animated: true)
      func detail(_ screen: UIViewController) -> (UIViewController, String) { (screen, "Detail") }
      """)
    #expect(found == ["Home present Detail"])
  }

  @Test("A function shadows another one of the same name in the code around it")
  func shadowing() {
    let found = shown(
      """
      func make() -> UIViewController { Detail() }
      if item.isNew {
        present(make(), animated: true)
        func make() -> UIViewController { Editor() }
      }
      """)
    #expect(found == ["Home present Editor"])
  }
}
