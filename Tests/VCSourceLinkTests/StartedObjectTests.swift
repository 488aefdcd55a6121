import Testing
import VCSwiftSource

/// Coordinators that a function starts which receives them, as objects of a protocol.
@Suite("Objects started by helpers", .enabled(if: SwiftSource.isAvailable))
struct StartedObjectTests {
  private static let app = """
    protocol Coordinator: AnyObject {
      var children: [Coordinator] { get set }
      func start()
    }
    extension Coordinator {
      func addAndStart(_ child: Coordinator) {
        children.append(child)
        child.start()
      }
    }
    final class Router {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      func reset(_ screen: UIViewController) { stack.setViewControllers([screen], animated: true) }
    }
    final class DetailFlow: Coordinator {
      var children: [Coordinator] = []
      let router: Router
      init(router: Router) { self.router = router }
      func start() { router.push(Detail()) }
    }
    final class EditorFlow: Coordinator {
      var children: [Coordinator] = []
      let router: Router
      init(router: Router) { self.router = router }
      func start() { router.push(Editor()) }
    }
    final class Detail: UIViewController {}
    final class Editor: UIViewController {}
    protocol HomeDelegate: AnyObject { func didTapDetail() }
    protocol ListDelegate: AnyObject { func didTapEditor() }
    final class Home: UIViewController {
      weak var delegate: HomeDelegate?
      func tap() { delegate?.didTapDetail() }
    }
    final class List: UIViewController {
      weak var delegate: ListDelegate?
      func tap() { delegate?.didTapEditor() }
    }

    """

  @Test("Whoever has the helper start a coordinator asks for what this coordinator shows, not for what others do")
  func askers() {
    let found = transitions(
      Self.app + """
        final class HomeFlow: Coordinator, HomeDelegate, ListDelegate {
          var children: [Coordinator] = []
          let router: Router
          init(router: Router) { self.router = router }
          func start() { Home().delegate = self; List().delegate = self }
          func didTapDetail() { showDetail() }
          func showDetail() {
            let flow = DetailFlow(router: router)
            addAndStart(flow)
          }
          func didTapEditor() { addAndStart(EditorFlow(router: router)) }
        }
        """)
    #expect(found.filter { !$0.hasSuffix("?") } == ["Home push Detail", "List push Editor"])
  }

  @Test("A router that a coordinator makes around a stack of its own: what it shows is in that stack")
  func ownRouter() {
    let found = transitions(
      Self.app + """
        final class MainStack: UINavigationController {}
        final class LaunchFlow: Coordinator {
          var children: [Coordinator] = []
          let router: Router
          init() { router = Router(stack: MainStack()) }
          func start() { router.reset(Home()) }
        }
        """)
    #expect(found.contains("MainStack set Home"))
  }
}
