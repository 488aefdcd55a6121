import Testing
import VCSwiftSource

@Suite("Methods that code assigns by name", .enabled(if: SwiftSource.isAvailable))
struct AssignedMethodTests {
  private let screens = """
    class Detail: UIViewController {}
    class List: UIViewController { var onTap: (() -> Void)?; var onAction: ((Int) -> Void)? }
    struct Page: View { var showInfo: (() -> Void)?; var body: some View { Text("") } }

    """

  @Test(
    "The screen to whose closure a coordinator assigns its method asks for what the method shows",
    arguments: [
      ("let list = List(); list.onTap = showDetail", "List present Detail"),
      ("let list = List(); list.onTap = self.showDetail", "List present Detail"),
      ("let list = List(); list.onAction = handle", "List present Detail"),
      ("var page = Page(); page.showInfo = showDetail", "Page present Detail"),
      ("let showDetail = make(); let list = List(); list.onTap = showDetail", "(Flow) present Detail"),
    ])
  func assigned(code: String, expected: String) {
    let found = transitions(
      screens + """
        class Flow {
          let stack: UINavigationController
          func start() { \(code) }
          func handle(_ action: Int) { showDetail() }
          private func showDetail() { stack.present(Detail(), animated: true) }
        }
        """)
    #expect(found == [expected])
  }

  @Test("The delegate of a hosted view's model, and the closures that the model receives, whatever the model is called")
  func models() {
    let found = transitions(
      screens + """
        protocol BridgeDelegate: AnyObject { func shouldShowDetail() }
        protocol PageModel: ObservableObject { func showDetail(); func showList() }
        struct Actions { let showList: () -> Void; let close: () -> Void }
        class Bridge: PageModel {
          weak var delegate: BridgeDelegate?
          private let actions: Actions
          init(delegate: BridgeDelegate, actions: Actions) { self.delegate = delegate; self.actions = actions }
          func showDetail() { delegate?.shouldShowDetail() }
          func showList() { actions.showList() }
        }
        struct Overview<Model: PageModel>: View {
          @ObservedObject var viewModel: Model
          var body: some View { Link(action: viewModel.showDetail) }
        }
        class Flow: BridgeDelegate {
          let stack: UINavigationController
          func start() {
            let bridge = Bridge(delegate: self, actions: .init(showList: { [weak self] in self?.showList() }, close: {}))
            let view = Overview(viewModel: bridge)
            stack.pushViewController(UIHostingController(rootView: view), animated: true)
          }
          func shouldShowDetail() { stack.present(Detail(), animated: true) }
          private func showList() { stack.present(List(), animated: true) }
        }
        """)
    #expect(found.filter { $0.contains(" present ") } == ["Overview present Detail", "Overview present List"])
  }

  @Test("A closure that a coordinator passes on to a model, whose screen calls it")
  func passedOn() {
    let found = transitions(
      screens + """
        class LoginModel: ObservableObject { var openHelp: (() -> Void)? }
        struct LoginPage: View {
          @ObservedObject var viewModel: LoginModel
          var body: some View { Button("Help") { viewModel.openHelp?() } }
        }
        class LoginFlow {
          var openHelp: (() -> Void)?
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let model = LoginModel()
            model.openHelp = openHelp
            stack.pushViewController(UIHostingController(rootView: LoginPage(viewModel: model)), animated: true)
          }
        }
        class Flow {
          let stack: UINavigationController
          func start() {
            let flow = LoginFlow(stack: stack)
            flow.openHelp = { [weak self] in self?.showDetail() }
            flow.start()
          }
          private func showDetail() { stack.present(Detail(), animated: true) }
        }
        """)
    #expect(found.filter { $0.contains(" present ") } == ["LoginPage present Detail"])
  }

  @Test(
    "The screen that assigns or passes a method of another object, such as its model's router, asks",
    arguments: [
      ("let list = List(); list.onTap = model.router.showDetail", ["Start present Detail"]),
      ("let list = List(); list.onTap = model.showDetail", []),
      ("let page = Page(showInfo: model.router.showDetail)", ["Start present Detail"]),
    ])
  func otherObjects(code: String, expected: [String]) {
    let found = transitions(
      screens + """
        protocol Routing { func showDetail() }
        class Router: Routing {
          let stack: UINavigationController
          func showDetail() { stack.present(Detail(), animated: true) }
        }
        class Model { let router: Routing; func showDetail() {} }
        class Start: UIViewController { let model: Model; func start() { \(code) } }
        """)
    #expect(found.filter { !$0.hasPrefix("(") } == expected)
  }
}
