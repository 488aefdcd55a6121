import Testing
import VCModel
import VCSwiftSource

/// Controllers and views in tuples.
@Suite("Tuples", .enabled(if: SwiftSource.isAvailable))
struct TupleTests {
  private let module = """
    protocol Backed: AnyObject { var controller: UIViewController { get } }
    extension Backed where Self: UIViewController { var controller: UIViewController { self } }
    protocol NoteView: Backed {}
    protocol NoteInput: AnyObject {}
    class Note: UIViewController, NoteView {}
    class NotePresenter: NoteInput {}
    typealias NoteModule = (view: NoteView, input: NoteInput)
    enum NoteAssembly {
      static func module(id: Int) -> NoteModule? {
        let presenter = NotePresenter()
        let view = Note()
        return (view, presenter)
      }
    }
    """

  @Test(
    "An element by its label in the declared result, although the tuple itself has none",
    arguments: [
      "guard let module = NoteAssembly.module(id: 1) else { return }; present(module.view.controller, animated: true)",
      "let module = NoteAssembly.module(id: 1); if let note = module?.view.controller { present(note, animated: true) }",
      "guard let note = NoteAssembly.module(id: 1)?.view.controller else { return }; present(note, animated: true)",
      "guard let module = NoteAssembly.module(id: 1) else { return }; present(module.0.controller, animated: true)",
    ])
  func labelled(body: String) {
    #expect(transitions(module + "\nclass Home: UIViewController { func open() { \(body) } }") == ["Home present Note"])
  }

  @Test("An element by its position, by a label of the tuple itself, and by its declared type alone")
  func positions() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Help: UIViewController {}
      func unlabelled() -> (UIViewController, Int) { (Detail(), 1) }
      protocol Maker { func make() -> (screen: Help, id: Int) }
      class Home: UIViewController {
        let maker: Maker
        func first() { present(unlabelled().0, animated: true) }
        func second() { let pair = (id: 1, screen: Help()); show(pair.screen, sender: self) }
        func third() { present(maker.make().screen, animated: true) }
      }
      """)
    #expect(found == ["Home present Detail", "Home show Help", "Home present Help"])
  }

  @Test(
    "The elements of a list of tuples",
    arguments: [
      "let tabs: [(controller: UIViewController, title: String)] = [(A(), \"\"), (B(), \"\")]\n"
        + "viewControllers = tabs.map { $0.controller }",
      "let tabs = [(title: \"\", controller: A()), (title: \"\", controller: B())]\n"
        + "viewControllers = tabs.map { tab in tab.controller }",
      "let tabs = [(\"\", A()), (\"\", B())]\nviewControllers = tabs.map { $0.1 }",
      "let tabs = [(\"\", A()), (\"\", B())]\nviewControllers = tabs.map(\\.1)",
      "let tabs = [(\"\", A()), (\"\", B())]\nviewControllers = tabs.map { title, screen in screen }",
      "viewControllers = [A(), B()].enumerated().map { position, screen in screen }",
      "var all: [UIViewController] = []\nfor (_, screen) in [(1, A()), (2, B())] { all.append(screen) }\n"
        + "viewControllers = all",
    ])
  func lists(body: String) {
    let found = transitions(
      """
      class A: UIViewController {}
      class B: UIViewController {}
      class Tabs: UITabBarController { override func viewDidLoad() { \(body) } }
      """)
    #expect(found == ["Tabs tab A", "Tabs tab B"])
  }

  @Test(
    "The tuples that a closure receives",
    arguments: ["addChild($0.screen)", "pair in addChild(pair.screen)", "title, screen in addChild(screen)"])
  func closures(body: String) {
    let found = transitions(
      """
      class A: UIViewController {}
      class B: UIViewController {}
      class Pages: UIViewController {
        override func viewDidLoad() { [(title: "", screen: A()), (title: "", screen: B())].forEach { \(body) } }
      }
      """)
    #expect(found == ["Pages child A", "Pages child B"])
  }

  @Test("A view, and the object that presents")
  func viewsAndObjects() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Home: View {
        @State private var shows = false
        func pages() -> (detail: Detail, help: Help) { (Detail(), Help()) }
        var body: some View { Text("").sheet(isPresented: $shows) { pages().help } }
      }
      class Screen: UIViewController {}
      class Factory { let screen: UIViewController; init(_ screen: UIViewController) { self.screen = screen } }
      class Start: UIViewController {
        func parts() -> (factory: Factory, id: Int) { (Factory(Screen()), 1) }
        func open() { present(parts().factory.screen, animated: true) }
      }
      """)
    #expect(found == ["Home sheet Help", "Start present Screen"])
  }
}
