import Testing
import VCModel
import VCSwiftSource

@Suite("The screens that ask for a transition of other code", .enabled(if: SwiftSource.isAvailable))
struct AskerTests {
  private let screens = """
    class Home: UIViewController {}
    class List: UIViewController {}
    class Detail: UIViewController {}

    """

  private func found(_ code: String) -> [String] { transitions(screens + code) }

  @Test(
    "Helpers that create the screen: the source is the presenting controller, or the caller",
    arguments: [
      ("static func show(on presenter: UIViewController) { presenter.present(Detail(), animated: true) }", "on: self"),
      ("static func show() { UIApplication.shared.topController.present(Detail(), animated: true) }", ""),
      (
        "static func show(in stack: UINavigationController) { stack.present(Detail(), animated: true) }",
        "in: navigationController!"
      ),
    ])
  func helpers(declaration: String, arguments: String) {
    let callers = """
      enum Helper { \(declaration) }
      extension Home { func tap() { Helper.show(\(arguments)) } }
      extension List { func tap() { Helper.show(\(arguments)) } }
      """
    #expect(found(callers) == ["Home present Detail", "List present Detail"])
  }

  @Test("The controller that the owner of a view returns: itself, or the owner of the cell that it is on")
  func owners() {
    let code = """
      protocol FieldOwner: AnyObject { var host: UIViewController? { get } }
      class Field: UITextField {
        weak var owner: FieldOwner!
        func show() { owner.host?.present(Detail(), animated: true) }
        func push() {
          guard let host = owner.host else { return }
          host.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      extension Home: FieldOwner {
        var host: UIViewController? { self }
        func fill(_ cell: Cell) { cell.field.owner = self }
      }
      class Cell: UITableViewCell, FieldOwner {
        let field = Field()
        weak var list: List?
        var host: UIViewController? { list }
        override func awakeFromNib() { field.owner = self }
      }
      extension List { func fill(_ cell: Cell) { cell.list = self } }
      """
    #expect(
      found(code).sorted() == ["Home present Detail", "Home push Detail", "List present Detail", "List push Detail"])
  }

  @Test("The controller that callers give to a presenter, not the one that it presents")
  func givenControllers() {
    let code = """
      class Presenter {
        weak var host: UIViewController?
        func begin(from controller: UIViewController) { host = controller }
        func finish() { show(Detail()) }
        private func show(_ detail: Detail) { host?.present(detail, animated: true) }
      }
      class Flow {
        let home: Home
        let presenter = Presenter()
        func start() { presenter.begin(from: home); presenter.finish() }
      }
      """
    #expect(found(code) == ["Home present Detail"])
  }

  @Test("The controllers that a coordinator keeps to present on them")
  func keptControllers() {
    let code = """
      class Flow {
        var presented: UIViewController?
        func start() { let home = Home(); presented = home }
        func restart() { presented = List() }
        func help() { presented?.present(Detail(), animated: true) }
      }
      """
    #expect(found(code) == ["Home present Detail", "List present Detail"])
  }

  @Test("A bundle of closures and functions that a coordinator gives to a screen's model")
  func bundles() {
    let code = """
      struct Actions { let showDetail: (Int) -> Void; let showHelp: () -> Void }
      protocol Model { func select(_ row: Int); func help() }
      class ListModel: Model {
        private let actions: Actions?
        init(actions: Actions?) { self.actions = actions }
        func select(_ row: Int) { actions?.showDetail(row) }
        func help() { actions?.showHelp() }
      }
      extension List {
        var model: Model { get }
        func tap() { model.select(1) }
      }
      extension Home {
        var model: Model { get }
        func ask() { model.help() }
      }
      class Flow {
        weak var stack: UINavigationController?
        func start() -> Model {
          let actions = Actions(showDetail: show, showHelp: { [weak self] in self?.stack?.present(Detail(), animated: true) })
          return ListModel(actions: actions)
        }
        private func show(row: Int) { stack?.pushViewController(Detail(), animated: true) }
      }
      """
    #expect(found(code).sorted() == ["Home present Detail", "List push Detail"])
  }

  @Test("The container that a cell's user passes over two calls")
  func containers() {
    let code = """
      class Cell: UITableViewCell {
        func add(to parent: UIViewController) { parent.addChild(Detail()) }
        func show(in parent: UIViewController) { add(to: parent) }
      }
      extension Home { func fill(_ cell: Cell) { cell.show(in: self) } }
      """
    #expect(found(code) == ["Home child Detail"])
  }

  @Test("Code that only other objects call has no source; whoever passes on an unknown case may ask for any of them")
  func unknown() {
    let code = """
      class Flow {
        let stack: UINavigationController
        func start() { stack.present(Detail(), animated: true) }
        func open(_ page: Page) { if page == .list { stack.present(List(), animated: true) } else { stack.present(Home(), animated: true) } }
      }
      enum Page { case list, home }
      class Delegate { let flow: Flow; func begin() { flow.start() } }
      extension Home { func tap(_ page: Page) { flow.open(page) }; var flow: Flow { Flow(stack: UINavigationController()) } }
      """
    #expect(found(code) == ["(Flow) present Detail", "Home present List", "Home present Home"])
  }

  @Test("A helper that very many screens call themselves belongs to all of them")
  func common() {
    let callers = (1...25).map { "class S\($0): UIViewController { func tap() { show() } }" }.joined(separator: "\n")
    let helper = "extension UIViewController { func show() { present(Detail(), animated: true) } }\n"
    #expect(Set(found(helper + callers)) == Set((1...25).map { "S\($0) present Detail" }))
  }

  @Test("What a view model does, the few screens ask that hold it")
  func models() {
    let code = """
      class HomeModel { let stack: Stack; func open() { stack.current.present(Detail(), animated: true) } }
      class Stack { let current: UIViewController }
      extension Home { var model: HomeModel { HomeModel() } }
      class Page: UIViewController { let model: HomeModel }
      """
    #expect(found(code) == ["Page present Detail"])
    func others(_ count: Int) -> String {
      (1...count).map { "\nclass Other\($0): UIViewController { let model: HomeModel }" }.joined()
    }
    #expect(found(code + others(1)) == ["Other1 present Detail", "Page present Detail"])
    #expect(found(code + others(3)) == ["(HomeModel) present Detail"])
  }

  @Test("The controller that a generic superclass names")
  func genericSuperclass() {
    let code = """
      class Router<Controller: UIViewController> {
        unowned var rootViewController: Controller
        var stack: UINavigationController? { rootViewController.navigationController }
      }
      class ListRouter: Router<List> {
        func open() { rootViewController.present(Detail(), animated: true) }
        func go() { stack?.pushViewController(Home(), animated: true) }
      }
      """
    #expect(found(code) == ["List present Detail", "List push Home"])
  }

  @Test(
    "A screen that calls a closure of a coordinator asks, and not the code that wrote the closure",
    arguments: [
      "let list = List(); list.onTap = { self.showDetail() }",
      "let list = List(onTap: { [weak self] in self?.showDetail() })",
      "let list = List(); list.onTap = { self.load { self.showDetail() } }",
      "let model = ListModel(); model.onTap = { self.showDetail() }; let list = List(model: model)",
      "let list = List(model: ListModel(onTap: { self.showDetail() }))",
    ])
  func closures(code: String) {
    let found = found(
      """
      class ListModel { var onTap: (() -> Void)?; func tap() { onTap?() } }
      extension List { var onTap: (() -> Void)?; var model: ListModel; func tap() { model.tap() } }
      class Coordinator {
        let stack: UINavigationController
        func start() { \(code); stack.present(list, animated: true) }
        func showDetail() { stack.present(Detail(), animated: true) }
      }
      extension Home { func tap() { coordinator.start() }; var coordinator: Coordinator { Coordinator() } }
      """)
    #expect(found.sorted() == ["Home present List", "List present Detail"])
  }

  @Test("A closure that common code calls, such as a pop-up's, is not asked for by all who use that code")
  func commonClosures() {
    let found = found(
      """
      struct ButtonModel { var callback: () -> Void }
      class PopUp { static func show(_ button: ButtonModel) { button.callback() } }
      class Flow {
        let stack: UINavigationController
        func warn() { PopUp.show(ButtonModel(callback: { self.showDetail() })) }
        func showDetail() { stack.present(Detail(), animated: true) }
      }
      extension List { func tap() { flow.warn() }; var flow: Flow { Flow() } }
      extension Home { func tap() { PopUp.show(ButtonModel(callback: {})) } }
      """)
    #expect(found == ["List present Detail"])
  }

  @Test("A controller that presents itself on an unknown one is not its own presenter")
  func itself() {
    let code =
      "extension Detail { static func open() { let new = Detail(); new.appear() }\n"
      + "func appear() { UIApplication.shared.topController.present(self, animated: true) } }"
    #expect(found(code) == ["(Detail) present Detail"])
  }

  @Test("A base class that nothing shows acts for its subclasses")
  func baseClasses() {
    let code = """
      class Base: UIViewController { func open() { present(Detail(), animated: true) } }
      class First: Base {}
      class Second: Base {}
      class Unused: Base {}
      extension Home { func tap() { present(First(), animated: true); present(Second(), animated: true) } }
      """
    #expect(
      found(code) == ["First present Detail", "Second present Detail", "Home present First", "Home present Second"])
    let shown = "\nextension List { func tap() { present(Base(), animated: true) } }"
    #expect(found(code + shown).contains("Base present Detail"))
  }

  @Test("A view of a modifier that a function of `View` applies belongs to the views that call the function")
  func modifiers() {
    let code = """
      struct Page: View { var body: some View { Text("") } }
      extension View { func help(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Page() } } }
      struct First: View { @State var isShown = false; var body: some View { Text("").help($isShown) } }
      struct Second: View { @State var isShown = false; var body: some View { Text("").help($isShown) } }
      """
    #expect(found(code) == ["First sheet Page", "Second sheet Page"])
  }

  @Test("What a coordinator pushes on its own stack, the screens ask for that call it, otherwise the stack's root")
  func ownStacks() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Start: UIViewController {}
      class List: UIViewController {
        weak var coordinator: Coordinator?
        func open() { coordinator?.showDetail() }
      }
      class Coordinator {
        let stack = UINavigationController(rootViewController: List())
        func showDetail() { stack.pushViewController(Detail(), animated: true) }
        func start() { stack.pushViewController(Start(), animated: false) }
      }
      """)
    #expect(found == ["UINavigationController@App.swift:8 root List", "List push Detail", "List push Start"])
  }

  @Test("The screens that ask are the sources if the stack that is replaced is not known")
  func unknownStacks() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        let coordinator = Coordinator(tabs: UITabBarController())
        func open() { coordinator.showDetail() }
      }
      class Coordinator {
        let tabs: UITabBarController
        init(tabs: UITabBarController) { self.tabs = tabs }
        func showDetail() {
          guard let stack = tabs.selectedViewController as? UINavigationController else { return }
          stack.setViewControllers([stack.viewControllers[0], Detail()], animated: true)
        }
      }
      """)
    #expect(found == ["List set Detail"])
  }

  @Test("A plain controller that other code creates where it has none is not the source")
  func placeholder() {
    let files: KeyValuePairs = [
      "Weak.swift": """
      class Weak {
        var value: UIViewController { held ?? UIViewController() }
        private weak var held: UIViewController?
      }
      """,
      "Router.swift": screens + """
        class Router { func open(from weak: Weak) { weak.value.present(Detail(), animated: true) } }
        """,
    ]
    #expect(map(files).transitions.map(\.words) == ["(Router) present Detail"])
  }

  @Test("Where a source is known, the same transition from an unknown source is left out")
  func unknownBesideKnown() {
    let code = """
      class Stack: UIViewController {
        let child: UINavigationController
        init(child: UINavigationController = UINavigationController()) { self.child = child }
        func pushViewController(_ controller: UIViewController, animated: Bool) {
          child.pushViewController(controller, animated: animated)
        }
      }
      class Coordinator {
        let stack = Stack()
        func start() { stack.pushViewController(Detail(), animated: true) }
      }
      """
    #expect(found(code) == ["Stack push Detail"])
  }

  @Test("A value that only a model's own code sets is shown by the view with the sheet")
  func sheetsOfModels() {
    let code = """
      enum Page: Identifiable { case info, help; var id: Int { 0 } }
      final class Model: ObservableObject {
        @Published var page: Page?
        init() { service.states.sink { [weak self] _ in self?.handle() } }
        private func handle() { page = .info }
      }
      struct Info: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          Text("").sheet(item: $model.page) { page in switch page { case .info: Info(); case .help: Help() } }
        }
      }
      struct First: View { let model: Model; var body: some View { Text("") } }
      struct Second: View { let model: Model; var body: some View { Text("") } }
      struct Third: View { let model: Model; var body: some View { Text("") } }
      """
    #expect(Set(transitions(code)) == ["Home sheet Info", "Home sheet Help"])
  }
}
