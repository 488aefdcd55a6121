import Testing
import VCSwiftSource

/// Objects of the app's own that hold a controller: which one depends on what they were made with.
@Suite("UIKit: objects that hold a controller", .enabled(if: SwiftSource.isAvailable))
struct ObjectTests {
  private let screens = """
    class Stack: UINavigationController {}
    class Detail: UIViewController {}

    """

  @Test(
    "A coordinator that is handed in is asked for its controller where its class and what it was made with are known")
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

  @Test("A router answers the stack that it was given, also by another object or by default")
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

  @Test("A router that is given a stack to push does not push it")
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

  @Test("An app's own form of a call for routers is asked by those who call it")
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

  @Test("An object that somebody else makes leaves no more than what its property says")
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

  @Test("A property is what the code before has just assigned, not what other functions assign to it")
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

  @Test("Without an assignment in sight a property is whatever its type's code assigns to it")
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
}
