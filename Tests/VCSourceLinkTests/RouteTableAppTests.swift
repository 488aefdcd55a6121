import Testing
import VCSwiftSource

/// Apps whose router makes all screens from one enum, and whose controllers reach it through several objects.
@Suite("UIKit: one table of all screens", .enabled(if: SwiftSource.isAvailable))
struct RouteTableAppTests {
  /// The transitions of an app with a table of screens.
  /// - Parameters:
  ///   - others: The number of other screens in the table that nothing shows.
  ///   - calls: The code of a screen that uses the table.
  private func shown(others: Int, _ calls: String) -> [String] {
    let names = (0..<others).map { "other\($0)" }
    let screens = (0..<others).map { "class Other\($0): UIViewController {}" }.joined(separator: "\n")
    let cases = (0..<others).map { "case .other\($0): screen = Other\($0)()" }.joined(separator: "\n")
    return transitions(
      """
      \(screens)
      class Home: UIViewController { func tap() { \(calls) } }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      enum Route { case detail, help(id: String)\(names.map { ", \($0)" }.joined()) }
      enum Style { case root, push, present(isFull: Bool) }
      final class Router {
        @discardableResult
        func route<T: UIViewController>(to route: Route, from source: UIViewController, by style: Style) -> T? {
          guard let screen: UIViewController = build(route) else { return nil }
          switch style {
          case .root: source.navigationController?.setViewControllers([screen], animated: true)
          case .push: source.navigationController?.pushViewController(screen, animated: true)
          case .present: source.present(screen, animated: true)
          }
          return screen as? T
        }
        private func build<T: UIViewController>(_ route: Route) -> T? {
          let screen: UIViewController
          switch route {
          case .detail: screen = Detail()
          case .help(let id): screen = Help()
          \(cases)
          }
          return screen as? T
        }
      }
      class AppDelegate: UIResponder {
        static var shared: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
        private lazy var router = Router()
        func route<T: UIViewController>(to route: Route, from source: UIViewController, by style: Style) -> T? {
          router.route(to: route, from: source, by: style)
        }
      }
      extension UIViewController {
        @discardableResult
        func open<T: UIViewController>(_ route: Route, by style: Style) -> T? {
          AppDelegate.shared?.route(to: route, from: self, by: style) as? T
        }
      }
      """)
  }

  @Test("Each call has its screen, its style and its source, through all the functions that only pass them on")
  func forwarded() {
    let found = shown(
      others: 0, "let detail: Detail? = open(.detail, by: .push); open(.help(id: \"\"), by: .present(isFull: true))")
    #expect(found == ["Home push Detail", "Home present Help"])
  }

  @Test(
    "In a large table, a call with an unknown case shows none of the screens that no call names", arguments: [2, 30])
  func unknownCall(others: Int) {
    let found = shown(others: others, "open(.detail, by: .push); open(saved.route, by: .present(isFull: false))")
    #expect(found.contains("Home push Detail"))
    #expect(found.contains { $0.contains("Other") } == (others == 2))
  }

  @Test("A function that assigns an empty stack and pushes onto another one pushes")
  func firstScreen() {
    let code = """
      class Detail: UIViewController {}
      class Flow {
        var stack: UINavigationController!
        func start() { show(Detail()) }
        func show(_ screen: UIViewController) {
          if stack.viewControllers.isEmpty {
            stack.viewControllers = [screen]
          } else {
            stack.pushViewController(screen, animated: true)
          }
        }
        func show(_ screen: UIViewController, replacing: Bool) {
          if replacing {
            stack.setViewControllers([screen], animated: true)
          } else {
            stack.pushViewController(screen, animated: true)
          }
        }
      }
      class Home: UIViewController {
        func tap(_ flow: Flow) { flow.stack = navigationController; flow.start() }
        func help(_ flow: Flow) { flow.show(Help(), replacing: true) }
      }
      class Help: UIViewController {}
      """
    #expect(transitions(code) == ["Home push Detail", "UINavigationController set Help"])
  }
}
