import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: helpers whose parameter is a base class of the app", .enabled(if: SwiftSource.isAvailable))
struct BaseClassTests {
  private let classes = """
    class Base: UIViewController { func showSheet(_ sheet: Base) { present(sheet, animated: true) } }
    class Detail: Base {}

    """

  @Test("The callers know the subclass")
  func callers() {
    let code = "class Home: Base { func tap() { let sheet = Detail(nibName: nil, bundle: nil); showSheet(sheet) } }"
    #expect(transitions(classes + code) == ["Home present Detail"])
  }

  @Test("If one of them does not, the base class remains")
  func unknown() {
    let code = """
      class Home: Base { func tap() { showSheet(Detail()) } }
      class Other: Base { var sheet: Base; func tap() { showSheet(sheet) } }
      """
    #expect(Set(transitions(classes + code)) == ["Home present Detail", "Base present Base"])
  }

  @Test("Only the subclass that calls a method of the base class asks")
  func callingSubclasses() {
    let code = """
      class Chat: UIViewController {
        func forward(_ text: String) { present(Target(), animated: true) }
        func reply(_ text: String) { show(Target(), sender: nil) }
        func tap() { reply("a") }
      }
      class Room: Chat { func menu() { forward("b") } }
      class Archive: Chat { func search() { reply("c") } }
      class Target: UIViewController {}
      class Home: UIViewController {
        func open() { addChild(Room()); addChild(Archive()) }
      }
      """
    #expect(
      transitions(code).filter { $0.hasSuffix("Target") }.sorted()
        == ["Archive show Target", "Room present Target", "Room show Target"])
  }

  @Test(
    "Through other methods of the base class, and without parameters, unless anything else may call them",
    arguments: [
      ("", ["Archive push Target", "Room push Target"]),
      (
        "extension Chat { func other() { forward(\"c\") } }",
        ["Archive push Target", "Info push Target", "Room push Target"]
      ),
      (
        "extension Home { func any(_ chat: Chat) { chat.show() } }",
        ["Archive push Target", "Info push Target", "Room push Target"]
      ),
      ("extension Home { func room(_ room: Room) { room.show() } }", ["Archive push Target", "Room push Target"]),
      (
        "extension Info { override func show() { super.show() } }",
        ["Archive push Target", "Info push Target", "Room push Target"]
      ),
      (
        "extension Info { func load() { button.addTarget(self, action: #selector(show), for: .touchUpInside) } }",
        ["Archive push Target", "Info push Target", "Room push Target"]
      ),
      (
        "extension Home { @objc func show() {}; func load() { add(#selector(show)) } }",
        ["Archive push Target", "Room push Target"]
      ),
      (
        "extension Home { var forward: Bool? { nil }; func test() -> Bool { forward == nil } }",
        ["Archive push Target", "Room push Target"]
      ),
    ])
  func throughBase(other: String, expected: [String]) {
    let code = """
      class Chat: UIViewController {
        @objc func show() { navigationController?.pushViewController(Target(), animated: true) }
        func forward(_ text: String) { later { self.show() } }
      }
      class Room: Chat { func menu() { forward("b") } }
      class Archive: Chat { func search() { show() } }
      class Info: Chat {}
      class Target: UIViewController {}
      class Home: UIViewController {
        func open() { addChild(Room()); addChild(Archive()); addChild(Info()) }
      }
      \(other)
      """
    #expect(transitions(code).filter { $0.hasSuffix("Target") }.sorted() == expected)
  }

  @Test("What a base class shows that code makes itself is its own, even if nothing is known to show it")
  func madeBase() {
    let code = """
      class Timeline: UIViewController { func tap() { present(Target(), animated: true) } }
      class Mentions: Timeline {}
      class Target: UIViewController {}
      class Pages: UIViewController {
        func page(at place: Int) -> UIViewController { Timeline() }
        func open() { present(Mentions(), animated: true) }
      }
      """
    #expect(transitions(code) == ["Timeline present Target", "Pages present Mentions"])
  }

  @Test("A class without subclasses is specific enough")
  func leaves() {
    let code = """
      class Final: UIViewController {}
      class Home: Base {
        func show(_ other: Final) { present(other, animated: true) }
        func tap() { show(Final()) }
      }
      """
    #expect(transitions(classes + code).contains("Home present Final"))
  }

  @Test(
    "The source of an object's transition is the subclass that makes it, unless other code makes it, too",
    arguments: [
      ("", ["Settings push Detail"]),
      ("class Other: List { func load() { add(HelpSection()) } }", ["Other push Detail", "Settings push Detail"]),
      ("extension List { func load() { add(HelpSection()) } }", ["List push Detail"]),
      ("class Factory { func make() -> Section { HelpSection() } }", ["List push Detail"]),
      ("func makeSection() -> Section { HelpSection() }", ["List push Detail"]),
    ])
  func makers(code: String, expected: [String]) {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Section { weak var screen: List? }
      class List: UITableViewController {
        func add(_ section: Section) { section.screen = self }
      }
      class HelpSection: Section {
        func open() { screen?.navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Settings: List { override func viewDidLoad() { add(HelpSection()) } }
      \(code)
      """)
    #expect(found.sorted() == expected)
  }

  /// A base class of coordinators whose subclasses make the screen, and two of them.
  private let templates = """
    enum Mode { case push, cover }
    class Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func make() -> UIViewController { fatalError() }
      func start(mode: Mode) {
        let screen = make()
        switch mode {
        case .push: stack.pushViewController(screen, animated: true)
        case .cover: stack.present(screen, animated: true)
        }
      }
    }
    final class DetailCoordinator: Coordinator { override func make() -> UIViewController { return Detail() } }
    final class HelpCoordinator: Coordinator { override func make() -> UIViewController { return Help() } }
    class Detail: UIViewController {}
    class Help: UIViewController {}
    class List: UIViewController {
      func open() { DetailCoordinator(stack: navigationController!).start(mode: .push) }
    }

    """

  @Test(
    "What a base class shows of a subclass is asked for by the code that calls it on the subclass, in the way it says")
  func templateMethods() {
    let help = "class Menu: UIViewController { func open() { HelpCoordinator(stack: stack).start(mode: .cover) } }"
    #expect(transitions(templates + help) == ["List push Detail", "Menu present Help"])
  }

  @Test("An object of the base class may be of any subclass")
  func anySubclass() {
    let any = "class Menu: UIViewController { var next: Coordinator!; func open() { next.start(mode: .cover) } }"
    let found = transitions(templates + any)
    #expect(found.contains("List push Detail") && found.contains { $0.hasSuffix(" present Detail") })
  }

  @Test(
    "What a base class shows of a property, each subclass says that overrides it",
    arguments: [
      ("var content: UIViewController { fatalError() }", "addChild(content)"),
      ("var content: UIViewController { fatalError() }", "embed(self.content)"),
      ("var content: Part { preconditionFailure() }", "embed(content)"),
    ])
  func overriddenProperty(property: String, call: String) {
    let code = """
      class Part: UIViewController {}
      class First: Part {}
      class Second: Part {}
      class Frame: UIViewController {
        \(property)
        override func viewDidLoad() { \(call) }
        \(call.hasPrefix("embed") ? "func embed(_ part: UIViewController) { addChild(part) }" : "")
      }
      class FirstFrame: Frame { override var content: \(property.contains("Part") ? "Part" : "UIViewController") { First() } }
      class SecondFrame: Frame {
        private lazy var second = Second()
        override var content: \(property.contains("Part") ? "Part" : "UIViewController") { return second }
      }
      """
    #expect(transitions(code) == ["FirstFrame child First", "SecondFrame child Second"])
  }

  @Test("In Objective-C, the getters of subclasses")
  func overriddenGetter() {
    let code = """
      @interface Part : UIViewController
      @end
      @interface First : Part
      @end
      @interface Frame : UIViewController
      @property (readonly, nonatomic) Part *content;
      @end
      @implementation Frame
      - (void)viewDidLoad { [self addChildViewController:self.content]; }
      @end
      @interface FirstFrame : Frame
      @property (nonatomic) Part *kept;
      @end
      @implementation FirstFrame
      - (Part *)content { First *part = [[First alloc] init]; return part; }
      @end
      @implementation Part
      @end
      @implementation First
      @end
      """
    #expect(map(["Frame.m": code]).transitions.map(\.words) == ["FirstFrame child First"])
  }

  @Test(
    "The controllers in a list that an initialiser of a base class receives from those of its subclasses",
    arguments: ["addChild(page)", "embed(page)"])
  func listOfSuperclass(call: String) {
    let code = """
      class First: UIViewController {}
      class Second: UIViewController {}
      class Pages: UIViewController {
        private let pages: [UIViewController]
        init(pages: [UIViewController], title: String? = nil) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { for page in pages.reversed() { \(call) } }
        func embed(_ page: UIViewController) { addChild(page) }
      }
      class Middle: Pages {}
      class Event: Pages {
        let first: First
        init(key: String) { first = First(); super.init(pages: [first, Second()], title: key) }
      }
      class District: Middle { init() { let second = Second(); super.init(pages: [second]) } }
      """
    #expect(
      transitions(code).filter { !$0.hasSuffix("?") }.sorted()
        == ["District child Second", "Event child First", "Event child Second"])
  }
}
