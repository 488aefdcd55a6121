import Testing
import VCSwiftSource

/// Controllers of which callers know only a protocol.
@Suite("UIKit: controllers behind protocols", .enabled(if: SwiftSource.isAvailable))
struct ProtocolScreenTests {
  private let screens = """
    protocol Screen: AnyObject { var controller: UIViewController { get } }
    extension Screen where Self: UIViewController { var controller: UIViewController { self } }
    protocol HomeScreen: Screen {}
    protocol DetailScreen: Screen {}
    final class Home: UIViewController, HomeScreen {}
    final class Detail: UIViewController, DetailScreen {}
    final class OtherDetail: UIViewController, DetailScreen {}
    enum DetailFactory {
      static func make(_ isOther: Bool) -> DetailScreen? {
        let presenter = Presenter()
        let view = Detail()
        presenter.view = view
        return view
      }
    }

    """

  @Test("A factory's result returns itself by a property of its protocol, and so does the source of the call")
  func factories() {
    let found = transitions(
      screens + """
        final class Wireframe {
          func showDetail(from view: HomeScreen?) {
            guard let detail = DetailFactory.make(false) else { return }
            view?.controller.navigationController?.pushViewController(detail.controller, animated: true)
          }
          func showSheet(from view: HomeScreen) {
            guard let detail = DetailFactory.make(true) else { return }
            let stack = UINavigationController(rootViewController: detail.controller)
            view.controller.present(stack, animated: true)
          }
          func showAnyhow(from view: Screen) {
            view.controller.present(OtherDetail().controller, animated: true)
          }
        }
        """)
    #expect(
      found == [
        "Home push Detail", "UINavigationController@App.swift:23 root Detail",
        "Home present UINavigationController@App.swift:23", "(Wireframe) present OtherDetail",
      ])
  }

  @Test("A protocol with several conforming controllers, or with a subclassed one, does not identify a controller")
  func several() {
    let found = transitions(
      screens + """
        protocol ListScreen: Screen {}
        class List: UIViewController, ListScreen {}
        final class LongList: List {}
        final class Wireframe {
          func present(_ view: DetailScreen) { view.controller.present(Home(), animated: true) }
          func open(_ view: ListScreen) { view.controller.present(Home(), animated: true) }
          func show(_ list: ListScreen) { Home().present(list.controller, animated: true) }
        }
        """)
    #expect(found == ["(Wireframe) present Home", "(Wireframe) present Home", "Home present ?"])
  }

  @Test("A class whose property returns another controller does not return itself")
  func otherAnswers() {
    let found = transitions(
      screens + """
        protocol ModuleScreen: Screen {}
        final class Module: UIViewController, ModuleScreen {
          var controller: UIViewController { Home() }
        }
        final class Wireframe {
          func open(_ view: HomeScreen) { view.controller.present(Module().controller, animated: true) }
        }
        final class Box: UIViewController {
          var content: Screen?
          func fill() { addChild(content!.controller) }
        }
        func fill(_ box: Box) { box.content = Module() }
        """)
    #expect(found == ["Home present Home", "Box child ?"])
  }

  @Test("A protocol with one conforming controller identifies the result of a call; a property has its assigned value")
  func sole() {
    let found = transitions(
      screens + """
        protocol Services { func makeHome() -> HomeScreen }
        final class Box: UIViewController {
          var content: HomeScreen?
          func fill() { addChild(content!.controller) }
        }
        final class Wireframe {
          let services: Services
          func open(_ box: Box) { box.content = Home() }
          func show(_ box: Box) { box.present(services.makeHome().controller, animated: true) }
        }
        """)
    #expect(found == ["Box child Home", "Box present Home"])
  }

  @Test("A stack whose initialiser sets its root argument has that root once")
  func roots() {
    let found = transitions(
      screens + """
        final class Stack: UINavigationController {
          init(rootViewController: UIViewController, title: String) {
            super.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
          }
        }
        extension Home {
          func open() { present(Stack(rootViewController: Detail(), title: ""), animated: true) }
        }
        """)
    #expect(found == ["Home present Stack", "Stack root Detail"])
  }

  @Test(
    "A property of an associated type is a controller of each conforming type, not one with the associated type's name")
  func associatedTypes() {
    let found = transitions(
      """
      protocol Coordinator: AnyObject { associatedtype Screen: UIViewController; var root: Screen { get } }
      extension Coordinator { func share(_ text: String) { root.present(Sheet(), animated: true) } }
      class DiaryCoordinator: Coordinator { let root = Diary(); func shareAll() { share("") } }
      class Diary: UIViewController { let coordinator = DiaryCoordinator(); func tap() { coordinator.shareAll() } }
      class Screen: UIViewController {}
      class Sheet: UIViewController {}
      """)
    #expect(found == ["Diary present Sheet"])
  }

  @Test("The screen that all implementations of a requirement return is known, although the implementation is not")
  func sameResults() {
    let factories = """
      protocol Factory { func make() -> UIViewController }
      struct First: Factory { func make() -> UIViewController { Builder().settings() } }
      struct Builder { func settings() -> Settings { Settings() } }
      class Settings: UIViewController {}
      enum Row { case push(Factory), header }
      class Home: UIViewController {
        func select(_ row: Row) { if case .push(let factory) = row { show(factory.make(), sender: nil) } }
      }

      """
    let same = "struct Second: Factory { func make() -> UIViewController { Settings() } }"
    #expect(transitions(factories + same) == ["Home show Settings"])
    let other = "struct Second: Factory { func make() -> UIViewController { Home() } }"
    #expect(transitions(factories + other) == ["Home show ?"])
  }
}
