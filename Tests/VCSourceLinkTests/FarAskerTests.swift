import Testing
import VCModel
import VCSwiftSource

@Suite("The screens that ask through delegates, flow controllers and properties", .enabled(if: SwiftSource.isAvailable))
struct FarAskerTests {
  private let screens = """
    class Home: UIViewController {}
    class List: UIViewController {}
    class Detail: UIViewController {}

    """

  private func found(_ code: String) -> [String] { transitions(screens + code) }

  @Test("The stack around a known controller belongs to that controller")
  func stackOfController() {
    let code = """
      class ListFlow {
        var anyController: UIViewController
        var controller: List { anyController as! List }
        func showDetail() {
          guard let stack = controller.navigationController else { return }
          DetailFlow.push(on: stack)
        }
      }
      enum DetailFlow { static func push(on stack: UINavigationController) { stack.pushViewController(Detail(), animated: true) } }
      """
    #expect(found(code) == ["List push Detail"])
  }

  @Test("A screen whose delegate selects by a value asks for each case, unless it passes another one")
  func cases() {
    let code = """
      enum Page { case detail, list }
      protocol HomeDelegate { func open(_ page: Page) }
      class Flow: HomeDelegate {
        let stack: UINavigationController
        func open(_ page: Page) {
          switch page {
          case .detail: stack.pushViewController(Detail(), animated: true)
          case .list: stack.pushViewController(List(), animated: true)
          }
        }
      }
      extension Home { var delegate: HomeDelegate?; func tap(_ page: Page) { delegate?.open(page) } }
      class Start: UIViewController { let flow: Flow; func tap() { flow.open(.list) } }
      """
    #expect(found(code) == ["Home push Detail", "Home push List", "Start push List"])
  }

  @Test("A case that is passed on over several functions is asked for by those that send it")
  func passedCases() {
    let code = """
      enum Action { case detail, list, reload }
      class Store {
        let stack: UINavigationController
        func dispatch(_ action: Action) { reduce(action) }
        private func reduce(_ action: Action) {
          switch action {
          case .detail: stack.pushViewController(Detail(), animated: true)
          case .list: stack.pushViewController(List(), animated: true)
          case .reload: break
          }
        }
      }
      extension Home { var store: Store { Store(stack: .init()) }; func tap() { store.dispatch(.detail) } }
      class Other: UIViewController { let store: Store; func tap() { store.dispatch(.list) } }
      class Third: UIViewController { let store: Store; func tap() { store.dispatch(.reload) } }
      class Every: UIViewController { let store: Store; func tap(_ action: Action) { store.dispatch(action) } }
      """
    #expect(
      Set(found(code)) == ["Every push Detail", "Home push Detail", "Every push List", "Other push List"])
  }

  @Test("A function that calls itself with the same case has no other callers for it")
  func recursion() {
    let code = """
      enum Page { case detail, list }
      enum Way { case push, modal }
      class Flow {
        let stack: UINavigationController
        func show(_ page: Page, _ way: Way) {
          guard stack.view.window != nil else { return later { self.show(page, .push) } }
          let screen = make(page)
          switch way {
          case .push: stack.pushViewController(screen, animated: true)
          case .modal: stack.present(screen, animated: true)
          }
        }
        func make(_ page: Page) -> UIViewController {
          switch page {
          case .detail: Detail()
          case .list: List()
          }
        }
        func later(_ work: () -> Void) { work() }
      }
      extension Home { var flow: Flow { Flow(stack: .init()) }; func tap() { flow.show(.detail, .modal) } }
      class Other: UIViewController { let flow: Flow; func tap() { flow.show(.list, .push) } }
      """
    #expect(found(code) == ["Home present Detail", "Other push List"])
  }

  @Test("Up to five calls away; of more screens than fit, those within three")
  func distance() {
    func chain(_ length: Int) -> String {
      let functions =
        (1..<length).map { "func step\($0)() { step\($0 + 1)() }" } + [
          "func step\(length)() { stack.pushViewController(Detail(), animated: true) }"
        ]
      return """
        class Flow {
          let stack: UINavigationController
          \(functions.joined(separator: "\n"))
        }
        extension Home { var flow: Flow { Flow(stack: .init()) }; func tap() { flow.step1() } }

        """
    }
    #expect(found(chain(5)) == ["Home push Detail"])
    #expect(found(chain(6)) == ["(Flow) push Detail"])
    let others = (1...24).map { "class S\($0): UIViewController { let flow: Flow; func tap() { flow.step1() } }" }
    let near = "extension List { var flow: Flow { Flow(stack: .init()) }; func tap() { flow.step3() } }\n"
    #expect(found(chain(5) + near + others.joined(separator: "\n")) == ["List push Detail"])
  }

  @Test("A view that pushes on a stack in a property acts for the screens that assign the stack")
  func assignedStack() {
    let code = """
      class Cell: UITableViewCell {
        weak var stack: UINavigationController?
        func tap() { stack?.pushViewController(Detail(), animated: true) }
      }
      extension Home { func configure(_ cell: Cell) { cell.stack = navigationController } }
      extension Detail { func configure(_ cell: Cell) { cell.stack = navigationController } }
      """
    #expect(Set(found(code)) == ["Home push Detail", "Detail push Detail"])
  }

  @Test("An object that presents on a controller in a property acts for those that give themselves")
  func assignedController() {
    let code = """
      class Picker {
        weak var controller: UIViewController?
        init(_ controller: UIViewController) { self.controller = controller }
        @objc func pick() { controller?.present(Detail(), animated: true) }
      }
      extension Home { func tap() { picker = Picker(self) } }
      """
    #expect(found(code) == ["Home present Detail"])
  }

  @Test("A coordinator does not act for the screen that starts it")
  func startedCoordinator() {
    let code = """
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func go() { stack.pushViewController(Detail(), animated: true) }
      }
      extension Home { func tap() { flow = Flow(stack: navigationController!) } }
      """
    #expect(found(code) == ["(Flow) push Detail"])
  }

  @Test("The only controller that a delegate's method receives is the screen that asks, if no call is in sight")
  func senders() {
    func flow(_ parameters: String) -> String {
      """
      class Flow: PickerDelegate {
        let stack: UINavigationController
        func didFinish(\(parameters)) { stack.pushViewController(Detail(), animated: true) }
      }
      """
    }
    #expect(found(flow("_ list: List, in view: UIView")) == ["List push Detail"])
    #expect(found(flow("_ list: List, in home: Home")) == ["(Flow) push Detail"])
    #expect(found(flow("_ controller: UIViewController")) == ["(Flow) push Detail"])
  }

  @Test("The contents of a stack that the caller passes are in that stack")
  func passedContainers() {
    let code = """
      enum DetailFlow {
        static func start(in stack: UINavigationController) { stack.setViewControllers([Detail()], animated: false) }
      }
      class ListFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([List()], animated: false) }
      }
      extension Home {
        func detail() {
          let stack = UINavigationController()
          DetailFlow.start(in: stack)
          present(stack, animated: true)
        }
        func list() {
          let stack = UINavigationController()
          ListFlow(stack: stack).start()
          present(stack, animated: true)
        }
      }
      """
    #expect(
      Set(found(code)) == [
        "UINavigationController@App.swift:14 set Detail", "Home present UINavigationController@App.swift:14",
        "UINavigationController@App.swift:19 set List", "Home present UINavigationController@App.swift:19",
      ])
  }

  @Test("A function that passes a screen on to a helper is followed to its callers")
  func helpers() {
    let code = """
      class Welcome {
        func begin() { show() }
        private func show() { AppDelegate.shared.display(Detail()) }
      }
      class AppDelegate: UIResponder {
        static let shared = AppDelegate()
        var window: UIWindow?
        func display(_ other: UIViewController) { window?.topController.present(other, animated: true) }
      }
      extension Home { var welcome: Welcome { Welcome() }; func viewDidLoad() { welcome.begin() } }
      """
    #expect(found(code) == ["Home present Detail"])
  }

  @Test(
    "Many screens may ask a helper for one screen of the app; for an alert they must call the helper or pass themselves on"
  )
  func manyScreens() {
    let screens = (1...13).map {
      """
      class Screen\($0): UIViewController {
        func open() { Helper().open(from: self); Helper().warn(on: self); Report().send(on: self); Report().tell() }
      }
      """
    }
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Report {
        func send(on host: UIViewController) { Helper().ask(on: host) }
        func tell() { Helper().mail() }
      }
      class Helper {
        func open(from host: UIViewController) { host.show(Detail(), sender: nil) }
        func warn(on host: UIViewController) { host.present(UIAlertController(), animated: true) }
        func ask(on host: UIViewController) { host.present(UIActivityViewController(), animated: true) }
        func mail() { UIApplication.shared.top.present(MFMailComposeViewController(), animated: true) }
      }

      """ + screens.joined(separator: "\n"))
    #expect(Set(found.filter { $0.hasSuffix("show Detail") }).count == 13)
    #expect(found.filter { $0.contains("UIAlertController") }.count == 13)
    #expect(found.filter { $0.contains("UIActivityViewController") }.count == 13)
    #expect(found.filter { $0.contains("MFMail") } == ["(Helper) present MFMailComposeViewController"])
  }

  @Test("A controller that presents itself on the window's root is not its own presenter, however many screens call it")
  func manyCallersOfItself() {
    let screens = (1...13).map {
      "class Screen\($0): UIViewController { func open() { Player().appear(on: self) } }"
    }
    let found = transitions(
      """
      class Player: UIViewController {
        func appear(on host: UIViewController) { host.present(self, animated: true) }
        func again(on host: UIViewController) { appear(on: self) }
      }

      """ + screens.joined(separator: "\n"))
    #expect(found.filter { $0.contains("present Player") }.count == 13)
    #expect(!found.contains("Player present Player"))
  }

  @Test("A subclass with an inherited initialiser acts for the screens that make it, not for those that make its base")
  func inheritedProperty() {
    let code = """
      class RowDelegate: NSObject {
        weak var controller: UIViewController?
        init(on controller: UIViewController) { self.controller = controller }
        func showBase() { controller?.navigationController?.pushViewController(Home(), animated: true) }
      }
      class OwnRowDelegate: RowDelegate {
        func show() { controller?.navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Plain: UIViewController { lazy var delegate = RowDelegate(on: self) }
      extension List { func start() { table.delegate = OwnRowDelegate(on: self) } }
      """
    #expect(found(code).sorted() == ["List push Detail", "List push Home", "Plain push Home"])
  }

  @Test("The arguments of an inherited initialiser reach the code of the base class")
  func inheritedInitialiser() {
    let code = """
      class Flow {
        let next: UIViewController
        init(next: UIViewController) { self.next = next }
        func show(on screen: Home) { screen.present(next, animated: true) }
      }
      class DetailFlow: Flow {}
      class OwnFlow: Flow { init() { super.init(next: Home()) } }
      extension Home { func go() { DetailFlow(next: Detail()).show(on: self) } }
      """
    #expect(found(code).contains("Home present Detail"))
  }

  @Test("What an inherited initialiser of a container receives is in the subclass that is made")
  func inheritedContainer() {
    let code = """
      class BaseStack: UINavigationController {
        init(content: UIViewController) { super.init(rootViewController: content) }
      }
      class SheetStack: BaseStack {}
      class OtherStack: BaseStack { init() { super.init(content: List()) } }
      extension Home { func go() { present(SheetStack(content: Detail()), animated: true) } }
      """
    #expect(found(code).sorted() == ["Home present SheetStack", "OtherStack root List", "SheetStack root Detail"])
  }

  @Test("A stack that is a default value belongs to the coordinator that stores it")
  func defaultStack() {
    let code = """
      class ListFlow {
        let stack: UINavigationController
        init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
        func start() { stack.viewControllers = [List()] }
      }
      class DetailFlow {
        let stack: UINavigationController
        init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
        func start() { stack.viewControllers = [Detail()] }
      }
      class Tabs: UITabBarController {
        func fill() {
          let list = ListFlow()
          let detail = DetailFlow()
          viewControllers = [list.stack, detail.stack]
        }
      }
      """
    #expect(
      Set(found(code)) == [
        "Tabs tab UINavigationController@App.swift:6", "UINavigationController@App.swift:6 set List",
        "Tabs tab UINavigationController@App.swift:11", "UINavigationController@App.swift:11 set Detail",
      ])
  }

  @Test("A default value is shown where a call omits it")
  func defaultScreen() {
    let code = """
      class Opener {
        func open(on screen: UIViewController, _ next: UIViewController = Detail()) { screen.present(next, animated: true) }
      }
      extension Home { func go() { Opener().open(on: self) } }
      extension List { func go() { Opener().open(on: self, Home()) } }
      """
    #expect(Set(found(code)) == ["Home present Detail", "List present Home"])
  }
}
