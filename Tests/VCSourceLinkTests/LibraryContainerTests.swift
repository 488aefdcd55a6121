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
}
