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

  @Test("A value that may also be `nil` satisfies either condition", arguments: ["kind", "isKnown ? .list : nil"])
  func alternatives(value: String) {
    let found = transitions(
      """
      enum Kind { case list, page }
      final class Home: UIViewController {
        func tap() {
          let kind: Kind? = isKnown ? .list : nil
          show(\(value))
        }
        private func show(_ kind: Kind?) {
          switch kind {
          case .none: present(UIAlertController(), animated: true)
          case .some: show(.page)
          }
        }
      }
      """)
    #expect(found == ["Home present UIAlertController@App.swift:9"])
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

  @Test("A part of an optional argument exists with it, and what has a type that is not optional exists")
  func parts() {
    let code = """
      struct Account { let address: String; let name: String? }
      class Payment: UIViewController {}
      class Selection: UIViewController {}
      class Greeting: UIViewController {}
      class Flow {
        unowned let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func launch(_ account: Account? = nil) { pay(account?.address); greet(account?.name) }
        func pay(_ address: String?) {
          if let address { presenter.present(Payment(), animated: true); return }
          presenter.present(Selection(), animated: true)
        }
        func greet(_ name: String?) { if let name { presenter.show(Greeting(), sender: nil) } }
      }
      class Home: UIViewController { lazy var flow = Flow(presenter: self); func tap() { flow.launch() } }
      class Detail: UIViewController {
        lazy var flow = Flow(presenter: self)
        let account: Account
        func tap() { flow.launch(account) }
      }
      class List: UIViewController {
        lazy var flow = Flow(presenter: self)
        func tap(_ account: Account) { flow.launch(account) }
        func open(_ account: Account?) { flow.pay(account?.address) }
      }
      """
    #expect(
      Set(transitions(code)) == [
        "Home present Selection", "Detail present Payment", "Detail show Greeting", "List present Payment",
        "List show Greeting", "List present Selection",
      ])
  }

  @Test("A flag always has a value, which may be either")
  func flags() {
    let code = """
      class Detail: UIViewController {}
      enum Module {
        static func make(inStack: Bool) -> UIViewController {
          if inStack { return UINavigationController(rootViewController: Detail()) } else { return Detail() }
        }
      }
      class Home: UIViewController {
        let inStack: Bool
        init(inStack: Bool) { self.inStack = inStack }
        func tap() { present(Module.make(inStack: inStack), animated: true) }
      }
      """
    #expect(Set(transitions(code)).contains("Home present Detail"))
    #expect(transitions(code).contains { $0.hasPrefix("Home present UINavigationController") })
  }
}
