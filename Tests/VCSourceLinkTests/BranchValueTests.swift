import Testing
import VCModel
import VCNavigation
import VCSwiftSource

@Suite("Values of locals, classes and identifiers that code passes on", .enabled(if: SwiftSource.isAvailable))
struct BranchValueTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  private func found(_ code: String, storyboards: [NavigationMapFragment] = []) -> [String] {
    transitions(screens + code, storyboards: storyboards)
  }

  @Test(
    "A value that one branch assigns does not exist in another one, but after both",
    arguments: [
      (
        "if flag { screen = Detail()\n present(screen, animated: true) } else { screen = Other()\n show(screen, sender: nil) }",
        ["List present Detail", "List show Other"]
      ),
      (
        "switch kind { case .a: screen = Detail()\n present(screen, animated: true)\n"
          + "default: screen = Other()\n show(screen, sender: nil) }",
        ["List present Detail", "List show Other"]
      ),
      (
        "if flag { if more { screen = Detail() } } else { screen = Other() }\n present(screen, animated: true)",
        ["List present Detail", "List present Other"]
      ),
    ])
  func branches(body: String, expected: [String]) {
    #expect(
      found("class List: UIViewController { func open() { let screen: UIViewController\n \(body) } }") == expected)
  }

  @Test(
    "A property or parameter whose type is written as a metatype",
    arguments: [
      ("present(parts.detail.init(), animated: true)", ["List present Detail"]),
      ("let screen = parts.detail.init()\n present(screen, animated: true)", ["List present Detail"]),
    ])
  func metatypes(body: String, expected: [String]) {
    let parts = "struct Parts { var detail: Detail.Type = Detail.self }\n"
    #expect(found(parts + "class List: UIViewController { let parts = Parts(); func open() { \(body) } }") == expected)
  }

  @Test("An alias for another system's class does not count")
  func aliases() {
    let code = """
      #if !canImport(UIKit)
      typealias UIWindow = NSWindow
      #endif
      class Delegate { let window: UIWindow; func start() { window.rootViewController = Detail() } }
      """
    #expect(found(code) == ["(Delegate) windowRoot Detail"])
  }

  @Test(
    "Windows under any local name",
    arguments: ["let first = scene.windows.first!", "guard let first = scene.keyWindow else { return }"])
  func windows(declaration: String) {
    let code = "class Router { func start() { \(declaration)\n first.rootViewController = Detail() } }"
    #expect(found(code) == ["(Router) windowRoot Detail"])
  }

  @Test(
    "A helper instantiates the scene that its caller or its creator names",
    arguments: [
      (
        "func go(_ id: String) { show(board.instantiateViewController(withIdentifier: id), sender: nil) }",
        "go(\"detail\")"
      ),
      (
        "func go(_ id: String) { let next = board.instantiateViewController(withIdentifier: id)\n show(next, sender: nil) }",
        "go(\"detail\")"
      ),
    ])
  func scenes(helper: String, call: String) {
    let main = NavigationMapFragment.storyboard("Main", scenes: [("Detail", "detail"), ("Other", "other")])
    let code = """
      class List: UIViewController {
        let board = UIStoryboard(name: "Main", bundle: nil)
        \(helper)
        func tap() { \(call) }
      }
      """
    #expect(found(code, storyboards: [main]) == ["List show Detail"])
  }

  @Test("A scene whose identifier an object is created with")
  func scenesOfObjects() {
    let main = NavigationMapFragment.storyboard("Main", scenes: [("Detail", "detail"), ("Other", "other")])
    let code = """
      struct Link: View {
        let id: String
        let stack: UINavigationController
        var body: some View { Button("") {
          let board = UIStoryboard(name: "Main", bundle: nil)
          stack.pushViewController(board.instantiateViewController(withIdentifier: id), animated: true)
        } }
      }
      struct Home: View { var body: some View { Link(id: "detail", stack: stack) } }
      """
    #expect(found(code, storyboards: [main]) == ["Home push Detail"])
  }

  @Test("A method that returns `Self` returns its receiver")
  func fluent() {
    let code = """
      protocol Then {}
      extension Detail: Then {}
      extension Then { func then(_ configure: (Self) -> Void, _ name: String) -> Self { configure(self); return self } }
      class List: UIViewController { func open() { present(Detail().then({ _ in }, ""), animated: true) } }
      """
    #expect(found(code) == ["List present Detail"])
  }

  @Test("Whoever creates a container only gives it its children")
  func creators() {
    let code = """
      class Tabs: UITabBarController {
        let first: UIViewController
        init(first: UIViewController) { self.first = first; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { viewControllers = [first] }
      }
      class Delegate { let window: UIWindow; func start() { window.rootViewController = Tabs(first: Detail()) } }
      """
    #expect(found(code) == ["(Delegate) windowRoot Tabs", "Tabs tab Detail"])
  }

  @Test(
    "A list of controllers that another object supplies",
    arguments: [
      ("var pages: [UIViewController] = []", "let pager = Pager(); pager.pages = [Detail(), Other()]"),
      (
        "let pages: [UIViewController]\n init(pages: [UIViewController]) { self.pages = pages }",
        "let pager = Pager(pages: [Detail(), Other()])"
      ),
      (
        "let pages: [UIViewController]\n init(with all: [UIViewController]) { self.pages = all }",
        "let pager = Pager(with: [Detail(), Other()])"
      ),
    ])
  func lists(property: String, supply: String) {
    let code = """
      class Pager: UIViewController {
        \(property)
        func move(to position: Int) { show(pages[position], sender: nil) }
        func all() { pageViewController.setViewControllers(pages, direction: .forward, animated: true) }
        let pageViewController: UIPageViewController
      }
      class List: UIViewController { func open() { \(supply); present(pager, animated: true) } }
      """
    let found = found(code)
    #expect(Set(found.filter { $0.hasPrefix("Pager show") }) == ["Pager show Detail", "Pager show Other"])
    let pages = found.filter { $0.contains(" page ") }.compactMap { $0.split(separator: " ").last }
    #expect(Set(pages) == ["Detail", "Other"])
    #expect(found.contains("List present Pager"))
  }

  @Test(
    "The style that is set on a property before it is shown",
    arguments: ["picker.modalPresentationStyle = .popover", "self.picker.modalPresentationStyle = .popover"])
  func styles(setting: String) {
    let code = """
      class List: UIViewController {
        lazy var picker = Detail()
        func open() { \(setting)\n present(picker, animated: true) }
        func choose() { present(picker, animated: true) }
      }
      """
    #expect(found(code) == ["List popover Detail", "List present Detail"])
  }

  @Test("A value that is declared beside a tab selects its content")
  func valuesBesideTabs() {
    let found = transitions(
      """
      enum Page: Hashable {
        case notes(Int), help
        @ViewBuilder func content() -> some View {
          switch self {
          case .notes: Notes()
          case .help: Help()
          }
        }
      }
      struct Notes: View { var body: some View { Text("Notes") } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Home: View {
        var body: some View {
          TabView {
            ForEach(all) { number in
              let page = Page.notes(number)
              Tab(value: page) { content(of: page) }
            }
          }
        }
        func content(of page: Page) -> some View { page.content().padding() }
      }
      """)
    #expect(found == ["Home tab Notes"])
  }
}
