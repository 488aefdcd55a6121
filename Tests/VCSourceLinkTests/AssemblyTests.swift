import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Screens of several objects, of which the rest of the app knows one, as in VIPER.
@Suite("UIKit: screens that a module assembles", .enabled(if: SwiftSource.isAvailable))
struct AssemblyTests {
  /// An extension by which controllers show themselves.
  private let showing = """
    protocol Showing { var controller: UIViewController { get } }
    extension Showing where Self: UIViewController {
      var controller: UIViewController { return self }
      func replaceRoot() { Shop.window.rootViewController = controller }
      func push(from other: UIViewController) { other.navigationController?.pushViewController(self, animated: true) }
      func cover(_ other: UIViewController) { other.present(self, animated: true) }
    }
    class Shop { static let window = UIWindow() }

    """

  /// Returns the code of a screen with its presenter and its module.
  private func screen(_ name: String, _ superclass: String = "UIViewController", _ members: String = "") -> String {
    """
    protocol \(name)View: AnyObject, Showing {}
    protocol \(name)Input: AnyObject { var controller: UIViewController { get }
      func replaceRoot(); func push(from other: UIViewController); func cover(_ other: UIViewController) }
    class \(name)Controller: \(superclass), \(name)View { var output: \(name)Presenter! }
    class \(name)Presenter: \(name)Input {
      weak var view: \(name)View!
      var controller: UIViewController { return view.controller }
      func replaceRoot() { view.replaceRoot() }
      func push(from other: UIViewController) { view.push(from: other) }
      func cover(_ other: UIViewController) { view.cover(other) }
      \(members)
    }
    class \(name)Module {
      class func make() -> \(name)Input {
        let presenter = \(name)Presenter()
        let view = \(name)Controller()
        view.output = presenter
        presenter.view = view
        return presenter
      }
    }

    """
  }

  @Test("A screen is shown where code asks the module's object to show it, in the way that it asks for")
  func requests() {
    let opening = """
      class Router {
        func open(from other: UIViewController) { DetailModule.make().push(from: other) }
        func restart() {
          let module = DetailModule.make()
          module.replaceRoot()
        }
      }
      class Home: UIViewController { func tap() { Router().open(from: self) } }
      """
    let map = map(["App.swift": showing + screen("Detail"), "Router.swift": opening])
    #expect(
      map.transitions.map { "\($0.words) at \($0.origin.location)" } == [
        "Home push DetailController at Router.swift:2:65", "(Router) windowRoot DetailController at Router.swift:5:12",
      ])
  }

  @Test("Nothing shows a screen whose object no code asks to")
  func unasked() { #expect(transitions(showing + screen("Detail")) == []) }

  @Test("A call on an object of unknown type may ask")
  func unknown() {
    let found = transitions(showing + screen("Detail") + "func start(_ kind: Int) { modules[kind].replaceRoot() }")
    #expect(found == ["(DetailModule) windowRoot DetailController"])
  }

  @Test("A controller behind the objects of two protocols is shown where code takes it out")
  func parts() {
    let wrapping = """
      extension UIViewController {
        func inStack() -> UINavigationController { return UINavigationController(rootViewController: self) }
      }

      """
    let tabs = """
      var detail: DetailInput = DetailModule.make()
      func fill() { view.viewControllers = [detail.controller.inStack()] }
      """
    let found = transitions(
      wrapping + showing + screen("Detail")
        + screen("Tabs", "UITabBarController", tabs).replacing(
          "TabsView: AnyObject, Showing {}",
          with: "TabsView: AnyObject, Showing { var viewControllers: [UIViewController]? { get set } }"))
    #expect(
      found == [
        "TabsController tab UINavigationController@App.swift:2",
        "UINavigationController@App.swift:2 root DetailController",
      ])
  }
}
