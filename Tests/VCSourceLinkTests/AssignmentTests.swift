import Testing
import VCSwiftSource

/// Controllers that are assigned in one place and shown in another.
@Suite("UIKit: assignments", .enabled(if: SwiftSource.isAvailable))
struct AssignmentTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("A setter passes on the new value of its property, in the type itself and elsewhere")
  func setters() {
    let found = transitions(
      screens + """
        class Shell {
          let window: UIWindow
          var root: UIViewController? {
            get { window.rootViewController }
            set { window.rootViewController = newValue }
          }
          init(window: UIWindow) { self.window = window }
          func start() { root = Detail() }
        }
        class Starter {
          let shell: Shell
          init(shell: Shell) { self.shell = shell }
          func restart() { shell.root = Other() }
        }
        """)
    #expect(found == ["(Shell) windowRoot Detail", "(Starter) windowRoot Other"])
  }

  @Test("A property's effects on its new value are those of its object")
  func owners() {
    let found = transitions(
      screens + """
        class Shell: UIViewController {
          var content: UIViewController? {
            didSet { if let content { addChild(content) } }
          }
          var menu: UIViewController? {
            willSet { addChild(newValue!) }
          }
        }
        class Starter: UIViewController {
          let shell = Shell()
          func start() { shell.content = Detail(); shell.menu = Other() }
        }
        """)
    #expect(found == ["Shell child Detail", "Shell child Other"])
  }

  @Test("For a list that is passed on, each controller counts where the list is written")
  func lists() {
    let found = transitions(
      screens + """
        class Shell: UIViewController {
          let stack = UINavigationController()
          var pages: [UIViewController] {
            get { stack.viewControllers }
            set { stack.viewControllers = newValue }
          }
          func replace(with pages: [UIViewController]) { stack.setViewControllers(pages, animated: false) }
        }
        class Starter {
          let shell = Shell()
          func start() { shell.pages = [Detail(), Other()] }
          func restart() { shell.replace(with: [Other()]) }
          func stay() { shell.replace(with: shell.pages) }
        }
        """)
    let stack = "UINavigationController@App.swift:4"
    #expect(found == ["\(stack) set Detail", "\(stack) set Other", "\(stack) set Other"])
  }

  @Test("Values declared in both branches of a flag are possible; later, the assigned ones are")
  func branchesOfFlags() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          private var next: UIViewController?
          func open() {
            #if SNAPSHOT
            let detail = Detail()
            #else
            let detail = Other()
            detail.modalPresentationStyle = .formSheet
            #endif
            present(detail, animated: true)
          }
          func go() {
            #if os(iOS)
            next = Detail()
            let shown = Other()
            #else
            let shown = Detail()
            #endif
            show(next!, sender: nil)
            show(shown, sender: nil)
          }
        }
        """)
    #expect(found == ["List present Detail", "List present Other", "List show Detail", "List show Other"])
  }

  @Test("The parts of a tuple that a function returns")
  func tuples() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          func make() -> (title: String, screen: UIViewController?) { ("a", Detail()) }
          func open() {
            let (_, screen) = make()
            present(screen!, animated: true)
          }
          func show() {
            guard let (title, screen) = pair() else { return }
            show(screen, sender: title)
          }
          func pair() -> (String, Other)? { nil }
        }
        """)
    #expect(found == ["List present Detail", "List show Other"])
  }

  @Test("A local variable may have the name of the function that creates it")
  func namesOfMakers() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          func open() {
            let detail = detail()
            present(detail, animated: true)
            let other = other(for: 1) as UIViewController
            show(other, sender: nil)
          }
          private func detail() -> UIViewController { Detail() }
          private func other(for number: Int) -> UIViewController { Other() }
        }
        """)
    #expect(found == ["List present Detail", "List show Other"])
  }

  @Test("A window class of the app has the root that it sets itself")
  func windows() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      final class Overlay: UIWindow {
        override init(windowScene: UIWindowScene) {
          super.init(windowScene: windowScene)
          rootViewController = Detail()
        }
      }
      final class Box {
        var rootViewController: UIViewController?
        func fill() { rootViewController = Detail() }
      }
      """)
    #expect(found == ["(Overlay) windowRoot Detail"])
  }

  @Test("A hosting controller hosts its assigned root view, and nothing while that is empty")
  func rootViews() {
    let found = transitions(
      """
      struct Card: View { var body: some View { Text("a") } }
      struct Note: View { var body: some View { Text("b") } }
      final class Host: UIHostingController<AnyView> {
        func turn() { rootView = AnyView(Note()) }
        func clear() { rootView = AnyView(EmptyView()) }
      }
      final class Factory {
        func card() -> UIViewController {
          let host = UIHostingController(rootView: AnyView(EmptyView()))
          host.rootView = AnyView(Card())
          return host
        }
        func fill(_ host: Host, with view: some View) { host.rootView = AnyView(view) }
        func start(_ host: Host) { fill(host, with: Card()) }
      }
      struct Box { var rootView: Card }
      final class Keeper {
        var box = Box(rootView: Card())
        func change(rootView: Note) { box.rootView = Card() }
      }
      """)
    #expect(found == ["Host hosts Note", "UIHostingController@App.swift:9 hosts Card", "Host hosts Card"])
  }
}
