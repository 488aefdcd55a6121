import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: which controller is shown", .enabled(if: SwiftSource.isAvailable))
struct UIKitTargetTests {
  /// The transitions of a `present(…)` call in a controller `List`.
  private func presented(_ body: String, members: String = "", others: String = "") -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      \(others)
      class List: UIViewController {
        \(members)
        func open() { \(body) }
      }
      """
    ).filter { $0.hasPrefix("List present") }.map { String($0.dropFirst("List present ".count)) }
  }

  @Test(
    "Constructors, locals, casts, choices",
    arguments: [
      ("present(Detail(), animated: true)", ["Detail"]),
      ("let screen = Detail()\n present(screen, animated: true, completion: nil)", ["Detail"]),
      ("let screen: Detail = .init()\n present(screen, animated: true)", ["Detail"]),
      ("present(make() as! Detail, animated: true)", ["Detail"]),
      ("guard let screen = make() as? Detail else { return }\n present(screen, animated: true)", ["Detail"]),
      ("present(flag ? Detail() : Other(), animated: true)", ["Detail", "Other"]),
      ("let screen = cached ?? Detail()\n present(screen, animated: true)", ["Detail"]),
      (
        "let screen: UIViewController\n if flag { screen = Detail() } else { screen = Other() }\n"
          + "present(screen, animated: true)", ["Detail", "Other"]
      ),
      (
        "let screen = switch kind { case .a: Detail() as UIViewController\n default: Other() }\n"
          + "present(screen, animated: true)", ["Detail", "Other"]
      ),
      ("for screen in [Detail(), Other()] { present(screen, animated: true) }", ["Detail", "Other"]),
      (
        "let wait = UIAlertController(title: \"A\", message: nil, preferredStyle: .alert)\n present(wait, animated: true)",
        ["UIAlertController@App.swift:6"]
      ),
      (
        "present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)",
        ["UIActivityViewController"]
      ),
      ("present(LibraryPicker(), animated: true)", ["LibraryPicker"]),
    ])
  func here(_ body: String, _ targets: [String]) { #expect(presented(body) == targets) }

  @Test(
    "Properties: declared, inferred, lazy, computed, assigned",
    arguments: [
      "var screen: Detail!", "let screen = Detail()", "lazy var screen: UIViewController = { Detail() }()",
      "var screen: UIViewController { Detail() }",
      "var screen: UIViewController?\n func prepare() { screen = Detail() }",
    ])
  func properties(_ member: String) {
    #expect(presented("present(screen, animated: true)", members: member) == ["Detail"])
  }

  @Test("A property without a known screen is unresolved")
  func unknownProperty() {
    #expect(
      presented("present(screen, animated: true)", members: "var screen: UIViewController { mystery() }") == ["?"])
  }

  @Test(
    "Methods and factories, by their result type or by the screens they create",
    arguments: [
      ("present(make(), animated: true)", "func make() -> Detail { build() }"),
      ("present(make(), animated: true)", "func make() -> UIViewController { let it = Detail(); return it }"),
      ("present(Factory.detail(), animated: true)", ""),
      ("present(Factory().plain(), animated: true)", ""),
      (
        "present(make(Detail.self), animated: true)",
        "func make<T: UIViewController>(_ type: T.Type) -> T { resolve() }"
      ),
      ("let it: Detail = make()\n present(it, animated: true)", "func make<T: UIViewController>() -> T { resolve() }"),
      ("present(Detail.instantiate(), animated: true)", ""),
    ])
  func factories(_ body: String, _ members: String) {
    let others = """
      protocol Instantiable {}
      extension Instantiable where Self: UIViewController { static func instantiate() -> Self { load() } }
      extension Detail: Instantiable {}
      struct Factory {
        static func detail() -> UIViewController { Detail() }
        func plain() -> UIViewController { Detail() }
      }
      """
    #expect(presented(body, members: members, others: others) == ["Detail"])
  }

  @Test("The superclass of a class may be declared anywhere, and a nested class has its full name")
  func superclasses() {
    let result = map([
      "A.swift":
        "class List: Base { class Row: Base {}\n func open() { navigationController?.pushViewController(Row(), animated: true) } }",
      "B.swift": "class Base: Root {}", "C.swift": "typealias Root = UITableViewController",
    ])
    #expect(result.transitions.map(\.words) == ["List push List.Row"])
    #expect(result.controllers.map(\.id) == ["Base", "List", "List.Row"])
  }

  @Test("Style and transition that are set before the call")
  func styles() {
    let result = map([
      "App.swift": """
      class Detail: UIViewController { override func viewDidLoad() { definesPresentationContext = true } }
      class Own: UIViewController { init() { modalPresentationStyle = .fullScreen } }
      class List: UIViewController {
        func open() {
          let screen = Detail()
          screen.modalPresentationStyle = .formSheet
          screen.modalTransitionStyle = .crossDissolve
          present(screen, animated: true)
        }
        func ask() { present(Own(), animated: true) }
      }
      """
    ])
    #expect(result.transitions.map(\.style) == [.formSheet, .fullScreen])
    #expect(result.transitions.map(\.transition) == [.crossDissolve, nil])
    #expect(result.controllers.first { $0.id == "Detail" }?.settings.definesPresentationContext == true)
  }

  @Test("A class's generic factory creates the class on which it is called")
  func generalFactories() {
    let found = transitions(
      """
      class Screen: UIViewController {}
      class Detail: Screen {}
      extension Screen {
        static func make<T: Screen>() -> T { UIStoryboard(name: "A", bundle: nil).instantiate("\\(self)") as! T }
      }
      class List: UIViewController { func open() { show(Detail.make(), sender: self) } }
      """)
    #expect(found == ["List show Detail"])
  }

  @Test("Of a function's results, a navigation controller is not pushed")
  func pushedStacks() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      func make(_ isPushed: Bool) -> UIViewController {
        let detail = Detail()
        return isPushed ? detail : UINavigationController(rootViewController: detail)
      }
      class List: UIViewController {
        func open() { navigationController?.pushViewController(make(true), animated: true) }
      }
      """)
    #expect(found == ["UINavigationController@App.swift:4 root Detail", "List push Detail"])
  }

  @Test("Scenes by identifiers that a function returns")
  func returnedIdentifiers() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("Home", "home"), ("Setup", "setup"), ("Other", "other")])
    let found = transitions(
      """
      class Home: UIViewController {}
      class Setup: UIViewController {}
      enum Names { static let home = "home", setup = "setup" }
      class State { func name() -> String { switch state { case .new: return Names.setup; default: return Names.home } } }
      class Helper {
        func make(_ storyboard: UIStoryboard, _ name: String) -> UIViewController {
          storyboard.instantiateViewController(withIdentifier: name)
        }
      }
      class AppDelegate: NSObject {
        var window: UIWindow?
        let state = State()
        func update() {
          let name = state.name()
          window?.rootViewController = Helper().make(UIStoryboard(name: "Main", bundle: nil), name)
        }
      }
      """, storyboards: [main])
    #expect(found == ["(AppDelegate) windowRoot Home", "(AppDelegate) windowRoot Setup"])
  }
}
