import Testing
import VCSwiftSource

@Suite("UIKit: types as values with a static factory", .enabled(if: SwiftSource.isAvailable))
struct MetatypeTests {
  private static let activities = """
    protocol Activity { static func make() -> UIViewController }
    struct Spot: Activity { static func make() -> UIViewController { SpotController() } }
    struct Tap: Activity { static func make() -> UIViewController { TapController() } }
    struct Other: Activity { static func make() -> UIViewController { OtherController() } }
    class SpotController: UIViewController {}
    class TapController: UIViewController {}
    class OtherController: UIViewController {}

    """

  @Test(
    "a list of types",
    arguments: ["all[0]", "all[row]", "isFirst ? Spot.self : Tap.self"])
  func list(type: String) {
    let found = transitions(
      Self.activities + """
        class Home: UIViewController {
          let all: [Activity.Type] = [Spot.self, Tap.self]
          func open(row: Int, isFirst: Bool) {
            let type: Activity.Type = \(type)
            present(type.make(), animated: true)
          }
        }
        """)
    #expect(
      found
        == (type == "all[0]"
          ? ["Home present SpotController"] : ["Home present SpotController", "Home present TapController"]))
  }

  @Test("a type that the caller passes, on the split view controller of a coordinator")
  func passed() {
    let found = transitions(
      Self.activities + """
        class Coordinator {
          let split = UISplitViewController()
          func start(_ type: Activity.Type) { split.showDetailViewController(type.make(), sender: nil) }
        }
        class Home: UIViewController {
          var coordinator: Coordinator?
          func open() { coordinator?.start(Tap.self) }
        }
        """)
    #expect(found == ["Home showDetail TapController"])
  }

  @Test("a generic parameter, also of a function that another generic function calls, is no screen itself")
  func generic() {
    let found = transitions(
      Self.activities + """
        protocol Modelled: UIViewController { associatedtype Model; init(model: Model) }
        class Root: UINavigationController {
          func update(_ row: Int) { row == 0 ? open(1, TapController.self) : open(2, using: OtherController.self) }
          func open<ViewController: Modelled>(_ model: ViewController.Model, using _: ViewController.Type) {
            let screen: ViewController = make(topViewController, model: model)
            replace(by: [screen])
          }
          func open<ViewController: Modelled>(_ model: ViewController.Model, _ type: ViewController.Type) {
            replace(by: [ViewController(model: model)])
          }
          func replace(by screens: [UIViewController]) { setViewControllers(screens, animated: true) }
        }
        func make<ViewController: Modelled>(_ known: UIViewController?, model: ViewController.Model) -> ViewController {
          if let screen = known as? ViewController { return screen }
          return ViewController(model: model)
        }
        """)
    #expect(found == ["Root set TapController", "Root set OtherController"])
  }

  @Test("a type that is kept in a property")
  func kept() {
    let found = transitions(
      Self.activities + """
        class Home: UIViewController {
          var current: Activity.Type?
          func select() { current = Other.self }
          func open() { present(current!.make(), animated: true) }
        }
        """)
    #expect(found == ["Home present OtherController"])
  }

  @Test("A view that a container of dependencies resolves by its type")
  func resolvedViews() {
    let found = transitions(
      """
      struct Detail: View { var body: some View { Text("") } }
      extension Assembler { static func resolve<Service>(_ type: Service.Type) -> Service { resolver.resolve(type)! } }
      struct Home: View {
        @State var isOpen = false
        var body: some View {
          Text("").sheet(isPresented: $isOpen) { AnyView(Assembler.resolve(Detail.self)) }
        }
      }
      """)
    #expect(found == ["Home sheet Detail"])
  }
}
