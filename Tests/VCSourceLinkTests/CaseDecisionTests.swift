import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCSwiftSource

/// Coordinators whose screen and kind of transition are selected by a case.
@Suite("UIKit: selection by cases", .enabled(if: SwiftSource.isAvailable))
struct CaseDecisionTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}
    class Stack: UINavigationController {}

    """

  private let coordinator = """
    class Coordinator {
      enum Scene {
        case detail(Int), other
        var isLarge: Bool { switch self { case .detail: return true; default: return false } }
      }
      enum Way { case push, modal(animated: Bool), root(UIWindow) }
      func make(_ scene: Scene) -> UIViewController? {
        let screen: UIViewController
        switch scene {
        case .detail: screen = Detail()
        case .other: screen = Other()
        }
        return screen
      }

    """

  @Test("The code that names the case is the source for its screen, and another case selects the kind of transition")
  func scenesAndWays() {
    let found = transitions(
      screens + coordinator + """
          func show(_ scene: Scene, from sender: UIViewController?, way: Way = .push) {
            guard let screen = make(scene) else { return }
            switch way {
            case .push: sender?.navigationController?.pushViewController(screen, animated: true)
            case .modal(let animated): sender?.present(screen, animated: animated)
            case .root(let window): window.rootViewController = screen
            }
          }
        }
        class List: UIViewController {
          let coordinator: Coordinator
          func open() { coordinator.show(.detail(1), from: self) }
          func choose() { coordinator.show(.other, from: self, way: .modal(animated: true)) }
        }
        class Start { func start() { coordinator.show(.detail(2), from: nil, way: .root(window)) }; let coordinator: Coordinator }
        """)
    #expect(found == ["List push Detail", "List present Other", "(Start) windowRoot Detail"])
  }

  @Test("`via` is the place that turns a case into a screen")
  func via() {
    let map = map([
      "App.swift": screens + coordinator + """
          func show(_ scene: Scene, from sender: UIViewController) { sender.show(make(scene)!, sender: nil) }
        }
        class List: UIViewController {
          let coordinator: Coordinator
          func open() { coordinator.show(.other, from: self) }
        }
        """
    ])
    let shown = map.transitions.first { $0.source == "List" }
    #expect(shown?.via?.value == "Coordinator.Scene.other")
    #expect(shown?.via?.location.line == 14)
  }

  @Test("A case that no code names stays with the coordinator, unless the kind of transition is selected as well")
  func unnamed() {
    let show = """
        func show(_ scene: Scene, from sender: UIViewController) { sender.show(make(scene)!, sender: nil) }
        func go(_ scene: Scene, modally: Bool) {
          if modally { root.present(make(scene)!, animated: true) } else { root.show(make(scene)!, sender: nil) }
        }
        let root: UIViewController
      }

      """
    let caller = """
      class List: UIViewController {
        let coordinator: Coordinator
        func open() { coordinator.show(.other, from: self); coordinator.go(.detail(1), modally: true) }
      }
      """
    #expect(
      transitions(screens + coordinator + show + caller) == [
        "(Coordinator) show Detail", "List show Other", "List present Detail",
      ])
    #expect(
      Set(transitions(screens + coordinator + show)) == [
        "(Coordinator) show Detail", "(Coordinator) show Other", "(Coordinator) present Detail",
        "(Coordinator) present Other",
      ], "without a caller, any of them is possible")
  }

  @Test("A flag, a class or a property of a case selects how a given screen is shown")
  func paths() {
    let found = transitions(
      screens + coordinator + """
          func show(_ screen: UIViewController, in list: UIViewController, modally: Bool) {
            if modally { list.present(screen, animated: true) } else { list.show(screen, sender: nil) }
          }
          func push(_ screen: UIViewController, from sender: UIViewController) {
            if let stack = sender as? UINavigationController {
              stack.setViewControllers([screen], animated: true)
            } else {
              sender.navigationController?.pushViewController(screen, animated: true)
            }
          }
          func open(_ scene: Scene) {
            let stack: UINavigationController
            if scene.isLarge { stack = Stack(rootViewController: make(scene)!) }
          }
        }
        class List: UIViewController {
          let coordinator: Coordinator
          func open() {
            coordinator.show(Detail(), in: self, modally: true)
            coordinator.push(Other(), from: self)
            coordinator.open(.detail(1))
            coordinator.open(.other)
          }
        }
        """)
    #expect(found == ["List present Detail", "List push Other", "Stack root Detail"])
  }

  @Test(
    "A type check decides for callers that pass another class",
    arguments: [
      "screen is UINavigationController", "case is UINavigationController = screen",
      "screen.isKind(of: UINavigationController.self)", "let stack = screen as? UINavigationController",
    ])
  func classes(condition: String) {
    let found = transitions(
      screens + coordinator + """
          func open(_ screen: UIViewController, from list: UIViewController) {
            if \(condition) {
              list.present(screen, animated: true)
            } else {
              list.navigationController?.pushViewController(screen, animated: true)
            }
          }
        }
        class List: UIViewController {
          let coordinator: Coordinator
          func open() {
            coordinator.open(Detail(), from: self)
            coordinator.open(UINavigationController(rootViewController: Other()), from: self)
          }
        }
        """)
    #expect(
      found == [
        "List push Detail", "List present UINavigationController@App.swift:30",
        "UINavigationController@App.swift:30 root Other",
      ])
  }

  @Test("A type check in Objective-C decides as well")
  func classesInObjectiveC() {
    let found = objectiveC(
      """
      - (void)open:(UIViewController *)screen {
        if ([screen isKindOfClass:[UINavigationController class]]) {
          [self presentViewController:screen animated:YES completion:nil];
        } else {
          [self.navigationController pushViewController:screen animated:YES];
        }
      }
      - (void)help { [self open:[[Help alloc] init]]; }
      """)
    #expect(found == ["Home push Help"])
  }

  @Test("A function or property of an enum returns the screen of its case")
  func ownAnswers() {
    let found = transitions(
      screens + """
        enum Scene {
          case detail, other
          var controller: UIViewController { switch self { case .detail: return Detail(); case .other: return Other() } }
          func make() -> UIViewController { switch self { case .detail: Detail() default: Other() } }
        }
        class List: UIViewController {
          func open() { present(Scene.other.controller, animated: true) }
          func choose() { show(Scene.other.make(), sender: self) }
          func go(to scene: Scene) { navigationController?.pushViewController(scene.controller, animated: true) }
          func start() { go(to: .detail) }
        }
        """)
    #expect(found == ["List present Other", "List show Other", "List push Other", "List push Detail"])
  }

  @Test("A function that selects and shows the screens itself is their source")
  func ownDecisions() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          enum Item { case detail, other }
          func open(_ item: Item) {
            switch item {
            case .detail: present(Detail(), animated: true)
            case .other: show(Other(), sender: self)
            }
          }
          func choose() { open(.detail) }
        }
        """)
    #expect(found == ["List present Detail", "List show Other"])
  }

  @Test("Overloads are resolved by the type of the value")
  func overloads() {
    let found = transitions(
      screens + """
        struct Movie {}
        struct Person {}
        class Importer: NSObject {}
        extension UIViewController {
          func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) {}
        }
        class Router {
          let list: List
          func screen(for movie: Movie) -> UIViewController { Detail() }
          func screen(for person: Person) -> UIViewController { Other() }
          func open(_ movie: Movie) { list.show(screen(for: movie), sender: nil) }
        }
        class List: UIViewController {
          let importer: Importer
          func open() {
            let alert = UIAlertController()
            present(alert, animated: true, completion: nil)
            present(importer, animated: true, completion: nil)
          }
        }
        """)
    #expect(found == ["List show Detail", "List present UIAlertController@App.swift:19"])
  }

  @Test("A function for views is distinguished from one for controllers by its argument")
  func viewsAndControllers() {
    let found = transitions(
      screens + """
        struct Card: View { var body: some View { Text("A") } }
        class Router {
          let stack: UINavigationController
          func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
          func push<Content: View>(_ view: Content) { stack.show(UIHostingController(rootView: view), sender: nil) }
        }
        class List: UIViewController {
          let router: Router
          func open() { router.push(Detail()); router.push(Card()) }
        }
        """)
    #expect(found.filter { $0.hasSuffix("Detail") } == ["List push Detail"])
    #expect(found.contains("UIHostingController@App.swift:8 hosts Card"))
  }

  @Test("A class that inherits from a library's controller is a screen if a controller is expected")
  func libraries() {
    let found = transitions(
      """
      class Snackbar: SnackbarController {}
      class List: UIViewController { func open() { present(Snackbar(), animated: true) } }
      """)
    #expect(found == ["List present Snackbar"])
  }

  @Test("A constant of a type selects a screen like the case of an enum")
  func constants() {
    let found = transitions(
      screens + """
        struct Action {
          static let open = Action()
          static let archive = Action()
        }
        class Actions {
          func perform(_ action: Action, from sender: UIViewController) {
            switch action {
            case .open: sender.present(Detail(), animated: true)
            default: break
            }
          }
        }
        class List: UIViewController {
          let actions = Actions()
          func open() { actions.perform(.open, from: self) }
        }
        class Inbox: UIViewController {
          let actions = Actions()
          func archive() { actions.perform(Action.archive, from: self) }
        }
        """)
    #expect(found == ["List present Detail"])
  }
}
