import Testing
import VCDiagnostics
import VCModel
import VCSwiftSource

/// Transitions that a window's root performs for code that is no screen.
@Suite("UIKit: the root of a window as the source", .enabled(if: SwiftSource.isAvailable))
struct WindowRootTests {
  private let asking = """
    class Detail: UIViewController {}
    class Help: UIViewController {}
    class Delegate: UIResponder {
      var window: UIWindow?
      func open() { window?.rootViewController?.present(Detail(), animated: true) }
      func help() {
        guard var top = UIApplication.shared.windows.first?.rootViewController else { return }
        while let next = top.presentedViewController { top = next }
        top.present(Help(), animated: true)
      }
    }

    """

  @Test("The controller that the app assigns to its window")
  func assigned() {
    let found = transitions(
      asking + """
        class Home: UIViewController {}
        extension Delegate { func start() { window?.rootViewController = Home() } }
        """)
    #expect(found == ["Home present Detail", "Home present Help", "(Delegate) windowRoot Home"])
  }

  @Test("If one function chooses between two roots, either may perform it; if several set roots, none is known to")
  func several() {
    let choosing = transitions(
      asking + """
        class Home: UIViewController {}
        class Login: UIViewController {}
        extension Delegate {
          func start() { if isKnown { window?.rootViewController = Home() } else { window?.rootViewController = Login() } }
        }
        """)
    #expect(choosing.filter { $0.hasSuffix("Detail") }.sorted() == ["Home present Detail", "Login present Detail"])
    let replacing = transitions(
      asking + """
        class Home: UIViewController {}
        class Login: UIViewController {}
        extension Delegate {
          func start() { window?.rootViewController = Home() }
          func leave() { window?.rootViewController = Login() }
        }
        """)
    #expect(replacing.filter { $0.hasSuffix("Detail") } == ["(Delegate) present Detail"])
  }

  @Test("If no code assigns a root, the initial controller of the main storyboard is the root")
  func storyboard() {
    var main = NavigationMapFragment.storyboard("Main", scenes: [("Start", nil)])
    #expect(transitions(asking, storyboards: [main]).first == "(Delegate) present Detail")
    let origin = MapOrigin(kind: .storyboard, location: SourceLocation(file: "Main.storyboard", line: 1))
    main.initial = NavigationMapFragment.Link(
      source: nil, target: .object("Start-1"),
      transition: MapTransition(source: nil, target: nil, relation: .initial, evidence: .storyboard, origin: origin))
    #expect(transitions(asking, storyboards: [main]) == ["Start present Detail", "Start present Help"])
  }

  @Test(
    "Code may take the window out of a list",
    arguments: [
      "UIApplication.shared.windows[0]", "UIApplication.shared.windows.first { $0.isKeyWindow }?",
      "UIApplication.shared.windows.filter { $0.isKeyWindow }.last?", "(scene.windows.first as? UIWindow)?",
      "scenes.flatMap { $0.windows }.first(where: { $0.isKeyWindow })?", "scenes.flatMap(\\.windows).last?",
    ])
  func listed(window: String) {
    let code = "class Help: UIViewController { func open() { \(window).rootViewController = Detail() } }"
    #expect(transitions("class Detail: UIViewController {}\n" + code) == ["(Help) windowRoot Detail"])
    let other = code.replacing("windows", with: "routers").replacing("Window", with: "Router")
    #expect(transitions("class Detail: UIViewController {}\n" + other) == [])
  }

  @Test("Each scene's delegate has its own window")
  func otherScene() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Mirror: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func open() { window?.rootViewController?.present(Detail(), animated: true) }
      }
      class MirrorDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() { window?.rootViewController = Mirror() }
      }
      """)
    #expect(found == ["(SceneDelegate) present Detail", "(MirrorDelegate) windowRoot Mirror"])
  }

  @Test(
    "A search that begins at the root finds the topmost controller, on which whoever asks presents",
    arguments: [
      "Device.top().present(Detail(), animated: true)",
      "let top = Device.top(); top.present(Detail(), animated: true)",
      "(Device.shownTop() as! UIViewController).present(Detail(), animated: true)",
      "(Root.shared.presentedViewController ?? Root.shared).present(Detail(), animated: true)",
    ])
  func topmost(call: String) {
    let found = transitions(
      """
      final class Root: UIViewController {}
      final class Detail: UIViewController {}
      enum Device {
        static func top() -> UIViewController {
          var controller: UIViewController = Root.shared
          while let presented = controller.presentedViewController { controller = presented }
          return controller
        }
        static func shownTop() -> UIViewController { top() }
      }
      final class Updates { func run() { \(call) } }
      final class Home: UIViewController { func tap() { Updates().run() } }
      final class Delegate: UIResponder {
        func open() { Device.top().present(UIAlertController(), animated: true) }
      }
      extension Root { static let shared = Root() }
      """)
    #expect(found == ["Home present Detail", "Root present UIAlertController@App.swift:14"])
  }

  @Test("A function that presents on the root only if the root presents nothing")
  func topmostOrRoot() {
    let found = transitions(
      """
      final class Root: UIViewController {}
      final class Detail: UIViewController {}
      final class Interface {
        static let shared = Interface()
        var root: Root!
        func show(_ alert: UIAlertController) {
          if let presented = root.presentedViewController, !presented.isBeingDismissed {
            presented.present(alert, animated: true)
          } else {
            root.present(alert, animated: true)
          }
        }
        func begin() { root.present(Detail(), animated: true) }
      }
      final class Home: UIViewController {
        func tap() { Interface.shared.show(UIAlertController()) }
      }
      """)
    #expect(
      found == ["Home present UIAlertController", "Root present Detail", "Home present UIAlertController@App.swift:16"])
  }

  @Test("A target that other code passes on is presented by the root, too")
  func passedTarget() {
    let found = transitions(
      """
      final class Home: UISplitViewController {}
      final class Detail: UIViewController {}
      final class Delegate: UIResponder {
        var window: UIWindow?
        func start() { window?.rootViewController = Home() }
        func open() { show(Detail()) }
        func show(_ controller: UIViewController) {
          let root = window!.rootViewController as! UISplitViewController
          root.showDetailViewController(controller, sender: self)
        }
      }
      final class List: UIViewController {
        let delegate = Delegate()
        func tap() { delegate.show(Detail()) }
      }
      """)
    #expect(found == ["(Delegate) windowRoot Home", "Home showDetail Detail", "List showDetail Detail"])
  }
}
