import Testing
import VCModel
import VCSwiftSource

@Suite("The containers that coordinators receive", .enabled(if: SwiftSource.isAvailable))
struct ReceivedContainerTests {
  /// A base class with a stack, as many apps have.
  private let base = """
    class Home: UIViewController {}
    class List: UIViewController {}
    class Detail: UIViewController {}
    class Coordinator {
      let root: UINavigationController
      init(stack: UINavigationController) { self.root = stack; super.init() }
      func start() {}
      func set(_ screen: UIViewController) { root.setViewControllers([screen], animated: false) }
    }
    class HomeCoordinator: Coordinator {
      init(stack: UINavigationController, title: String) { super.init(stack: stack) }
      override func start() { set(Home()) }
      func showList() { ListCoordinator(stack: root).start() }
    }
    class ListCoordinator: Coordinator {
      override func start() { set(List()) }
    }
    class DetailCoordinator: Coordinator {
      init(detail: String) { super.init(stack: DetailStack()) }
      override func start() { root.setViewControllers([Detail()], animated: false) }
    }
    class MainStack: UINavigationController {}
    class DetailStack: UINavigationController {}

    """

  private func found(_ code: String) -> [String] { transitions(base + code) }

  @Test("A subclass uses the stack of its own objects, not those of its siblings; coordinators pass it on")
  func siblings() {
    let code = """
      class SceneDelegate {
        func begin() {
          HomeCoordinator(stack: MainStack(), title: "").start()
          DetailCoordinator(detail: "").start()
        }
      }
      """
    #expect(found(code) == ["MainStack set Home", "MainStack set List", "DetailStack set Detail"])
  }

  @Test("An assignment to the property of another class's object does not matter")
  func assigned() {
    let code = """
      class Loose: Coordinator {
        var other: UINavigationController
        override func start() { other.setViewControllers([Detail()], animated: false) }
      }
      class Narrow: Loose { override func start() { other.setViewControllers([List()], animated: false) } }
      class Wide: Loose {}
      class SceneDelegate {
        let narrow: Narrow
        let wide: Wide
        func begin() { narrow.other = MainStack(); wide.other = DetailStack() }
      }
      """
    #expect(
      found(code).filter { !$0.hasPrefix("UINavigationController") } == [
        "DetailStack set Detail", "DetailStack set Detail", "MainStack set Detail", "MainStack set List",
      ])
  }

  @Test("A container of a library is known by its class, also where an extension adds to it what it receives")
  func library() {
    let code = """
      extension UIViewController { func add(_ child: UIViewController) { addChild(child) } }
      class Detail: UIViewController {}
      class Flow {
        func show(from presenter: UIViewController) {
          let card = CardViewController()
          card.add(Detail())
          presenter.present(card, animated: true)
        }
      }
      class Home: UIViewController { func tap() { Flow().show(from: self) } }
      """
    #expect(transitions(code) == ["CardViewController child Detail", "Home present CardViewController"])
  }

  @Test("An override that only passes on the controller that it receives makes no transition of its own")
  func forwarding() {
    let code = """
      class Stack: UINavigationController {
        override func pushViewController(_ screen: UIViewController, animated: Bool) {
          screen.hidesBottomBarWhenPushed = true
          super.pushViewController(screen, animated: animated)
        }
        override func show(_ screen: UIViewController, sender: Any?) { super.show(Card(screen), sender: sender) }
      }
      class Card: UIViewController {}
      """
    #expect(transitions(code) == ["Stack show Card"])
  }

  @Test("A property that sets the children of an inner container: its declaration tells which container that is")
  func innerContainer() {
    let code = """
      class Wrapper: UIViewController {
        private let stack: UINavigationController
        init(_ root: UIViewController) { stack = UINavigationController(rootViewController: root) }
        init(bars: Bars) { stack = UINavigationController(navigationBarClass: bars.own, toolbarClass: nil) }
        var viewControllers: [UIViewController] {
          get { stack.viewControllers }
          set { stack.viewControllers = newValue }
        }
      }
      class Detail: UIViewController {}
      class Flow {
        let wrapper: Wrapper
        func begin() { wrapper.viewControllers = [Detail()] }
      }
      """
    #expect(transitions(code).contains("UINavigationController set Detail"))
  }

  @Test("A list without elements shows nothing")
  func emptyList() {
    let code = """
      class Tabs: UITabBarController { func reset() { setViewControllers([], animated: false); viewControllers = [] } }
      """
    #expect(transitions(code).isEmpty)
  }

  @Test("A stack that comes from code out of sight is known by its declaration")
  func declared() {
    let code = """
      class Detail: UIViewController {}
      class List: UIViewController {}
      class Flow {
        private let stack: UINavigationController
        private let screen: UIViewController
        init(stack: UINavigationController, screen: UIViewController) { (self.stack, self.screen) = (stack, screen) }
        func begin() { stack.setViewControllers([Detail()], animated: false) }
        func show() { screen.setViewControllers([List()], animated: false) }
      }
      """
    #expect(transitions(code) == ["UINavigationController set Detail", "(Flow) set List"])
  }

  @Test(
    "A coordinator presents another one's stack: the argument of its initialiser, or of the function that returns it")
  func presented() {
    let code = """
      class Builder {
        func home(_ stack: UINavigationController) -> Coordinator { HomeCoordinator(stack: stack, title: "") }
        func detail() -> Coordinator { DetailCoordinator(detail: "") }
      }
      class MainCoordinator: Coordinator {
        let builder: Builder
        func present(_ other: Coordinator) { root.present(other.root, animated: true) }
        func openHome() { present(builder.home(MainStack())) }
        func openDetail() { present(builder.detail()) }
        func openList() { present(ListCoordinator(stack: UINavigationController())) }
      }
      """
    #expect(
      found(code).filter { $0.contains("present") } == [
        "(MainCoordinator) present MainStack", "(MainCoordinator) present DetailStack",
        "(MainCoordinator) present UINavigationController@App.swift:33",
      ])
  }
}
