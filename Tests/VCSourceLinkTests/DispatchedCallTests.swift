import Testing
import VCSwiftSource

/// Objects that say how a screen is shown, such as a transition that a router receives: a protocol with several implementations.
@Suite("Calls that the caller's object decides", .enabled(if: SwiftSource.isAvailable))
struct DispatchedCallTests {
  private let transitions = """
    protocol Transition: AnyObject {
      var screen: UIViewController? { get set }
      func open(_ next: UIViewController)
    }
    class Modal: Transition {
      weak var screen: UIViewController?
      func open(_ next: UIViewController) { screen?.present(next, animated: true) }
    }
    class Push: NSObject {
      weak var screen: UIViewController?
    }
    extension Push: Transition {
      func open(_ next: UIViewController) { screen?.navigationController?.pushViewController(next, animated: true) }
    }
    class Detail: UIViewController {}
    class Help: UIViewController {}

    """

  private let router = """
    protocol RouterProtocol: AnyObject {
      associatedtype Screen: UIViewController
      var screen: Screen? { get }
      func open(_ next: UIViewController, on parent: UIViewController?, as transition: Transition)
    }
    extension RouterProtocol {
      func open(_ next: UIViewController, as transition: Transition) { open(next, on: nil, as: transition) }
    }
    class Router<Screen>: RouterProtocol where Screen: UIViewController {
      weak var screen: Screen?
      func open(_ next: UIViewController, on parent: UIViewController? = nil, as transition: Transition) {
        transition.screen = parent ?? screen
        transition.open(next)
      }
    }

    """

  private func found(_ code: String) -> [String] {
    VCSourceLinkTests.transitions(transitions + code).filter { $0.hasPrefix("Home") }
  }

  @Test(
    "The transition that a screen's model passes to its router",
    arguments: ["open(Detail(), as: Push())", "open(Detail(), on: screen, as: Push())"])
  func router(call: String) {
    let code = """
      protocol HomeRoutes { func detail(); func help() }
      protocol AllRoutes: HomeRoutes {}
      extension HomeRoutes where Self: RouterProtocol {
        func detail() { \(call) }
        func help() { let transition = Modal(); open(Help(), as: transition) }
      }
      class HomeRouter: Router<UIViewController>, AllRoutes {}
      class HomeModel {
        let router: HomeRoutes
        init(router: HomeRoutes) { self.router = router }
        func tap() { router.detail() }
        func ask() { router.help() }
      }
      class Home: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.tap(); model.ask() }
      }
      enum Module {
        static func make() -> UIViewController {
          let router = HomeRouter()
          let home = Home(model: HomeModel(router: router))
          router.screen = home
          return home
        }
      }
      """
    #expect(found(router + code) == ["Home push Detail", "Home present Help"])
  }

  @Test("An object that may be of either class decides nothing")
  func unknown() {
    let code = """
      class Home: UIViewController {
        let transition: Transition
        func tap() { show(Detail(), with: transition) }
        func show(_ next: UIViewController, with transition: Transition) {
          transition.screen = self
          transition.open(next)
        }
      }
      """
    #expect(found(code).isEmpty)
  }
}
