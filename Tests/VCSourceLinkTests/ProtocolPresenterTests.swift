import Testing
import VCSwiftSource

/// Presenters, wireframes and routers that know the presenting controller by a protocol.
@Suite("UIKit: presenting controllers behind protocols", .enabled(if: SwiftSource.isAvailable))
struct ProtocolPresenterTests {
  @Test("The only object that conforms to a protocol knows the controller on which the protocol's extension presents")
  func router() {
    let code = """
      class Split: UISplitViewController {}
      class Detail: UIViewController {}
      protocol Routing: AnyObject { var root: UIViewController { get } }
      extension Routing {
        func route(_ screen: UIViewController) {
          root.present(UINavigationController(rootViewController: screen), animated: true)
        }
      }
      final class Router: Routing {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
      }
      final class App {
        var root: UIViewController { split }
        private lazy var split = Split()
        private lazy var router: any Routing = Router(root: root)
        func start() { Profile(router: router).start() }
      }
      final class Profile {
        private let router: any Routing
        init(router: any Routing) { self.router = router }
        func start() {}
        func tap() { router.route(Detail()) }
      }
      """
    #expect(
      transitions(code) == [
        "Split present UINavigationController@App.swift:6", "UINavigationController@App.swift:6 root Detail",
      ])
  }

  /// The sources of an alert that each presenter of screens asks a shared protocol for, which also has other users.
  private func alerting(_ presenters: Int, through call: String) -> [String] {
    let modules = (1...presenters).map { number in
      """
      protocol View\(number)Protocol: Backed {}
      class Screen\(number): UIViewController, View\(number)Protocol {}
      class Copy\(number): UIViewController, View\(number)Protocol {}
      protocol Wireframe\(number)Protocol: Alerting, Failing {}
      class Wireframe\(number): Wireframe\(number)Protocol {}
      class Presenter\(number) {
        weak var view: View\(number)Protocol?
        let wireframe: Wireframe\(number)Protocol = Wireframe\(number)()
        func fail() { \(call) }
      }
      func make\(number)() -> View\(number)Protocol {
        let (presenter, view) = (Presenter\(number)(), Screen\(number)())
        presenter.view = view
        return view
      }
      """
    }
    return transitions(
      """
      protocol Backed: AnyObject { var controller: UIViewController { get } }
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      protocol Alerting: AnyObject { func present(message: String, from view: Backed?) }
      extension Alerting {
        func present(message: String, from view: Backed?) {
          view?.controller.present(UIAlertController(), animated: true)
        }
      }
      protocol Failing: AnyObject { func present(error: Error, from view: Backed?) }
      extension Failing where Self: Alerting {
        func present(error: Error, from view: Backed?) { present(message: "Failed", from: view) }
      }

      """ + modules.joined(separator: "\n"))
  }

  @Test(
    "An alert belongs to each screen that a presenter passes, however many there are, also through a constrained extension",
    arguments: [
      "wireframe.present(message: \"\", from: view)", "wireframe.present(error: Failure(), from: view)",
    ])
  func alerts(call: String) {
    let found = alerting(14, through: call).map { $0.replacing(/@App.swift:\d+/, with: "") }
    #expect(Set(found) == Set((1...14).map { "Screen\($0) present UIAlertController" }))
  }

  @Test("A new plain controller for want of another presents nothing")
  func fallback() {
    let code = """
      class Detail: UIViewController {}
      class Home: UIViewController { func tap() { Helper().show() } }
      class Helper {
        private var top: UIViewController {
          guard let top = UIApplication.shared.found else { return .init() }
          return top
        }
        private var other: UIViewController { UIApplication.shared.found ?? UIViewController() }
        func show() { top.present(Detail(), animated: true); other.show(Detail(), sender: nil) }
      }
      """
    #expect(transitions(code) == ["Home present Detail", "Home show Detail"])
  }

  @Test("A property of a protocol to which one controller conforms is that controller, whoever calls the code")
  func soleController() {
    let code = """
      protocol HomeProtocol: AnyObject { var controller: UIViewController { get } }
      extension HomeProtocol where Self: UIViewController { var controller: UIViewController { self } }
      class Home: UIViewController, HomeProtocol { var presenter: Presenter! }
      class Other: UIViewController { func tap(_ presenter: Presenter) { presenter.open() } }
      class Detail: UIViewController {}
      class Presenter {
        weak var view: HomeProtocol?
        func open() { view?.controller.present(Detail(), animated: true) }
      }
      func make() { let (home, presenter) = (Home(), Presenter()); presenter.view = home }
      """
    #expect(transitions(code) == ["Home present Detail"])
  }

  @Test("An object that stands for a controller names it by its only property of that type")
  func standIn() {
    let code = """
      protocol Backed: AnyObject { var controller: UIViewController { get } }
      extension Backed where Self: UIViewController { var controller: UIViewController { self } }
      protocol ListProtocol: Backed {}
      final class ListManager: ListProtocol {
        private weak var parent: Backed?
        init(parent: Backed) { self.parent = parent }
        var controller: UIViewController { parent?.controller ?? UIViewController() }
      }
      class Detail: UIViewController, Backed {}
      class Vote: UIViewController, Backed {
        func setup() { make(for: ListManager(parent: self)) }
      }
      func make(for view: ListProtocol) { let presenter = ListPresenter(); presenter.view = view }
      class Wireframe {
        func showDetail(from view: Backed?) { view?.controller.show(Detail(), sender: nil) }
      }
      class ListPresenter {
        weak var view: ListProtocol?
        let wireframe = Wireframe()
        func open() { wireframe.showDetail(from: view) }
      }
      """
    #expect(transitions(code) == ["Vote show Detail"])
  }

  @Test(
    "A method that subclasses override is called on their objects if it does nothing itself",
    arguments: [
      ("", ["Start push Detail", "Start present Other"]),
      ("fatalError()", ["Start push Detail", "Start present Other"]),
      ("print(0)", ["(FirstFlow) push Detail", "(SecondFlow) present Other"]),
    ])
  func overridden(body: String, expected: [String]) {
    let code = """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      protocol FlowProtocol: AnyObject { func showDetail(from view: UIViewController?) }
      class Flow: FlowProtocol { func showDetail(from view: UIViewController?) { \(body) } }
      final class FirstFlow: Flow {
        override func showDetail(from view: UIViewController?) {
          view?.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      final class SecondFlow: Flow {
        override func showDetail(from view: UIViewController?) { view?.present(Other(), animated: true) }
      }
      class Start: UIViewController {
        var flow: FlowProtocol!
        func tap() { flow.showDetail(from: self) }
      }
      """
    #expect(transitions(code) == expected)
  }

  @Test(
    "A subclass of a presenter acts for the screens given to its objects, not for those of new objects of its base class"
  )
  func inherited() {
    let code = """
      protocol SearchProtocol: AnyObject { var controller: UIViewController { get } }
      extension SearchProtocol where Self: UIViewController { var controller: UIViewController { self } }
      class Search: UIViewController, SearchProtocol {}
      class Operation: UIViewController, SearchProtocol {}
      class Detail: UIViewController {}
      class SearchPresenter { weak var view: SearchProtocol? }
      final class OperationPresenter: SearchPresenter {
        func open() { view?.controller.present(Detail(), animated: true) }
      }
      func makeSearch() { let presenter = SearchPresenter(); presenter.view = Search() }
      func makeOperation() { let presenter = OperationPresenter(); presenter.view = Operation() }
      """
    #expect(transitions(code) == ["Operation present Detail"])
  }

  @Test(
    "Each object presents on the controller with which it is made, and on none with which others are; a stack is no asker"
  )
  func objects() {
    let code = """
      class Detail: UIViewController {}
      class Transition {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func perform(_ screen: UIViewController) { presenter.present(screen, animated: true) }
      }
      class First: UIViewController { let flow = Flow(Transition(presenter: self)); func load() { flow.start() } }
      class Second: UIViewController { func load() { OtherFlow(Transition(presenter: self)) } }
      class Flow {
        let transition: Transition
        init(_ transition: Transition) { self.transition = transition }
        func start() {}
        func received() { transition.perform(Detail()) }
      }
      class OtherFlow { init(_ transition: Transition) {} }
      class Router {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      class Service {
        let router: Router
        init(_ router: Router) { self.router = router }
        func received() { router.show(Detail()) }
      }
      func start() { Service(Router(stack: UINavigationController())).load() }
      """
    #expect(transitions(code) == ["First present Detail", "(Service) push Detail"])
  }

  @Test("A class that overrides the loading of its view is a controller, whatever its library's superclass is called")
  func librarySuperclass() {
    let code = """
      class Screen: Library.Screen { override func viewDidLoad() { super.viewDidLoad() } }
      class Home: Screen { func tap() { present(Detail(), animated: true) } }
      class Detail: Screen {}
      class Other: Library.Screen { func viewDidLoad() { present(Detail(), animated: true) } }
      """
    #expect(transitions(code).filter { $0.hasPrefix("Home") } == ["Home present Detail"])
    #expect(transitions(code).allSatisfy { !$0.hasPrefix("Other") })
  }

  @Test("A presenter that overrides such a method of the app's own class is no controller")
  func presenterBase() {
    let code = """
      class Presenter: Library.Presentable { func viewDidLoad() {} }
      final class HomePresenter: Presenter {
        weak var view: UIViewController?
        override func viewDidLoad() { super.viewDidLoad() }
        func open() { view?.present(Detail(), animated: true) }
      }
      final class Home: UIViewController {
        lazy var presenter = HomePresenter()
        override func viewDidLoad() { presenter.view = self }
        func tap() { presenter.open() }
      }
      final class Detail: UIViewController {}
      """
    #expect(transitions(code) == ["Home present Detail"])
  }

  @Test("An override that calls super does not call the other overrides")
  func overridesCallingSuper() {
    let code = """
      class Detail: UIViewController {}
      class Fixed: UIViewController {}
      class Flow { func showDetail(from view: UIViewController?) {} }
      final class FirstFlow: Flow {
        override func showDetail(from view: UIViewController?) { view?.present(Detail(), animated: true) }
      }
      final class SecondFlow: Flow {
        override func showDetail(from view: UIViewController?) { super.showDetail(from: Fixed()) }
      }
      class Start: UIViewController { func tap(_ flow: Flow) { flow.showDetail(from: self) } }
      """
    #expect(transitions(code) == ["Start present Detail"])
  }

  private static let flows = """
    class First: UIViewController {}
    class Second: UIViewController {}
    class Flow {
      func start(from view: UIViewController) { open(view) }
      func open(_ view: UIViewController) {}
    }
    final class FirstFlow: Flow {
      override func open(_ view: UIViewController) { view.present(First(), animated: true) }
    }
    final class SecondFlow: Flow {
      override func open(_ view: UIViewController) { view.present(Second(), animated: true) }
    }

    """

  @Test("Each object of a base class that calls its own method runs its class's override")
  func overridesCalledByBase() {
    let code =
      Self.flows + """
        class Start: UIViewController { let flow = FirstFlow(); func tap() { flow.start(from: self) } }
        class Home: UIViewController { let flow = SecondFlow(); func tap() { flow.start(from: self) } }
        """
    #expect(transitions(code).sorted() == ["Home present Second", "Start present First"])
  }

  @Test("An object of a subclass that a function receives runs its class's override")
  func overridesOfPassedObjects() {
    let code = """
      class First: UIViewController {}
      class Second: UIViewController {}
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { open() }
        func open() {}
      }
      final class FirstFlow: Flow { override func open() { stack.pushViewController(First(), animated: true) } }
      final class SecondFlow: Flow { override func open() { stack.pushViewController(Second(), animated: true) } }
      func run(_ flow: Flow) { flow.start() }
      class Start: UIViewController { func tap() { run(FirstFlow(stack: navigationController!)) } }
      class Home: UIViewController { func tap() { run(SecondFlow(stack: navigationController!)) } }
      """
    #expect(transitions(code).sorted() == ["Home push Second", "Start push First"])
  }

  @Test("An object declared as one of the base class may run the override of any subclass")
  func overridesOfDeclaredObjects() {
    let code =
      Self.flows + """
        class Start: UIViewController { var flow: Flow!; func tap() { flow.start(from: self) } }
        """
    #expect(transitions(code) == ["Start present First", "Start present Second"])
  }
}
