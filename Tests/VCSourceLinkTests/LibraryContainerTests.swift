import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: containers of libraries", .enabled(if: SwiftSource.isAvailable))
struct LibraryContainerTests {
  private func shown(_ code: String) -> [String] {
    transitions(
      """
      final class Main: UIViewController {}
      final class Menu: UIViewController {}
      class OwnController: UIViewController { init(leftViewController: UIViewController) {} }
      final class Home: UIViewController {
        private let panel = FloatingPanelController()
        func start() { \(code) }
      }
      """)
  }

  @Test(
    "The arguments of an initialiser that are named by their place are children",
    arguments: [
      (
        "let drawer = SlideMenuController(mainViewController: Main(), leftMenuViewController: Menu())",
        ["SlideMenuController child Main", "SlideMenuController child Menu"]
      ),
      ("let drawer = DrawerViewController(rootViewController: Main())", ["DrawerViewController child Main"]),
      ("let panel = PanelViewController(with: Main(), in: self)", ["PanelViewController child Main"]),
      ("let menu = Menu(); let panel = PopupViewController(menu)", ["PopupViewController child Menu"]),
    ])
  func initialisers(code: String, expected: [String]) { #expect(Set(shown(code)) == Set(expected)) }

  @Test("A child may be set later, also through a property")
  func setters() {
    #expect(
      shown("let drawer = DrawerViewController(); drawer.rightViewController = Menu()") == [
        "DrawerViewController child Menu"
      ])
    #expect(
      shown("panel.set(contentViewController: Menu()); panel.addPanel(toParent: self)") == [
        "FloatingPanelController child Menu", "Home child FloatingPanelController",
      ])
  }

  @Test("The list of children of a library's container, or of the app's subclass of one")
  func lists() {
    let found = transitions(
      """
      class Main: UIViewController {}
      class Menu: UIViewController {}
      class Tabs: TabViewController {
        func fill() { viewControllers = [Main(), Menu()] }
      }
      class Own: UIViewController {
        var viewControllers: [UIViewController] = []
        let pages = PagingViewController()
        func fill() {
          viewControllers = [Menu()]
          pages.viewControllers = [Main()]
        }
      }
      class Plain: UIViewController {
        func fill() { viewControllers = [Main()] }
      }
      """)
    #expect(found.sorted() == ["PagingViewController child Main", "Tabs child Main", "Tabs child Menu"])
  }

  @Test(
    "Other arguments and other classes are not children",
    arguments: [
      "let popup = PopupController(presentingViewController: self, delegateController: Menu())",
      "let model = OtherModel(contentViewController: Menu())",
      "let own = OwnController(leftViewController: Menu())",
      "let picker = UIImagePickerController(contentViewController: Menu())",
      "let scanner = ScannerViewController(with: self)",
      "let help = PanelViewController(with: \"Help\")",
      "let transition = SlideTransition(with: Menu())",
      "let own = OwnController(Menu())",
    ])
  func others(code: String) { #expect(shown(code).isEmpty) }

  @Test("Objective-C names them in the selector")
  func selectors() {
    let found = objectiveC(
      """
      - (void)start {
        RevealController *reveal = [[RevealController alloc] initWithRearViewController:[Help new] frontViewController:self];
        [reveal setRightViewController:[Help new]];
        reveal.leftViewController = [Help new];
      }
      """)
    #expect(
      found == [
        "RevealController child Help", "RevealController child Home", "RevealController child Help",
        "RevealController child Help",
      ])
  }

  @Test("A subclass of a library's container has the children that it receives; one of a system's class does not")
  func subclasses() {
    let found = transitions(
      """
      class Map: UIViewController {}
      class Search: UIViewController {}
      class Drawer: PulleyViewController {}
      class Stack: UINavigationController {}
      class Delegate: UIResponder {
        func start() {
          window.rootViewController = Drawer(contentViewController: Map(), drawerViewController: Search())
          show(Stack(rootViewController: Map()))
        }
      }
      """)
    #expect(
      found == ["(Delegate) windowRoot Drawer", "Drawer child Map", "Drawer child Search", "Stack root Map"])
  }

  @Test("A container around a parameter has the children that callers pass")
  func parameter() {
    let code = """
      final class First: UIViewController { func tap() { showSheet(Detail(), height: 1) } }
      final class Detail: UIViewController { func tap() { showSheet(Help(), height: 2) } }
      final class Help: UIViewController {}
      extension UIViewController {
        func showSheet(_ content: UIViewController, height: Int) {
          present(SheetViewController(controller: content, sizes: [height]), animated: true)
        }
      }
      """
    #expect(
      Set(transitions(code)) == [
        "First present SheetViewController", "Detail present SheetViewController", "SheetViewController child Detail",
        "SheetViewController child Help",
      ])
  }

  @Test(
    "A library's container, or a subclass of it, fills itself",
    arguments: [
      ("extension PanelController { func fill() { set(contentViewController: Map()) } }", "PanelController"),
      ("extension PanelController { func fill() { self.set(contentViewController: Map()) } }", "PanelController"),
      ("class Drawer: PanelController { init() { super.init(mainViewController: Map()) } }", "Drawer"),
      ("class Drawer: PanelController { func fill() { set(contentViewController: Map()) } }", "Drawer"),
    ])
  func itself(code: String, container: String) {
    #expect(transitions("class Map: UIViewController {}\n" + code) == ["\(container) child Map"])
  }

  @Test(
    "Other classes that have such a method do not contain anything",
    arguments: [
      "extension Panel { func fill() { set(contentViewController: Map()) } }",
      "class Drawer: PanelController { convenience init(a: Int) { self.init(mainViewController: Map()) } }",
      "class Own: UIViewController { init() { super.init(mainViewController: Map()) } }",
    ])
  func otherClasses(code: String) { #expect(transitions("class Map: UIViewController {}\n" + code).isEmpty) }

  @Test("A library's class that UIKit presents is a controller, whatever its name is")
  func kinds() {
    let found = map([
      "App.swift": """
      class Home: UIViewController {
        func rating() -> PopupDialog { Macros.alert("A") }
        func tap() { let dialog = rating(); present(dialog, animated: true) }
      }
      struct List: View { var body: some View { Text("").sheet(isPresented: $isOn) { LibraryForm() } } }
      """
    ])
    #expect(found.transitions.map(\.words) == ["Home present PopupDialog", "List sheet LibraryForm"])
    #expect(found.controllers.first { $0.id == "PopupDialog" }?.kind == .content)
    #expect(found.controllers.first { $0.id == "LibraryForm" }?.kind == .view)
  }

  @Test(
    "A value of a general or generic type does not tell what is presented",
    arguments: [
      "func make() -> AnyObject { Macros.alert() }", "func make<Dialog>() -> Dialog { Macros.alert() }",
      "func make() -> UIViewController { Macros.alert() }", "func make() -> [Dialog] { Macros.alert() }",
    ])
  func generalTypes(declaration: String) {
    let code = "class Home: UIViewController { \(declaration)\n func tap() { present(make(), animated: true) } }"
    #expect(transitions(code) == ["Home present ?"])
  }
}
