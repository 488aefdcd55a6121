import Testing
import VCModel
import VCSwiftSource

/// Classes, subclasses, extensions and protocols that inherit from each other.
@Suite("UIKit: subclasses, extensions and protocols", .enabled(if: SwiftSource.isAvailable))
struct InheritanceTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("A generic function shows a screen of the class that its caller specifies")
  func classes() {
    let found = transitions(
      screens + """
        class Base: UIViewController {
          func open<Screen: UIViewController>(_ type: Screen.Type) { let screen = Screen(); show(screen, sender: nil) }
          func load<Screen: UIViewController>(_ type: Screen.Type, from name: String) {
            let screen = library.find(name) as! Screen
            present(screen, animated: true)
          }
        }
        class List: Base {
          func choose() { open(Detail.self); load(Other.self, from: "a") }
        }
        """)
    #expect(found == ["List show Detail", "List present Other"])
  }

  @Test("An extension of any controller that shows something does so for the controllers on which it is called")
  func receivers() {
    let found = transitions(
      screens + """
        extension UIViewController {
          func attach(to parent: UIViewController) { parent.addChild(self) }
        }
        class List: UIViewController { func open() { Detail().attach(to: self) } }
        """)
    #expect(found == ["List child Detail"])
  }

  @Test("The results of subclasses are shown by the inherited function, unless it shows them in several ways")
  func overrides() {
    let base = """
      class Flow {
        let stack: UINavigationController
        func build() -> UIViewController { fatalError() }
        func start() { stack.pushViewController(build(), animated: true) }
      }
      class DetailFlow: Flow { override func build() -> UIViewController { Detail() } }

      """
    #expect(transitions(screens + base) == ["(DetailFlow) push Detail"])
    let modes = base.replacing("func start() {", with: "func embed() { List().addChild(build()) }\n  func start() {")
    #expect(!transitions(screens + "class List: UIViewController {}\n" + modes).contains { $0.hasSuffix("Detail") })
  }

  @Test("The results of subclasses, by identifier, are shown in the way in which the subclass is asked for them")
  func overridesByIdentifier() {
    let code = """
      protocol Identifier {}
      protocol Showing { func show(_ identifier: Identifier, sender: Any?); func present(_ identifier: Identifier) }
      class Base: UIViewController, Showing {
        func destination(for identifier: any Identifier) -> UIViewController? { nil }
        func show(_ identifier: Identifier, sender: Any?) {
          guard let destination = destination(for: identifier) else { return }
          show(destination, sender: sender)
        }
        func present(_ identifier: Identifier) {
          guard let destination = destination(for: identifier) else { return }
          present(destination, animated: true)
        }
      }
      class Help: UIViewController {}
      class Start: Base {
        enum Targets: Identifier { case detail, help }
        override func destination(for identifier: any Identifier) -> UIViewController? {
          guard let identifier = identifier as? Targets else { return nil }
          switch identifier {
          case .detail: return Detail()
          case .help: return Help()
          }
        }
        func tap() { show(Targets.detail, sender: nil) }
        func ask() { self.present(Targets.help) }
      }
      class Unasked: Base {
        override func destination(for identifier: any Identifier) -> UIViewController? { Detail() }
      }
      """
    #expect(transitions(screens + code) == ["Start show Detail", "Start present Help"])
  }

  @Test("A property that a protocol requires has the value of its only implementation")
  func requiredProperties() {
    let code = """
      protocol Module { var root: UINavigationController { get } }
      class DetailModule: Module { lazy var root = UINavigationController(rootViewController: Detail()) }
      class Home: UIViewController { let module: Module; func tap() { present(module.root, animated: true) } }

      """
    let place = screens.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let stack = "UINavigationController@App.swift:\(place)"
    #expect(Set(transitions(screens + code)) == ["Home present \(stack)", "\(stack) root Detail"])
    let second = "class OtherModule: Module { lazy var root = UINavigationController() }"
    #expect(transitions(screens + code + second).contains("Home present UINavigationController"))
  }

  @Test("A protocol that declares a method of UIKit refers to UIKit's, whatever else conforms to it")
  func promises() {
    let found = transitions(
      screens + """
        protocol Presenting { func show(_ screen: UIViewController, sender: Any?) }
        extension UIViewController: Presenting {}
        class Nobody: Presenting { func show(_ screen: UIViewController, sender: Any?) {} }
        class List: UIViewController {
          let presenter: Presenting
          func open() { show(Detail(), sender: self) }
          func ask() { presenter.show(Other(), sender: nil) }
        }
        """)
    #expect(found == ["List show Detail", "List show Other"])
  }

  @Test("A library's controller remains a controller if the app extends it")
  func extendedLibraryControllers() {
    let found = transitions(
      """
      extension PanelController { convenience init(isMovable: Bool) { self.init() } }
      extension PanelService { func reset() {} }
      class List: UIViewController {
        lazy var panel: PanelController = { PanelController(isMovable: true) }()
        func open() {
          present(PanelController(isMovable: false), animated: true)
          present(panel, animated: true)
          present(PanelService(), animated: true)
        }
      }
      """)
    #expect(found == ["List present PanelController", "List present PanelController", "List present ?"])
  }

  @Test("`.init(…)` is a view of the hosting controller's type")
  func hostedViews() {
    let found = transitions(
      """
      struct Card: View { var body: some View { Text("A") } }
      class CardController: UIHostingController<Card> { init() { super.init(rootView: .init()) } }
      """)
    #expect(found == ["CardController hosts Card"])
  }

  @Test(
    "A composition has the members of all its types, also under another name",
    arguments: ["RootFlow", "Flow & RootProvider", "RootProvider & Flow"])
  func compositions(type: String) {
    let found = transitions(
      screens + """
        protocol Flow: AnyObject { var children: [Flow] { get set } }
        protocol RootProvider: AnyObject { var root: UIViewController { get } }
        typealias RootFlow = Flow & RootProvider
        final class DetailFlow: \(type) {
          var children: [Flow] = []
          var root: UIViewController { screen }
          private lazy var screen: Detail = { let screen = Detail(); return screen }()
        }
        final class OtherFlow: \(type) {
          var children: [Flow] = []
          var root: UIViewController { Other() }
        }
        class List: UIViewController {
          func open() { let flow = DetailFlow(); push(flow) }
          func push(_ flow: \(type)) { navigationController?.pushViewController(flow.root, animated: true) }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("An extension by an alias, which may mean another class in another file")
  func aliasedExtension() {
    let files = ["Home", "List"].map { name in
      """
      final class \(name): UIViewController {}
      final class \(name)Detail: UIViewController {}
      private typealias Own = \(name)
      extension Own { @objc func tapped() { show(\(name)Detail(), sender: nil) } }
      """
    }
    let found = map(["Home.swift": files[0], "List.swift": files[1]]).transitions.map(\.words)
    #expect(found == ["Home show HomeDetail", "List show ListDetail"])
  }

  @Test(
    "A class that extends a library's class of the same name is what that class is, and so are other subclasses of it")
  func sameNames() {
    let found = transitions(
      """
      class FormViewController: Eureka.FormViewController {}
      class Settings: FormViewController { func open() { present(Detail(), animated: true) } }
      class General: Eureka.FormViewController { func open() { show(Settings(), sender: nil) } }
      class Detail: UIViewController {}
      """)
    #expect(found == ["Settings present Detail", "General show Settings"])
  }

  @Test("The name of an own module before a class means the class")
  func modules() {
    let found = transitions(
      """
      class FormViewController: UIViewController {}
      class Settings: Forms.FormViewController { func open() { present(Forms.FormViewController(), animated: true) } }
      """)
    #expect(found == ["Settings present FormViewController"])
  }
}
