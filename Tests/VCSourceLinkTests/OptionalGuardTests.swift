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

  /// Returns what a flow shows whose function passes its parameter on.
  private func shownByFlow(_ caller: String, _ declaration: String = "final class Flow") -> [String] {
    transitions(
      """
      final class Detail: UIViewController {}
      final class Help: UIViewController {}
      protocol Running { func run(showing: (() -> Void)?, _ kind: Kind) }
      enum Kind { case detail, help }
      \(declaration) {
        let root: Root
        func run(showing: (() -> Void)?, _ kind: Kind) { begin(showing: showing, kind) }
        private func begin(showing: (() -> Void)?, _ kind: Kind) {
          if let showing { showing() } else { root.present(Help(), animated: true) }
          switch kind {
          case .detail: root.show(Detail(), sender: nil)
          case .help: root.show(Help(), sender: nil)
          }
        }
      }
      final class Root: UIViewController {
        let flow: Flow
        func tap() { \(caller) }
      }
      """)
  }

  @Test("What needs a value that no caller passes never happens; a variable, or an unknown object, may have one")
  func callers() {
    let shown = ["Root show Detail", "Root show Help"]
    #expect(shownByFlow("flow.run(showing: { [weak self] in self?.reload() }, .detail)") == shown)
    #expect(shownByFlow("flow.run(showing: nil, .help)") == ["Root present Help"] + shown)
    #expect(shownByFlow("flow.run(showing: handler, .detail)") == ["Root present Help"] + shown)
    #expect(shownByFlow("flow.run(showing: {}, .detail); flows[0].run(showing: nil, .help)").count == 3)
    #expect(shownByFlow("flow.run(showing: {}, .detail)", "final class Flow: Running").count == 3)
  }
}
