import Testing
import VCSwiftSource

/// Code that runs only if an argument has a value, or only if it has none.
@Suite("Conditions on optional arguments", .enabled(if: SwiftSource.isAvailable))
struct OptionalGuardTests {
  private func shown(_ condition: String) -> Set<String> {
    Set(
      transitions(
        """
        final class Detail: UIViewController {}
        final class Help: UIViewController {}
        final class Router {
          let stack = UINavigationController()
          func show(from presenter: UIViewController?) {
            \(condition)
          }
        }
        final class Home: UIViewController {
          let router = Router()
          func tap() { router.show(from: self) }
        }
        final class Menu: UIViewController {
          let router = Router()
          func tap() { router.show(from: nil) }
        }
        final class List: UIViewController {
          let router = Router()
          var other: UIViewController?
          func tap() { router.show(from: other) }
        }
        """))
  }

  private static let conditions = [
    "guard let presenter else { return stack.pushViewController(Help(), animated: true) }; presenter.present(Detail(), animated: true)",
    "if let sender = presenter { sender.present(Detail(), animated: true) } else { stack.pushViewController(Help(), animated: true) }",
    "if presenter == nil { stack.pushViewController(Help(), animated: true) } else { presenter!.present(Detail(), animated: true) }",
    "if presenter != nil { presenter!.present(Detail(), animated: true) } else { stack.pushViewController(Help(), animated: true) }",
  ]

  @Test(
    "With an object, only the code for a value runs, with `nil` only the other, with an optional either",
    arguments: conditions)
  func arguments(condition: String) {
    #expect(
      shown(condition) == ["Home present Detail", "Menu push Help", "List present Detail", "List push Help"])
  }
}
