import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: routers of the library RIBs", .enabled(if: SwiftSource.isAvailable))
struct RIBsTests {
  private let help = """
    protocol HelpBuildable: Buildable { func build(withListener listener: HelpListener) -> HelpRouting }
    final class HelpBuilder: Builder<HelpDependency>, HelpBuildable {
      func build(withListener listener: HelpListener) -> HelpRouting {
        let viewController = HelpViewController()
        let interactor = HelpInteractor(presenter: viewController)
        return HelpRouter(interactor: interactor, viewController: viewController)
      }
    }
    protocol HelpRouting: ViewableRouting {}
    final class HelpRouter: ViewableRouter<HelpInteractable, HelpViewControllable>, HelpRouting {}
    final class HelpViewController: UIViewController, HelpViewControllable {}

    """

  /// The transitions of a router `HomeRouter` with a builder for another router, as far as their targets are known.
  private func routed(_ code: String, _ declarations: String = "") -> [String] {
    transitions(
      help + """
        protocol HomeViewControllable: ViewControllable { func show(screen: ViewControllable) }
        final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
          private let helpBuilder: HelpBuildable
          func routeToHelp() {
            let router = helpBuilder.build(withListener: interactor)
            attachChild(router)
            \(code)
          }
        }
        final class HomeViewController: UIViewController, HomeViewControllable {
          func show(screen: ViewControllable) { present(screen.uiviewController, animated: true) }
        }
        \(declarations)
        """
    ).filter { !$0.hasSuffix("?") }
  }

  @Test("The controller of a router that a builder creates is presented by the router's own controller")
  func presented() {
    let expected = ["HomeViewController present HelpViewController"]
    #expect(routed("viewController.show(screen: router.viewControllable)") == expected)
    #expect(
      routed("viewControllable.uiviewController.present(router.viewControllable.uiviewController, animated: true)")
        == expected)
  }

  @Test("It is pushed on the stack that the router's own controller is in")
  func pushed() {
    let code = """
      viewController.uiviewController.navigationController?
        .pushViewController(router.viewControllable.uiviewController, animated: true)
      """
    #expect(routed(code) == ["HomeViewController push HelpViewController"])
  }

  @Test("Methods that the app adds to the library's protocol show their argument")
  func additions() {
    let added = """
      extension ViewControllable {
        func push(_ other: ViewControllable) {
          uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
        }
      }
      """
    #expect(
      routed("viewController.push(router.viewControllable)", added) == ["HomeViewController push HelpViewController"])
  }

  @Test("An object of the app may hold the controller of a router")
  func holder() {
    let holder = """
      final class Stack: ViewControllable {
        var uiviewController: UIViewController { navigationController }
        let navigationController: UINavigationController
        init(root: ViewControllable) {
          navigationController = UINavigationController(rootViewController: root.uiviewController)
        }
      }
      """
    let found = routed("let stack = Stack(root: router.viewControllable); viewController.show(screen: stack)", holder)
    #expect(
      found.map { $0.replacing(/@App.swift:\d+/, with: "") } == [
        "UINavigationController root HelpViewController", "HomeViewController present UINavigationController",
      ])
  }

  @Test("Tabs may be a list of routers' controllers")
  func tabs() {
    let tabs = """
      protocol TabsViewControllable: ViewControllable { func set(_ controllers: [ViewControllable]) }
      final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable> {
        private let helpBuilder: HelpBuildable
        func attach() { viewController.set([helpBuilder.build(withListener: interactor).viewControllable]) }
      }
      final class TabsViewController: UITabBarController, TabsViewControllable {
        func set(_ controllers: [ViewControllable]) { viewControllers = controllers.map(\\.uiviewController) }
      }
      """
    #expect(routed("", tabs) == ["TabsViewController tab HelpViewController"])
  }

  @Test("A window shows the controller of the router that is launched from it")
  func launch() {
    let delegate = """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var router: LaunchRouting?
        func start(_ window: UIWindow) {
          let router = RootBuilder().build()
          self.router = router
          router.launch(from: window)
        }
      }
      final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}
      final class RootBuilder: Builder<RootDependency> {
        func build() -> LaunchRouting { RootRouter(interactor: RootInteractor(), viewController: HomeViewController()) }
      }
      """
    #expect(routed("", delegate) == ["(AppDelegate) windowRoot HomeViewController"])
  }
}
