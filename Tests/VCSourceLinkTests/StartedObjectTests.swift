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

  private static let flows = """
    class Flow {
      var root: UIViewController!
      var stack: UINavigationController { root as? UINavigationController ?? root.navigationController! }
      init(root: UIViewController? = nil) { self.root = root }
      func setUp() {}
      func enter(_ flow: Flow) { flow.root = root; flow.setUp() }
      func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    }
    class DetailFlow: Flow { override func setUp() { super.setUp(); push(Detail()) } }
    class HelpFlow: Flow { override func setUp() { super.setUp(); push(Help()) } }
    class Detail: UIViewController {}
    class Help: UIViewController {}
    protocol HomeDelegate: AnyObject { func detail(); func help() }
    class Home: UIViewController { weak var delegate: HomeDelegate?; func tap() { delegate?.detail() } }
    class List: UIViewController { weak var delegate: HomeDelegate?; func tap() { delegate?.help() } }
    class HomeFlow: Flow, HomeDelegate {
      let detailFlow = DetailFlow()
      override func setUp() { super.setUp(); let home = Home(); home.delegate = self; push(home) }
      func detail() { enterAndLog(detailFlow, id: 1) }
      func help() { enterAndLog(HelpFlow(), id: 2) }
      func enterAndLog(_ flow: Flow, id: Int) { print(id); enter(flow) }
    }
    class App { func start() { let flow = HomeFlow(root: UINavigationController()); flow.setUp() } }

    """

  @Test("An object that several functions pass on to the one that starts it; `super.setUp()` starts no other flow")
  func passedOn() {
    let found = transitions(Self.flows)
    #expect(found.filter { $0.contains("push") } == ["Home push Detail", "List push Help"])
    #expect(found.filter { $0.contains("root") }.allSatisfy { $0.hasSuffix("root Home") })
  }

  @Test("A base class's method runs the code of the object's class only")
  func ownOverride() {
    let found = transitions(
      """
      class Machine<Event> {
        func reduce(_ event: Event) { fatalError("to be overridden") }
        func send(_ event: Event) { reduce(event) }
      }
      class HomeModel: Machine<Int> {
        weak var screen: UIViewController?
        override func reduce(_ event: Int) { screen?.present(Detail(), animated: true) }
      }
      class ListModel: Machine<Int> { override func reduce(_ event: Int) {} }
      class Detail: UIViewController {}
      struct Home: View {
        @StateObject var model: HomeModel
        var body: some View { Button("A") { model.send(1) } }
      }
      struct List: View {
        @StateObject var model: ListModel
        var body: some View { Button("B") { model.send(1) } }
      }
      """)
    #expect(found == ["Home present Detail"])
  }
}
