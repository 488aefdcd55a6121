import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: which calls are transitions", .enabled(if: SwiftSource.isAvailable))
struct UIKitCallTests {
  private func inList(_ body: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class List: UIViewController {
        func open() {
          \(body)
        }
      }
      """)
  }

  @Test(
    "Every call has its relation",
    arguments: [
      ("self.present(Detail(), animated: true)", ["List present Detail"]),
      ("navigationController?.pushViewController(Detail(), animated: true)", ["List push Detail"]),
      ("show(Detail(), sender: self)", ["List show Detail"]),
      ("splitViewController?.showDetailViewController(Detail(), sender: nil)", ["List showDetail Detail"]),
      ("addChild(Detail())", ["List child Detail"]),
      (
        "navigationController?.setViewControllers([Detail(), Other()], animated: true)",
        ["List set Detail", "List set Other"]
      ),
      ("view.window?.rootViewController = Detail()", ["(List) windowRoot Detail"]),
      (
        "let nav = UINavigationController(rootViewController: Detail())\n present(nav, animated: true)",
        ["UINavigationController@App.swift:5 root Detail", "List present UINavigationController@App.swift:5"]
      ),
      (
        "let tabs = UITabBarController()\n tabs.viewControllers = [Detail(), Other()]",
        ["UITabBarController@App.swift:5 tab Detail", "UITabBarController@App.swift:5 tab Other"]
      ),
      (
        "let split = UISplitViewController()\n split.setViewController(Detail(), for: .secondary)",
        ["UISplitViewController@App.swift:5 column Detail"]
      ),
      (
        "let pages = UIPageViewController()\n pages.setViewControllers([Detail()], direction: .forward, animated: true)",
        ["UIPageViewController@App.swift:5 page Detail"]
      ),
      (
        "let it = Detail()\n it.modalPresentationStyle = .popover\n present(it, animated: true)",
        ["List popover Detail"]
      ),
    ])
  func relations(_ body: String, _ expected: [String]) { #expect(inList(body) == expected) }

  @Test(
    "Calls that only look like transitions are ignored",
    arguments: [
      "Toast(\"Saved\").show()", "banner.present(\"Saved\")", "hud.show(animated: true)",
      "element.addChild(XMLElement())",
      "progress.addChild(other, withPendingUnitCount: 1)", "let style = Style.sheet",
      "navigationController?.popViewController(animated: true)",
      "dismiss(animated: true)", "// present(Detail(), animated: true)",
      "let text = \"present(Detail(), animated: true)\"",
      "#if os(macOS)\n present(Detail(), animated: true)\n #endif",
    ])
  func lookalikes(_ body: String) { #expect(inList(body).isEmpty) }

  @Test("A child node of a game is not a child controller")
  func nodes() {
    #expect(transitions("class Level: SKScene { func start() { addChild(SKSpriteNode()) } }").isEmpty)
  }

  @Test(
    "Sources of calls",
    arguments: [
      (
        "class List: UIViewController { func open() { load { [weak self] in self?.present(Detail(), animated: true) } } }",
        "List present Detail"
      ),
      (
        "class List: UIViewController { func open() { guard let self else { return }\n navigationController?.present(Detail(), animated: true) } }",
        "List present Detail"
      ),
      (
        "class Cell: UITableViewCell { func open() { window?.rootViewController?.present(Detail(), animated: true) } }",
        "(Cell) present Detail"
      ),
      (
        "class Flow { let navigation: UINavigationController\n func start() { navigation.pushViewController(Detail(), animated: true) } }",
        "(Flow) push Detail"
      ),
      (
        "class List: UIViewController {}\n class Flow { let list: List\n func start() { list.present(Detail(), animated: true) } }",
        "List present Detail"
      ),
      (
        "struct Helper { func open(from presenter: UIViewController) { presenter.present(Detail(), animated: true) } }",
        "(Helper) present Detail"
      ),
    ])
  func initiators(_ source: String, _ expected: String) {
    #expect(transitions("class Detail: UIViewController {}\n" + source) == [expected])
  }

  @Test("The control that the user touches is the trigger")
  func triggers() {
    let result = map([
      "App.swift": """
      class Detail: UIViewController {}
      class List: UITableViewController {
        override func viewDidLoad() {
          let item = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add))
          let action = UIAction(title: "Open") { _ in self.present(Detail(), animated: true) }
        }
        @objc func add() { present(Detail(), animated: true) }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          present(Detail(), animated: true)
        }
      }
      """
    ])
    #expect(result.transitions.map(\.trigger) == ["action: Open", "barButtonItem: Add", "tableViewCell"])
  }
}

@Suite("UIKit: one hop through helpers, routers and coordinators", .enabled(if: SwiftSource.isAvailable))
struct UIKitHopTests {
  @Test("A method that presents its parameter belongs to its callers")
  func forwarded() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      extension UIViewController {
        func showInside(_ screen: UIViewController) { let nav = UINavigationController(rootViewController: screen); present(nav, animated: true) }
        func open(_ screen: UIViewController) { present(screen, animated: true) }
      }
      class List: UIViewController { func go() { open(Detail()) } }
      class Home: UIViewController { func go() { showInside(Detail()) } }
      """)
    #expect(found.contains("List present Detail"))
    #expect(found.contains("UINavigationController@App.swift:3 root Detail"))
    #expect(!found.contains { $0.hasSuffix("?") })
  }

  @Test("An overload of a system call for controllers is that call")
  func otherForm() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      protocol Presenting { func present(_ screen: UIViewController, animated: Bool) }
      extension UIViewController: Presenting {
        func present(_ screen: UIViewController, animated: Bool) { present(screen, animated: animated, completion: nil) }
      }
      class List: UIViewController { func open() { present(Detail(), animated: true) } }
      class Flow { let base: Presenting
        func open() { base.present(Detail(), animated: true) } }
      """)
    #expect(found.filter { $0.hasSuffix("Detail") } == ["List present Detail", "(Flow) present Detail"])
  }

  @Test("A router behind a protocol with one conforming type, a factory behind another")
  func router() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
      protocol Router { func push(_ module: Presentable?) }
      final class AppRouter: Router {
        var root: UINavigationController?
        func push(_ module: Presentable?) {
          guard let screen = module?.toPresent() else { return }
          root?.pushViewController(screen, animated: true)
        }
      }
      protocol Factory { func makeDetail() -> Presentable }
      struct AppFactory: Factory { func makeDetail() -> Presentable { Detail() } }
      class Flow {
        let router: Router, factory: Factory
        func start() { let module = factory.makeDetail(); router.push(module) }
      }
      """)
    #expect(found == ["(Flow) push Detail"])
  }

  @Test("If several types conform to a protocol, the target is unknown")
  func ambiguous() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      protocol Presenting { func open(_ screen: UIViewController) }
      class Pushing: Presenting { let nav: UINavigationController\n func open(_ screen: UIViewController) { nav.pushViewController(screen, animated: true) } }
      class Modal: Presenting { let base: UIViewController\n func open(_ screen: UIViewController) { base.present(screen, animated: true) } }
      class Flow { let presenting: Presenting\n func start() { presenting.open(Detail()) } }
      """)
    #expect(!found.contains { $0.hasSuffix("Detail") })
  }

  @Test("Closures that are passed on present from the place where they are written")
  func closures() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class List: UIViewController { var onSelect: (() -> Void)? }
      class Flow {
        let nav: UINavigationController
        func start() {
          let list = List()
          list.onSelect = { [weak self] in self?.showDetail() }
          nav.setViewControllers([list], animated: false)
        }
        func showDetail() { nav.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(found == ["UINavigationController set List", "List push Detail"])
  }
}

@Suite("UIKit: storyboards", .enabled(if: SwiftSource.isAvailable))
struct StoryboardCodeTests {
  private let main = NavigationMapFragment.storyboard(
    "Main", scenes: [("List", "list"), ("Detail", "detail")],
    segues: [(from: "List", to: "Detail", identifier: "showDetail", relation: .push)])

  @Test(
    "Scenes by identifier, segues by identifier, helpers and constants in between",
    arguments: [
      "present(storyboard!.instantiateViewController(withIdentifier: \"detail\"), animated: true)",
      "let board = UIStoryboard(name: \"Main\", bundle: nil)\n present(board.instantiateViewController(withIdentifier: ID.detail) as! Detail, animated: true)",
      "let screen: Detail = load(\"Main\", \"detail\")\n present(screen, animated: true)",
      "present(UIStoryboard.main.instantiateViewController(identifier: \"detail\"), animated: true)",
    ])
  func scenes(_ body: String) {
    let found = transitions(
      """
      enum ID { static let detail = "detail" }
      extension UIStoryboard { static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) } }
      func load<T: UIViewController>(_ board: String, _ name: String) -> T {
        UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: name) as! T
      }
      class List: UIViewController { func open() { \(body) } }
      class Detail: UIViewController {}
      """, storyboards: [main])
    #expect(found == ["List present Detail"])
  }

  @Test("performSegue follows the storyboard; a segue that does not exist has an unknown target")
  func segues() {
    let found = transitions(
      """
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showDetail", sender: self) }
        func fail() { performSegue(withIdentifier: "nowhere", sender: self) }
      }
      """, storyboards: [main])
    #expect(found == ["List push Detail", "List show ?"])
  }

  @Test("A scene and its class are one controller with both origins")
  func oneNode() {
    let result = map(["App.swift": "class Detail: UIViewController {}"], storyboards: [main])
    let detail = result.controllers.filter { $0.className == "Detail" }
    #expect(detail.map { $0.origins.map(\.kind) } == [[.storyboard, .swift]])
  }

  @Test func containersGetOneChildMore() {
    let source = """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers?.append(Home()) }
        func f() { var viewControllers: [UIViewController] = []; viewControllers.append(Other()) }
      }
      class Home: UIViewController {}
      class Other: UIViewController {}
      """
    #expect(transitions(source) == ["Tabs tab Home"])
  }

  @Test("The children of a container are in the order of the list, whatever their names are")
  func order() {
    let found = transitions(
      """
      class Zoo: UIViewController {}
      class Map: UIViewController {}
      class Flow { let split = UISplitViewController() }
      class Main: UITabBarController {
        let flow = Flow()
        override func viewDidLoad() { viewControllers = [Zoo(), flow.split, Map()] }
      }
      """)
    #expect(found == ["Main tab Zoo", "Main tab UISplitViewController@App.swift:3", "Main tab Map"])
  }
}
