import Testing
import VCSwiftSource

/// What the code of an object pushes first onto the navigation controller that it was created with.
@Suite("Stacks of new objects", .enabled(if: SwiftSource.isAvailable))
struct NewStackTests {
  private static let screens = """
    class Home: UIViewController { var onAdd: (() -> Void)? }
    class Editor: UIViewController { var onNext: (() -> Void)? }
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  private static let router = """
    class Router {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      static func modal() -> Router { Router(stack: UINavigationController()) }
      func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    }
    class EditorFlow {
      let router: Router
      init(router: Router) { self.router = router }
      func start() {
        let editor = Editor()
        editor.onNext = { self.showDetail() }
        router.push(editor)
      }
      func showDetail() { router.push(Detail()) }
    }

    """

  @Test("A coordinator that starts with a new stack shows its first screen as the root, and the next ones from there")
  func coordinator() {
    let found = transitions(
      Self.screens + """
        class EditorFlow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let editor = Editor()
            editor.onNext = { self.showDetail() }
            stack.pushViewController(editor, animated: false)
          }
          func showDetail() { stack.pushViewController(Detail(), animated: true) }
        }
        class HomeFlow: Home {
          func add() {
            let modal = UINavigationController()
            let flow = EditorFlow(stack: modal)
            flow.start()
            present(modal, animated: true)
          }
        }
        """)
    #expect(
      found == [
        "UINavigationController@App.swift:17 root Editor", "Editor push Detail",
        "HomeFlow present UINavigationController@App.swift:17",
      ])
  }

  @Test("A router around the stack makes no difference")
  func router() {
    let found = transitions(
      Self.screens + Self.router + """
        class HomeFlow: Home {
          let router = Router.modal()
          func add() {
            let modal = Router(stack: UINavigationController())
            EditorFlow(router: modal).start()
            present(modal.stack, animated: true)
          }
        }
        """)
    #expect(found.contains("UINavigationController@App.swift:24 root Editor"))
    #expect(found.contains("Editor push Detail"))
  }

  @Test("Each call of a function that creates a router has a stack of its own")
  func factory() {
    let found = transitions(
      Self.screens + Self.router + """
        class OtherFlow {
          let router: Router
          init(router: Router) { self.router = router }
          func start() { router.push(Other()) }
        }
        class List: UIViewController {
          func add() {
            let modal = Router.modal()
            EditorFlow(router: modal).start()
            present(modal.stack, animated: true)
          }
          func other() {
            let modal = Router.modal()
            OtherFlow(router: modal).start()
            present(modal.stack, animated: true)
          }
        }
        """)
    #expect(found.contains("UINavigationController@App.swift:28 root Editor"))
    #expect(found.contains("List present UINavigationController@App.swift:28"))
    #expect(found.contains("UINavigationController@App.swift:33 root Other"))
    #expect(found.contains("List present UINavigationController@App.swift:33"))
  }

  @Test("A coordinator that continues on the stack of another pushes onto its screens")
  func sharedStack() {
    let found = transitions(
      Self.screens + Self.router + """
        class HomeFlow {
          let router: Router
          init(router: Router) { self.router = router }
          func start() {
            let home = Home()
            home.onAdd = { self.add() }
            router.push(home)
          }
          func add() { EditorFlow(router: router).start() }
        }
        """)
    #expect(found.contains("Home push Editor"))
    #expect(!found.contains { $0.contains("root Editor") })
  }

  @Test("A new stack beside one that other code uses decides nothing")
  func twoStacks() {
    let found = transitions(
      Self.screens + """
        class Flow {
          let stack: UINavigationController
          let modal: UINavigationController
          init(stack: UINavigationController, modal: UINavigationController) {
            self.stack = stack
            self.modal = modal
          }
          func start() { stack.pushViewController(Detail(), animated: true) }
        }
        class List: UIViewController {
          let stack = UINavigationController()
          func add() { Flow(stack: stack, modal: UINavigationController()).start() }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("A coordinator may create its stack itself")
  func ownStack() {
    let found = transitions(
      Self.screens + """
        class Flow {
          let root = UINavigationController()
          func start() { root.pushViewController(Editor(), animated: false) }
        }
        class List: UIViewController {
          func add() {
            let flow = Flow()
            flow.start()
            present(flow.root, animated: true)
          }
        }
        """)
    #expect(
      found == [
        "UINavigationController@App.swift:6 root Editor", "List present UINavigationController@App.swift:6",
      ])
  }

  @Test("What a function pushes first onto the stack that it creates is the root")
  func localStack() {
    let found = transitions(
      Self.screens + """
        class List: UIViewController {
          func add() {
            let stack = UINavigationController()
            stack.pushViewController(Editor(), animated: false)
            stack.pushViewController(Detail(), animated: false)
            present(stack, animated: true)
          }
        }
        """)
    #expect(
      found == [
        "UINavigationController@App.swift:7 root Editor", "UINavigationController@App.swift:7 push Detail",
        "List present UINavigationController@App.swift:7",
      ])
  }

  @Test(
    "The stack of a controller that a recursive function finds is searched once per function", .timeLimit(.minutes(1)))
  func recursiveSearch() {
    let found = transitions(
      """
      enum Top {
        static func find(_ base: UIViewController?) -> UIViewController? {
          if let stack = base as? UINavigationController { return find(stack.visibleViewController) }
          if let tabs = base as? UITabBarController { return find(tabs.selectedViewController) }
          if let split = base as? UISplitViewController { return find(split.viewControllers.last) }
          if let presented = base?.presentedViewController { return find(presented) }
          return base
        }
      }
      enum Flow {
        static func start(_ controller: UIViewController) {
          controller.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}
      class Home: UIViewController {
        func go() { if let top = Top.find(nil) { Flow.start(top) } }
      }
      """)
    #expect(found == ["Home push Detail"])
  }

  @Test(
    "The first screen of a stack that a function creates is its root, whoever has the function called",
    arguments: [
      "let stack = UINavigationController(); window?.rootViewController = stack; stack",
      "self.stack = UINavigationController(); window?.rootViewController = self.stack; self.stack?",
    ])
  func created(code: String) {
    let found = transitions(
      """
      class Start: UIViewController {}
      class Flow: NSObject {
        var window: UIWindow?; var stack: UINavigationController?
        func begin() { \(code).pushViewController(Start(), animated: false) }
      }
      class Settings: UIViewController { let flow: Flow; func leave() { flow.begin() } }
      """)
    #expect(
      found == [
        "(Flow) windowRoot UINavigationController@App.swift:4", "UINavigationController@App.swift:4 root Start",
      ])
  }
}
