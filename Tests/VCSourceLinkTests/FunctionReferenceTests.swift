import Testing
import VCModel
import VCSwiftSource

@Suite("UIKit: functions that are passed on by name", .enabled(if: SwiftSource.isAvailable))
struct FunctionReferenceTests {
  /// The transition of a coordinator that receives a factory.
  private func shown(_ factory: String, call: String = "factory(\"a\")", type: String = "(String) -> UIViewController")
    -> [String]
  {
    transitions(
      """
      final class Detail: UIViewController {}
      final class Coordinator {
        private let factory: \(type)
        let root: UIViewController
        init(root: UIViewController, factory: @escaping \(type)) { self.root = root; self.factory = factory }
        func show() { root.present(self.\(call), animated: true) }
      }
      class Base { func makeInherited(text: String) -> UIViewController { Detail() } }
      struct Screens {
        func makeDetail(_ text: String) -> UIViewController { Detail() }
        static func make(_ text: String) -> UIViewController { Detail() }
        func number(_ text: String) -> Int { 1 }
      }
      final class Container: Base {
        let screens = Screens()
        func start() -> Coordinator { Coordinator(root: UIViewController(), factory: \(factory)) }
        private func makeOwn(text: String) -> UIViewController { Detail() }
      }
      """)
  }

  @Test(
    "Own and inherited functions, and those of other objects and types",
    arguments: ["makeOwn", "self.makeOwn", "makeInherited", "screens.makeDetail", "Screens.make"])
  func references(factory: String) { #expect(shown(factory) == ["(Container) present Detail"]) }

  @Test("The initialiser of a controller")
  func initialisers() {
    #expect(shown("Detail.init", call: "factory()", type: "() -> UIViewController") == ["(Container) present Detail"])
  }

  @Test("Functions that return something else create no screen", arguments: ["screens.number", "unknown"])
  func others(factory: String) { #expect(shown(factory) == ["(Coordinator) present ?"]) }

  @Test("An initialiser that is passed by name wraps each element of a list in a container of its own")
  func mappedByInitializer() {
    let found = transitions(
      """
      class First: UIViewController {}
      class Second: UIViewController {}
      class Stack: UINavigationController {}
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          var screens: [UIViewController] = [First()]
          screens.append(
            Second())
          viewControllers = screens.map(UINavigationController.init(rootViewController:))
        }
      }
      class Others: UITabBarController {
        func fill() { setViewControllers([First(), Second()].map(Stack.init), animated: false) }
      }
      """)
    #expect(
      found == [
        "UINavigationController@App.swift:6 root First", "UINavigationController@App.swift:8 root Second",
        "Tabs tab UINavigationController@App.swift:6", "Tabs tab UINavigationController@App.swift:8",
        "Others tab Stack@App.swift:13", "Stack@App.swift:13 root First", "Stack@App.swift:13 root Second",
      ])
  }
}
