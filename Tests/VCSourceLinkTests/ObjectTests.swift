import Testing
import VCSwiftSource

/// Objects of the app that hold a controller, which depends on the arguments of their initialisers.
@Suite("UIKit: objects that hold a controller", .enabled(if: SwiftSource.isAvailable))
struct ObjectTests {
  private let screens = """
    class Stack: UINavigationController {}
    class Detail: UIViewController {}

    """

  @Test(
    "A passed coordinator's controller is known if the coordinator's class and the arguments of its initialiser are known"
  )
  func coordinators() {
    let found = transitions(
      screens + """
        protocol Presentable: AnyObject { var screen: UIViewController { get } }
        class Profile: Presentable {
          let stack: UINavigationController
          var screen: UIViewController { stack }
          init(stack: UINavigationController) { self.stack = stack }
        }
        class Offer: Presentable {
          lazy var screen: UIViewController = Detail()
        }
        class Home {
          let root: UIViewController
          func open(_ child: some Presentable) { root.present(child.screen, animated: true) }
          func showProfile() { let profile = Profile(stack: Stack()); open(profile) }
          func showOffer() { open(Offer()) }
        }
        """)
    #expect(found == ["(Home) present Stack", "(Home) present Detail"])
  }

  @Test("A router returns its stack, given directly, by another object or by default")
  func routers() {
    let found = transitions(
      screens + """
        protocol Presentable { func toPresent() -> UIViewController }
        extension UIViewController: Presentable { func toPresent() -> UIViewController { self } }
        protocol Routing: Presentable {}
        class Router: Routing {
          private let stack: UINavigationController
          init(stack: UINavigationController = Stack()) { self.stack = stack }
          func toPresent() -> UIViewController { stack }
        }
        class Flow {
          private let router: Routing
          init(router: Routing? = nil) { self.router = router ?? Router() }
          func toPresent() -> UIViewController { router.toPresent() }
        }
        class Home: UIViewController {
          func byDefault() { let flow = Flow(); present(flow.toPresent(), animated: true) }
          func byItself() { present(Router(stack: Stack()).toPresent(), animated: true) }
        }
        """)
    #expect(found == ["Home present Stack", "Home present Stack"])
  }

  @Test("A router does not push a stack that is passed to be pushed")
  func stacksAreNotPushed() {
    let found = transitions(
      screens + """
        protocol Presentable { func toPresent() -> UIViewController }
        class Flow: Presentable { let stack = Stack(); func toPresent() -> UIViewController { stack } }
        class Page: Presentable { let page = Detail(); func toPresent() -> UIViewController { page } }
        class Router {
          let stack = Stack()
          func push(_ module: Presentable) {
            let screen = module.toPresent()
            guard !(screen is UINavigationController) else { return }
            stack.pushViewController(screen, animated: true)
          }
        }
        class Home {
          let router = Router()
          func open() { router.push(Page()); router.push(Flow()) }
        }
        """)
    #expect(found == ["Stack push Detail"])
  }

  @Test("An app's overload of a UIKit call for routers has its callers as sources")
  func formsForRouters() {
    let found = transitions(
      screens + """
        class Router {
          let stack = Stack()
          func present(_ router: Router, animated: Bool) { stack.present(router, animated: animated) }
        }
        extension UIViewController {
          func present(_ router: Router, animated: Bool) { present(router.stack, animated: animated) }
        }
        class Flow {
          let router = Router()
          func open() { router.present(Router(), animated: true) }
        }
        class Home: UIViewController { func open() { let router = Router(); present(router, animated: true) } }
        """)
    #expect(found == ["Stack present Stack", "Home present Stack"])
  }

  @Test("An object that is created elsewhere gives only the declared type of its property")
  func unknownObjects() {
    let found = transitions(
      screens + """
        class Router { let stack: UINavigationController; init(_ stack: UINavigationController) { self.stack = stack } }
        class Home: UIViewController {
          let router: Router
          init(router: Router) { self.router = router }
          func open() { present(router.stack, animated: true) }
        }
        """)
    #expect(found == ["Home present UINavigationController"])
  }

  @Test("A property has the value that was just assigned, not those that other functions assign")
  func assignments() {
    let found = transitions(
      screens + """
        class Other: UIViewController {}
        class Home: UIViewController {
          var sheet: UIViewController?
          func first() {
            sheet = Detail()
            run { self.present(self.sheet!, animated: true) }
          }
          func second(_ flag: Bool) {
            if flag { sheet = Detail() } else { sheet = Other() }
            present(sheet!, animated: true)
          }
          func third() {
            sheet = Other()
            present(sheet!, animated: true)
            sheet = Detail()
          }
        }
        """)
    #expect(found == ["Home present Detail", "Home present Detail", "Home present Other", "Home present Other"])
  }

  @Test("Without a visible assignment, a property has any value that its type's code assigns")
  func assignmentsElsewhere() {
    let found = transitions(
      screens + """
        class Home: UIViewController {
          var sheet: UIViewController?
          func prepare() { sheet = Detail() }
          func open() { present(sheet!, animated: true) }
        }
        """)
    #expect(found == ["Home present Detail"])
  }

  @Test("Inherited code of an object calls the functions that its class overrides")
  func inherited() {
    let found = transitions(
      """
      final class Detail: UIViewController {}
      final class Other: UIViewController {}
      class Assembly {
        func makeScreen() -> UIViewController { fatalError() }
        func makeModule() -> UIViewController {
          let screen = makeScreen()
          return screen
        }
        func makeOther() -> UIViewController { self.makeScreen() }
      }
      final class DetailAssembly: Assembly { override func makeScreen() -> UIViewController { Detail() } }
      final class OtherAssembly: Assembly { override func makeScreen() -> UIViewController { Other() } }
      final class Home: UIViewController {
        func tap() {
          let assembly = DetailAssembly()
          present(assembly.makeModule(), animated: true)
        }
        func open() { present(OtherAssembly().makeOther(), animated: true) }
      }
      """)
    #expect(found == ["Home present Detail", "Home present Other"])
  }
}
