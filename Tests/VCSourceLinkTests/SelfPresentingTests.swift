import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: controllers that present themselves", .enabled(if: SwiftSource.isAvailable))
struct SelfPresentingTests {
  /// A controller that presents itself from the topmost one.
  private let note = """
    extension UIApplication { static func topmost() -> UIViewController? { nil } }
    class Note: UIViewController {
      static var waiting: [Note] = []
      func retry() {
        self.show()
        Note.waiting.first?.show()
      }
      func show() {
        DispatchQueue.main.async {
          if var top = UIApplication.topmost() {
            while let presented = top.presentedViewController { top = presented }
            top.present(self, animated: true)
          }
        }
      }
    }

    """

  @Test("The callers are the source, not those that only call an inherited method")
  func callers() {
    let found = transitions(
      note + """
        final class Warning: Note { override func show() { super.show() } }
        final class Home: UIViewController {
          func tap() {
            let note = Note()
            note.show()
          }
        }
        final class Worker { func warn() { Note().show() } }
        """)
    #expect(found == ["Home present Note", "(Worker) present Note"])
  }

  @Test("An override that calls the inherited method shows its own class to its callers")
  func override() {
    let found = transitions(
      note + """
        final class Warning: Note { override func show() { super.show(); view.isHidden = false } }
        final class Home: UIViewController { func tap() { Warning().show() } }
        """)
    #expect(found == ["Home present Warning"])
  }

  @Test("A queue of the class that shows what it receives: whoever puts a controller into it is the source")
  func queue() {
    let found = transitions(
      note + """
        extension Note {
          func enqueue() { Note.add(self) }
          static func add(_ note: Note) {
            if waiting.isEmpty { note.show() }
            waiting.append(note)
          }
        }
        final class Home: UIViewController { func tap() { Note().enqueue() } }
        final class List: UIViewController { func tap() { Note.add(Note()) } }
        """)
    #expect(found == ["Home present Note", "List present Note"])
  }

  @Test("Without callers the target is still known")
  func noCallers() {
    let found = transitions(note)
    #expect(found.count == 1 && found[0].hasSuffix("present Note"), "\(found)")
  }

  @Test("A controller that another one presents is presented by that one")
  func presentedByKnown() {
    let found = transitions(
      """
      final class Note: UIViewController { func show(in home: Home) { home.present(self, animated: true) } }
      final class Home: UIViewController { func tap() { Note().show(in: self) } }
      """)
    #expect(found == ["Home present Note"])
  }

  @Test("A method of a base class that wraps the controller: its callers determine the root and are the source")
  func wrapped() {
    let found = transitions(
      """
      class Base: UIViewController {
        func presentInNavigation(from presenter: UIViewController) {
          let navigation = UINavigationController(rootViewController: self)
          presenter.present(navigation, animated: true)
        }
      }
      final class First: Base { func open() { Second().presentInNavigation(from: self) } }
      final class Second: Base {}
      final class Home: UIViewController { func tap() { First().presentInNavigation(from: self) } }
      """)
    let (own, home) = ("UINavigationController@App.swift:7", "UINavigationController@App.swift:9")
    #expect(
      Set(found) == ["First present \(own)", "\(own) root Second", "Home present \(home)", "\(home) root First"])
  }

  @Test("A function that wraps a controller which it receives: its callers are the source")
  func wrappedParameter() {
    let found = transitions(
      """
      final class Detail: UIViewController {}
      enum Router {
        static func show(_ screen: UIViewController, from presenter: UIViewController) {
          presenter.present(UINavigationController(rootViewController: screen), animated: true)
        }
      }
      final class Home: UIViewController { func tap() { Router.show(Detail(), from: self) } }
      """)
    let navigation = "UINavigationController@App.swift:4"
    #expect(Set(found) == ["Home present \(navigation)", "\(navigation) root Detail"])
  }

  @Test("A controller that a library's method presents")
  func library() {
    let found = transitions(
      """
      final class Note: UIViewController {
        func show() { UIApplication.topmost()?.presentPanModal(self) }
        func alert() { presentAlert(self, title: "A") }
      }
      extension UIApplication { static func topmost() -> UIViewController? { nil } }
      final class Home: UIViewController { func tap() { Note().show() } }
      """)
    #expect(found == ["Home present Note"])
  }

  @Test("A controller that presents itself on one that its callers pass, also by an inherited method")
  func onParameter() {
    let found = transitions(
      """
      class Base: UIViewController {
        func presentInStack(from other: UIViewController) {
          other.present(UINavigationController(rootViewController: self), animated: true)
        }
      }
      final class Picker: UIViewController {
        func present(from other: UIViewController) { other.present(self, animated: true) }
      }
      final class Form: Base { func present(from other: UIViewController) { presentInStack(from: other) } }
      final class Home: UIViewController {
        func pick() { Picker().present(from: self) }
        func edit() {
          let form = Form()
          form.present(from: self)
        }
      }
      """)
    let stack = "UINavigationController@App.swift:3"
    #expect(Set(found) == ["Home present Picker", "Home present \(stack)", "\(stack) root Form"])
  }

  @Test(
    "A controller that presents the stack it is in", arguments: ["self.navigationController!", "navigationController!"])
  func stacks(stack: String) {
    let found = transitions(
      """
      class Detail: UIViewController { func show(on host: UIViewController) { host.present(\(stack), animated: true) } }
      class Home: UIViewController { func open() { Detail().show(on: self) } }
      """)
    #expect(found == ["Home present Detail"])
  }

  @Test("A screen whose closure leads back to its own presentation does not present itself")
  func ownClosure() {
    let found = transitions(
      """
      final class Lock {
        private let parent: UIViewController
        init(parent: UIViewController) { self.parent = parent }
        func unlock() {
          let code = Code(onCancel: { self.unlock() })
          parent.present(code, animated: true)
        }
      }
      final class Code: UIViewController {
        let onCancel: () -> Void
        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        func cancel() { onCancel() }
      }
      final class Home: UIViewController {
        lazy var lock = Lock(parent: self)
        func open() { lock.unlock() }
      }
      """)
    #expect(found == ["Home present Code"])
  }
}
