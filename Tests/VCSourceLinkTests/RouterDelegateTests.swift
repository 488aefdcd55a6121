import Testing
import VCSwiftSource

@Suite("Routers that let a delegate show what code asks for", .enabled(if: SwiftSource.isAvailable))
struct RouterDelegateTests {
  private func router(of context: String) -> String {
    """
    enum Route { case account, help(Int), home }
    struct Context<Route> { var route: Route; var isAnimated: Bool }
    protocol RouterDelegate<Route>: AnyObject {
      associatedtype Route
      func router(_ router: Router<Route>, presentWith context: \(context), completion: @escaping () -> Void)
      func router(_ router: Router<Route>, updateWith context: \(context))
    }
    class Router<Route> {
      private var waiting: [Route] = []
      private unowned let delegate: any RouterDelegate<Route>
      init(_ delegate: some RouterDelegate<Route>) { self.delegate = delegate }
      func present(_ route: Route, animated: Bool = true) { waiting.append(route); next() }
      func presentNow(route: Route) { present(route, animated: false) }
      func dismiss(_ route: Route) { waiting.removeAll(); next() }
      private func next() {
        guard let route = waiting.first else { return }
        \(context == "Route" ? "" : "let context = Context(route: route, isAnimated: true)")
        delegate.router(self, presentWith: \(context == "Route" ? "route" : "context")) { self.next() }
        delegate.router(self, updateWith: \(context == "Route" ? "route" : "context"))
      }
    }
    class Account: UIViewController {}
    class Help: UIViewController {}

    """
  }

  private func flow(_ subject: String, _ context: String) -> String {
    """
    class Flow: RouterDelegate {
      private var router: Router<Route>!
      private let stack = UINavigationController()
      init() { router = Router(self) }
      func router(_ router: Router<Route>, presentWith context: \(context), completion: @escaping () -> Void) {
        switch \(subject) {
        case .account: presentAccount(completion)
        case let .help(page): presentHelp(page)
        case .home: completion()
        }
      }
      func router(_ router: Router<Route>, updateWith context: \(context)) {
        if case .account = \(subject) { stack.show(Help(), sender: nil) }
      }
      private func presentAccount(_ completion: () -> Void) { stack.present(Account(), animated: true) }
      private func presentHelp(_ page: Int) { stack.present(Help(), animated: true) }
      func showList() {
        let list = List()
        list.onTap = { [weak self] in self?.router.present(.account) }
        stack.pushViewController(list, animated: true)
      }
      func showMenu() {
        let menu = Menu()
        menu.router = router
        stack.pushViewController(menu, animated: true)
      }
    }
    class List: UIViewController { var onTap: (() -> Void)? }
    class Menu: UIViewController {
      weak var router: Router<Route>?
      func tap() { router?.presentNow(route: .help(2)) }
      func close() { router?.dismiss(.account) }
      func any(_ route: Route) { router?.present(route) }
    }
    """
  }

  @Test(
    "Those that ask the router for a case ask for what its delegate presents for it",
    arguments: [("context.route", "Context<Route>"), ("context", "Route")])
  func routes(subject: String, context: String) {
    let found = transitions(router(of: context) + flow(subject, context))
    let asked = found.filter { !$0.contains("push") && ($0.contains("List") || $0.contains("Menu")) }
    #expect(Set(asked) == ["List present Account", "Menu present Help"])
  }

  @Test(
    "A view model tells its delegate with a case what has happened, on behalf of its screen",
    arguments: ["Kind", "Int"])
  func viewModels(type: String) {
    let found = transitions(
      """
      enum Kind { case list, page }
      protocol FormDelegate: AnyObject { func form(_ form: Form, didFinishWith kind: \(type)) }
      final class Form {
        weak var delegate: FormDelegate?
        init(delegate: FormDelegate) { self.delegate = delegate }
        func check(_ kind: \(type)) { delegate?.form(self, didFinishWith: kind) }
      }
      final class Input: UIViewController {
        private let form: Form
        init(form: Form) { self.form = form }
        func tap(_ kind: \(type)) { form.check(kind) }
      }
      final class Detail: UIViewController {}
      final class Flow: FormDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Input(form: Form(delegate: self)), animated: true) }
        func form(_ form: Form, didFinishWith kind: \(type)) { stack.pushViewController(Detail(), animated: true) }
      }
      """)
    #expect(found.contains("Input push Detail"))
  }
}
