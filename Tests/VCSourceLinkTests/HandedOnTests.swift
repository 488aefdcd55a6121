import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// What one type leaves open and another one decides: closures, helpers of any controller, functions of heirs, tuples.
@Suite("UIKit: what is handed on", .enabled(if: SwiftSource.isAvailable))
struct HandedOnTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("Whoever calls a closure that a property keeps says what is shown; whoever wrote it asks")
  func keptClosures() {
    let found = transitions(
      screens + """
        class Model {
          var onShow: ((UIViewController) -> Void)?
          func choose() { push(Detail()) }
          private func push(_ screen: UIViewController) { onShow?(screen) }
        }
        class List: UIViewController {
          let model = Model()
          func prepare() {
            model.onShow = { [weak self] screen in self?.navigationController?.pushViewController(screen, animated: true) }
          }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("A closure may be given to an initialiser that keeps it, or to a function that calls it")
  func givenClosures() {
    let found = transitions(
      screens + """
        class Loader {
          private let finish: (UIViewController) -> Void
          init(finish: @escaping (UIViewController) -> Void) { self.finish = finish }
          func load(_ done: (UIViewController) -> Void) { finish(Detail()); done(Other()) }
        }
        class List: UIViewController {
          func open() {
            let loader = Loader(finish: { screen in self.present(screen, animated: true) })
            loader.load { screen in self.show(screen, sender: self) }
          }
        }
        """)
    #expect(found == ["List present Detail", "List show Other"])
  }

  @Test("A closure that makes a screen belongs to whoever gives it")
  func makers() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          let make: () -> UIViewController
          init(make: @escaping () -> UIViewController) { self.make = make }
          func open() { present(make(), animated: true) }
        }
        func start() -> List { List(make: { Detail() }) }
        """)
    #expect(found == ["(start) present Detail"])
  }

  @Test("A generic function shows a screen of the class that its caller names")
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

  @Test("What any controller does with itself, it does with those that are asked to")
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

  @Test("What heirs answer is shown by the function that they inherit, unless it shows it in several ways")
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

  @Test("The parts of a tuple that a function answers")
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

  @Test("What an optional holds goes into a closure")
  func optionals() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          var next: UIViewController?
          func prepare() { next = Detail() }
          func open() { next.map { present($0, animated: true) } }
        }
        """)
    #expect(found == ["List present Detail"])
  }

  @Test("An object that is handed to its closures instead of captured")
  func handedSelf() {
    let found = transitions(
      screens + """
        protocol Stage: AnyObject { func push(view: UIViewController) }
        class List: UIViewController, Stage {
          func push(view: UIViewController) { navigationController?.pushViewController(view, animated: true) }
        }
        class Presenter {
          weak var view: Stage?
          func bind() {
            Binder(self) { target, value in
              guard let view = target.view else { return }
              view.push(view: Detail())
            }
          }
        }
        """)
    #expect(found == ["List push Detail"])
  }

  @Test("A protocol that promises what UIKit does anyway is kept by UIKit, whoever else keeps it")
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
    #expect(found == ["List show Detail", "(List) show Other"])
  }

  @Test("A helper that performs the segue which its caller names by an enum's case")
  func segues() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil)],
      segues: [("List", "Detail", "Show Detail", .push), ("List", "Other", "other", .present)])
    let found = transitions(
      """
      enum Segue: String { case detail = "Show Detail", other }
      extension UIViewController {
        func performSegue(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
        func go(_ identifier: String) { performSegue(withIdentifier: identifier, sender: self) }
      }
      class List: UIViewController {
        func open() { performSegue(.detail) }
        func choose() { let segue: Segue = flag ? .other : .detail; performSegue(segue) }
        func name() { go("other") }
      }
      """, storyboards: [main])
    #expect(found == ["List push Detail", "List push Detail", "List present Other", "List present Other"])
  }

  @Test("`.init(…)` is a view of the type that the hosting controller is for")
  func hostedViews() {
    let found = transitions(
      """
      struct Card: View { var body: some View { Text("A") } }
      class CardController: UIHostingController<Card> { init() { super.init(rootView: .init()) } }
      """)
    #expect(found == ["CardController hosts Card"])
  }
}

/// What a name, a setter or a list of controllers leaves to whoever gives it.
@Suite("UIKit: what is called or assigned elsewhere", .enabled(if: SwiftSource.isAvailable))
struct AssignedElsewhereTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("A local may have the name of the function that makes it")
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

  @Test("What both branches of a flag declare may be either; what they assign counts afterwards")
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

  @Test("A function or closure with a local name shows what it is called with")
  func localFunctions() {
    let found = transitions(
      screens + """
        class List: UIViewController {
          func open(_ given: UIViewController) {
            func go(_ count: Int, to screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
            let cover = { (screen: UIViewController) in self.present(screen, animated: true) }
            let stay = { (screen: UIViewController) in print(screen) }
            go(1, to: Detail())
            go(2, to: Other())
            cover(Other())
            stay(Detail())
          }
        }
        """)
    #expect(found == ["List push Detail", "List push Other", "List present Other"])
  }

  @Test("Tabs make their controllers in closures")
  func tabs() {
    let found = transitions(
      screens + """
        class Tabs: UITabBarController {
          func fill() {
            tabs = [
              UITab(title: "Detail", image: nil, identifier: "detail") { _ in Detail() },
              UITabGroup(title: "More", image: nil, identifier: "more", children: [
                UITab(title: "Other", image: nil, identifier: "other") { _ in Other() }
              ]),
            ]
          }
        }
        class Filter { var tabs: [UITab] = []; func fill() { tabs = [UITab(title: "", image: nil, identifier: "") { _ in Detail() }] } }
        """)
    #expect(found == ["Tabs tab Detail", "Tabs tab Other"])
  }

  @Test("A controller of a library stays one where the app extends it")
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

  @Test("A setter hands on what is assigned to the property, in the type itself and elsewhere")
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

  @Test("What a property does with what it is assigned, the object does that has it")
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

  @Test("Of a list that is handed on, each controller counts where the list is written")
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

  @Test("The last part of a class's name between dots is the class's name")
  func namesOfClasses() {
    let found = transitions(
      screens + """
        protocol Named { static var name: String { get } }
        extension Named { static var name: String { NSStringFromClass(self).components(separatedBy: ".").last! } }
        extension Detail: Named {}
        extension Other: Named {}
        class List: UIViewController {
          func open() {
            performSegue(withIdentifier: Detail.name, sender: self)
            performSegue(withIdentifier: Other.name, sender: self)
          }
        }
        """,
      storyboards: [
        .storyboard(
          "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil)],
          segues: [
            (from: "List", to: "Detail", identifier: "Detail", relation: .push),
            (from: "List", to: "Other", identifier: "Other", relation: .present),
          ])
      ])
    #expect(found == ["List push Detail", "List present Other"])
  }

  @Test("Objective-C asks for the answer of a method without arguments by a dot")
  func messagesByADot() {
    #expect(
      objectiveC(
        """
        + (Home *)shared { return nil; }
        + (instancetype)other { return nil; }
        - (Home *)next { return nil; }
        - (void)open {
          [self presentViewController:Home.shared.help animated:YES completion:nil];
          [self presentViewController:Home.other.help animated:YES completion:nil];
          [self presentViewController:self.next.help animated:YES completion:nil];
        }
        """) == ["Home present Help", "Home present Help", "Home present Help"])
  }
}
