import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Requirements of protocols, and the types that conform to them.
@Suite("Swift: protocol requirements", .enabled(if: SwiftSource.isAvailable))
struct PromiseTests {
  private let screens = """
    final class Home: UIViewController {}
    final class Detail: UIViewController {}
    struct Help: View { var body: some View { Text("") } }

    """

  /// A protocol with two overloads, for which an extension adds shorter ones.
  private let stack = """
    protocol Stack: AnyObject {
      func push<Content: View>(_ view: Content, animated: Bool)
      func push(_ controller: UIViewController, animated: Bool)
    }
    extension Stack {
      func push<Content: View>(_ view: Content, isSlow: Bool = false) { push(view, animated: isSlow) }
      func push(_ controller: UIViewController, title: String? = nil) { push(controller, animated: true) }
    }
    extension UINavigationController: Stack {
      func push<Content: View>(_ view: Content, animated: Bool) {
        pushViewController(UIHostingController(rootView: view), animated: animated)
      }
      func push(_ controller: UIViewController, animated: Bool) {
        pushViewController(controller, animated: animated)
      }
    }
    final class Coordinator {
      weak var stack: Stack?
      func detail() { stack?.push(Detail()) }
      func help() { stack?.push(Help()) }
    }

    """

  @Test("Overloads are resolved by the types of the arguments, also in extensions")
  func forms() {
    let found = transitions(screens + stack)
    #expect(found.contains("(Coordinator) push Detail"))
    #expect(found.contains { $0.hasPrefix("UIHostingController") && $0.hasSuffix("hosts Help") })
    #expect(!found.contains { $0.hasSuffix("hosts Detail") || $0.hasSuffix("push Help") })
  }

  @Test("A requirement can be met by an extension of a superclass")
  func metBySuperclass() {
    let found = transitions(
      """
      protocol Asking: AnyObject { func ask(_ screen: UIViewController) }
      extension UIViewController {
        func ask(_ screen: UIViewController) { present(screen, animated: true) }
      }
      final class Detail: UIViewController {}
      final class Home: UIViewController, Asking {}
      final class Worker {
        weak var asking: Asking?
        func run() { asking?.ask(Detail()) }
      }
      """)
    #expect(found.contains { $0.hasSuffix("present Detail") }, "\(found)")
  }

  @Test("Test doubles do not count as conforming types")
  func doubles() {
    let double = """
      final class MockStack: Stack {
        var pushed: [Any] = []
        func push<Content: View>(_ view: Content, animated: Bool) { pushed.append(view) }
        func push(_ controller: UIViewController, animated: Bool) { pushed.append(controller) }
      }
      """
    #expect(transitions(screens + stack + double).contains("(Coordinator) push Detail"))
    // A name that only begins in the same way does not count.
    let other = double.replacing("MockStack", with: "MockingbirdStack")
    #expect(!transitions(screens + stack + other).contains("(Coordinator) push Detail"))
  }

  private let router = """
    protocol Router { func open(_ screen: UIViewController) }
    final class Wireframe: Router {
      let home: Home
      init(home: Home) { self.home = home }
      func open(_ screen: UIViewController) { home.present(screen, animated: true) }
    }
    final class Model {
      let router: Router
      init(router: Router) { self.router = router }
      func detail() { router.open(Detail()) }
    }

    """

  @Test("A conforming type with an empty method is ignored; of two with a body, either is possible")
  func nothing() {
    let idle = "final class Idle: Router { func open(_ screen: UIViewController) {} }"
    #expect(transitions(screens + router + idle).contains("Home present Detail"))
    let other = """
      final class Other: Router { func open(_ screen: UIViewController) { print(screen) } }
      """
    #expect(!transitions(screens + router + other).contains("Home present Detail"))
  }

  @Test("A protocol extension's method is not used by types that implement it")
  func generalForms() {
    let general = """
      extension Router {
        func open(_ screen: UIViewController) { UINavigationController().show(screen, sender: nil) }
      }
      """
    let found = transitions(screens + router + general)
    #expect(found.contains("Home present Detail"))
    #expect(!found.contains { $0.hasSuffix("show Detail") })
  }

  @Test(
    "A generic parameter stands for its constraint, also in subclasses, and beside a type of the same name elsewhere")
  func generics() {
    let model = """
      class Base<Way: Router, Content> {
        let way: Way
        init(way: Way) { self.way = way }
      }
      final class Child<Way: Router>: Base<Way, String> { func detail() { way.open(Detail()) } }
      """
    let other = "class Base<Content> { let content: Content? = nil }"
    #expect(transitions(screens + router + model).filter { $0 == "Home present Detail" }.count == 2)
    let both = map(["A.swift": other, "B.swift": screens + router + model]).transitions.map(\.words)
    #expect(both.filter { $0 == "Home present Detail" }.count == 2)
  }

  @Test("An object in the environment whose type is a generic parameter stands for its constraint")
  func genericEnvironment() {
    let code = """
      protocol Navigating { func showDetail() }
      final class Navigator: Navigating { func showDetail() { isShown = true }; var isShown = false }
      struct Feed<Store: Navigating>: View {
        @Environment(Store.self) private var store
        var body: some View { Button("") { store.showDetail() } }
      }
      struct Page: View { var body: some View { Text("") } }
      struct Root: View {
        @State var navigator = Navigator()
        var body: some View { Feed<Navigator>().sheet(isPresented: $navigator.isShown) { Page() } }
      }
      final class Presenter: Navigating {
        let stack: UINavigationController
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """
    #expect(transitions(code).contains("Feed push Detail"))
  }

  @Test("If no overload of the nearest type fits, one of a supertype is used")
  func formsAbove() {
    let found = transitions(
      screens + """
        struct Message { let text: String }
        enum Route { case warning(Message) }
        protocol Alerting { func present(_ message: Message) }
        extension Alerting { func present(_ message: Message) { print(message.text) } }
        protocol Stack: Alerting {
          func present(_ controller: UIViewController, animated: Bool)
        }
        extension Stack {
          func present(_ controller: UIViewController) { present(controller, animated: true) }
          func present<Content: View>(_ view: Content) { present(UIHostingController(rootView: view), animated: true) }
        }
        extension UINavigationController: Stack {}
        final class Coordinator {
          var stack: Stack?
          func go(_ route: Route) {
            switch route {
            case .warning(let message): stack?.present(message)
            }
          }
        }
        """)
    #expect(!found.contains { $0.hasPrefix("(Coordinator)") })
  }

  @Test("A requirement that another protocol's extension meets, in a type that conforms to both")
  func otherExtensions() {
    let found = transitions(
      screens + """
        protocol ReaderDelegate: AnyObject { func showDetail() }
        protocol BookDelegate: ReaderDelegate { func turn() }
        protocol Reader: ReaderDelegate { var stack: UINavigationController { get } }
        extension Reader { func showDetail() { stack.present(Detail(), animated: true) } }
        class BookReader: Reader { let stack: UINavigationController }
        extension BookReader: BookDelegate { func turn() {} }
        class Page: UIViewController {
          weak var delegate: BookDelegate?
          func open() { delegate?.showDetail() }
        }
        """)
    #expect(found == ["Page present Detail"])
  }

  @Test("A protocol that refines another one, with its own implementation")
  func refined() {
    let found = transitions(
      screens + """
        protocol CellDelegate: AnyObject { func zap() }
        protocol Zapping: CellDelegate, UIViewController {}
        extension Zapping { func zap() { present(Detail(), animated: true) } }
        class Cell: UITableViewCell {
          weak var delegate: CellDelegate?
          func tap() { delegate?.zap() }
        }
        class Feed: UIViewController, Zapping { func fill(_ cell: Cell) { cell.delegate = self } }
        """)
    #expect(found == ["Feed present Detail"])
  }
}
