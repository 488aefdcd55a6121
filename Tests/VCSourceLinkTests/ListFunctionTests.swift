import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: functions applied to lists of controllers", .enabled(if: SwiftSource.isAvailable))
struct ListFunctionTests {
  /// The transitions of a tab bar controller, as far as their targets are known.
  private func shown(_ code: String) -> [String] {
    transitions(
      """
      final class First: UIViewController {}
      final class Second: UIViewController {}
      protocol Module { func make() -> UIViewController }
      final class FirstModule: Module { func make() -> UIViewController { First() } }
      final class SecondModule: Module { func make() -> UIViewController { Second() } }
      final class Home: UITabBarController {
        let modules: [Module] = [FirstModule(), SecondModule()]
        override func viewDidLoad() { \(code) }
        private func add(_ child: UIViewController) { addChild(child) }
        private func register(module: Module) { addChild(module.make()) }
        private func wrapped(_ screen: UIViewController) -> UIViewController {
          UINavigationController(rootViewController: screen)
        }
      }
      """
    ).filter { !$0.hasSuffix("?") }
  }

  @Test(
    "A function that adds each element",
    arguments: [
      "[First(), Second()].forEach(add)", "[First(), Second()].forEach(self.add)",
      "[FirstModule(), SecondModule()].forEach(register(module:))", "modules.forEach(self.register(module:))",
      "[First(), Second()].forEach { add($0) }",
    ])
  func added(code: String) { #expect(shown(code) == ["Home child First", "Home child Second"]) }

  @Test(
    "Elements in another order, or only some", arguments: ["reversed()", "filter { _ in test() }", "dropFirst(count)"])
  func rearranged(call: String) {
    let found = shown("let pages = [First(), Second()].\(call); for page in pages { addChild(page) }")
    #expect(found == ["Home child First", "Home child Second"])
  }

  @Test("A function that wraps each element", arguments: ["map(wrapped)", "compactMap(self.wrapped)"])
  func wrapped(call: String) {
    let found = shown("viewControllers = [First(), Second()].\(call)")
    #expect(
      found.map { $0.replacing(/@App.swift:\d+/, with: "") } == [
        "Home tab UINavigationController", "UINavigationController root First", "UINavigationController root Second",
      ])
  }

  @Test("A function that belongs to another object is not the one of that name here")
  func others() { #expect(shown("let other = Other(); [First()].forEach(other.add)").isEmpty) }

  @Test(
    "Elements by position, by key, and of classes",
    arguments: [
      ("[First(), Second()].enumerated().forEach { addChild($1) }", ["Home child First", "Home child Second"]),
      (
        "for (position, page) in [First(), Second()].enumerated() { addChild(page) }",
        ["Home child First", "Home child Second"]
      ),
      (
        "let pages: [String: UIViewController] = [\"a\": First(), \"b\": Second()]; present(pages[\"b\"]!, animated: true)",
        ["Home present Second"]
      ),
      (
        "let pages: [String: UIViewController] = [\"a\": First(), \"b\": Second()]; present(pages[key]!, animated: true)",
        ["Home present First", "Home present Second"]
      ),
      (
        "let types: [UIViewController.Type] = [First.self, Second.self]; present(types[row].init(), animated: true)",
        ["Home present First", "Home present Second"]
      ),
      (
        "let types = [\"a\": First.self]; if let type = types[\"a\"] { present(type.init(), animated: true) }",
        ["Home present First"]
      ),
      (
        "let make = wrapped; let other = make(First()); present(other, animated: true)",
        ["Home present UINavigationController@App.swift:12"]
      ),
    ])
  func elements(code: String, expected: [String]) { #expect(Set(shown(code)) == Set(expected)) }

  @Test(
    "What each element of an unknown list becomes",
    arguments: [
      ("items.map { _ in First() }", ["Home tab First"]),
      ("Page.allCases.map(\\.screen)", ["Home tab First", "Home tab Second"]),
      ("Page.allCases.map { $0.screen }", ["Home tab First", "Home tab Second"]),
      ("Page.allCases.map(makePage)", ["Home tab First", "Home tab Second"]),
    ])
  func unknown(list: String, expected: [String]) {
    let found = transitions(
      """
      final class First: UIViewController {}
      final class Second: UIViewController {}
      enum Page: CaseIterable {
        case first, second
        var screen: UIViewController { switch self { case .first: return First(); case .second: return Second() } }
      }
      final class Home: UITabBarController {
        let items: [Int] = load()
        override func viewDidLoad() { viewControllers = \(list) }
        private func makePage(_ page: Page) -> UIViewController { page.screen }
      }
      """)
    #expect(found == expected)
  }

  @Test("An element that is another function's parameter stands for that function's argument")
  func parametersOfOthers() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Module { let screen: UIViewController; init(screen: UIViewController) { self.screen = screen } }
      class Home: UIViewController {
        func modules(_ first: Int, _ second: Int, _ module: Module) -> [Module] { [module] }
        func open() {
          modules(1, 2, Module(screen: Detail())).map { $0.screen }.forEach { present($0, animated: true) }
        }
      }
      """)
    #expect(found == ["Home present Detail"])
  }

  @Test(
    "A list that a function receives and whose elements it adds, in a loop or with a closure",
    arguments: ["for child in all { addChild(child) }", "all.forEach { addChild($0) }"])
  func listParameters(loop: String) {
    let found = transitions(
      """
      class First: UIViewController {}
      class Second: UIViewController {}
      class Tabs: UIViewController {
        func fill(_ all: [UIViewController]) { \(loop) }
      }
      class OwnTabs: Tabs {}
      class Coordinator {
        func make(_ items: [Item]) {
          let tabs = OwnTabs()
          tabs.fill(items.map { screen(for: $0) })
        }
        func screen(for item: Item) -> UIViewController { item.isFirst ? First() : Second() }
      }
      """)
    #expect(found == ["OwnTabs child First", "OwnTabs child Second"])
  }

  @Test(
    "The controllers that cases return, which are in a list of a known type",
    arguments: ["$0.tab", "let tab = $0.tab; return tab"])
  func cases(closure: String) {
    let found = transitions(
      """
      class Stack: UINavigationController {}
      enum Page {
        case home, settings
        var tab: Stack {
          let stack = Stack(rootViewController: UIViewController())
          return stack
        }
      }
      class Tabs: UITabBarController {
        func load() {
          let pages: [Page] = [.home, .settings]
          viewControllers = pages.map { \(closure) }
        }
      }
      """)
    #expect(found.contains("Tabs tab Stack"))
    #expect(!found.contains("Tabs tab ?"))
  }

  @Test("Functions whose lists depend on each other end", .timeLimit(.minutes(1)))
  func circularLists() {
    let levels = 0..<35
    let functions = levels.map {
      let next = ($0 + 1) % levels.count
      return "  private func list\($0)() -> [UIViewController] { [First()] + list\(next)() + list\(next)() }"
    }
    let found = transitions(
      """
      final class First: UIViewController {}
      final class Home: UITabBarController {
        override func viewDidLoad() { viewControllers = list0() }
      \(functions.joined(separator: "\n"))
      }
      """)
    #expect(Set(found) == ["Home tab First"])
  }
}
