import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Coordinators that view models know only by a type eraser.
@Suite("UIKit: type erasers of coordinators", .enabled(if: SwiftSource.isAvailable))
struct TypeEraserTests {
  private let coordinating = """
    protocol Coordinator: AnyObject { associatedtype Route; func navigate(to route: Route, context: AnyObject?) }
    extension Coordinator {
      func navigate(to route: Route) { navigate(to: route, context: nil) }
      func erased() -> AnyCoordinator<Route> { AnyCoordinator(self) }
    }
    class AnyCoordinator<Route>: Coordinator {
      private let doNavigate: (Route, AnyObject?) -> Void
      init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
        doNavigate = { route, context in coordinator.navigate(to: route, context: context) }
      }
      func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
    }
    class Store<Action> {
      private let receive: (Action) -> Void
      init<P: Processor>(processor: P) where P.Action == Action { receive = { action in processor.receive(action) } }
      func send(_ action: Action) { receive(action) }
    }
    protocol Processor { associatedtype Action; func receive(_ action: Action) }

    """

  /// A coordinator of two screens, each of which asks for something.
  private let shop = """
    enum ShopRoute { case cart, help(String), end }
    class ShopCoordinator: Coordinator {
      var stack: UINavigationController
      func start() { navigate(to: .cart) }
      func navigate(to route: ShopRoute, context: AnyObject?) {
        switch route {
        case .cart: showCart()
        case .help: stack.present(Help(), animated: true)
        case .end: stack.present(End(), animated: true)
        }
      }
      func showCart() {
        let processor = CartProcessor(coordinator: erased())
        let store = Store(processor: processor)
        stack.pushViewController(UIHostingController(rootView: CartView(store: store)), animated: true)
      }
      func showPay() {
        let processor = PayProcessor(coordinator: erased())
        stack.pushViewController(
          UIHostingController(rootView: PayView(store: Store(processor: processor))), animated: true)
      }
    }
    class CartProcessor: Processor {
      let coordinator: AnyCoordinator<ShopRoute>
      init(coordinator: AnyCoordinator<ShopRoute>) { self.coordinator = coordinator }
      func receive(_ action: CartAction) { coordinator.navigate(to: .help("")) }
    }
    class PayProcessor: Processor {
      let coordinator: AnyCoordinator<ShopRoute>
      init(coordinator: AnyCoordinator<ShopRoute>) { self.coordinator = coordinator }
      func receive(_ action: PayAction) {
        switch action {
        case .end: coordinator.navigate(to: .end, context: self)
        case .other: break
        }
      }
    }
    enum CartAction { case help }
    enum PayAction { case end, other }
    struct CartView: View { var store: Store<CartAction>; var body: some View { Button("") { store.send(.help) } } }
    struct PayView: View { var store: Store<PayAction>; var body: some View { Button("") { store.send(.other) } } }
    class Help: UIViewController {}
    class End: UIViewController {}

    """

  private func sources(_ code: String, of target: String) -> [String] {
    transitions(code).filter { $0.hasSuffix(" present \(target)") }
  }

  @Test("The screen of the view model that sends a route asks for what the coordinator of these routes shows")
  func routes() {
    #expect(sources(coordinating + shop, of: "Help") == ["CartView present Help"])
    #expect(sources(coordinating + shop, of: "End") == ["PayView present End"])
  }

  @Test("An eraser of other routes does not reach it")
  func otherRoutes() {
    let other = shop.replacing("AnyCoordinator<ShopRoute>", with: "AnyCoordinator<OtherRoute>")
    #expect(
      sources(coordinating + other + "enum OtherRoute { case help(String), end }", of: "Help") == [
        "(ShopCoordinator) present Help"
      ])
  }

  @Test("A navigation controller in whose extension the push is, if nobody is known to ask")
  func containerItself() {
    let extended = """
      protocol Stack { func open() }
      extension UINavigationController: Stack { func open() { pushViewController(Help(), animated: true) } }
      class Help: UIViewController {}

      """
    #expect(transitions(extended) == ["UINavigationController push Help"])
    let replaced = extended.replacing("pushViewController(Help(),", with: "setViewControllers([Help()],")
    #expect(transitions(replaced) == ["UINavigationController set Help"])
    let unknown = map(["App.swift": extended.replacing("Help(),", with: "unknown(),")])
    #expect(unknown.transitions.map(\.words) == ["UINavigationController push ?"])
    #expect(unknown.controllers.contains { $0.id == "UINavigationController" && $0.kind == .navigation })
    let asking = "class Home: UIViewController { func tap() { navigationController?.open() } }"
    #expect(transitions(extended + asking) == ["Home push Help"])
  }
}
